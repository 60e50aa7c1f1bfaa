import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { forms } from '#core/i18n/en/forms.ts';
import { outbox } from '#core/i18n/en/outbox.ts';
import { forms as formsEs } from '#core/i18n/es/forms.ts';
import { outbox as outboxEs } from '#core/i18n/es/outbox.ts';
import { usePageText, useText } from '../text.tsx';
import { OutcomeView } from './outcome-view.tsx';

/** The message is in the outbox: saved on this phone, and not sent yet. */
export function SavedView({
  again,
  onAgain,
  children,
}: {
  /** The words of the button that leads back to the form. */
  again: string;
  onAgain: () => void;
  /** What matters more than the waiting. */
  children?: ReactNode;
}) {
  const text = usePageText({ en: forms, es: formsEs }).saved;
  const { saved, title } = usePageText({ en: outbox, es: outboxEs });
  const { goHome } = useText().layout;
  return (
    <OutcomeView title={text.title}>
      <p className="text-lg">{saved}</p>
      {children}
      <p>{text.change}</p>
      <p className="flex flex-wrap gap-3">
        <Link to="/waiting" className="button button-primary">
          {title}
        </Link>
        <button type="button" className="button button-secondary" onClick={onAgain}>
          {again}
        </button>
        <Link to="/" className="button button-secondary">
          {goHome}
        </Link>
      </p>
    </OutcomeView>
  );
}
