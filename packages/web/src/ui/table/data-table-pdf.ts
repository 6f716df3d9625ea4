// Saves the rows of a list as a PDF with the columns on show (R188, R316).

import { saveFile } from '../page/save-file.ts';
import type { Column } from './data-table-column.ts';
import { gridOf } from './data-table-export.ts';
import { makePdf } from './make-pdf.ts';
import type { PdfList } from './pdf-list.ts';

/** Saves the rows as `<name>.pdf`. Throws when the file cannot be made. */
export async function savePdf<Row>(
  name: string,
  titles: Pick<PdfList, 'title' | 'subtitle'>,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const [, ...lines] = gridOf(columns, rows);
  const list: PdfList = {
    title: titles.title,
    subtitle: titles.subtitle,
    columns: columns.map(({ title, isNumeric = false }) => ({ title, isNumeric })),
    rows: lines,
  };
  saveFile(`${name}.pdf`, await makePdf({ list }));
}
