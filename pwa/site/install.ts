import { create } from 'zustand';

/** Not yet in TypeScript's DOM: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** Set while the browser offers to install the app. */
  offer: BeforeInstallPromptEvent | undefined;
  installed: boolean;
  /** iPhones and iPads install from the Share menu only, and offer nothing to pages. */
  apple: boolean;
}

export const useInstall = create<InstallState>(() => ({ offer: undefined, installed: false, apple: false }));

/** Listens for the browser's offer, which may come before anything is rendered. */
export function watchInstall(): void {
  useInstall.setState({
    installed: window.matchMedia('(display-mode: standalone)').matches,
    // An iPad says that it is a Mac. No Mac has a touch screen.
    apple: /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1,
  });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as BeforeInstallPromptEvent });
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ offer: undefined, installed: true }));
}

/** Shows the browser's own dialog. An offer can be used once. */
export async function installApp(): Promise<void> {
  const { offer } = useInstall.getState();
  useInstall.setState({ offer: undefined });
  await offer?.prompt();
}
