import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { manyText } from '#core/i18n/en/admin/queue-search.ts';
import type { ManyDone } from '#core/staff/submission-review.ts';
import { askAnew } from '../../query-client.ts';
import { About } from '../parts/about.tsx';
import { describeFailure } from '../staff-reply.ts';
import { useAction } from '../use-action.ts';
import { SUBMISSIONS } from './submission-queries.ts';

type Act = keyof typeof manyText.acts;

/** What is selected of a queue's page; undefined while nobody selects. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  return {
    selected,
    setSelected,
    toggle: (id: string) =>
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
  };
}

/** Many of a queue at once: which, what with them, and what became of each. */
export function ManyBar({
  items,
  selection: { selected, setSelected },
  acts,
}: {
  /** Those on this page, by their ids. */
  items: readonly { id: string; title: string }[];
  selection: ReturnType<typeof useSelection>;
  acts: Partial<Record<Act, (ids: string[]) => Promise<ManyDone>>>;
}) {
  const text = manyText;
  const client = useQueryClient();
  const act = useAction<ManyDone, { name: Act; chosen: typeof items }>({
    mutationFn: ({ name, chosen }) => acts[name]!(chosen.map(({ id }) => id)),
    // What was refused stays selected.
    onSuccess: ({ results }) => setSelected(new Set(results.flatMap(({ id, error }) => (error ? [id] : [])))),
    onSettled: () => askAnew(client, { queryKey: SUBMISSIONS }),
  });
  const chosen = items.filter(({ id }) => selected?.has(id));
  const refused = (act.data?.results ?? []).flatMap(({ id, error }) => (error ? [{ id, ...error }] : []));
  // What is done may have left the page.
  const titleOf = (id: string) => act.variables?.chosen.find((item) => item.id === id)?.title ?? id;
  if (!selected) {
    return (
      <p>
        <button
          type="button"
          className="link min-h-11 cursor-pointer"
          onClick={() => {
            act.reset();
            setSelected(new Set());
          }}
        >
          {text.begin}
        </button>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the inputs of a form
    <div role="group" aria-label={text.label} className="card space-y-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <strong role="status">{text.selected(chosen.length)}</strong>
        <button
          type="button"
          className="button button-secondary px-4"
          onClick={() => setSelected(new Set(items.map(({ id }) => id)))}
        >
          {text.all}
        </button>
        {(Object.keys(acts) as Act[]).map((name) => (
          <button
            key={name}
            type="button"
            className="button button-primary px-4"
            disabled={chosen.length === 0 || act.isPending}
            onClick={() => act.mutate({ name, chosen })}
          >
            {text.acts[name]}
          </button>
        ))}
        <button type="button" className="button button-secondary px-4" onClick={() => setSelected(undefined)}>
          {text.end}
        </button>
      </div>
      <div role="status">
        {act.data && <p>{text.done(act.data.results.length - refused.length)}</p>}
        {refused.length > 0 && (
          <>
            <p className="font-semibold">{text.refused(refused.length)}</p>
            <ul className="list-disc pl-5">
              {refused.map(({ id, message }) => (
                <li key={id}>
                  {titleOf(id)}: {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {act.isError && (
        <p role="alert" className="font-semibold text-emergency">
          {describeFailure(act.error)}
        </p>
      )}
    </div>
  );
}

/** A card with its tick, while somebody selects. */
export function Selectable({
  id,
  title,
  selection: { selected, toggle },
  children,
}: {
  id: string;
  title: string;
  selection: ReturnType<typeof useSelection>;
  children: ReactNode;
}) {
  return (
    <div className="flex w-full flex-col gap-1">
      {selected && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2 self-start">
          <input
            type="checkbox"
            className="size-5 cursor-pointer accent-action"
            checked={selected.has(id)}
            onChange={() => toggle(id)}
          />
          <span>
            {manyText.select}
            <About>{title}</About>
          </span>
        </label>
      )}
      <div className="flex grow">{children}</div>
    </div>
  );
}
