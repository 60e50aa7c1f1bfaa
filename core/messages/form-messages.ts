/** The forms of the public whose message people can send without a script, too: by kind, the address of the page. */
export const formAddresses = {
  matching: '/live-matching',
  listing: '/update-listing',
  contact: '/contact',
} as const;

export type FormKind = keyof typeof formAddresses;

/** The parts of those pages that addresses name. */
export const formAnchors = { form: 'form', outcome: 'outcome' } as const;

/** The part of a center's page that takes a report, and says thanks for it. */
export const REPORT_ANCHOR = 'report';

/** In the query of such a page: it says thanks, for a form that the browser has sent by itself. */
export const THANKS = 'sent';

/** And which waiting message it opens, to be changed: by its id on the device that it waits on. */
export const OPENED = 'message';

/** A listing or a contact message as /api/submissions takes it: its language, and the field that people do not see, beside it. */
export function toSubmissionBody<F extends { fax?: unknown; language?: unknown }>(
  type: unknown,
  { fax, language, ...payload }: F,
) {
  return { type, payloadJson: JSON.stringify(payload), language, fax };
}

/** One thing that the server found wrong with a message: at which field, and what. */
export interface FieldIssue {
  /** The form's field, or one of its values ("levelsOfCare.0"); empty where it is about the whole. */
  field: string;
  message: string;
}

/** The API names a submission's field within the form's JSON: "payloadJson.city" is the form's "city". */
export function toFieldIssue({ path, message }: { path: string; message: string }): FieldIssue {
  return { field: path.replace(/^payloadJson\.?/, ''), message };
}

/** Why the server did not take a message. */
export interface Refusal {
  /** Which error it was, such as "too_many_requests". */
  code: string;
  /** In English. */
  message: string;
  issues: FieldIssue[];
  /** In how many seconds it makes sense to try again, where that is known. */
  retryAfter?: number | undefined;
}

/** A form that came without a script and was not taken: it goes back with all that was typed, and what is wrong. */
export interface ReturnedForm {
  kind: FormKind | 'report';
  /** By field: text, a tick, or the ticked values of a group. Only what was sent. */
  values: Record<string, unknown>;
  problems: Refusal;
}
