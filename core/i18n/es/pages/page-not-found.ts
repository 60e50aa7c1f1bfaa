import type { pageNotFound as english } from '../../en/pages/page-not-found.ts';
import type { Translated } from '../../translated.ts';

export const pageNotFound: Translated<typeof english> = {
  title: 'No encontramos esta página',
  help: 'Puede que la página haya cambiado de lugar o que la dirección tenga un error.',
};
