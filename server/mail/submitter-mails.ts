import { mail as words } from '#core/i18n/en/mail.ts';
import type { Submission } from '#core/submission.ts';
import { link, type MailParts, section } from './mail-parts.ts';

/** That it came. Holds nothing that was typed: whoever types a stranger's address must not make us carry words to them. */
export function confirmationText(type: Submission['type'], url: string | null): MailParts {
  const say = words.confirmation;
  const [thanks, next] = type === 'CONTACT' ? say.contact : say.listing;
  return {
    replyTo: null,
    text: [say.hello, thanks, section(say.next, next), type === 'CONTACT' ? '' : say.free, ...endOf(url)],
  };
}

/** That a listing is approved. Holds nothing that was typed; where the center is, where that is known. */
export function approvalText(center: { slug: string } | undefined, url: string | null): MailParts {
  const say = words.approval;
  return {
    replyTo: null,
    text: [
      words.confirmation.hello,
      say.thanks,
      center ? link(say.listing, url, `/centers/${center.slug}`) : '',
      say.verified,
      words.confirmation.free,
      ...endOf(url),
    ],
  };
}

/** That a listing is not taken, and why, in the words of who reviewed it. Holds nothing that the submitter typed. */
export function rejectionText(reason: string, url: string | null): MailParts {
  const say = words.rejection;
  return {
    replyTo: null,
    text: [
      words.confirmation.hello,
      say.thanks,
      section(say.why, reason.replace(/\r\n?/g, '\n')),
      say.again,
      link(say.form, url, '/update-listing'),
      ...endOf(url),
    ],
  };
}

function endOf(url: string | null): string[] {
  const say = words.confirmation;
  return [
    link(say.more, url, '/contact'),
    say.notYou,
    url === null ? say.signature : `${say.signature}\n${url}`,
    say.crisis,
  ];
}
