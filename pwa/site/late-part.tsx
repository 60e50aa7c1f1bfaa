import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { withWords } from '../text.tsx';
import { useScripted, useWritten } from './environment.ts';
import { inTime, pass, SCRIPT_MS } from './patience.ts';

/**
 * How long what the first view does not need leaves a slow phone to the first view, in milliseconds. Loaded with it,
 * the outbox alone made the first search 0.2 s slower (bench/floor.ts).
 */
const LATER_MS = 2000;

const loads: (() => Promise<void>)[] = [];

/** The page's parts that come late, on their way. */
const coming: Promise<unknown>[] = [];

/** Resolves when what no first view needs may load: the page's own late parts come before it, however slow the phone. */
export async function later(): Promise<void> {
  await pass(LATER_MS);
  await inTime(Promise.allSettled(coming), SCRIPT_MS).catch(() => undefined);
}

/** Whether that moment is past. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => void later().then(() => setLater(true)), []);
  return isLater;
}

/**
 * A part of a page that comes after the page's own code. The server has it at once, so that it is there without a
 * script, too, and the browser leaves what the server wrote until the part has come. Where nothing is written, a block
 * with the classes `place` holds its place, if it has any.
 */
export function latePart<Props extends object>(
  code: () => Promise<{ default: ComponentType<Props> }>,
  place = '',
): ComponentType<Props> {
  const load = () => {
    const part = withWords(code());
    coming.push(part);
    return part;
  };
  // On a silent network it may not come, either.
  const New: ComponentType<Props> = lazyOrNothing(() => inTime(load(), SCRIPT_MS));
  // With what the server wrote of it, which stays, and works as it does without a script.
  let Written: ComponentType<Props> = lazy(() => load().catch(() => new Promise<never>(() => {})));
  if (import.meta.env.SSR) {
    loads.push(async () => {
      Written = (await load()).default;
    });
  }
  const render = (Part: ComponentType<Props>, props: Props, onTaken?: () => void): ReactElement => (
    <Suspense
      fallback={
        place && (
          <div role="status" className={place}>
            <div className="skeleton h-11 w-32" />
          </div>
        )
      }
    >
      <Part {...props} />
      {onTaken && <Taken onTaken={onTaken} />}
    </Suspense>
  );
  return (props) => {
    const written = useWritten();
    const [taken, setTaken] = useState(false);
    const onTaken = useState(() => () => setTaken(true))[0];
    const [asWritten] = useState(() => render(Written, props, onTaken));
    if (!written) return render(New, props);
    // React drops what the server wrote, and what was chosen in it, if it is to change before it could be taken over.
    return taken ? render(Written, props, onTaken) : asWritten;
  };
}

/** Says when React has taken over what the server wrote around it. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(onTaken, [onTaken]);
  return null;
}

/** A part that may not come, without a network on the very first visit: then the page goes on without it. */
export function lazyOrNothing<Props extends object>(code: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => withWords(code()).catch(() => ({ default: () => null })));
}

/** One behind the first view, and only where scripts run. Until it comes, `waiting` stands in its place. */
export function laterPart<Props extends object>(
  code: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ReactElement,
): ComponentType<Props> {
  const Part = lazyOrNothing<Props>(() => later().then(code));
  return (props) =>
    useScripted() ? (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    ) : (
      waiting
    );
}

/** Loads all of them before the first page is rendered. For the server. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
