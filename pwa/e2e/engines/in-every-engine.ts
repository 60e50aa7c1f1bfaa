import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest';
import type { ServerProcess } from '../server-process.ts';
import { AnyPhone } from './any-phone.ts';
import type { Engine } from './profile.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

/** Opens a new phone, whose browser knows nothing yet, at this server. It is looked through and put away by
 * itself, at the latest when the next one is opened. */
export type OpenPhone = (server: ServerProcess, origin?: string) => Promise<AnyPhone>;

/** The same errands in each engine, which is started once for them. */
export function inEveryEngine(errands: (openPhone: OpenPhone) => void): void {
  const { WebKitGTK, Firefox } = inject('engines');
  inEngine('WebKitGTK', WebKitGTK, startWebKit, errands);
  inEngine('Firefox', Firefox, startFirefox, errands);
  inEngine('Chromium', inject('chromiumPath'), startChromium, errands);
}

function inEngine<Programs>(
  name: string,
  programs: Programs,
  start: (programs: Programs) => Promise<Engine>,
  errands: (openPhone: OpenPhone) => void,
): void {
  describe(`in ${name}`, () => {
    let engine: Engine | undefined;
    let phone: AnyPhone | undefined;
    const putAway = async () => {
      const last = phone;
      phone = undefined;
      await last?.putAway();
    };
    beforeAll(async () => {
      engine = await start(programs);
    });
    afterEach(putAway);
    afterAll(() => engine?.stop());
    errands(async (server, origin) => {
      // A driver of WebKitGTK has one browser at a time.
      await putAway();
      phone = new AnyPhone(server, await engine!.newProfile(), origin);
      await phone.openTab();
      return phone;
    });
  });
}
