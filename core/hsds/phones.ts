import { repairPhone } from '../center/repairs.ts';

/** A number to call, as HSDS has it. */
interface PhoneNumber {
  number: string;
  /** As digits, since an extension may begin with a zero. */
  extension?: string;
}

/** Between two numbers in one text, and nowhere else: what follows must be a number of its own. */
const BETWEEN_NUMBERS = /\s*(?:[;,/&]|\bor\b|\band\b)\s*(?=\+?1?[\s.-]*\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4})/i;
const WITH_EXTENSION = /^(.*?)[\s,;]*(?:x|ext\.?|extension|#)\s*(\d+)$/i;

/**
 * The numbers in what people wrote: "205-216-0200 x123 or 205-216-0300". In E.164 (https://www.itu.int/rec/T-REC-E.164,
 * which HSDS asks for) where it is a number of the US by its digits, or has a country's code; else as it was written.
 */
export function readPhones(text: string): PhoneNumber[] {
  return text
    .split(BETWEEN_NUMBERS)
    .map((part) => repairPhone(part.trim()))
    .filter((part) => part !== '')
    .map((part) => {
      const [, number, extension] = WITH_EXTENSION.exec(part) ?? [];
      return extension === undefined
        ? { number: toE164(part) }
        : { number: toE164(number!.trim()), extension };
    });
}

function toE164(number: string): string {
  const digits = number.replace(/\D/g, '');
  // What is no number, such as “call us”, stays as it was written.
  if (/[^\d\s().+-]/.test(number)) return number;
  if (number.startsWith('+') && digits.length >= 8 && digits.length <= 15) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : number;
}
