import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage, useText } from '../../text.tsx';
import { LOCATION_STATUS } from './near-field.tsx';

/**
 * Puts the ZIP code of where the phone is into the search, once `locate` is called; until then it asks for no position.
 * `words` say how it goes, until something else is searched for; `onNone` is called where it cannot be had.
 */
export function useMyLocation(
  onZip: (zip: string) => void,
  onNone: () => void,
): { words: string; locate: () => void } {
  const { errorHelp } = useText().directory;
  const language = useLanguage();
  const { search } = useLocation();
  const [told, setTold] = useState({ search, words: '' });
  const tell = (words: string) => setTold({ search, words });
  const start = () =>
    void import('./locate.ts').then(
      ({ locate }) => locate(language, tell, onZip, onNone),
      () => tell(errorHelp),
    );
  return { words: told.search === search ? told.words : '', locate: start };
}

/** Asks for the phone's position when it is tapped, and says what becomes of it. */
export function UseMyLocation({ onLocate }: { onLocate: () => void }) {
  const { search } = useText().directory;
  return (
    <p className="needs-script flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <button type="button" className="link min-h-11 cursor-pointer text-base" onClick={onLocate}>
        {search.useLocation}
      </button>
      {search.locationStays}
    </p>
  );
}

export function LocationStatus({ words }: { words: string }) {
  return (
    <p id={LOCATION_STATUS} role="status" className="needs-script text-sm font-semibold">
      {words}
    </p>
  );
}
