/** Where no page is. */
export const pageNotFound = {
  title: 'Page Not Found',
  help: 'The page may have moved, or the address may have a typo.',
};
