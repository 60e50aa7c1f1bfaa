import { type ComponentType, lazy, Suspense } from 'react';

const loads: (() => Promise<void>)[] = [];

/**
 * A part of a page that comes after the page's own code. The server has it at once, so that it is there without a
 * script, too, and the browser leaves what the server wrote until the part has come. Where nothing is written, a block
 * with the classes `place` holds its place.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: string,
): ComponentType<Props> {
  // Without a network on the very first visit it may not come; the page goes on without it.
  let Part: ComponentType<Props> = lazy(() => load().catch(() => ({ default: () => null })));
  if (import.meta.env.SSR) {
    loads.push(async () => {
      Part = (await load()).default;
    });
  }
  return (props) => (
    <Suspense
      fallback={
        <div role="status" className={place}>
          <div className="skeleton h-11 w-32" />
        </div>
      }
    >
      <Part {...props} />
    </Suspense>
  );
}

/** Loads all of them before the first page is rendered. For the server. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
