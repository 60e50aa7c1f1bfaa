import { type Words, wordsOf } from '#core/i18n/catalogs.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Point } from '#core/search/distance.ts';
import { directory } from '../../directory/directory-client.ts';
import { NEAR_FIELD } from './near-field.tsx';

/** How long the device may take to find itself, once it is allowed to, in milliseconds. */
const FINDING_MS = 15_000;
/** How long in all: some browsers never answer where their question was waved away. */
const ANSWER_MS = 60_000;
/** A position that the device already knows is good enough for so long. */
const POSITION_AGE_MS = 10 * 60_000;

type Problem = Exclude<keyof Words['near']['location'], 'asking'>;

/** Of GeolocationPositionError: https://developer.mozilla.org/docs/Web/API/GeolocationPositionError/code */
const problems: Record<number, Problem> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' };

/** True from a tap to the answer: a second tap adds nothing. */
let asking = false;

/**
 * Asks the device for its position and makes a ZIP code of it, on the device. Tells in words how it goes; where
 * somebody types a place meanwhile, that is what counts, and nothing more is said. Where it cannot be had, `onNone` may
 * bring the field into view, in which a place is to be typed.
 */
export async function locate(
  language: Language,
  tell: (words: string) => void,
  onZip: (zip: string) => void,
  onNone: () => void,
): Promise<void> {
  const field = document.getElementById(NEAR_FIELD) as HTMLInputElement | null;
  if (!field) return;
  const { location: words } = await wordsOf(language, 'near');
  tell(words.asking);
  if (asking) return;
  asking = true;
  const typed = field.value;
  const { search } = window.location;
  const focused = document.activeElement;
  const found = await findZip().finally(() => {
    asking = false;
  });
  if (field.value !== typed || !field.isConnected || window.location.search !== search) return tell('');
  // Who has gone on to another field stays there.
  const stayed = document.activeElement === focused || document.activeElement === document.body;
  if ('zip' in found) {
    tell('');
    onZip(found.zip);
  } else {
    tell(words[found.problem]);
    onNone();
    if (stayed) field.focus();
  }
}

async function findZip(): Promise<{ zip: string } | { problem: Problem }> {
  if (!window.isSecureContext || !('geolocation' in navigator)) return { problem: 'unsupported' };
  let point: Point;
  try {
    point = await askPosition();
  } catch (error) {
    return { problem: problems[(error as GeolocationPositionError).code] ?? 'unavailable' };
  }
  const nearest = await directory.nearestZip(point).catch(() => undefined);
  return nearest ? { zip: nearest.zip } : { problem: 'noZip' };
}

/** Rejects with a GeolocationPositionError, or what looks like one. */
function askPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject({ code: 3 }), ANSWER_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { enableHighAccuracy: false, timeout: FINDING_MS, maximumAge: POSITION_AGE_MS },
    );
  });
}
