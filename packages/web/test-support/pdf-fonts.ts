// The font files of a PDF on the disk, the same ones that the worker fetches.
import { join } from 'node:path';
import { scriptFonts } from '../src/ui/paper/paper-fonts.ts';
import { fontFiles } from '../src/ui/table/pdf-font-files.ts';

const root = join(import.meta.dirname, '../../..');

/** The place of each font in its two weights, as pdfmake takes it. */
export const pdfFonts = Object.fromEntries(
  scriptFonts.map((font) => {
    const [normal, bold] = fontFiles[font].map((address) => join(root, address));
    return [font, { normal, bold }];
  }),
);
