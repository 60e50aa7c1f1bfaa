import { useState } from 'react';
import { useLanguage, useText } from '../text.tsx';
import { LOCATION_STATUS } from './near-field.tsx';

/** Puts the ZIP code of where the phone is into the search. It asks for the position only when it is tapped. */
export function UseMyLocation({ onZip }: { onZip: (zip: string) => void }) {
  const { search, errorHelp } = useText().directory;
  const language = useLanguage();
  const [words, tell] = useState('');
  const start = () =>
    import('./locate.ts').then(
      ({ locate }) => locate(language, tell, onZip),
      () => tell(errorHelp),
    );
  return (
    <div className="needs-script text-sm text-muted">
      <p className="flex flex-wrap items-center gap-x-3">
        <button type="button" className="link min-h-11 cursor-pointer text-base" onClick={start}>
          {search.useLocation}
        </button>
        {search.locationStays}
      </p>
      <p id={LOCATION_STATUS} role="status" className="mt-1 font-semibold text-ink">
        {words}
      </p>
    </div>
  );
}
