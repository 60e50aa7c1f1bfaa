import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { isOld } from '../directory/copy-status.ts';
import { useCopyStatus } from '../directory/directory-client.ts';
import { withWords } from '../text.tsx';
import type CopyNote from './copy-note.tsx';

type Props = ComponentProps<typeof CopyNote>;

const Note = lazy<ComponentType<Props>>(() =>
  withWords(import('./copy-note.tsx')).catch(() => ({ default: () => null })),
);

/** Where the copy has something to say of itself. Loads only then. */
export function CopyNoteSlot(props: Props) {
  const hasTrouble = useCopyStatus(
    (status) => status.lacking.length > 0 || status.lackingGuides?.length || status.outdated || isOld(status),
  );
  return (
    Boolean(hasTrouble) && (
      <Suspense>
        <Note {...props} />
      </Suspense>
    )
  );
}
