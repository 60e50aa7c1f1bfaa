/**
 * The oldest version of each engine that the app promises to run in: the one place that says so. The words of
 * docs/architecture.md, what the build rewrites and what is looked for in its result follow from it. Names as in
 * @mdn/browser-compat-data.
 */
export const OLDEST_BROWSERS = {
  safari: '15.4',
  safari_ios: '15.4',
  chrome: '109',
  chrome_android: '109',
  edge: '109',
  firefox: '115',
  firefox_android: '115',
} as const;

const targetOf = (safari: string) => {
  const { chrome, edge, firefox } = OLDEST_BROWSERS;
  return [`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${safari}`];
};

/** What styles are rewritten for. */
export const STYLE_TARGET = targetOf(OLDEST_BROWSERS.safari);

/**
 * What scripts are rewritten for. For Safari before 16 every class with a field would be rewritten and every private
 * field be a WeakMap, which makes a search about five times as long (bench/worker-search.ts), for a bug of its parser
 * that few initial values meet (https://webkit.org/b/236843). Those few, and all else that Safari 15.4 lacks, are looked
 * for in the built scripts instead.
 */
export const SCRIPT_TARGET = targetOf('16');

/** For modules with a static block: of that, what is made for Safari 16 meets the same bug. */
export const STATIC_BLOCK_TARGET = STYLE_TARGET;
