/** On pages in another language, of a guide that is there only in English. */
export const guideLanguages = {
  badge: 'In English',
  notice: 'This guide is not in your language yet. Here it is in English.',
};
