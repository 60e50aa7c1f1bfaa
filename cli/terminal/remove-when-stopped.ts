import { rmSync } from 'node:fs';

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Has files and folders removed at Ctrl-C, or when the terminal is closed: nothing half-done stays behind. Returns how
 * to stop looking out.
 */
export function removeWhenStopped(paths: readonly string[]): () => void {
  const handlers = Object.entries(signals).map(([signal, code]) => {
    const stop = () => {
      for (const path of paths) rmSync(path, { recursive: true, force: true });
      process.exit(code);
    };
    process.once(signal, stop);
    return () => process.off(signal, stop);
  });
  return () => {
    for (const remove of handlers) remove();
  };
}
