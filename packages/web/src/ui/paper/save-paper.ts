// Saves a paper as PDF, with the letters of every script of ours shaped as they are on the screen.

import { saveFile } from '../page/save-file.ts';
import { makePdf } from '../table/make-pdf.ts';
import { type Letterhead, sheetOf } from './letterhead.ts';
import type { PaperFile } from './paper-parts.ts';
import { isHeadOnEveryPage } from './paper-space.ts';
import { POINTS_OF_PIXEL, partsOf } from './read-paper.ts';
import { runningTitle } from './running-title.ts';

const POINTS_OF_MILLIMETRE = 72 / 25.4;

/** Saves `<title>.pdf`. Rejects when the file cannot be made. */
export async function savePaper(title: string, letterhead: Letterhead | null, paper: HTMLElement): Promise<void> {
  const file = title.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  saveFile(`${file}.pdf`, await makePdf({ paper: fileOf(title, letterhead, paper) }));
}

function fileOf(title: string, letterhead: Letterhead | null, paper: HTMLElement): PaperFile {
  const { size, width, height, margin } = sheetOf(letterhead);
  const isRepeated = letterhead !== null && isHeadOnEveryPage(letterhead);
  const part = (name: 'head' | 'content' | 'foot') => paper.querySelector(`[data-paper="${name}"]`);
  const heightOf = (element: Element | null) => (element?.getBoundingClientRect().height ?? 0) * POINTS_OF_PIXEL;
  const [head, content, foot] = [part('head'), part('content'), part('foot')];
  const partsIn = (element: Element | null) => (element ? partsOf(element) : []);
  return {
    title,
    madeAt: paper.querySelector<HTMLElement>('[data-made-at]')?.dataset.madeAt ?? null,
    size:
      size === 'A4' || size === 'A5'
        ? size
        : { width: width * POINTS_OF_MILLIMETRE, height: height * POINTS_OF_MILLIMETRE },
    margin: margin * POINTS_OF_MILLIMETRE,
    running: runningTitle(letterhead, paper),
    mark: paper.querySelector<HTMLElement>('[data-paper="mark"]')?.dataset.mark ?? '',
    // Room for printed paper is kept free on every page; any other head begins the first one.
    headHeight: isRepeated ? heightOf(head) : 0,
    footHeight: heightOf(foot),
    foot: partsIn(foot),
    content: [...(isRepeated ? [] : partsIn(head)), ...partsIn(content)],
  };
}
