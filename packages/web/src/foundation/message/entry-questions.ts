// Queries of the box, ticker and bell of the header; all of them are answered with the entry.
import type { listMessages, listNotifications } from '@charaka/contract/foundation/message/message';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { daysBefore, startOfDay } from '@charaka/rules/stay/hospital-day';
import { condition } from '../../kernel/filters.ts';
import { hospitalZone, today } from '../../kernel/format.ts';

/** How many days back the box looks (R149). */
const windowDays = 3;

/**
 * Messages made after the start of the third day before, or published since then: one that was written ahead would otherwise never
 * be in the box.
 */
export function recentMessages(): InputOf<typeof listMessages> {
  const since = daysBefore(today(), windowDays);
  return {
    pageNumber: 0,
    pageSize: 0,
    sortingModel: { sortColumn: 'messageId', sortDirection: 'asc' },
    filterParams: [
      condition('createdOn', 'IsGreaterThan', startOfDay(since, hospitalZone()).toISOString()),
      { ...condition('publishDate', 'IsGreaterThanOrEqualTo', since), joinCondition: 'or' },
    ],
  };
}

/** Notifications nobody has read, the newest first. */
export function unreadNotifications(): InputOf<typeof listNotifications> {
  return {
    pageNumber: 0,
    pageSize: 0,
    sortingModel: { sortColumn: 'createdOn', sortDirection: 'dsc' },
    filterParams: [condition('readOn', 'IsEmpty')],
  };
}
