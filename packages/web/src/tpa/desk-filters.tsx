// Filters the lists of the TPA desk share: payer, days, one of a few words; all kept in the address.

import { isCalendarDate } from '@charaka/rules/hospital-day';
import { useTranslation } from 'react-i18next';
import { contains } from '../kernel/filters.ts';
import type { List } from '../kernel/use-list.ts';
import { DateField } from '../ui/date-fields.tsx';
import { type Choice, SelectField } from '../ui/form-fields.tsx';
import { usePayerChoices } from './payers.ts';

/** The payer of the address as the calls take it: nothing for all, 0 for patients without one. */
export function payerFilter(filters: List['filters']): { associationId?: number } {
  const { payer } = filters;
  return payer !== undefined && /^\d+$/.test(payer) ? { associationId: Number(payer) } : {};
}

/** The days of the address; an odd one counts as none. */
export function dayFilter(filters: List['filters']): { fromDate?: string; toDate?: string } {
  const day = (text: string | undefined) => (text && isCalendarDate(text) ? text : undefined);
  const [fromDate, toDate] = [day(filters.from), day(filters.to)];
  return { ...(fromDate ? { fromDate } : {}), ...(toDate ? { toDate } : {}) };
}

/** The rows whose patient's name contains what is searched for. */
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
    <div style={{ width: 200 }}>
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

/** First and last day, either may be empty. */
export function DayFilters({ list }: { list: List }) {
  const { t } = useTranslation('tpa');
  const days = [
    { name: 'from', label: t('fromDate') },
    { name: 'to', label: t('toDate') },
  ] as const;
  return days.map(({ name, label }) => (
    <div key={name} style={{ width: 150 }}>
      <DateField
        label={label}
        isClearable
        value={list.filters[name] ?? null}
        onChange={(day) => list.setFilter(name, day ?? '')}
      />
    </div>
  ));
}

interface WordFilterProps {
  readonly list: List;
  readonly name: string;
  readonly label: string;
  /** The first one stands when nothing is chosen and is not written into the address. */
  readonly choices: readonly Choice<string>[];
}

/** One of a few words. */
export function WordFilter({ list, name, label, choices }: WordFilterProps) {
  const first = choices[0]?.value ?? '';
  return (
    <div style={{ width: 190 }}>
      <SelectField
        label={label}
        isClearable={false}
        choices={choices}
        value={list.filters[name] ?? first}
        onChange={(value) => list.setFilter(name, value === first ? '' : (value ?? ''))}
      />
    </div>
  );
}
