import { expect } from 'playwright/test';

/**
 * Playwright's own expectations, with patience: on two cores a screen may take ten seconds that takes one elsewhere. A
 * test waits no longer than its screen does, but where it fails.
 */
export const expectPage = expect.configure({ timeout: 30_000 });
