import type { Migration } from 'kysely';
import * as centers from './0001-centers.ts';
import * as guides from './0002-guides.ts';
import * as messages from './0003-messages.ts';
import * as staff from './0004-staff.ts';
import * as terminal from './0005-terminal.ts';
import * as languages from './0006-languages.ts';
import * as reports from './0007-reports.ts';
import * as messageLanguages from './0008-message-languages.ts';
import * as counts from './0009-counts.ts';
import * as upgrades from './0010-upgrades.ts';
import * as careFacts from './0011-care-facts.ts';
import * as dueGuides from './0012-due-guides.ts';
import * as leaveMessage from './0013-leave-message.ts';
import * as topics from './0014-topics.ts';
import * as claims from './0015-claims.ts';
import * as linkMakers from './0016-link-makers.ts';
import * as spam from './0017-spam.ts';
import * as signIn from './0018-sign-in.ts';
import * as twoStep from './0019-two-step.ts';
import * as undoneImports from './0020-undone-imports.ts';
import * as furtherPhones from './0021-further-phones.ts';
import * as proposals from './0022-proposals.ts';

/** In order; only ever added to, and never changed once they are on main: shipped.test.ts holds them. */
export const migrations: Record<string, Migration> = {
  '0001-centers': centers,
  '0002-guides': guides,
  '0003-messages': messages,
  '0004-staff': staff,
  '0005-terminal': terminal,
  '0006-languages': languages,
  '0007-reports': reports,
  '0008-message-languages': messageLanguages,
  '0009-counts': counts,
  '0010-upgrades': upgrades,
  '0011-care-facts': careFacts,
  '0012-due-guides': dueGuides,
  '0013-leave-message': leaveMessage,
  '0014-topics': topics,
  '0015-claims': claims,
  '0016-link-makers': linkMakers,
  '0017-spam': spam,
  '0018-sign-in': signIn,
  '0019-two-step': twoStep,
  '0020-undone-imports': undoneImports,
  '0021-further-phones': furtherPhones,
  '0022-proposals': proposals,
};
