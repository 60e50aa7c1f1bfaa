import { create } from 'zustand';

/** `load` is there once a newer version of the app is downloaded and waits: it takes over, and the page loads anew. */
export const useAppUpdate = create<{ load: (() => void) | undefined }>(() => ({ load: undefined }));
