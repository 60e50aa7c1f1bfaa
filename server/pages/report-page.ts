import { Hono } from 'hono';
import { inLanguage, languages } from '#core/i18n/languages.ts';
import { CenterReport } from '#core/messages/center-report.ts';
import { REPORT_ANCHOR, THANKS } from '#core/messages/form-messages.ts';
import { tidyMessage } from '#core/messages/tidy-message.ts';
import { sameOriginOnly } from '../http/csrf.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { type FormEnv, type PostedFields, takeForm } from '../http/form-body.ts';
import { identifyByContent } from '../http/receipts.ts';
import { type ReportIntake, receiveReport } from '../reports/public-routes.ts';
import type { SendBack } from './returned-forms.ts';

/**
 * The form on a center's page as a browser without a script sends it: stored as the API's call stores it, and then
 * led back to that page, which says thanks (303). What is not taken gets the page again, with what was typed.
 */
export function reportPageRoutes(intake: ReportIntake, publicUrl: string | undefined, sendBack: SendBack) {
  const routes = new Hono<FormEnv>();
  for (const language of languages) {
    routes.post(inLanguage(language, '/centers/:slug'), sameOriginOnly(publicUrl), ...takeForm, async (c) => {
      const result = CenterReport.safeParse(read(c.get('posted')));
      rejectInvalid(result);
      const report = result.data as CenterReport;
      await receiveReport(c, intake, identifyByContent(c.req.path, report), report);
      return c.redirect(`${c.req.path}?${THANKS}=1#${REPORT_ANCHOR}`, 303);
    });
  }
  routes.onError((error, c) => sendBack(c, { kind: 'report', address: c.req.path, read }, error));
  return routes;
}

function read(posted: PostedFields): Record<string, unknown> {
  return tidyMessage(
    Object.fromEntries([...posted].map(([name, values]) => [name, values.length > 1 ? values : values[0]])),
  );
}
