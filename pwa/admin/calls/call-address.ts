import { addDays, utcDay } from '#core/i18n/utc-days.ts';

/** What the page's address asks for. Dates are empty while somebody has not filled them in. */
export interface CallAddress {
  dateFrom: string;
  dateTo: string;
  /** Digits only: up to eight. */
  centerId: string;
  page: number;
}

/** Spec, section 9: 30 days ending today. */
const DEFAULT_DAYS = 30;

export function readCallAddress(params: URLSearchParams, now: Date): CallAddress {
  const today = utcDay(now);
  const page = params.get('page') ?? '';
  return {
    dateFrom: params.get('dateFrom') ?? addDays(today, -DEFAULT_DAYS),
    dateTo: params.get('dateTo') ?? today,
    centerId: onlyDigits(params.get('centerId') ?? ''),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The other way round; what is as usual is left out, so that a bookmark follows the day. */
export function writeCallAddress(address: CallAddress, now: Date): URLSearchParams {
  const usual = readCallAddress(new URLSearchParams(), now);
  const params = new URLSearchParams();
  for (const name of ['dateFrom', 'dateTo', 'centerId', 'page'] as const) {
    if (address[name] !== usual[name]) params.set(name, String(address[name]));
  }
  return params;
}

/** People copy "ID: 00000042" from the table. */
export function onlyDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(-8);
}

/** True once both dates are there, and in order: a date that is being typed begins as "0002-11-20". */
export function canAsk({ dateFrom, dateTo }: Pick<CallAddress, 'dateFrom' | 'dateTo'>): boolean {
  return isWhole(dateFrom) && isWhole(dateTo) && dateFrom <= dateTo;
}

export function isOutOfOrder({ dateFrom, dateTo }: Pick<CallAddress, 'dateFrom' | 'dateTo'>): boolean {
  return isWhole(dateFrom) && isWhole(dateTo) && dateFrom > dateTo;
}

function isWhole(date: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
}
