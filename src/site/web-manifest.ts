import { colors } from '#content/colors.ts';
import { company } from '#content/company.ts';

export function webManifest(): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    description: company.description,
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
