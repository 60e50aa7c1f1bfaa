import packageJson from '../package.json' with { type: 'json' };

/** Which Harborlight this is, e.g. "0.1.0 (153ab6b)": the build puts the commit in, where it knows one. */
export const thisVersion = [packageJson.version, process.env.HARBORLIGHT_COMMIT]
  .filter(Boolean)
  .map((part, i) => (i === 0 ? part : `(${part})`))
  .join(' ');
