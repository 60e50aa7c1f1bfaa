import type { callCard } from '../i18n/en/call-card.ts';
import type { Center } from './center.ts';

type Words = typeof callCard;

/** What a search has asked for, as far as one says it to a center. */
type Asked = Readonly<Record<'topic' | 'level' | 'care' | 'insurance', readonly string[]>>;

/** Whoever comes there stays overnight. */
const OVERNIGHT: readonly string[] = ['RESIDENTIAL', 'HOSPITAL_INPATIENT', 'OVERNIGHT_DETOX'];

/** Three sentences to read out: what is needed, how it is paid, and when. By what was asked, and by what the center says. */
export function linesToSay(center: Center, asked: Asked | undefined, words: Words): string[] {
  const { need, pay, place } = words;
  const firstOf = (values: readonly string[], say: Partial<Record<string, string>>) =>
    values.flatMap((value) => say[value] ?? [])[0];
  const [care, ...others] = center.care.map(({ care }) => care);
  return [
    firstOf(asked?.topic ?? [], need.topic) ??
      firstOf(asked?.level ?? [], need.level) ??
      firstOf(asked?.care ?? [], need.care) ??
      (care && others.length === 0 ? need.care[care] : undefined) ??
      need.any,
    asked?.topic.some((topic) => topic === 'FREE' || topic === 'SLIDING_SCALE')
      ? pay.by.SELFPAY
      : (firstOf(asked?.insurance ?? [], pay.by) ?? pay.any),
    center.levels.some(({ level }) => OVERNIGHT.includes(level)) ? place.bed : place.visit,
  ];
}

/** Four questions: of medicine, what the center's patients need it for. */
export function questionsToAsk(center: Center, { questions }: Words): string[] {
  const treatsAddiction = center.care.some(({ care }) => care === 'SUBSTANCE_USE');
  return [
    questions.cost,
    treatsAddiction ? questions.medicine : questions.prescriber,
    questions.firstDay,
    questions.elsewhere,
  ];
}
