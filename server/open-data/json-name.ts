import { z } from '@hono/zod-openapi';

/**
 * What stands before ".json" at the end of an address. In a route's path it is `{name{[^/]+\\.json}}`: Hono takes a
 * parameter for a whole part of a path, with a pattern; the documentation shows it as `{name}.json`.
 */
export const JsonName = z.string().transform((file) => file.slice(0, -'.json'.length));

/** A route's path as people read it: "/centers/{slug{[^/]+\\.json}}" → "/centers/{slug}.json". */
export function readablePath(path: string): string {
  return path.replace(
    /\{(\w+)\{([^{}]*)\}\}/g,
    (_, name: string, pattern: string) =>
      `{${name}}${pattern.replace(/^(\[\^\/\]|\.)\+/, '').replaceAll('\\', '')}`,
  );
}
