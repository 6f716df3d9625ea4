// Removes released results from reports when their specimen is rejected, or they are repeated or cancelled (LB021, LB059).
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { findNewest, insertReport, lockGroup, type ReportContent } from './report-store.ts';
import { tellReaders } from './tell-readers.ts';

/** A work of which something was released before it was verified. */
interface ReleasedWork {
  readonly labWorkId: number;
  readonly orderGroupId: number;
  readonly labSectionId: number;
}

/** Those among works, behind the locks of their orders; read before they move on, which forgets it. */
export function readReleased(call: Call, labWorkIds: readonly number[]): Promise<ReleasedWork[]> {
  return call.tx.rows<ReleasedWork>(sql`
    select w.lab_work_id, o.order_group_id, t.lab_section_id from lab_work w
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    where w.tenant_id = ${call.tenantId} and w.lab_work_id = any(${[...labWorkIds]}::bigint[])
      and w.preliminary_at is not null and w.status not in ('Verified', 'Cancelled')
    order by o.order_group_id, t.lab_section_id`);
}

/** Removes released results of cancelled orders from their report. */
export async function withdrawCancelled(call: Call, orderIds: readonly number[], reason: string): Promise<void> {
  const released = await call.tx.rows<ReleasedWork>(sql`
    select w.lab_work_id, o.order_group_id, t.lab_section_id from lab_work w
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    where w.tenant_id = ${call.tenantId} and w.clinical_order_id = any(${[...orderIds]}::bigint[]) and w.preliminary_at is not null
    order by o.order_group_id, t.lab_section_id`);
  await withdrawPreliminary(call, released, `Order cancelled: ${reason}`);
}

/**
 * A version without them, with the reason. It has the other tests word for word as before, so their signer stays; the user who rejects a
 * specimen signs nothing. Without any test left the patient's link stops working (0214).
 */
export async function withdrawPreliminary(
  call: Call,
  released: readonly ReleasedWork[],
  amendReason: string,
): Promise<void> {
  const reports = Map.groupBy(released, ({ orderGroupId, labSectionId }) => `${orderGroupId}/${labSectionId}`);
  for (const [first, ...rest] of reports.values())
    if (first) await withdraw(call, [first, ...rest], first, amendReason);
}

async function withdraw(
  call: Call,
  works: readonly ReleasedWork[],
  { orderGroupId, labSectionId }: ReleasedWork,
  amendReason: string,
): Promise<void> {
  const [, before] = await call.tx.behind([() => lockGroup(call, orderGroupId)], () => [
    findNewest(call, orderGroupId, labSectionId),
  ]);
  // A version after a withdrawn report would show its other results as valid again.
  if (!before || before.isWithdrawn) return;
  const known = JSON.parse(before.content) as ReportContent;
  const isKept = ({ labWorkId }: { labWorkId: number }) => !works.some((work) => work.labWorkId === labWorkId);
  const tests = known.tests.filter(isKept);
  if (tests.length === known.tests.length) return;
  const signedAt = known.signedAt ?? before.verifiedAt;
  const said = { ...known, signedAt, tests, amendReason, replacesAt: before.verifiedAt } satisfies ReportContent;
  const content = JSON.stringify(said);
  await tellReaders(call, before);
  await insertReport(call, {
    before,
    orderGroupId,
    labSectionId,
    content,
    amendReason,
    finYear: before.finYear,
    status: 'Amended',
    isConfidential: before.isConfidential,
    verifiedBy: call.userId,
    labSignatureId: before.labSignatureId,
    contentSha256: createHash('sha256').update(content).digest('hex'),
  });
}
