import { Bookmark } from 'lucide-react';
import { myList as en } from '#core/i18n/en/my-list.ts';
import { myList as es } from '#core/i18n/es/my-list.ts';
import { notify } from '../notices/notices.ts';
import { usePageText } from '../text.tsx';
import { useMyList } from './list-state.ts';
import { addCenters, type KeptCenter, MOST_CENTERS, removeCenter } from './my-list.ts';
import { useNotifySaved } from './use-notify-saved.ts';

/** Puts a center on the list, or takes it off, with the note that was written on it, until the notice has gone. */
export function SaveButton({ center, className }: { center: KeptCenter; className: string }) {
  const text = usePageText({ en, es });
  const saved = useMyList(({ list }) => list?.centers.find(({ slug }) => slug === center.slug));
  const notifySaved = useNotifySaved();

  const toggle = async () => {
    const { changeList } = await import('./list-store.ts');
    if (saved) {
      const at = useMyList.getState().list?.centers.indexOf(saved);
      await changeList(removeCenter(center.slug));
      const undo = () => void changeList(addCenters([saved], at));
      return notify({ title: text.save.removed, action: { label: text.undo, run: undo } });
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
      {saved ? text.save.saved : text.save.save}
      <span className="sr-only">{text.about(center.name)}</span>
    </button>
  );
}
