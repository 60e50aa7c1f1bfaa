import { pageText } from '../../text.tsx';

const useNearText = pageText('near');

/** In the heading, behind how many centers are found: how many come after them that do not say what was asked for. */
export default function NotStatedCount({ count }: { count: number }) {
  return useNearText().notStated.count(count);
}
