import type { RenderDocument } from '#core/pages/page-rendering.ts';
import type { StaffGuard } from './access/guard.ts';
import type { LiveDirectory } from './directory/live-directory.ts';
import type { Clients } from './http/client-limits.ts';
import type { ProxyWatch } from './http/proxy-watch.ts';
import type { ImportJobs } from './imports/jobs/bulk-import-jobs.ts';
import type { Log } from './log.ts';
import type { Mailing } from './mail/mailing.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Observer } from './monitoring/observe-requests.ts';
import type { SettingOrigins, Settings } from './settings/settings.ts';
import type { SmsProvider } from './sms/provider.ts';

/** All that the server works with. Routes take of it what they need. */
export interface AppContext extends StaffGuard, Clients, Mailing {
  live: LiveDirectory;
  importJobs: ImportJobs;
  snapshotFolder: string;
  /** The built PWA. */
  pwaFolder: string;
  /** Undefined where no pages are asked for, as in a terminal. */
  renderPage: RenderDocument | undefined;
  /** Undefined where none is set up. */
  sms: SmsProvider | undefined;
  settings: Settings;
  settingOrigins: SettingOrigins;
  log: Log;
  logError: (error: Error) => void;
  /** Sees every request, before all else; undefined where none comes by a network. */
  observer: Observer | undefined;
  /** What Prometheus reads; undefined where it is not asked for. */
  metrics: Metrics | undefined;
  /** Undefined where nobody asks from outside, as in a terminal. */
  proxyWatch?: ProxyWatch | undefined;
}
