// Counts the prints of a signed prescription: those after the first are copies, and each leaves its line in the audit log (OP025).
import { printPrescription as printPrescriptionEndpoint } from '@charaka/contract/clinic/consultation/consultation';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { noteStore, readVisit } from './consultation-store.ts';

/** Of two who print at one time one has the paper and the other its first copy. */
export const printPrescription = handle(printPrescriptionEndpoint, async (call, { visitId, patientId, version }) => {
  const { encounterId } = await readVisit(call, visitId, patientId);
  const kept = await noteStore.lock(call, encounterId);
  if (!kept || version < 1 || version > kept.version) return refuse(consultationSentences.notSignedYet);
  const { copyNo } = await call.tx.single<{ copyNo: number }>(sql`
    insert into prescription_print (tenant_id, consultation_id, version, copy_no, printed_by, printed_at)
    select ${call.tenantId}, ${kept.documentId}, ${version}, coalesce(max(copy_no) + 1, 0), ${call.userId}, ${call.now}
    from prescription_print where tenant_id = ${call.tenantId} and consultation_id = ${kept.documentId} and version = ${version}
    returning copy_no`);
  return { patientId, copyNo };
});
