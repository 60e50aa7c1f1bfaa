import { useText } from '../text.tsx';
import { useSiteInfo } from './site-info.ts';
import { smsHref } from './sms-href.ts';

/** SAMHSA's National Helpline, free and open day and night: https://www.samhsa.gov/find-help/helplines */
export const SAMHSA_HELPLINE = '1-800-662-4357';

/** Where a text for help goes: this instance's own number, else the crisis line at 988. */
export function useTextHelp(): { href: string; phone: string | null } {
  const phone = useSiteInfo(({ site }) => site?.textHelpPhone ?? null);
  const { text988Word } = useText().layout.crisis;
  return { href: phone ? smsHref(phone) : smsHref('988', text988Word), phone };
}
