import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { DoctorCheck } from '#core/staff/doctor.ts';
import { type ProxyNotice, ProxyWatch, proxyTroubles } from '../http/proxy-watch.ts';
import { toTrustedProxies } from '../http/trusted-proxies.ts';
import type { Settings } from '../settings/settings.ts';
import { failed, ok, warning } from './findings.ts';

type ProxySettings = Pick<Settings, 'HARBORLIGHT_DB' | 'HOST' | 'NODE_ENV' | 'TRUST_PROXY'>;

/** What a server has noticed, for its next start and for the terminal; it holds only while TRUST_PROXY stays. */
const StoredNotice = z.object({
  trouble: z.enum(proxyTroubles),
  proxies: z.int(),
  trustProxy: z.union([z.literal(false), z.number(), z.string()]),
});

function fileOf(databaseFile: string): string {
  return join(dirname(databaseFile), 'noticed-proxy.json');
}

/** Watches how requests come; says it once, and keeps it for the doctor, where TRUST_PROXY does not fit. */
export function openProxyWatch(settings: ProxySettings, log: (message: string) => void): ProxyWatch {
  const file = fileOf(settings.HARBORLIGHT_DB);
  return new ProxyWatch(toTrustedProxies(settings.TRUST_PROXY), (notice) => {
    try {
      if (notice) writeFileSync(file, JSON.stringify({ ...notice, trustProxy: settings.TRUST_PROXY }));
      else rmSync(file, { force: true });
    } catch {
      // Then the log alone knows it.
    }
    if (!notice) return;
    const { message, todo } = describe(notice, settings.TRUST_PROXY);
    log(`${message} ${todo}`);
  });
}

/** Whether clients can be told apart, by what requests have shown. */
export function checkProxy(settings: ProxySettings): DoctorCheck {
  const notice = readNotice(settings);
  if (notice) {
    const { message, todo } = describe(notice, settings.TRUST_PROXY);
    return failed('proxy', message, todo);
  }
  if (settings.TRUST_PROXY !== false)
    return ok('proxy', 'Nothing that came speaks against how TRUST_PROXY is set.');
  if (settings.NODE_ENV === 'production' && /^(localhost|127\..*|\[?::1\]?)$/.test(settings.HOST)) {
    const message = `HOST=${settings.HOST} is reached from this machine alone, so visitors come through a proxy: without TRUST_PROXY they all share one limit.`;
    return warning('proxy', message, 'Set TRUST_PROXY=1, or to as many proxies as stand in front.');
  }
  return ok('proxy', 'Nothing that came shows that a proxy is in front.');
}

function readNotice(settings: ProxySettings): ProxyNotice | undefined {
  try {
    const text = readFileSync(fileOf(settings.HARBORLIGHT_DB), 'utf8');
    const stored = StoredNotice.parse(JSON.parse(text));
    return stored.trustProxy === settings.TRUST_PROXY ? stored : undefined;
  } catch {
    return undefined;
  }
}

function describe(
  { trouble, proxies }: ProxyNotice,
  set: Settings['TRUST_PROXY'],
): { message: string; todo: string } {
  const all =
    'all visitors are taken for one: a few of them use up the limits of all, and may keep staff from signing in';
  const each = 'a visitor can make up an address, and so pass every limit';
  const instead = `Set TRUST_PROXY=${proxies}, or to the networks of all proxies in front, and start the server anew.`;
  switch (trouble) {
    case 'not_set':
      return { message: `Requests come through a proxy, and TRUST_PROXY is not set: ${all}.`, todo: instead };
    case 'other_network':
      return {
        message: `Requests come through a proxy whose address is in none of the networks of TRUST_PROXY=${set}: ${all}.`,
        todo: 'Add its network to TRUST_PROXY, and start the server anew.',
      };
    case 'more':
      return {
        message: `Requests come through more proxies (${proxies}) than TRUST_PROXY=${set} says: ${all}.`,
        todo:
          typeof set === 'string' ? 'Add the networks of all of them, and start the server anew.' : instead,
      };
    case 'fewer':
      if (proxies === 0)
        return {
          message: `The proxy in front sends no X-Forwarded-For, though TRUST_PROXY=${set}: ${all}.`,
          todo: 'Have it add the client’s address: see deploy/nginx.conf.',
        };
      return {
        message: `Requests come through fewer proxies (${proxies}) than TRUST_PROXY=${set} says: ${each}.`,
        todo: instead,
      };
    case 'none':
      return {
        message: `Requests come straight from visitors, though TRUST_PROXY=${set}: ${each}.`,
        todo: 'Take TRUST_PROXY away; or let the server listen where only the proxy reaches it: HOST=localhost.',
      };
  }
}
