import type { RenderPage } from '#core/page-rendering.ts';
import type { SignedInStaff } from '#core/staff.ts';
import type { ImportJobs } from './admin/bulk-import-jobs.ts';
import type { Db } from './db.ts';
import type { LiveDirectory } from './live-directory.ts';
import type { StaffMail } from './mail/staff-mail.ts';
import type { ClientLimits } from './receiving/client-limits.ts';
import type { SettingOrigins, Settings } from './settings.ts';
import type { TextProvider } from './texting/provider.ts';

/** What the routes work with. */
export interface AppContext {
  db: Db;
  live: LiveDirectory;
  importJobs: ImportJobs;
  snapshotFolder: string;
  /** The built PWA. */
  pwaFolder: string;
  /** Undefined where no pages are asked for, as in a terminal. */
  renderPage: RenderPage | undefined;
  limits: ClientLimits;
  /** True where X-Forwarded-For is set by a proxy of ours. */
  trustProxy: boolean;
  /** Undefined where none is set up. */
  texts: TextProvider | undefined;
  /** Where people reach this server. */
  publicUrl: string | undefined;
  /** Hears of each form. */
  staffEmail: string | null;
  /** Undefined where no mail server is set up. */
  mail: StaffMail | undefined;
  /** Call it when mails were queued and committed. */
  wakeMail: () => void;
  /** Who works on the database itself, in a terminal of its machine: may do all. Never set where others can ask. */
  operator?: SignedInStaff | undefined;
  settings: Settings;
  settingOrigins: SettingOrigins;
  logError: (error: Error) => void;
}
