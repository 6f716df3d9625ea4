// Makes a PDF away from the page, so that a long list or paper does not stop the clerk's typing.

import pdfMake from 'pdfmake/build/pdfmake.min.js';
import { mendShaping } from '../paper/mend-shaping.ts';
import type { ScriptFont } from '../paper/paper-fonts.ts';
import type { PaperFile } from '../paper/paper-parts.ts';
import { paperDocument } from '../paper/paper-pdf.ts';
import { fontFiles } from './pdf-font-files.ts';
import { listDocument, type PdfList } from './pdf-list.ts';

/** Only the fonts the list needs are fetched, and only from here. */
function offerFonts(fonts: readonly ScriptFont[]): void {
  const addressOf = (path: string) => new URL(path, location.href).href;
  pdfMake.setUrlAccessPolicy((address) => new URL(address).origin === location.origin);
  pdfMake.setFonts(
    Object.fromEntries(
      fonts.map((font) => {
        const [normal, bold] = fontFiles[font].map(addressOf);
        return [font, { normal, bold }];
      }),
    ),
  );
}

/** Answer of the worker: the file, or the reason of a failure. */
export type PdfAnswer = { readonly file: Blob } | { readonly failure: string };

/** Request to the worker: a list with its columns, or a paper. */
export type PdfRequest = { readonly list: PdfList } | { readonly paper: PaperFile };

async function makePdf(request: PdfRequest): Promise<PdfAnswer> {
  try {
    const { definition, fonts } = 'list' in request ? listDocument(request.list) : paperDocument(request.paper);
    offerFonts(fonts);
    await mendShaping(pdfMake, 'Latin');
    return { file: await pdfMake.createPdf(definition).getBlob() };
  } catch (error) {
    return { failure: String(error) };
  }
}

addEventListener('message', (event: MessageEvent<PdfRequest>) => {
  void makePdf(event.data).then((answer) => postMessage(answer));
});
