import type { Center } from '#core/center/center.ts';
import { centerFieldLabels } from '#core/i18n/en/admin/center-fields.ts';
import { messageLanguage } from '#core/i18n/en/admin/message-language.ts';
import { submissionsText } from '#core/i18n/en/admin/submissions.ts';
import { reviewText } from '#core/i18n/en/admin/submissions-review.ts';
import { askForLine, writeTyped } from '../centers/ask-for-line.ts';
import { type FieldName, fieldNames, readTyped } from '../centers/typed-fields.ts';
import type { Api } from '../connection/connection.ts';
import { reply } from '../connection/reply.ts';
import { ask } from '../terminal/ask.ts';
import { editText } from '../terminal/edit-in-editor.ts';
import { safeText } from '../terminal/safe-text.ts';
import { describeWrongReason } from './decide.ts';
import { type Draft, draftInputs, type Listing } from './draft.ts';
import { nameCenter } from './words.ts';

const instead = 'Triage asks: run it on a terminal.';
const MOST_FOUND = 10;

/** Asks for a field, and for what is to stand in it. What is wrong stays to be fixed. */
export async function askForFix(listing: Listing, draft: Draft): Promise<Draft> {
  const inputs = draftInputs(listing, draft);
  const field = await ask.choose<FieldName | undefined>({
    message: 'Which field?',
    instead,
    choices: [
      ...fieldNames.map((each) => ({
        name: onOneLine(`${centerFieldLabels[each]}: ${writeTyped(inputs[each])}`),
        value: each,
      })),
      { name: 'None: back to the listing', value: undefined },
    ],
  });
  if (field === undefined) return draft;
  const before = writeTyped(inputs[field]);
  // A text with lines of its own fits in no single line. What is wrong with it the approval says.
  const typed = before.includes('\n')
    ? await editText({ text: before, extension: 'txt', check: () => [] })
    : await askForLine(inputs, field, instead);
  if (typed.trim() === before.trim()) return draft;
  return { ...draft, fixed: { ...draft.fixed, ...readTyped([[field, typed]]).inputs } };
}

/** Asks which center a listing is about. What was fixed stays. */
export async function askForCenter(api: Api, { candidates }: Listing, draft: Draft): Promise<Draft> {
  const { choice } = reviewText;
  const { today } = draft;
  const likely = candidates.map(({ center }) => center);
  const offered = today && !likely.some(({ id }) => id === today.id) ? [...likely, today] : likely;
  const answer = await ask.choose<Center | 'new' | 'find' | 'back'>({
    message: choice.title,
    instead,
    choices: [
      ...offerCenters(offered),
      { name: choice.fresh, value: 'new' },
      { name: choice.search, value: 'find' },
      { name: 'Back to the listing', value: 'back' },
    ],
  });
  if (answer === 'back') return draft;
  if (answer === 'new') return { ...draft, today: null };
  if (answer === 'find') return askForOther(api, draft);
  return { ...draft, today: answer };
}

async function askForOther(api: Api, draft: Draft): Promise<Draft> {
  const { choice } = reviewText;
  const words = await ask.text({ message: 'Name, city, ZIP, phone, or id:', instead });
  if (words.trim() === '') return draft;
  const query = { q: words.trim(), limit: String(MOST_FOUND) };
  const { centers: found } = await reply(api.admin.centers.$get({ query }));
  const answer = await ask.choose<Center | undefined>({
    message: found.length === 0 ? choice.nothingFound : choice.title,
    instead,
    choices: [...offerCenters(found), { name: 'None: back to the listing', value: undefined }],
  });
  return answer ? { ...draft, today: answer } : draft;
}

function offerCenters(centers: readonly Center[]): { name: string; value: Center }[] {
  return centers.map((center) => ({ name: onOneLine(nameCenter(center)), value: center }));
}

/** Asks why. Undefined where there is no answer: then it is not rejected. */
export async function askForReason({ payload, mail, language }: Listing): Promise<string | undefined> {
  const { rejecting } = submissionsText;
  const told = mail
    ? `${rejecting.mailed(safeText(payload.submitterEmail))} ${messageLanguage.answer(language)}`.trim()
    : rejecting.notMailed;
  const reason = await ask.text({
    message: `${told} ${rejecting.reason} (nothing: back):`,
    instead,
    validate: (typed) => (typed.trim() === '' ? true : (describeWrongReason(typed) ?? true)),
  });
  return reason.trim() === '' ? undefined : reason.trim();
}

/** One line of a list of choices, in which a mark stands before it. */
function onOneLine(text: string): string {
  const most = (process.stdout.columns || 80) - 3;
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}
