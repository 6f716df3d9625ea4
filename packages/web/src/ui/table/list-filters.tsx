// Filters above a list that many lists share: first and last day, one of a few words; kept in the address.

import { DEFAULT_RANGE_DAYS, dateRangeWarning, daysBefore, isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { spoken } from '../../kernel/spoken.ts';
import type { List } from '../../kernel/use-list.ts';
import { DateField } from '../field/date-fields.tsx';
import { type Choice, SelectField } from '../field/form-fields.tsx';
import { filterRoom } from './filter-room.ts';

/** The days of the address; an odd one counts as none. */
export function dayFilter(filters: List['filters']): { fromDate?: string; toDate?: string } {
  const day = (text: string | undefined) => (text && isCalendarDate(text) ? text : undefined);
  const [fromDate, toDate] = [day(filters.from), day(filters.to)];
  return { ...(fromDate ? { fromDate } : {}), ...(toDate ? { toDate } : {}) };
}

/**
 * The days of a list of the past: those of the address, else the last 90 up to today (R298, R299). A search looks at all days, unless
 * some were chosen. What is answered is shown by `RangeFilters`: no day narrows a list unseen.
 */
export function rangeFilter(filters: List['filters']): { fromDate: string; toDate: string } {
  const { fromDate, toDate } = dayFilter(filters);
  const isSearching = Boolean(filters.q);
  return {
    fromDate: fromDate ?? (isSearching ? '' : daysBefore(today(), DEFAULT_RANGE_DAYS)),
    toDate: toDate ?? (isSearching ? '' : today()),
  };
}

interface DayFiltersProps {
  readonly list: List;
  /** The first day where the address names none; it stands in its field, for no day acts unseen. */
  readonly from?: string;
}

/** First and last day, either may be empty. */
export function DayFilters({ list, from = '' }: DayFiltersProps) {
  const { t } = useTranslation('kernel');
  const days = [
    { name: 'from', label: t('table.fromDate'), otherwise: from },
    { name: 'to', label: t('table.toDate'), otherwise: '' },
  ] as const;
  // The two stay beside each other: a last day on a line of its own belongs to nothing.
  return (
    <Group gap="xs" align="end" wrap="nowrap">
      {days.map(({ name, label, otherwise }) => (
        <DayBox
          key={name}
          label={label}
          isClearable
          value={list.filters[name] || otherwise}
          onChange={(day) => list.setFilter(name, day ?? '')}
        />
      ))}
    </Group>
  );
}

interface Days {
  readonly fromDate: string;
  readonly toDate: string;
}

interface RangeFiltersProps {
  readonly list: List;
  /** For a list with days besides the first and the last one. */
  readonly fromLabel?: string;
  readonly toLabel?: string;
  readonly days?: Days;
}

/** The first and the last day, of `rangeFilter` unless others are given; `RangeWarning` tells where they are the wrong way round (R186, R300). */
export function RangeFilters({ list, fromLabel, toLabel, days = rangeFilter(list.filters) }: RangeFiltersProps) {
  const { t } = useTranslation('kernel');
  const { fromDate, toDate } = days;
  return (
    <Group gap="xs" align="end">
      <DayBox
        label={fromLabel ?? t('table.fromDate')}
        value={fromDate}
        onChange={(day) => list.setFilter('from', day ?? '')}
      />
      <DayBox label={toLabel ?? t('table.toDate')} value={toDate} onChange={(day) => list.setFilter('to', day ?? '')} />
    </Group>
  );
}

/** The warning of `RangeFilters`; it takes a line of its own. */
export function RangeWarning({ days: { fromDate, toDate } }: { readonly days: Days }) {
  const warning = fromDate === '' || toDate === '' ? null : dateRangeWarning(fromDate, toDate);
  if (!warning) return null;
  return (
    <Text size="sm" c="var(--mantine-color-orange-light-color)" fw={600} role="alert" w="100%" data-stays>
      {spoken(warning)}
    </Text>
  );
}

interface DayBoxProps {
  readonly label: string;
  readonly value: string;
  readonly isClearable?: boolean;
  onChange(value: string | null | undefined): void;
}

function DayBox({ isClearable = false, ...field }: DayBoxProps) {
  return (
    <div style={{ width: 136 }}>
      <DateField {...field} isClearable={isClearable} />
    </div>
  );
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
    <div style={filterRoom(190)}>
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
