// Filters the lists of the TPA desk share: payer and name; kept in the address.

import { useTranslation } from 'react-i18next';
import { contains } from '../../kernel/filters.ts';
import type { List } from '../../kernel/use-list.ts';
import { type Choice, SelectField } from '../../ui/field/form-fields.tsx';
import { filterRoom } from '../../ui/table/filter-room.ts';
import { usePayerChoices } from './payers.ts';

/** The payer of the address as the calls take it: nothing for all, 0 for patients without one. */
export function payerFilter(filters: List['filters']): { associationId?: number } {
  const { payer } = filters;
  return payer !== undefined && /^\d+$/.test(payer) ? { associationId: Number(payer) } : {};
}

/** The rows whose patient's name contains the search text. */
export function nameFilter(filters: List['filters']) {
  return filters.q ? [contains('name', filters.q)] : [];
}

/** All payers or one; where `hasNone` also the patients without a payer (R302). */
export function PayerFilter({ list, hasNone = false }: { list: List; hasNone?: boolean }) {
  const { t } = useTranslation('tpa');
  const { choices, isLoading } = usePayerChoices();
  const all: Choice<string>[] = [
    { value: 'all', label: t('all') },
    ...(hasNone ? [{ value: '0', label: t('nonTpa') }] : []),
    ...choices.map(({ value, label }) => ({ value: String(value), label })),
  ];
  return (
    <div style={filterRoom(200)}>
      <SelectField
        label={t('tpaOrCorporate')}
        isClearable={false}
        choices={all}
        isLoading={isLoading}
        value={list.filters.payer ?? 'all'}
        onChange={(payer) => list.setFilter('payer', payer === 'all' ? '' : (payer ?? ''))}
      />
    </div>
  );
}
