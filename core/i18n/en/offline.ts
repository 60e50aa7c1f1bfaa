/** Said where there is no network. */
export const offline = {
  banner: 'You are offline. You can search, read and call. What you send goes out later.',
  bannerMost: 'You are offline. Most of this works, but some listings or places are not on this device.',
  bannerPartial: 'You are offline. Only part of the directory is on this device.',
  bannerEmpty: 'You are offline, and the directory is not on this device yet. Call or text 988 for help now.',
};
