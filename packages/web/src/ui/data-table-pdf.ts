// Saves the rows of a list as a PDF with the columns on show (R188, R316).
import type { Column } from './data-table-column.ts';
import { gridOf } from './data-table-export.ts';
import type { PdfList } from './pdf-list.ts';
import type { PdfAnswer } from './pdf-worker.ts';
import { saveFile } from './save-file.ts';

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
  saveFile(`${name}.pdf`, await makePdf(list));
}

function makePdf(list: PdfList): Promise<Blob> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => {
      if ('file' in data) resolve(data.file);
      else reject(new Error(data.failure));
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(list);
  }).finally(() => worker.terminate());
}
