import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the browser needs to install the app. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Harborlight: find treatment',
  short_name: 'Harborlight',
  description:
    'Addiction and mental-health treatment centers in the United States. Free, no ads, works offline.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf8f2',
  theme_color: '#14263f',
  categories: ['health', 'medical'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [{ name: 'Find Help', url: '/directory' }],
  screenshots: [
    {
      src: '/screenshots/directory-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Search results on a phone',
    },
    {
      src: '/screenshots/directory-wide.png',
      sizes: '1280x900',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Search results on a computer',
    },
  ],
};
