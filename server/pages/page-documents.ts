import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { splitLanguage } from '#core/i18n/languages.ts';
import type { ReturnedForm } from '#core/messages/form-messages.ts';
import type { RenderedDocument } from '#core/pages/page-rendering.ts';
import { writeFrame } from '#core/pages/page-template.ts';
import { SiteInfo } from '#core/snapshot/snapshot.ts';
import type { AppContext } from '../app-context.ts';
import { originOf } from '../http/origin.ts';
import { directoryAnswers } from './page-answers.ts';

/** A page as a whole document, in UTF-8. */
export interface PageDocument {
  html: RenderedDocument['html'];
  /** Undefined where the document is the frame alone, which the browser's app fills. */
  status?: RenderedDocument['status'];
  /** True where it has no content only because so many pages are asked for. */
  isBusy?: boolean;
}

/** The header of one: Hono writes it only beside a string. */
export const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };

/** What pages are made of. */
type PageSources = Pick<AppContext, 'live' | 'db' | 'publicUrl' | 'pwaFolder' | 'renderPage' | 'logError'>;

/** Makes the documents of pages. */
export function openDocuments({ live, db, publicUrl, pwaFolder, renderPage, logError }: PageSources) {
  let reading: Promise<string> | undefined;
  const readTemplate = () => (reading ??= readFile(join(pwaFolder, 'index.html'), 'utf8'));
  return {
    /** The page at an address, path and query; `form` is what it gives back to be put right. */
    async make(c: Context, address: string, form?: ReturnedForm): Promise<PageDocument> {
      const given = {
        origin: originOf(c, publicUrl),
        site: live.manifest && SiteInfo.parse(live.manifest),
        today: new Date().toISOString().slice(0, 10),
        form,
      };
      const answers = directoryAnswers(live, db, given.origin);
      const template = await readTemplate();
      const page = await renderPage?.({ ...given, address, template }, answers).catch((error: Error) => {
        // Not the address: it may hold what somebody typed.
        logError(error);
      });
      if (!page || page === 'busy') {
        const { language } = splitLanguage(address);
        const frame = writeFrame(template, language, { site: given.site, form });
        return { html: new TextEncoder().encode(frame), isBusy: page === 'busy' };
      }
      return page;
    },
  };
}
export type PageDocuments = ReturnType<typeof openDocuments>;
