/** On results, where what this device shows of the directory is not all, or not new. */
export const copyNote = {
  older: (states: string) =>
    `We could not load the newest listings in ${states}. What you see there may be out of date. Call before you go.`,
  missing: (states: string) =>
    `We could not save the listings in ${states} on this device. You can see them only with a network.`,
  old: (day: string) =>
    `This device last checked for changes on ${day}. Some listings may be out of date. Call before you go.`,
  outdated:
    'The newest listings need a newer version of this app. It comes by itself. Until then, call before you go.',
  guides:
    'We could not save the newest guides on this device. Without a network, what you read here may be out of date.',
};
