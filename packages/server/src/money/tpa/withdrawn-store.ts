// The SQL of bill versions that go with their payer, and come back with them (docs/decisions/0020).
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { Version } from './version-store.ts';

/** Withdraws active versions; undoing `transferId` restores them; without it they stay withdrawn. Lock their admission first. */
export async function withdrawVersions(
  call: Call,
  versions: readonly Version[],
  { reason, transferId }: { reason: string; transferId: number | null },
): Promise<void> {
  if (versions.length === 0) return;
  await call.tx.rows(sql`
    update bill_version set status = 'withdrawn', withdrawn_from = status, withdrawn_at = ${call.now},
      withdrawn_by = ${call.userId}, withdrawn_reason = ${reason}, withdrawn_transfer_id = ${transferId}
    where tenant_id = ${call.tenantId} and bill_version_id = any(${versions.map(({ versionId }) => versionId)}::bigint[])
      and status in ('sent', 'confirmed')`);
}

/**
 * Restores the versions that a transfer withdrew; when another version was frozen for its payer since, that one stays
 * active and the old one is superseded. Returns whether any had been confirmed, so that the authorised amount must be
 * added up again.
 */
export async function bringBackVersions(call: Call, transferId: number): Promise<boolean> {
  const back = await call.tx.rows<{ wasConfirmed: boolean }>(sql`
    update bill_version v set withdrawn_from = null, withdrawn_at = null, withdrawn_by = null, withdrawn_reason = null,
      withdrawn_transfer_id = null,
      status = case when exists (
          select 1 from bill_version o where o.tenant_id = v.tenant_id and o.admission_id = v.admission_id
            and o.association_id = v.association_id and o.status in ('sent', 'confirmed'))
        then 'superseded' else v.withdrawn_from end
    where v.tenant_id = ${call.tenantId} and v.withdrawn_transfer_id = ${transferId}
    returning v.confirmed_paise is not null as was_confirmed`);
  return back.some(({ wasConfirmed }) => wasConfirmed);
}
