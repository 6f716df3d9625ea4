// Rules of the laboratory are signed by staff with a registration number that has not ended (LB041).
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import sql from 'sql-template-tag';
import { refuseLapsed } from '../../foundation/staff/registration.ts';
import type { Call } from '../../kernel/handler.ts';

/** Refuses a caller without a registration number, or with one that has ended. */
export async function refuseUnlessSigner(call: Call): Promise<void> {
  await call.tx.one(
    sql`select staff_id from staff where tenant_id = ${call.tenantId} and staff_id = ${call.session.staffId}
      and registration_no is not null`,
    qualitySentences.ruleNeedsRegistration,
  );
  await refuseLapsed(call, call.session.staffId);
}
