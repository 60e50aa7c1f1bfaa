import type { leaveShortcut as english } from '../en/leave-shortcut.ts';
import type { Translated } from '../translated.ts';

export const leaveShortcut: Translated<typeof english> = {
  missing: (presses) =>
    presses === 1 ? 'Oprima Shift 1 vez más para salir' : `Oprima Shift ${presses} veces más para salir`,
  expired: 'Usted sigue aquí. La cuenta de Shift terminó.',
};
