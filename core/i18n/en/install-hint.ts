/** Told once on an iPhone or iPad: how the copy stays. */
export const installHint = {
  title: 'Keep the directory on this device',
  text: 'This browser removes it if you do not open this site for seven days. To keep it, tap Share, then “Add to Home Screen”. It adds an icon to your home screen.',
  more: 'How this works',
  done: 'OK',
};
