import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { writeCenterQuery } from '#core/search/center-query.ts';
import { CallCard } from '../../call-card/call-card.tsx';
import { CheckedWhen } from '../../centers/checked-when.tsx';
import { notify } from '../../components/notices.ts';
import { SourceLine } from '../../components/source-line.tsx';
import { changeList } from '../../my-list/list-store.ts';
import { addCenters, moveCenter, removeCenter, type SavedCenter } from '../../my-list/my-list.ts';
import { pageText } from '../../text.tsx';
import { CenterLine } from './center-line.tsx';
import { NoteField } from './note-field.tsx';
import { type Listed, useListedCenters } from './use-listed-centers.ts';

const useMyListText = pageText('myList');

/** The id of what helps to write a note: said once for all of them. */
const NOTE_HINT = 'note-hint';

export function SavedCenters({ centers }: { centers: readonly SavedCenter[] }) {
  const text = useMyListText();
  const listed = useListedCenters(
    centers.map(({ slug }) => slug),
    { own: true },
  );
  const [moved, setMoved] = useState('');
  const move = async (center: SavedCenter, by: -1 | 1) => {
    await changeList(moveCenter(center.slug, by));
    setMoved(text.place(center.name, centers.indexOf(center) + by + 1, centers.length));
  };
  return (
    <section aria-labelledby="saved-centers" className="space-y-2 sm:space-y-4">
      <h2 id="saved-centers" className="text-base sm:text-xl">
        {text.centers(centers.length)}
      </h2>
      {/* What the directory says comes later, and takes two lines of a phone at most. */}
      <div className="min-h-9 sm:min-h-6">
        <SourceLine centers={listed.flatMap(({ center }) => center ?? [])} />
      </div>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ol className="space-y-4">
        {centers.map((saved, index) => (
          <li key={saved.slug}>
            <CenterRow
              saved={saved}
              listed={listed[index]?.center}
              pending={listed[index]?.pending === true}
              index={index}
              last={centers.length - 1}
              onMove={(by) => void move(saved, by)}
            />
          </li>
        ))}
      </ol>
      <p id={NOTE_HINT} className="text-muted print:hidden">
        {text.noteHint}
      </p>
    </section>
  );
}

function CenterRow({
  saved,
  listed,
  pending,
  index,
  last,
  onMove,
}: {
  saved: SavedCenter;
  listed: Listed['center'];
  pending: boolean;
  index: number;
  last: number;
  onMove: (by: -1 | 1) => void;
}) {
  const text = useMyListText();
  const remove = async () => {
    await changeList(removeCenter(saved.slug));
    const undo = () => void changeList(addCenters([saved], index));
    notify({ title: text.save.removed, text: saved.name, action: { label: text.undo, run: undo } });
  };
  return (
    <article className="card space-y-3 p-3 sm:p-5">
      {/* What the directory says now, if anything; the note belongs to what was saved. */}
      <CenterLine center={listed ?? saved} listed={listed !== null} />
      {listed === null && <Gone saved={saved} />}
      {/* What comes moves nothing below it that somebody is about to tap. */}
      {pending && <div className="skeleton h-[3.125rem] print:hidden" />}
      {listed && <CallCard center={listed} />}
      <NoteField saved={saved} hint={NOTE_HINT} />
      <p className="-mb-2 flex flex-wrap items-center gap-x-2 print:hidden">
        {last > 0 && (
          <>
            <MoveButton
              label={text.up + text.about(saved.name)}
              disabled={index === 0}
              onClick={() => onMove(-1)}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </MoveButton>
            <MoveButton
              label={text.down + text.about(saved.name)}
              disabled={index === last}
              onClick={() => onMove(1)}
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </MoveButton>
          </>
        )}
        <span className="flex-[1_1_4rem] text-sm leading-snug text-muted">
          {listed && <CheckedWhen center={listed} />}
        </span>
        <button type="button" className="link min-h-11 cursor-pointer px-2" onClick={() => void remove()}>
          {text.remove}
          <span className="sr-only">{text.about(saved.name)}</span>
        </button>
      </p>
    </article>
  );
}

function Gone({ saved: { name, state } }: { saved: SavedCenter }) {
  const text = useMyListText();
  return (
    <div className="rounded-lg bg-lantern-soft p-4 text-on-lantern-soft">
      <p>{text.gone}</p>
      <Link
        to={`/directory?${writeCenterQuery({ q: name, state })}`}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 print:hidden"
      >
        {text.lookFor}
        <span className="sr-only">{text.about(name)}</span>
      </Link>
    </div>
  );
}

/** At an end it stays where it is, for the keyboard that stands on it. */
function MoveButton({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-action hover:bg-action-soft aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-50"
      onClick={({ currentTarget }) => {
        if (disabled) return;
        onClick();
        // A moved element loses the focus in some browsers.
        requestAnimationFrame(() => currentTarget.focus());
      }}
    >
      {children}
    </button>
  );
}
