/**
 * Addresses that no page of the app answers, to be tried on path and query: the service worker sends them to the
 * network. Files have a dot in their path, and so has /.well-known; pages have none. The pages of staff are not part
 * of the precached app.
 */
export const notPages: RegExp[] = [/^[^?]*\./, /^(\/es)?\/(api|hsds|mcp|healthz|admin0323)(?![^/?])/];
