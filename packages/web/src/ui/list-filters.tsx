// Filters above a list that many lists share: first and last day, one of a few words; kept in the address.
import { isCalendarDate } from '@charaka/rules/hospital-day';
import type { List } from '../kernel/use-list.ts';
import { DateField } from './date-fields.tsx';
import { type Choice, SelectField } from './form-fields.tsx';

/** The days of the address; an odd one counts as none. */
export function dayFilter(filters: List['filters']): { fromDate?: string; toDate?: string } {
  const day = (text: string | undefined) => (text && isCalendarDate(text) ? text : undefined);
  const [fromDate, toDate] = [day(filters.from), day(filters.to)];
  return { ...(fromDate ? { fromDate } : {}), ...(toDate ? { toDate } : {}) };
}

interface DayFiltersProps {
  readonly list: List;
  readonly fromLabel: string;
  readonly toLabel: string;
}

/** First and last day, either may be empty. */
export function DayFilters({ list, fromLabel, toLabel }: DayFiltersProps) {
  const days = [
    { name: 'from', label: fromLabel },
    { name: 'to', label: toLabel },
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
