import { Bookmark } from 'lucide-react';
import { notify } from '../components/notices.ts';
import { pageText } from '../text.tsx';
import { useMyList } from './list-state.ts';
import { addCenters, type KeptCenter, MOST_CENTERS, removeCenter } from './my-list.ts';
import { useNotifySaved } from './use-notify-saved.ts';

const useMyListText = pageText('myList');

/** Puts a center on the list, or takes it off, with the note that was written on it; the notice brings both back. */
export function SaveButton({
  center,
  className,
  iconOnly = false,
}: {
  center: KeptCenter;
  className: string;
  /** Where there is no room, its words are only heard. */
  iconOnly?: boolean;
}) {
  const text = useMyListText();
  const saved = useMyList(({ list }) => list?.centers.find(({ slug }) => slug === center.slug));
  const notifySaved = useNotifySaved();

  const toggle = async () => {
    // At once where it can be: who saves and goes on in the same moment has saved.
    const changeList = useMyList.getState().change ?? (await import('./list-store.ts')).changeList;
    if (saved) {
      const at = useMyList.getState().list?.centers.indexOf(saved);
      await changeList(removeCenter(center.slug));
      const undo = () => void changeList(addCenters([saved], at));
      return notify({ title: text.save.removed, text: saved.name, action: { label: text.undo, run: undo } });
    }
    await changeList(addCenters([center]));
    const onList = useMyList.getState().list?.centers.some(({ slug }) => slug === center.slug);
    notifySaved(onList, text.save.full.text(MOST_CENTERS));
  };
  return (
    <button
      type="button"
      aria-pressed={saved !== undefined}
      className={`needs-script button text-action hover:bg-action-soft ${className}`}
      onClick={() => void toggle()}
    >
      <Bookmark aria-hidden="true" className={`size-5 ${saved ? 'fill-current' : ''}`} />
      <span className={iconOnly ? 'sr-only' : ''}>{saved ? text.save.saved : text.save.save}</span>
      <span className="sr-only">{text.about(center.name)}</span>
    </button>
  );
}
