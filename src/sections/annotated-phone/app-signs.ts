import type { SectionProps } from '#generated/section-props.ts';

type Sign = SectionProps<'annotated-phone'>['phone']['apps'][number]['sign'];

export const appSigns: Readonly<Record<Sign, string>> = {
  list: 'M10 8h4M20 8h20M10 18h4M20 18h20M10 28h4M20 28h12',
  barcode: 'M8 6v26M14 6v26M20 6v26M28 6v26M34 6v18M40 6v18',
  box: 'M24 4l16 8v16l-16 8-16-8V12zM8 12l16 8 16-8M24 20v16',
  check: 'M8 6h28v26H8zM14 18l6 6 10-11',
  camera: 'M6 10h8l3-4h14l3 4h8v22H6zM24 27a7 7 0 1 0 0-14a7 7 0 1 0 0 14',
  book: 'M24 8c-5-4-11-3-16-2v26c5-1 11-2 16 2 5-4 8-3 12-2V6c-4-1-8 0-12 2zM24 8v26',
};
