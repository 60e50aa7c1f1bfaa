import { useState } from 'react';
import { centersQueue } from '#core/i18n/en/admin/centers-queue.ts';
import { readStored, type StorageKey, store } from '../../site/device-storage.ts';
import { actionKeys, type QueueAction } from './queue-actions.tsx';

/** What the keys do, and a switch that turns them off (WCAG 2.1.4). */
export function KeyLegend({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) {
  const text = centersQueue;
  const keys = Object.entries(actionKeys) as [QueueAction, string][];
  return (
    <section aria-label={text.keys.title} className="card space-y-3 p-4 text-[0.95rem]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="choice">
          <input type="checkbox" checked={on} onChange={({ target }) => onSwitch(target.checked)} />
          <span>{text.keys.on}</span>
        </label>
        <p className="text-muted">{text.keys.hint}</p>
      </div>
      <dl className={`flex flex-wrap gap-x-5 gap-y-2 ${on ? '' : 'text-muted line-through'}`}>
        {keys.map(([action, key]) => (
          <Key key={action} name={key} does={text[action]} />
        ))}
      </dl>
      <dl className="flex flex-wrap gap-x-5 gap-y-2">
        <Key name="Ctrl+S" does={text.keys.save} />
      </dl>
    </section>
  );
}

function Key({ name, does }: { name: string; does: string }) {
  return (
    <div className="flex items-center gap-2">
      <dt>
        <kbd className="rounded border border-field-line bg-sunken px-2 py-0.5 font-sans text-sm font-semibold text-ink">
          {name}
        </kbd>
      </dt>
      <dd>{does}</dd>
    </div>
  );
}

const STORED_AS = 'harborlight-queue-keys' satisfies StorageKey;

/** Whether the single keys are on. Kept on this device. */
export function useKeysSwitch(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(STORED_AS) !== 'off');
  return [
    on,
    (now) => {
      store(STORED_AS, now ? 'on' : 'off');
      setOn(now);
    },
  ];
}
