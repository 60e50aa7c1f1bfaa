import { myList as en } from '#core/i18n/en/my-list.ts';
import { myList as es } from '#core/i18n/es/my-list.ts';
import { notify } from '../notices/notices.ts';
import { usePageText } from '../text.tsx';
import { useMyList } from './list-state.ts';

/** Says what became of saving: where it is kept, or, with the reason, that the list is full. */
export function useNotifySaved() {
  const { save } = usePageText({ en, es });
  return (saved: boolean | undefined, fullText: string) => {
    if (!saved) return notify({ title: save.full.title, text: fullText, tone: 'destructive' });
    const action = { label: save.see, to: '/my-list' };
    if (useMyList.getState().stored) notify({ title: save.done, action });
    else notify({ title: save.doneForNow, text: save.doneForNowText, action });
  };
}
