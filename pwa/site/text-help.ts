import { LIFELINE } from '#core/facts/crisis-numbers.ts';
import { useText } from '../text.tsx';
import { useSiteInfo } from './site-info.ts';

/** Where a text for help goes: the crisis line at 988, and beside it this instance's own number, if it has one. */
export function useTextHelp(): { href: string; phone: string | null } {
  const phone = useSiteInfo(({ site }) => site?.textHelpPhone ?? null);
  const { text988Word } = useText().layout.crisis;
  return { href: smsHref(LIFELINE, text988Word), phone };
}

/** A link that writes a text message, with the words to send, if any: "?&" is what iOS and Android both read. */
export function smsHref(number: string, words = ''): string {
  return `sms:${number}${words && `?&body=${encodeURIComponent(words)}`}`;
}
