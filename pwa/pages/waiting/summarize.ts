import type { Catalog, Words } from '#core/i18n/catalogs.ts';
import type { reports as en } from '#core/i18n/en/reports.ts';
import type { Translated } from '#core/i18n/translated.ts';
import type { WaitingMessage } from '../../outbox/outbox-store.ts';

/** One line by which a person recognizes a message of theirs. */
export function summarize(
  waiting: WaitingMessage,
  lists: Pick<Catalog['lists'], 'states'> & Words['messageLists'],
  reports: Translated<typeof en>,
): string {
  const { contactPreferences, inquiryTypes, primaryNeeds, states } = lists;
  switch (waiting.kind) {
    case 'matching': {
      const { primaryNeed, state, contactPreference, contactInfo } = waiting.message;
      return [
        primaryNeeds.labels[primaryNeed],
        states.labels[state],
        `${contactPreferences.labels[contactPreference]}: ${contactInfo}`,
      ].join(' · ');
    }
    case 'listing':
      return waiting.message.centerName;
    case 'contact':
      return shorten(
        `${inquiryTypes.labels[waiting.message.type]}: ${waiting.message.subject || waiting.message.message}`,
      );
    case 'text':
      return `${waiting.message.centerName} → ${waiting.message.userPhone}`;
    case 'call':
      return waiting.message.centerName;
    case 'report': {
      const { centerName, kind, comment } = waiting.message;
      return shorten([reports.summary(centerName, reports.kinds[kind]), comment].filter(Boolean).join(' · '));
    }
  }
}

/** Characters that still fit into two or three lines on a phone. */
const LONGEST = 120;

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}
