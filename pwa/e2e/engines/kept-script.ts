/** Runs in a page: puts a log-in page in the place of the app's main script, in the files that it keeps. */
export async function spoilMainScript(): Promise<number> {
  let spoiled = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!/\/assets\/main-[\w-]+\.js/.test(request.url)) continue;
      await cache.put(
        request,
        new Response('<h1>Log in to our Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
      );
      spoiled += 1;
    }
  }
  return spoiled;
}

/** Runs in a page: whether all that is kept of that script is a script. */
export async function keepsRightMainScript(): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.includes('precache'));
  const kept = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const scripts = (await cache.keys()).filter(({ url }) => /\/assets\/main-[\w-]+\.js/.test(url));
      const texts = await Promise.all(scripts.map(async (script) => (await cache.match(script))!.text()));
      return texts.map((text) => !text.startsWith('<h1>'));
    }),
  );
  return kept.flat().length > 0 && kept.flat().every(Boolean);
}
