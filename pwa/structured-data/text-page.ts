import type { Site, Thing } from './thing.ts';

/** A page that is mostly text, or a form. */
export interface TextPage {
  type: 'WebPage' | 'AboutPage' | 'ContactPage';
  name: string;
  description: string;
  path: string;
}

export function describeTextPage(
  { type, name, description, path }: TextPage,
  { addressOf, language }: Site,
): Thing[] {
  return [{ '@type': type, name, description, url: addressOf(path), inLanguage: language }];
}
