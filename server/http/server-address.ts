import type { TrustedProxies } from './trusted-proxies.ts';

/** How people reach this server. */
export interface ServerAddress {
  /** PUBLIC_URL. Undefined where nobody has told us. */
  publicUrl: string | undefined;
  /** Whose X-Forwarded-For and X-Forwarded-Proto we believe. */
  trustProxy: TrustedProxies;
}
