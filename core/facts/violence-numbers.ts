/**
 * Of the National Domestic Violence Hotline, as helplines.ts has them. Apart from the numbers for every emergency, which
 * stand on every page: these come where a question tells of violence.
 */
export const DOMESTIC_VIOLENCE_LINE = '1-800-799-7233';
export const DOMESTIC_VIOLENCE_TEXT = '88788';
