import type { Context } from 'hono';
import { type ReturnedForm, toFieldIssue } from '#core/messages/form-messages.ts';
import { toAppError } from '../http/error-answers.ts';
import type { FormEnv, PostedFields } from '../http/form-body.ts';
import { HTML, type PageDocuments } from './page-documents.ts';

/** What was sent to a page without a script, and how to give its fields the shape that the app's form has. */
interface SentForm {
  kind: ReturnedForm['kind'];
  /** The path of its page. */
  address: string;
  read: (posted: PostedFields) => ReturnedForm['values'];
}

/** How a form that was not taken goes back: its page, with all that was typed and what is wrong. */
export function openReturnedForms(documents: PageDocuments, logError: (error: Error) => void) {
  return async (c: Context<FormEnv>, { kind, address, read }: SentForm, thrown: Error): Promise<Response> => {
    const error = toAppError(thrown, logError);
    const posted = c.get('posted') as PostedFields | undefined;
    const form: ReturnedForm = {
      kind,
      values: posted ? read(posted) : {},
      problems: {
        code: error.code,
        message: error.message,
        issues: (error.issues ?? []).map(toFieldIssue),
        retryAfter: error.retryAfter,
      },
    };
    const { html } = await documents.make(c, address, form);
    c.header('Cache-Control', 'no-store');
    if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
    return c.body(html, error.status, HTML);
  };
}
export type SendBack = ReturnType<typeof openReturnedForms>;
