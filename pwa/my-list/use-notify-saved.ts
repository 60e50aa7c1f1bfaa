import { notify } from '../components/notices.ts';
import { pageText } from '../text.tsx';
import { useMyList } from './list-state.ts';

const useMyListText = pageText('myList');

/** Says what became of saving: where it is kept, or, with the reason, that the list is full. */
export function useNotifySaved() {
  const { save } = useMyListText();
  return (saved: boolean | undefined, fullText: string) => {
    if (!saved) return notify({ title: save.full.title, text: fullText, tone: 'destructive' });
    const action = { label: save.see, to: '/my-list' };
    if (useMyList.getState().stored) notify({ title: save.done, action });
    else notify({ title: save.doneForNow, text: save.doneForNowText, action });
  };
}
