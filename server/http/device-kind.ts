/** The first that a browser's name contains counts (spec, section 2): "Mobile" before "Chrome". */
const DEVICES = ['Mobile', 'Chrome', 'Safari', 'Firefox'];

/** All that is kept of a browser's name: as a whole it could tell one person from another. */
export function deviceKind(userAgent = ''): string {
  return DEVICES.find((device) => userAgent.includes(device)) ?? 'Other';
}
