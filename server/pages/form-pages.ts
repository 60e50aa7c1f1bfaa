import { z } from '@hono/zod-openapi';
import { type Context, Hono } from 'hono';
import { inLanguage, type Language, languages } from '#core/i18n/languages.ts';
import {
  type FormKind,
  formAddresses,
  formAnchors,
  THANKS,
  toSubmissionBody,
} from '#core/messages/form-messages.ts';
import { LiveMatchingRequest } from '#core/messages/live-matching.ts';
import { ContactPayload, ListingPayload, SubmissionBody } from '#core/messages/submission.ts';
import { tidyMessage } from '#core/messages/tidy-message.ts';
import { sameOriginOnly } from '../http/csrf.ts';
import { rejectInvalid } from '../http/error-answers.ts';
import { type FormEnv, type PostedFields, takeForm } from '../http/form-body.ts';
import { identifyByContent } from '../http/receipts.ts';
import { storeMatchingRequest } from '../live-matching/public-routes.ts';
import { type FormIntake, type StoreForm, storeForm } from '../messages/receive-form.ts';
import { storeSubmission } from '../submissions/public-routes.ts';
import type { SendBack } from './returned-forms.ts';

/**
 * The three public forms as a browser without a script sends them, stored as the API's calls store them. It is led
 * to the page that says thanks (303), so that a reload sends nothing; what is not taken gets its page again, with all
 * that was typed and what is wrong.
 */
export function formPageRoutes(intake: FormIntake, publicUrl: string | undefined, sendBack: SendBack) {
  const routes = new Hono<FormEnv>();

  for (const kind of Object.keys(forms) as FormKind[]) {
    for (const language of languages) addForm(kind, language);
  }
  return routes;

  function addForm(kind: FormKind, language: Language): void {
    const address = inLanguage(language, formAddresses[kind]);
    const { read, receive } = forms[kind];
    const page = new Hono<FormEnv>();
    page.onError((error, c) => sendBack(c, { kind, address, read }, error));
    page.post('/', sameOriginOnly(publicUrl), ...takeForm, async (c) => {
      await receive(c, intake, { ...read(c.get('posted')), language });
      return c.redirect(`${address}?${THANKS}=1#${formAnchors.outcome}`, 303);
    });
    routes.route(address, page);
  }
}

type Fields = Record<string, unknown>;

const forms: Record<FormKind, FormOnPage> = {
  matching: onPage(LiveMatchingRequest, LiveMatchingRequest, (fields) => fields, storeMatchingRequest),
  listing: onPage(
    ListingPayload,
    SubmissionBody,
    (fields) => toSubmissionBody(fields.type, fields),
    storeSubmission,
  ),
  contact: onPage(
    ContactPayload,
    SubmissionBody,
    (fields) => toSubmissionBody('CONTACT', fields),
    storeSubmission,
  ),
};

interface FormOnPage {
  /** Gives the fields the shape that the app's form has. */
  read: (posted: PostedFields) => Fields;
  /** Stores them, or throws what is wrong. */
  receive: (c: Context, intake: FormIntake, fields: Fields) => Promise<void>;
}

/** `fields` says which are lists or ticks; `toBody` makes of them what the API's call takes, by its schema `body`. */
function onPage<Body extends z.ZodType>(
  fields: z.ZodObject,
  body: Body,
  toBody: (fields: Fields) => unknown,
  store: StoreForm<z.output<Body>>,
): FormOnPage {
  const shape = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }).properties ?? {};
  const lists = Object.keys(shape).filter((name) => typeOf(shape[name]) === 'array');
  return {
    read(posted) {
      const sent = [...posted].map(([name, values]) => {
        if (lists.includes(name)) return [name, values];
        if (typeOf(shape[name]) === 'boolean') return [name, true];
        return [name, values.length > 1 ? values : values[0]];
      });
      return tidyMessage({
        ...Object.fromEntries(lists.map((name) => [name, []])),
        ...Object.fromEntries(sent),
      });
    },
    async receive(c, intake, read) {
      const result = await body.safeParseAsync(toBody(read));
      rejectInvalid(result);
      const form = result.data as z.output<Body>;
      await storeForm(c, intake, identifyByContent(c.req.path, form), form, store);
    },
  };
}

function typeOf(schema: unknown): unknown {
  return (schema as { type?: unknown } | undefined)?.type;
}
