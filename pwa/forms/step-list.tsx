/** What happens one after the other, numbered. */
export function StepList({ steps }: { steps: readonly { title: string; text: string; time?: string }[] }) {
  return (
    <ol className="space-y-4">
      {steps.map(({ title, text, time }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-action-soft font-bold text-action"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">
              {title}
              {time && (
                <>
                  : <span className="font-normal whitespace-nowrap">{time}</span>
                </>
              )}
            </p>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
