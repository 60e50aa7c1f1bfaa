import { type Language, prefixOf } from '#core/i18n/languages.ts';
import type { Submission } from '#core/messages/submission.ts';
import { link, type MailParts, section } from './mail-parts.ts';
import { submitterWords } from './submitter-words.ts';

/** Who a mail goes to: in which language, and where its links lead. */
export interface Reader {
  language: Language;
  /** Where people reach this server, without a slash at the end; null where that is not known. */
  url: string | null;
}

/** That it came. Holds nothing that was typed: whoever types a stranger's address must not make us carry words to them. */
export function confirmationText(type: Submission['type'], reader: Reader): MailParts {
  const { confirmation: say } = submitterWords[reader.language];
  const [thanks, next] = type === 'CONTACT' ? say.contact : say.listing;
  return {
    replyTo: null,
    text: [say.hello, thanks, section(say.next, next), type === 'CONTACT' ? '' : say.free, ...endOf(reader)],
  };
}

/** That a listing is approved. Holds nothing that was typed; where the center is, where that is known. */
export function approvalText(center: { slug: string } | undefined, reader: Reader): MailParts {
  const { approval: say, confirmation } = submitterWords[reader.language];
  return {
    replyTo: null,
    text: [
      confirmation.hello,
      say.thanks,
      center ? link(say.listing, homeOf(reader), `/centers/${center.slug}`) : '',
      say.verified,
      confirmation.free,
      ...endOf(reader),
    ],
  };
}

/** That a listing is not taken, and why, in the words of who reviewed it. Holds nothing that the submitter typed. */
export function rejectionText(reason: string, reader: Reader): MailParts {
  const { rejection: say, confirmation } = submitterWords[reader.language];
  return {
    replyTo: null,
    text: [
      confirmation.hello,
      say.thanks,
      section(say.why, reason.replace(/\r\n?/g, '\n')),
      say.again,
      link(say.form, homeOf(reader), '/update-listing'),
      ...endOf(reader),
    ],
  };
}

function endOf(reader: Reader): string[] {
  const { confirmation: say } = submitterWords[reader.language];
  const home = homeOf(reader);
  return [
    link(say.more, home, '/contact'),
    say.notYou,
    home === null ? say.signature : `${say.signature}\n${home}`,
    say.crisis,
  ];
}

/** The start page in the reader's language: what stands before every page's address. */
function homeOf({ language, url }: Reader): string | null {
  return url === null ? null : url + prefixOf(language);
}
