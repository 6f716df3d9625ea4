// Makes a PDF away from the page, so that a long list or paper does not stop the clerk's typing.

import latin400 from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latin600 from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?url';
import extended400 from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import extended600 from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?url';
import beng400 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url';
import beng600 from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff?url';
import deva400 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url';
import deva600 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff?url';
import taml400 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?url';
import taml600 from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff?url';
import telu400 from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff?url';
import telu600 from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-600-normal.woff?url';
import pdfMake from 'pdfmake/build/pdfmake.min.js';
import type { PaperFile } from '../paper/paper-parts.ts';
import { paperDocument } from '../paper/paper-pdf.ts';
import type { ScriptFont } from '../paper/script-runs.ts';
import { listDocument, type PdfList } from './pdf-list.ts';

const files: Readonly<Record<ScriptFont, readonly [normal: string, bold: string]>> = {
  Latin: [latin400, latin600],
  LatinExtended: [extended400, extended600],
  Bengali: [beng400, beng600],
  Devanagari: [deva400, deva600],
  Tamil: [taml400, taml600],
  Telugu: [telu400, telu600],
};

/** Only the fonts the list needs are fetched, and only from here. */
function offerFonts(fonts: readonly ScriptFont[]): void {
  const addressOf = (path: string) => new URL(path, location.href).href;
  pdfMake.setUrlAccessPolicy((address) => new URL(address).origin === location.origin);
  pdfMake.setFonts(
    Object.fromEntries(
      fonts.map((font) => {
        const [normal, bold] = files[font].map(addressOf);
        return [font, { normal, bold }];
      }),
    ),
  );
}

/** What comes back: the file, or why there is none. */
export type PdfAnswer = { readonly file: Blob } | { readonly failure: string };

/** What is to be made: a list with its columns, or a paper. */
export type PdfRequest = { readonly list: PdfList } | { readonly paper: PaperFile };

async function makePdf(request: PdfRequest): Promise<PdfAnswer> {
  try {
    const { definition, fonts } = 'list' in request ? listDocument(request.list) : paperDocument(request.paper);
    offerFonts(fonts);
    return { file: await pdfMake.createPdf(definition).getBlob() };
  } catch (error) {
    return { failure: String(error) };
  }
}

addEventListener('message', (event: MessageEvent<PdfRequest>) => {
  void makePdf(event.data).then((answer) => postMessage(answer));
});
