// The font files of a PDF on the disk, the same ones that the worker fetches.
import { join } from 'node:path';
import { scriptFonts } from '../src/ui/paper/paper-fonts.ts';
import { fontFiles } from '../src/ui/table/pdf-font-files.ts';

const root = join(import.meta.dirname, '../../..');

/** An address outside of the root, as of packages that checkouts share, begins with this. */
const outside = '/@fs/';

const placeOf = (address: string) =>
  address.startsWith(outside) ? address.slice(outside.length - 1) : join(root, address);

/** The place of each font in its two weights, as pdfmake takes it. */
export const pdfFonts = Object.fromEntries(
  scriptFonts.map((font) => {
    const [normal, bold] = fontFiles[font].map(placeOf);
    return [font, { normal, bold }];
  }),
);
