// The period of a report: the days of its address, else those that its declaration begins with.
import type { ReportPeriod } from '@charaka/contract/insight/report/report-declaration';
import { today } from '../../kernel/format.ts';
import type { List } from '../../kernel/use-list.ts';
import { dayFilter } from '../../ui/table/list-filters.tsx';

/** The first and the last day. */
export interface Period {
  readonly fromDate: string;
  readonly toDate: string;
}

/** The period of a report, both days always set (RP002); undefined for a report of the present state. */
export function periodOf(period: ReportPeriod, filters: List['filters']): Period | undefined {
  if (period === 'now') return undefined;
  const now = today();
  const { fromDate, toDate } = dayFilter(filters);
  return { fromDate: fromDate ?? (period === 'month' ? `${now.slice(0, 7)}-01` : now), toDate: toDate ?? now };
}
