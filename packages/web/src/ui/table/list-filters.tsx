// Filters above a list that many lists share: first and last day, one of a few words; kept in the address.

import { DEFAULT_RANGE_DAYS, dateRangeWarning, daysBefore, isCalendarDate } from '@charaka/rules/stay/hospital-day';
import { Group, Text } from '@mantine/core';
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
  readonly fromLabel: string;
  readonly toLabel: string;
  /** The first day where the address names none; it stands in its field, for no day acts unseen. */
  readonly from?: string;
}

/** First and last day, either may be empty. */
export function DayFilters({ list, fromLabel, toLabel, from }: DayFiltersProps) {
  const days = [
    { name: 'from', label: fromLabel, otherwise: from ?? null },
    { name: 'to', label: toLabel, otherwise: null },
  ] as const;
  // The two stay beside each other: a last day on a line of its own belongs to nothing.
  return (
    <Group gap="xs" align="end" wrap="nowrap">
      {days.map(({ name, label, otherwise }) => (
        <div key={name} style={{ width: 136 }}>
          <DateField
            label={label}
            isClearable
            value={list.filters[name] || otherwise}
            onChange={(day) => list.setFilter(name, day ?? '')}
          />
        </div>
      ))}
    </Group>
  );
}

/** The first and the last day of `rangeFilter`, and a warning where they are the wrong way round (R186, R300). */
export function RangeFilters({ list, fromLabel, toLabel }: DayFiltersProps) {
  const { fromDate, toDate } = rangeFilter(list.filters);
  return (
    <Group gap="xs" align="end">
      <DayBox label={fromLabel} value={fromDate} onChange={(day) => list.setFilter('from', day ?? '')} />
      <DayBox label={toLabel} value={toDate} onChange={(day) => list.setFilter('to', day ?? '')} />
    </Group>
  );
}

/** The warning of `RangeFilters`; it takes a line of its own. */
export function RangeWarning({ list }: { list: List }) {
  const { fromDate, toDate } = rangeFilter(list.filters);
  const warning = fromDate === '' || toDate === '' ? null : dateRangeWarning(fromDate, toDate);
  if (!warning) return null;
  return (
    <Text size="sm" c="var(--mantine-color-orange-light-color)" fw={600} role="alert" w="100%" data-stays>
      {spoken(warning)}
    </Text>
  );
}

function DayBox(props: { label: string; value: string; onChange(value: string | null | undefined): void }) {
  return (
    <div style={{ width: 136 }}>
      <DateField {...props} isClearable={false} />
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
