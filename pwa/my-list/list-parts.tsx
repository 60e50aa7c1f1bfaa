import { useEffect } from 'react';
import { bringLateButtons } from './late-buttons.ts';
import { ListLink } from './list-link.tsx';
import { followList } from './list-store.ts';
import { SaveButton } from './save-button.tsx';
import { SearchTools } from './search-tools.tsx';

/** Reads the list, and hands the buttons to those who keep their place. */
export default function ListParts() {
  useEffect(() => {
    followList();
    bringLateButtons({ SaveCenter: SaveButton, SearchTools, ListLink });
  }, []);
  return null;
}
