import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WaitReason } from '../outbox/outbox-store.ts';
import { pageText, useText } from '../text.tsx';
import { OutcomeView } from './outcome-view.tsx';

const useFormsText = pageText('forms');
const useOutboxText = pageText('outbox');

/** The message is in the outbox: saved on this phone, and not sent yet. */
export function SavedView({
  why,
  again,
  onAgain,
  children,
}: {
  why: WaitReason;
  /** The words of the button that leads back to the form. */
  again: string;
  onAgain: () => void;
  /** What matters more than the waiting. */
  children?: ReactNode;
}) {
  const text = useFormsText().saved;
  const { saved, title } = useOutboxText();
  const { goHome } = useText().layout;
  return (
    <OutcomeView title={text.title}>
      <p className="text-lg">{saved[why]}</p>
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
