// Saves the medicine of an admission as a PDF: what was sold and what came back, line by line (R494).
import type { TFunction } from 'i18next';
import { formatAmount, formatDay, formatPercent } from '../../kernel/format.ts';
import type { Column } from '../../ui/table/data-table-column.ts';
import { savePdf } from '../../ui/table/data-table-pdf.ts';
import { type MedicineRow, netSale, returnedRows, type Sale, type SaleReturn, soldRows } from './medicine-rows.ts';

type Signed = MedicineRow & { readonly sign: 1 | -1 };

/** Saves '<file>.pdf'; returns stand with a minus, so that the amounts add up to the net sale. Throws when it cannot be made. */
export function saveMedicineBill(
  t: TFunction,
  file: string,
  patient: string,
  { sales, returns }: { sales: readonly Sale[]; returns: readonly SaleReturn[] },
): Promise<void> {
  const column = (
    id: string,
    title: string,
    value: (row: Signed) => string | number,
    isNumeric = false,
  ): Column<Signed> => ({ id, title, value, isNumeric });
  const columns = [
    column('date', t('date'), (row) => formatDay(row.at)),
    column('document', t('documentNo'), (row) => row.document),
    column('item', t('item'), (row) => row.itemName),
    column('batch', t('batch'), (row) => row.batchNumber),
    column('expiry', t('expiry'), (row) => formatDay(row.expiry)),
    column('quantity', t('qty'), (row) => row.sign * row.quantity, true),
    column('mrp', t('mrp'), (row) => formatAmount(row.mrp), true),
    column('discount', t('discount'), (row) => formatAmount(row.sign * row.discount), true),
    column('gst', t('gstPercent'), (row) => formatPercent(row.taxPercent), true),
    column('amount', t('amount'), (row) => formatAmount(row.sign * row.net), true),
  ];
  const rows: Signed[] = [
    ...soldRows(sales).map((row) => ({ ...row, sign: 1 as const })),
    ...returnedRows(returns).map((row) => ({ ...row, sign: -1 as const })),
  ];
  const subtitle = `${patient} · ${t('netSale')}: ${formatAmount(netSale(sales, returns))}`;
  return savePdf(file, { title: t('medicineBill'), subtitle }, columns, rows);
}
