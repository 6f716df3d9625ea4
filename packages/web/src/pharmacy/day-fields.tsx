// First and last day of a list of the pharmacy, kept in its address.
import { isCalendarDate } from '@charaka/rules/hospital-day';
import { useTranslation } from 'react-i18next';
import type { List } from '../kernel/use-list.ts';
import { DateField } from '../ui/date-fields.tsx';

/** The days of the address as the calls take them; an odd one counts as none. */
export function daysOf(filters: List['filters']): { fromDate?: string; toDate?: string } {
  const day = (text: string | undefined) => (text && isCalendarDate(text) ? text : undefined);
  const [fromDate, toDate] = [day(filters.from), day(filters.to)];
  return { ...(fromDate ? { fromDate } : {}), ...(toDate ? { toDate } : {}) };
}

/** Either may be empty. */
export function DayFields({ list }: { list: List }) {
  const { t } = useTranslation('pharmacy');
  return (['from', 'to'] as const).map((name) => (
    <div key={name} style={{ width: 150 }}>
      <DateField
        label={t(`days.${name}`)}
        isClearable
        value={list.filters[name] ?? null}
        onChange={(day) => list.setFilter(name, day ?? '')}
      />
    </div>
  ));
}
