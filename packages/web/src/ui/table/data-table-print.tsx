// Prints all rows of a list with the columns on show (R188).
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { PrintSheet } from '../paper/print-sheet.tsx';
import type { Column } from './data-table-column.ts';

interface TablePrintProps {
  readonly title: string;
  readonly columns: readonly Column<unknown>[];
  readonly rows: readonly unknown[];
  /** How many of them are rows of the list. */
  readonly count: number;
  onClose(): void;
}

export default function TablePrint({ title, columns, rows, count, onClose }: TablePrintProps) {
  const { t } = useTranslation('kernel');
  return (
    <PrintSheet title={title} letterhead={null} onClose={onClose}>
      <h1>{title}</h1>
      <p>{t('print.printedOn', { at: formatDateTime(new Date().toISOString()), count })}</p>
      <PrintedTable columns={columns} rows={rows} />
    </PrintSheet>
  );
}

/** The list on paper: the titles, which every page repeats, and one line a row. */
export function PrintedTable({ columns, rows }: Pick<TablePrintProps, 'columns' | 'rows'>) {
  return (
    <table className="paper-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} className={column.isNumeric ? 'numeric' : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows on paper never move
          <tr key={index}>
            {columns.map((column) => (
              <td key={column.id} className={column.isNumeric ? 'numeric' : undefined}>
                {column.value(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
