import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeTable } from '../../../data/places.ts';
import type { Crisis } from '../center-query.ts';
import { readQuestion } from './read-question.ts';

const crisisIn = (q: string) => readQuestion(q, placeTable(), () => false).crisis;

it.each<[Crisis, string]>([
  ['suicide', 'i want to kill my self tonight'],
  ['suicide', 'my brother has a gun to his head'],
  ['suicide', 'gonna shoot myself'],
  ['suicide', 'I wish I was dead'],
  ['suicide', 'i’m so tired of living'],
  ['suicide', "I don't want to be here anymore"],
  ['suicide', 'going to cut my wrists'],
  ['suicide', 'she tried to hang herself'],
  ['suicide', 'thinking of jumping off a bridge'],
  ['suicide', 'no reason to go on living'],
  ['suicide', 'everyone would be better off without me'],
  ['suicide', 'I can’t take it anymore'],
  ['suicide', 'he said goodbye to everyone'],
  ['suicide', 'quiero cortarme las venas'],
  ['suicide', 'me voy a matar'],
  ['suicide', 'ya no quiero seguir viviendo'],
  ['suicide', 'estoy cansada de vivir'],
  ['suicide', 'mi hija se quiere quitar la vida'],
  ['suicide', 'ya no aguanto más'],
  ['overdose', 'took all my pills'],
  ['overdose', 'my daughter took a whole bottle of tylenol'],
  ['overdose', 'drank bleach'],
  ['overdose', 'he has no pulse'],
  ['overdose', 'having a seizure'],
  ['overdose', 'she is not waking up'],
  ['overdose', 'can’t wake him up'],
  ['overdose', 'his lips are blue'],
  ['overdose', 'too much fentanyl'],
  ['overdose', 'my kid ate gummies'],
  ['overdose', 'convulsiones'],
  ['overdose', 'se tomó todas las pastillas'],
  ['overdose', 'no está respirando'],
  ['overdose', 'se está poniendo morado'],
  ['overdose', 'mi hermano se está muriendo'],
  ['violence', 'he hits me'],
  ['violence', 'my husband beats me and the kids'],
  ['violence', 'he threatened to kill me'],
  ['violence', 'scared of my boyfriend'],
  ['violence', 'afraid to go home'],
  ['violence', 'my son wants to hurt someone'],
  ['violence', 'mi esposo me pega'],
  ['violence', 'me va a matar'],
  ['violence', 'tiene una pistola'],
  ['violence', 'no me deja salir'],
])('hears a danger (%s): %s', (crisis, q) => {
  expect(crisisIn(q)).toBe(crisis);
});

it.each([
  'suicide prevention program',
  'prevención del suicidio',
  'support group suicide loss',
  'lost my son to overdose, grief counselor',
  'my father died of suicide',
  'perdí a mi hermano por sobredosis',
  'overdosed twice last year, needs rehab',
  'overdose prevention training',
  'kill time between meetings',
  'killer headaches from withdrawal',
  'not suicidal, just depressed',
  'rehab that takes people with seizure disorder',
  'detox with a history of seizures',
  'take my life back from drugs',
  'end of life care',
  'scared for my son on heroin',
  'i am dying to get clean',
  'my father is dying of cancer, grief counseling',
  'don’t want to live with my parents anymore',
  'tired of living in a shelter',
  'vivitrol shot self pay',
  'food poisoning',
  'domestic violence shelter',
  'drug court diversion program',
  'trauma therapy for women who were raped',
  'he drank too much last night',
  'cut down on drinking',
  'jump start recovery',
  'Jumping Mouse Counseling',
  'Gun Lake Tribe behavioral health',
  'no hay camas, a dónde voy',
  'tengo miedo de recaer',
  'mi hijo no quiere ir a rehabilitación',
  'tomo pastillas para dormir',
  'no puedo dejar de beber',
  'quiero vivir sin drogas',
])('is not alarmed by %s', (q) => {
  expect(crisisIn(q)).toBeUndefined();
});

const vocabulary = new URL('../../../../shared/data/search/vocabulary.tsv', import.meta.url);
it.runIf(existsSync(vocabulary))('hears nine of ten phrases of a librarian (../shared/data)', () => {
  const phrases = readFileSync(vocabulary, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    // "Emergency" alone does not say of what: its own README doubts it.
    .filter(([, , , meaning = '']) => /^CRISIS:\w+(\|CRISIS:\w+)?$/.test(meaning))
    .map(([phrase = '']) => phrase);
  const missed = phrases.filter((phrase) => !crisisIn(phrase));
  expect(missed.length / phrases.length, missed.join(', ')).toBeLessThan(0.1);
});
