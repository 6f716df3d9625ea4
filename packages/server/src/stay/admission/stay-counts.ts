// How much stands under each tab of a stay: areas count what is theirs, and one call answers all of it.
import type { DeedName } from '@charaka/contract/kernel/deed';
import { type countedTabs, getStayCounts as getStayCountsEndpoint } from '@charaka/contract/stay/admission/stay-counts';
import type { Sql } from 'sql-template-tag';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { does } from '../../kernel/session.ts';
import { readAdmission } from './admission-store.ts';

/** The count of an area under one tab. */
export interface StayCount {
  readonly tab: (typeof countedTabs)[number];
  /** The deed that the caller needs to see the count, beside the right to the stay. */
  readonly deed?: DeedName;
  /** A statement with one figure, `count`. */
  readonly count: (tenantId: number, admissionId: number) => Sql;
}

/** A declaration of an area beside its calls; the admission area receives those of all areas. */
export interface StayCounts {
  readonly stayCounts: readonly StayCount[];
}

/** Several areas may stand under one tab: their figures are added up. */
export function getStayCounts(all: readonly StayCount[]): Handler {
  return handle(getStayCountsEndpoint, async (call, { admission: { admissionId } }) => {
    await readAdmission(call, admissionId);
    const figures = new Map<StayCount['tab'], number>();
    for (const one of all) {
      if (one.deed && !does(call.session, one.deed)) continue;
      figures.set(one.tab, (figures.get(one.tab) ?? 0) + (await figureOf(call, one, admissionId)));
    }
    return { counts: [...figures].map(([tab, count]) => ({ tab, count })) };
  });
}

async function figureOf({ tx, tenantId }: Call, { count }: StayCount, admissionId: number): Promise<number> {
  const row = await tx.single<{ count: number }>(count(tenantId, admissionId));
  return row.count;
}
