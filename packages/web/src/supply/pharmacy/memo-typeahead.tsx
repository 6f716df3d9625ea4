// The search for a cash memo by its number or the patient's name.

import { listSales } from '@charaka/contract/supply/pharmacy/sale';
import { pharmacySaleTopic } from '@charaka/contract/supply/pharmacy/topics';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';

type SaleRow = RowOf<typeof listSales>;

async function findMemos(typed: string, signal: AbortSignal) {
  const filterParams = containsInAny(['cashmemo', 'patientName'], typed);
  const found = await call(listSales, { filterParams, pageNumber: 1, pageSize: 20 }, { signal });
  return found.rows.map((sale) => ({
    key: sale.saleId,
    label: sale.cashMemo,
    details: [sale.patientName, sale.bedName, formatDateTime(sale.soldAt)].filter(Boolean).join(' · '),
    isDisabled: sale.isClosed,
    item: sale,
  }));
}

interface MemoTypeaheadProps {
  readonly value: string;
  onPick(saleId: number | null, text: string): void;
}

/** Memos whose bill is made are shown and cannot be chosen. */
export function MemoTypeahead({ value, onPick }: MemoTypeaheadProps) {
  const { t } = useTranslation('pharmacy');
  return (
    <TypeaheadField<SaleRow>
      topic={pharmacySaleTopic}
      label={t('cashMemo')}
      isRequired
      isFirst
      minLetters={2}
      placeholder={t('searchSale')}
      value={value}
      search={findMemos}
      onPick={(found, text) => onPick(found?.saleId ?? null, text)}
    />
  );
}
