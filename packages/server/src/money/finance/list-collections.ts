// A day's collections: what each collector received and gave back, their papers, and the closings of the day.
import {
  collectionMenu,
  listCollectionPapers as listCollectionPapersEndpoint,
  listCollections as listCollectionsEndpoint,
} from '@charaka/contract/money/finance/finance';
import { ZERO } from '@charaka/rules/money/money';
import { daysAfter, startOfDay } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { type CollectedRow, type ModeSums, readCollected, readPapers } from './cash-papers.ts';
import { readClosings } from './closing-store.ts';

/** Whether the caller sees the collections of all users, or only their own. */
export function seesEveryCollector(call: Call): boolean {
  return hasRight(call.session, collectionMenu, 'edit');
}

/** Collectors by name, by the date of their papers and the hospital's clock; a caller who may not see all sees their own. */
export const listCollections = handle(listCollectionsEndpoint, async (call, { day }) => {
  const ownOnly = seesEveryCollector(call) ? undefined : call.userId;
  const [rows, closings] = await Promise.all([
    readCollected(call, instantsOf(call, day), ownOnly),
    readClosings(
      call,
      ownOnly === undefined
        ? sql`c.closed_on = ${day}::date`
        : sql`c.closed_on = ${day}::date and c.collector_id = ${ownOnly}`,
    ),
  ]);
  return { collectors: collectorsOf(rows), closings };
});

/** The papers of one collector; empty for another collector's when the caller may not see all. */
export const listCollectionPapers = handle(listCollectionPapersEndpoint, async (call, { day, collectorId }) => {
  if (collectorId !== call.userId && !seesEveryCollector(call)) return { papers: [] };
  const { from, until } = instantsOf(call, day);
  const wanted = sql`x.created_by = ${collectorId} and x.paid_at >= ${from} and x.paid_at < ${until}`;
  return { papers: await readPapers(call, wanted) };
});

function instantsOf(call: Call, day: string): { from: Date; until: Date } {
  const { timezone } = call.hospital;
  return { from: startOfDay(day, timezone), until: startOfDay(daysAfter(day, 1), timezone) };
}

const nothing: ModeSums = { count: 0, cash: ZERO, card: ZERO, upi: ZERO, neft: ZERO, cheque: ZERO, total: ZERO };

function collectorsOf(rows: readonly CollectedRow[]) {
  const byCollector = Map.groupBy(rows, ({ collectorId }) => collectorId);
  const sums = (of: readonly CollectedRow[], type: CollectedRow['paymentType']): ModeSums => {
    const found = of.find(({ paymentType }) => paymentType === type);
    if (!found) return nothing;
    const { collectorId: _id, collectorName: _name, paymentType: _type, ...modes } = found;
    return modes;
  };
  return [...byCollector].map(([collectorId, of]) => ({
    collectorId,
    collectorName: of[0]?.collectorName ?? '',
    received: sums(of, 'Receive'),
    refunded: sums(of, 'Refund'),
  }));
}
