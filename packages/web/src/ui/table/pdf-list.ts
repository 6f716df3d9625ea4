// Lays a list out as a PDF document: blue title row on every page, small type, widths by content (R188, R316).
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { breakable } from '../paper/breakable-words.ts';
import type { ScriptFont } from '../paper/paper-fonts.ts';
import { scriptRunsOf } from '../paper/script-runs.ts';

/** Data of a list PDF: plain values, so that a worker can take it. */
export interface PdfList {
  readonly title: string;
  /** A line below the title, as when it was made and how many records it has. */
  readonly subtitle: string;
  readonly columns: readonly { readonly title: string; readonly isNumeric: boolean }[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const fontSize = 6;
const headerBlue = '#1c5fb8';
const mostPortraitColumns = 6;
const narrowest = 5;
const widest = 32;
/** Points of a page between its margins, of the padding of a cell and of a letter as wide as most. */
const pagePoints = { landscape: 794, portrait: 547, padding: 8, letter: 3.5 };
/** Rows that are looked at to find out how wide a column has to be. */
const measuredRows = 500;
/** So many letters fit on a page in the narrowest column. */
const MOST_UNBROKEN_LETTERS = 400;

/** The document, and the fonts it needs. */
export function listDocument(list: PdfList): { definition: TDocumentDefinitions; fonts: ScriptFont[] } {
  const fonts = new Set<ScriptFont>(['Latin']);
  const written = (text: string, widthPoints = Number.POSITIVE_INFINITY) => {
    const runs = scriptRunsOf(breakable(text, widthPoints / fontSize));
    for (const run of runs) fonts.add(run.font);
    return runs.length === 1 && runs[0]?.font === 'Latin' ? text : runs;
  };
  const shares = widthsOf(list);
  const textPoints = shares.map((share) => (pageWidthOf(list.columns.length) * share) / 100 - pagePoints.padding);
  const alignment = (index: number) => (list.columns[index]?.isNumeric ? 'right' : 'left');
  const head = list.columns.map(
    ({ title }, index): TableCell => ({
      text: written(title, textPoints[index]),
      bold: true,
      color: 'white',
      fillColor: headerBlue,
      alignment: alignment(index),
    }),
  );
  const body = list.rows.map((row) =>
    row.map(
      (value, index): TableCell => ({ text: written(String(value), textPoints[index]), alignment: alignment(index) }),
    ),
  );
  const content: Content = [
    { text: written(list.title), fontSize: 11, bold: true },
    { text: written(list.subtitle), margin: [0, 0, 0, 6] },
    {
      table: {
        headerRows: 1,
        dontBreakRows: !hasTallRow(list),
        widths: shares.map((share) => `${share}%`),
        body: [head, ...body],
      },
      layout: 'lightHorizontalLines',
    },
  ];
  const definition: TDocumentDefinitions = {
    info: { title: list.title },
    pageSize: 'A4',
    pageOrientation: list.columns.length > mostPortraitColumns ? 'landscape' : 'portrait',
    pageMargins: [24, 24, 24, 28],
    defaultStyle: { font: 'Latin', fontSize },
    content,
    footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', margin: [0, 8, 0, 0] }),
  };
  return { definition, fonts: [...fonts] };
}

/** Whether a row may be taller than a page; unless it breaks, it is printed nowhere. */
const hasTallRow = ({ rows }: PdfList) =>
  rows.some((row) => row.some((value) => String(value).length > MOST_UNBROKEN_LETTERS));

/**
 * Each column's share of the page, in percent: room for its longest word first, so that no number breaks in two, then by its longest value
 * within limits.
 */
function widthsOf({ columns, rows }: PdfList): number[] {
  const looked = rows.slice(0, measuredRows);
  const longest = (index: number, lengthOf: (text: string) => number) =>
    looked.reduce(
      (most, row) => Math.max(most, lengthOf(String(row[index] ?? ''))),
      lengthOf(columns[index]?.title ?? ''),
    );
  const least = columns.map((_, index) => Math.min(widest, Math.max(narrowest, longest(index, longestWord))));
  const wanted = least.map((width, index) =>
    Math.min(
      widest,
      Math.max(
        width,
        longest(index, (text) => text.length),
      ),
    ),
  );
  const spare = Math.max(0, lettersOf(columns.length) - sum(least));
  const beyond = sum(wanted) - sum(least);
  const share = beyond === 0 ? 0 : Math.min(1, spare / beyond);
  const points = least.map(
    (width, index) => (width + ((wanted[index] ?? width) - width) * share) * pagePoints.letter + pagePoints.padding,
  );
  return points.map((width) => Number(((width * 100) / sum(points)).toFixed(2)));
}

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
const longestWord = (text: string) => text.split(/\s+/).reduce((most, word) => Math.max(most, word.length), 0);

/** Letters of the small type that fit beside each other on a page, less the padding of so many cells. */
function lettersOf(columnCount: number): number {
  return (pageWidthOf(columnCount) - columnCount * pagePoints.padding) / pagePoints.letter;
}

/** Points of a page between its margins. */
function pageWidthOf(columnCount: number): number {
  return columnCount > mostPortraitColumns ? pagePoints.landscape : pagePoints.portrait;
}
