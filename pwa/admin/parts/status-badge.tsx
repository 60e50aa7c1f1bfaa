/** What a color stands for. The word beside it says the same. */
export type Tone = 'plain' | 'good' | 'waiting' | 'bad' | 'info';

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-ink',
  good: 'bg-action-soft text-action-strong',
  waiting: 'bg-lantern-soft text-on-lantern-soft',
  bad: 'bg-emergency-soft text-emergency',
  info: 'bg-sunken text-muted',
};

/** A short word on how something stands. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={`inline-block rounded-md px-2 py-0.5 text-sm font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
