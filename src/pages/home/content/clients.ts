import type { ClientRecord } from './records.ts';

export const clientsTitle = 'Clients whose systems we built or run';

/**
 * Clients on the wall of names, in its order. Copy a line to add one, delete it to take one away.
 *
 *   name   as they write it; read aloud in place of the logo
 *   logo   a file of media/: { media: 'acme.svg', alt: 'Acme' }, or a drawn wordmark: 'client-...'; left out: the name in type
 *   color  that it warms up in: straw, bronze, violet, blue or teal
 */
export const clients = [
  { name: 'Halvengard', logo: 'client-halvengard', color: 'blue' },
  { name: 'Brindlemoor', logo: 'client-brindlemoor', color: 'straw' },
  { name: 'Oskarva', logo: 'client-oskarva', color: 'teal' },
  { name: 'Cordelmar', logo: 'client-cordelmar', color: 'bronze' },
  { name: 'Nimbaro Air', logo: 'client-nimbaro-air', color: 'violet' },
  { name: 'Tessovane', logo: 'client-tessovane', color: 'blue' },
  { name: 'Quillorne', logo: 'client-quillorne', color: 'straw' },
  { name: 'Vantorrel', logo: 'client-vantorrel', color: 'violet' },
  { name: 'Pellworth', logo: 'client-pellworth', color: 'blue' },
  { name: 'Kestrand Rail', logo: 'client-kestrand-rail', color: 'straw' },
  { name: 'Lumerwick', logo: 'client-lumerwick', color: 'teal' },
  { name: 'Obrenta', logo: 'client-obrenta', color: 'bronze' },
  { name: 'Sablemere', logo: 'client-sablemere', color: 'violet' },
  { name: 'Norgarth', logo: 'client-norgarth', color: 'blue' },
  { name: 'Arvadine', logo: 'client-arvadine', color: 'bronze' },
  { name: 'Fenwright', logo: 'client-fenwright', color: 'violet' },
  { name: 'Delphane', logo: 'client-delphane', color: 'blue' },
  { name: 'Ironhythe', logo: 'client-ironhythe', color: 'straw' },
  { name: 'Rowanfell', logo: 'client-rowanfell', color: 'teal' },
  { name: 'Zepharro', logo: 'client-zepharro', color: 'bronze' },
  { name: 'Caldervik', logo: 'client-caldervik', color: 'violet' },
  { name: 'Hexalune', logo: 'client-hexalune', color: 'teal' },
  { name: 'Mistrand', logo: 'client-mistrand', color: 'bronze' },
  { name: 'Bluemarrow', logo: 'client-bluemarrow', color: 'violet' },
  { name: 'Torvantis', logo: 'client-torvantis', color: 'blue' },
  { name: 'Ambriell', logo: 'client-ambriell', color: 'straw' },
  { name: 'Stellorn', logo: 'client-stellorn', color: 'teal' },
  { name: 'Grauhavn', logo: 'client-grauhavn', color: 'bronze' },
] as const satisfies readonly ClientRecord[];
