// The messages of the last three days, for the box and the ticker of the header (R148, R149).

import { listMessages } from '@charaka/contract/foundation/message/message';
import { messageTopic } from '@charaka/contract/foundation/message/topics';
import { daysBefore, startOfDay } from '@charaka/rules/stay/hospital-day';
import { condition } from '../../kernel/filters.ts';
import { hospitalZone, today } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';

export type Message = RowOf<typeof listMessages>;

/** How many days back the box looks (R149). */
const windowDays = 3;
const noMessages: readonly Message[] = [];

/**
 * Newest first. Made after the start of the third day before, or published since then: one that was written ahead would
 * otherwise never be in the box. A failure is ignored (R150).
 */
export function useRecentMessages(): readonly Message[] {
  const since = daysBefore(today(), windowDays);
  const answer = useAnswer(
    messageTopic,
    listMessages,
    {
      pageNumber: 0,
      pageSize: 0,
      sortingModel: { sortColumn: 'messageId', sortDirection: 'asc' },
      filterParams: [
        condition('createdOn', 'IsGreaterThan', startOfDay(since, hospitalZone()).toISOString()),
        { ...condition('publishDate', 'IsGreaterThanOrEqualTo', since), joinCondition: 'or' },
      ],
    },
    { isSilent: true },
  );
  return answer.data?.rows.toReversed() ?? noMessages;
}
