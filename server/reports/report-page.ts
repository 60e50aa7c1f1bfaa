import { Hono, type MiddlewareHandler } from 'hono';
import { CenterReport } from '#core/center-report.ts';
import { REPORT_ANCHOR, THANKS } from '#core/form-messages.ts';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import { rejectInvalid } from './answering/error-answers.ts';
import type { AppContext } from './app-context.ts';
import { receiveReport } from './center-reports.ts';
import { type FormEnv, type PostedFields, takeForm } from './receiving/form-body.ts';
import { identifyByContent } from './receiving/receipts.ts';
import { openReturnedForms } from './returned-forms.ts';
import { refuseOtherSites } from './staff/other-sites.ts';

/**
 * The form on a center's page as a browser without a script sends it: stored as the API's call stores it, and then
 * led back to that page, which says thanks (303). What is not taken gets the page again, with what was typed.
 */
export function reportPageRoutes(context: AppContext) {
  const routes = new Hono<FormEnv>();
  const sendBack = openReturnedForms(context);
  const ownSiteOnly: MiddlewareHandler = async (c, next) => {
    refuseOtherSites(c, context);
    await next();
  };
  for (const language of languages) {
    routes.post(inLanguage(language, '/centers/:slug'), ownSiteOnly, ...takeForm, async (c) => {
      const result = CenterReport.safeParse(read(c.get('posted')));
      rejectInvalid(result);
      const report = result.data as CenterReport;
      await receiveReport(c, context, identifyByContent(c.req.path, report), report);
      return c.redirect(`${c.req.path}?${THANKS}=1#${REPORT_ANCHOR}`, 303);
    });
  }
  routes.onError((error, c) => sendBack(c, { kind: 'report', address: c.req.path, read }, error));
  return routes;
}

function read(posted: PostedFields): Record<string, unknown> {
  return Object.fromEntries(
    [...posted].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}
