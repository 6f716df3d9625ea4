// Reads a paper off the screen, so that its PDF says what the paper says: text, tables, lists, barcodes, pictures, rules.
import type { Bar, PaperCell, PaperPart, TextRun } from './paper-parts.ts';

/** Points of a pixel. */
export const POINTS_OF_PIXEL = 0.75;
const BOLD = 600;
/** A wider gap than this was put there on purpose, as room for a signature. */
const leastSpacePixels = 3;
/** A narrower gap between two things beside each other is none. */
const LEAST_GAP_PERCENT = 0.3;

/** Parts of an element, in order; measured in its present layout. */
export function partsOf(element: Element): PaperPart[] {
  return blocksOf(element).flatMap((block) => (Array.isArray(block) ? textOf(element, block) : partOf(block)));
}

/** The children that stand for themselves, and between them the text that flows together. */
function blocksOf(element: Element): (Element | Node[])[] {
  const blocks: (Element | Node[])[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Element && !isInline(node)) {
      blocks.push(node);
      continue;
    }
    const last = blocks.at(-1);
    if (Array.isArray(last)) last.push(node);
    else blocks.push([node]);
  }
  return blocks;
}

function isInline(element: Element): boolean {
  const isDrawn = element instanceof SVGElement || element instanceof HTMLImageElement;
  return !isDrawn && getComputedStyle(element).display.startsWith('inline');
}

function partOf(element: Element): PaperPart[] {
  const style = getComputedStyle(element);
  if (style.display === 'none' || element.tagName === 'STYLE' || element.matches('[data-paper="mark"]')) return [];
  const space = spaceAbove(style);
  if (element instanceof SVGElement) return [drawingOf(element, space)];
  if (element instanceof HTMLImageElement) return [pictureOf(element, space)];
  if (element instanceof HTMLTableElement) return [tableOf(element, space)];
  if (element instanceof HTMLHRElement) return [{ kind: 'rule', space }];
  const rule = (side: 'Top' | 'Bottom'): PaperPart[] =>
    Number.parseFloat(style[`border${side}Width`]) > 0
      ? [{ kind: 'rule', space: side === 'Bottom' ? Number.parseFloat(style.paddingBottom) * POINTS_OF_PIXEL : 0 }]
      : [];
  const isBeside = (style.display === 'flex' && style.flexDirection === 'row') || style.display === 'grid';
  const inside = isBeside ? besideOf(element, style) : partsOf(element);
  const parts = [...rule('Top'), ...inside, ...rule('Bottom')];
  if (parts.length === 0) return [];
  const isOnNextPage = style.breakBefore === 'page';
  return [{ kind: 'group', space, isKept: style.breakInside === 'avoid', isOnNextPage, parts }];
}

/** Rows of things side by side, each with its share of the width. */
function besideOf(element: Element, style: CSSStyleDeclaration): PaperPart[] {
  const children = [...element.children];
  const inRow = style.display === 'grid' ? style.gridTemplateColumns.split(' ').length : children.length;
  const whole = element.getBoundingClientRect().width || 1;
  const rows: PaperPart[] = [];
  for (let start = 0; start < children.length; start += inRow) {
    const row = children.slice(start, start + inRow);
    let end = element.getBoundingClientRect().left;
    const columns = row.flatMap((child) => {
      const box = child.getBoundingClientRect();
      const gap = { share: ((box.left - end) / whole) * 100, parts: [] };
      end = box.right;
      const own = { share: (box.width / whole) * 100, parts: partOf(child) };
      return gap.share > LEAST_GAP_PERCENT ? [gap, own] : [own];
    });
    rows.push({
      kind: 'beside',
      space: 2,
      shares: columns.map(({ share }) => share),
      parts: columns.map(({ parts }): PaperPart => ({ kind: 'group', space: 0, isKept: false, parts })),
    });
  }
  return rows;
}

function textOf(element: Element, nodes: readonly Node[]): PaperPart[] {
  const runs = runsOf(nodes);
  if (runs.every(({ text }) => text.trim() === '')) return [];
  const style = getComputedStyle(element);
  const bullet = element instanceof HTMLLIElement ? bulletOf(element) : '';
  const fontSize = Number.parseFloat(style.fontSize) * POINTS_OF_PIXEL;
  const isHeading = /^H\d$/.test(element.tagName);
  return [{ kind: 'text', space: 0, runs, alignment: alignmentOf(style), fontSize, isHeading, bullet }];
}

function bulletOf(item: HTMLLIElement): string {
  if (item.parentElement?.tagName !== 'OL') return '•';
  return `${[...item.parentElement.children].indexOf(item) + 1}.`;
}

/** Text as it reads on the screen: white space shrinks to one blank, a forced break stays. */
function runsOf(nodes: Iterable<Node>): TextRun[] {
  return [...nodes].flatMap((node): TextRun[] => {
    if (node instanceof Text) {
      const text = node.data.replace(/\s+/g, ' ');
      const isBold = Number(getComputedStyle(node.parentElement as Element).fontWeight) >= BOLD;
      return text === '' ? [] : [{ text, isBold }];
    }
    if (node instanceof HTMLBRElement) return [{ text: '\n', isBold: false }];
    return runsOf(node.childNodes);
  });
}

function tableOf(table: HTMLTableElement, space: number): PaperPart {
  const rows = [...table.rows];
  const columns = Math.max(...rows.map((row) => [...row.cells].reduce((sum, cell) => sum + cell.colSpan, 0)));
  const measured = rows.find((row) => row.cells.length === columns);
  const { width, left } = (table.parentElement ?? table).getBoundingClientRect();
  const box = table.getBoundingClientRect();
  const percent = (pixels: number) => (pixels * 100) / (width || 1);
  const shares = Array.from({ length: columns }, (_, index) => {
    const cell = measured?.cells[index];
    return percent(cell ? cell.getBoundingClientRect().width : box.width / columns);
  });
  const fontSize = Number.parseFloat(getComputedStyle(table).fontSize) * POINTS_OF_PIXEL;
  const headRows = table.tHead?.rows.length ?? 0;
  const indent = percent(box.left - left);
  return {
    kind: 'table',
    space,
    headRows,
    indent,
    shares,
    fontSize,
    rows: rows.map((row) => [...row.cells].map(cellOf)),
  };
}

function cellOf(cell: HTMLTableCellElement): PaperCell {
  const isShaded = cell.tagName === 'TH';
  return {
    runs: runsOf(cell.childNodes),
    alignment: alignmentOf(getComputedStyle(cell)),
    span: cell.colSpan,
    isShaded,
  };
}

/** A barcode is drawn anew from its bars, so that its number is written in a font of the PDF. */
function drawingOf(drawing: SVGElement, space: number): PaperPart {
  if (drawing.querySelector('g rect')) return barcodeOf(drawing, space);
  return { kind: 'drawing', space, svg: drawing.outerHTML, ...sizeOf(drawing) };
}

function barcodeOf(drawing: SVGElement, space: number): PaperPart {
  const box = drawing.getBoundingClientRect();
  const bars: Bar[] = [];
  let height = 0;
  for (const bar of drawing.querySelectorAll('g rect')) {
    const drawn = bar.getBoundingClientRect();
    bars.push({ x: (drawn.x - box.x) * POINTS_OF_PIXEL, width: drawn.width * POINTS_OF_PIXEL });
    height = Math.max(height, drawn.height * POINTS_OF_PIXEL);
  }
  return { kind: 'barcode', space, bars, height, text: drawing.getAttribute('aria-label') ?? '' };
}

function pictureOf(image: HTMLImageElement, space: number): PaperPart {
  return { kind: 'picture', space, source: pdfPicture(image), ...sizeOf(image) };
}

function sizeOf(element: Element): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect();
  return { width: width * POINTS_OF_PIXEL, height: height * POINTS_OF_PIXEL };
}

/** The picture as PNG or JPEG, the only kinds a PDF holds. */
function pdfPicture(image: HTMLImageElement): string {
  if (/^data:image\/(png|jpeg)/.test(image.src)) return image.src;
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth || 1;
  canvas.height = image.naturalHeight || 1;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
}

function spaceAbove(style: CSSStyleDeclaration): number {
  const pixels = Number.parseFloat(style.marginTop) + Number.parseFloat(style.paddingTop);
  return pixels > leastSpacePixels ? pixels * POINTS_OF_PIXEL : 0;
}

function alignmentOf({ textAlign }: CSSStyleDeclaration): 'left' | 'center' | 'right' {
  if (textAlign === 'center') return 'center';
  return textAlign === 'end' || textAlign === 'right' ? 'right' : 'left';
}
