import type { Context } from 'hono';
import type { ReturnedForm } from '#core/form-messages.ts';
import type { RenderedPage } from '#core/page-rendering.ts';
import { SiteInfo } from '#core/snapshot.ts';
import { originOf } from './answering/origin.ts';
import type { AppContext } from './app-context.ts';
import { directoryAnswers } from './page-answers.ts';
import { openPageTemplate } from './page-template.ts';

/** A page as a whole document. */
export interface PageDocument {
  html: string;
  /** Undefined where the document is the frame alone, which the browser's app fills. */
  status?: RenderedPage['status'];
}

/** Makes the documents of pages. */
export function openDocuments(context: AppContext) {
  const { live, pwaFolder, renderPage, logError } = context;
  const template = openPageTemplate(pwaFolder);
  const answers = directoryAnswers(context);
  return {
    /** The page at an address, path and query; `form` is what it gives back to be put right. */
    async make(c: Context, address: string, form?: ReturnedForm): Promise<PageDocument> {
      const given = {
        origin: originOf(c, context),
        site: live.manifest && SiteInfo.parse(live.manifest),
        today: new Date().toISOString().slice(0, 10),
        form,
      };
      const page = await renderPage?.({ ...given, address }, answers).catch((error: Error) => {
        // Not the address: it may hold what somebody typed.
        logError(error);
      });
      if (!page) return { html: await template.frame({ site: given.site, form }) };
      return { html: await template.page(page), status: page.status };
    },
  };
}
