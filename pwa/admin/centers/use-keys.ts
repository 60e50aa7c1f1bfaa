import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, on a Mac Cmd+S, in place of the browser's own. */
export function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat && !isDialogOpen()) onSave();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Single keys, by their letter. They do nothing while somebody types, or while a dialog is open. */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>, enabled: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDialogOpen() || isTyping(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const button = target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type);
  return !button && (target.matches('input, textarea, select') || target.isContentEditable);
}
