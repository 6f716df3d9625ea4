// Saves a paper as PDF, with the letters of every script of ours shaped as they are on the screen.

import { saveFile } from '../page/save-file.ts';
import { makePdf } from '../table/make-pdf.ts';
import { type Letterhead, sheetOf } from './letterhead.ts';
import type { PaperFile } from './paper-parts.ts';
import { POINTS_OF_PIXEL, partsOf, pdfPicture } from './read-paper.ts';

const POINTS_OF_MILLIMETRE = 72 / 25.4;

/** Saves `<title>.pdf`. Rejects when the file cannot be made. */
export async function savePaper(title: string, letterhead: Letterhead | null, paper: HTMLElement): Promise<void> {
  const file = title.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  saveFile(`${file}.pdf`, await makePdf({ paper: fileOf(title, letterhead, paper) }));
}

function fileOf(title: string, letterhead: Letterhead | null, paper: HTMLElement): PaperFile {
  const { size, margin } = sheetOf(letterhead);
  const part = (name: 'head' | 'content' | 'foot') => paper.querySelector(`[data-paper="${name}"]`);
  const heightOf = (element: Element | null) => (element?.getBoundingClientRect().height ?? 0) * POINTS_OF_PIXEL;
  const [head, content, foot] = [part('head'), part('content'), part('foot')];
  const picture = head?.querySelector('img');
  return {
    title,
    size,
    margin: margin * POINTS_OF_MILLIMETRE,
    headHeight: heightOf(head),
    headPicture: picture ? pdfPicture(picture) : null,
    footHeight: heightOf(foot),
    foot: foot ? partsOf(foot) : [],
    content: content ? partsOf(content) : [],
  };
}
