// Lays a paper out as a PDF document: its title above further pages, foot and number on each, no row cut, kept blocks whole.
import type {
  Column,
  Content,
  ContentTable,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces';
import { breakable } from './breakable-words.ts';
import type { ScriptFont } from './paper-fonts.ts';
import type { PaperCell, PaperFile, PaperPart, TextRun } from './paper-parts.ts';
import { scriptRunsOf } from './script-runs.ts';

const pageWidths = { A4: 595.28, A5: 419.53 };
const pageNumberHeight = 12;
const smallType = 7;
/** Padding and line of a cell, which its width does not hold. */
const CELL_EDGES = 6.5;
const tableLayout: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => '#999999',
  vLineColor: () => '#999999',
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** The document, and the fonts it needs. */
export function paperDocument(paper: PaperFile): { definition: TDocumentDefinitions; fonts: ScriptFont[] } {
  const fonts = new Set<ScriptFont>(['Latin']);
  const { size, margin, headHeight, footHeight, running } = paper;
  const isSlip = typeof size !== 'string';
  const width = (isSlip ? size.width : pageWidths[size]) - 2 * margin;
  const above = written([{ text: running, isBold: false }], fonts);
  const foot = contentOf(paper.foot, width, fonts);
  const definition: TDocumentDefinitions = {
    info: { title: paper.title, ...(paper.madeAt === null ? {} : { creationDate: new Date(paper.madeAt) }) },
    pageSize: size,
    ...(paper.mark && {
      watermark: { text: paper.mark, font: 'Latin', color: 'black', opacity: 0.06, bold: true, angle: -35 },
    }),
    pageMargins: [margin, margin + headHeight, margin, margin + footHeight + (isSlip ? 0 : pageNumberHeight)],
    defaultStyle: { font: 'Latin', fontSize: 9 },
    header: (page) =>
      page > 1 ? { margin: [margin, margin / 2, margin, 0], text: structuredClone(above), fontSize: smallType } : '',
    content: contentOf(paper.content, width, fonts),
    footer: (page, pages) => ({
      margin: [margin, 4, margin, 0],
      stack: [
        ...structuredClone(foot),
        { text: isSlip ? '' : `${page} / ${pages}`, alignment: 'right', fontSize: smallType },
      ],
    }),
  };
  return { definition, fonts: [...fonts] };
}

function contentOf(parts: readonly PaperPart[], width: number, fonts: Set<ScriptFont>): Content[] {
  return joinHeadings(parts).map((part) => oneContent(part, width, fonts));
}

/** A heading and what follows it become one block, unless that is a table, which breaks by rows. */
function joinHeadings(parts: readonly PaperPart[]): PaperPart[] {
  const joined: PaperPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const heading = last && headingIn(last);
    if (last && heading && part.kind !== 'table')
      // Its work is done: it must not be joined once more.
      joined[joined.length - 1] = {
        ...keptTogether,
        space: last.space,
        parts: [{ ...heading, isHeading: false }, part],
      };
    else joined.push(part);
  }
  return joined;
}

const keptTogether = { kind: 'group', isKept: true } as const;

/** The heading that a part is, or holds alone. */
function headingIn(part: PaperPart): Extract<PaperPart, { kind: 'text' }> | undefined {
  if (part.kind === 'text') return part.isHeading ? part : undefined;
  const [only, ...others] = part.kind === 'group' ? part.parts : [];
  return only !== undefined && others.length === 0 ? headingIn(only) : undefined;
}

function oneContent(part: PaperPart, width: number, fonts: Set<ScriptFont>): Content {
  const margin: [number, number, number, number] = [0, part.space, 0, 0];
  switch (part.kind) {
    case 'text': {
      const { alignment, fontSize, bullet } = part;
      const text = written(part.runs, fonts, width / fontSize);
      if (!bullet) return { text, alignment, fontSize, margin };
      return {
        margin: [8, part.space, 0, 0],
        columnGap: 4,
        fontSize,
        columns: [{ width: 18, text: written([{ text: bullet, isBold: false }], fonts) }, { text }],
      };
    }
    case 'table':
      return tableContent(part, width, fonts);
    case 'barcode': {
      const rects = part.bars.map(
        ({ x, width: w }) => ({ type: 'rect', x, y: 0, w, h: part.height, color: 'black' }) as const,
      );
      const text = written([{ text: part.text, isBold: false }], fonts);
      return { margin, stack: [{ canvas: rects }, { text, fontSize: 8 }], unbreakable: true };
    }
    case 'drawing':
      return { svg: part.svg, fit: [part.width, part.height], margin };
    case 'picture':
      return { image: part.source, fit: [part.width, part.height], margin };
    case 'rule':
      return { margin, canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.75 }] };
    case 'beside':
      return {
        margin,
        columnGap: 0,
        columns: part.parts.map((each, index) => columnOf(each, part.shares[index] ?? 0, width, fonts)),
      };
    case 'group':
      return {
        margin,
        stack: contentOf(part.parts, width, fonts),
        unbreakable: part.isKept && linesOf(part, width) <= MOST_KEPT_LINES,
        ...(part.isOnNextPage && { pageBreak: 'before' as const }),
      };
  }
}

function columnOf(part: PaperPart, share: number, width: number, fonts: Set<ScriptFont>): Column {
  const own = (width * share) / 100;
  return { width: own, stack: [oneContent(part, own, fonts)] };
}

function tableContent(
  part: Extract<PaperPart, { kind: 'table' }>,
  width: number,
  fonts: Set<ScriptFont>,
): ContentTable {
  const isWhole = !hasTallRow(part, width);
  return {
    margin: [(width * part.indent) / 100, part.space, 0, 4],
    fontSize: part.fontSize,
    layout: tableLayout,
    table: {
      headerRows: part.headRows,
      keepWithHeaderRows: isWhole && part.headRows > 0 ? 1 : 0,
      dontBreakRows: isWhole,
      widths: part.shares.map((share) => (width * share) / 100 - CELL_EDGES),
      body: part.rows.map((row) => {
        const widths = cellWidths(part, row, width);
        return row.flatMap((cell, index) => cellsOf(cell, fonts, (widths[index] ?? width) / part.fontSize));
      }),
    },
  };
}

/** Maximum lines of an unbreakable block: a taller one would not be printed. A5 has 50 lines between its head and foot. */
const MOST_KEPT_LINES = 35;
/** A letter is about half as wide as it is high. */
const LETTER_WIDTH = 0.55;

const lineCount = (runs: readonly TextRun[], fontSize: number, width: number) => {
  const letters = Math.max(1, width / (fontSize * LETTER_WIDTH));
  const text = runs.map((run) => run.text).join('');
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / letters)), 0);
};

/** About how many lines a part takes on a page. */
function linesOf(part: PaperPart, width: number): number {
  if (part.kind === 'text') return lineCount(part.runs, part.fontSize, width);
  if (part.kind === 'group') return part.parts.reduce((lines, each) => lines + linesOf(each, width), 0);
  if (part.kind === 'beside')
    return Math.max(0, ...part.parts.map((each, index) => linesOf(each, (width * (part.shares[index] ?? 0)) / 100)));
  if (part.kind === 'table') return part.rows.reduce((lines, row) => lines + rowLines(part, row, width), 0);
  return 1;
}

type TablePart = Extract<PaperPart, { kind: 'table' }>;

/** How wide the text of each cell of a row may be. */
function cellWidths({ shares }: TablePart, row: readonly PaperCell[], width: number): number[] {
  let place = 0;
  return row.map(({ span }) => {
    const share = shares.slice(place, place + span).reduce((all, each) => all + each, 0);
    place += span;
    return (width * share) / 100 - CELL_EDGES;
  });
}

function rowLines(part: TablePart, row: readonly PaperCell[], width: number): number {
  const widths = cellWidths(part, row, width);
  const heights = row.map(({ runs }, index) => lineCount(runs, part.fontSize, widths[index] ?? width));
  return Math.max(1, ...heights);
}

const hasTallRow = (part: TablePart, width: number) =>
  part.rows.some((row) => rowLines(part, row, width) > MOST_KEPT_LINES);

/** A cell, and the empty ones that pdfmake wants below a wide one. */
function cellsOf(
  { runs, alignment, span, isShaded }: PaperCell,
  fonts: Set<ScriptFont>,
  widthInType: number,
): TableCell[] {
  const cell: TableCell = {
    text: written(runs, fonts, widthInType),
    alignment,
    colSpan: span,
    ...(isShaded ? { fillColor: '#eeeeee' } : {}),
  };
  return [cell, ...Array.from({ length: span - 1 }, () => ({}))];
}

/** Text in runs of one script and one weight each. */
function written(
  runs: readonly TextRun[],
  fonts: Set<ScriptFont>,
  widthInType = Number.POSITIVE_INFINITY,
): { text: string; font: ScriptFont; bold: boolean }[] {
  return runs.flatMap(({ text, isBold }) =>
    scriptRunsOf(breakable(text, widthInType)).map((run) => {
      fonts.add(run.font);
      return { ...run, bold: isBold };
    }),
  );
}
