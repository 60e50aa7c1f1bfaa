/**
 * What `zod` is in the browser: vite.config.ts puts it in the place of the package. Our Content-Security-Policy allows
 * no code made of text; Zod asks whether it may, and each such question is a report on Firefox's console. It must know
 * before the first schema is made, and so before anything of it can be imported.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });

export { z } from 'zod/v4';
