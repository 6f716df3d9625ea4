// Registers all patients of a file in one transaction, or none of them.

import { importPatients as importPatientsEndpoint } from '@charaka/contract/people/patient/patient-import';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { insertPatients, lockImports } from './patient-import-store.ts';
import { planPatientImport } from './plan-patient-import.ts';
import { writeOnce } from './save-patient.ts';

/** Refuses when a row is wrong or nobody is new. What the preview showed is worked out again: the register may have changed. */
export const importPatients = handle(importPatientsEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const place = { tenantId, hospitalId: call.hospital.hospitalId, userId: call.userId };
  await lockImports(tx, tenantId);
  const { added, alike, badRows } = await planPatientImport(call, place, input);
  const wrongRows = new Set(badRows.map(({ row }) => row)).size;
  if (wrongRows > 0) refuse(wrongRows === 1 ? patientSentences.oneRowWrong : patientSentences.rowsWrong({ wrongRows }));
  if (added.length === 0) refuse(patientSentences.everybodyKnown);
  const { first, last } = await writeOnce(insertPatients(call, place, added));
  call.say(
    added.length === 1 ? patientSentences.oneImported : patientSentences.someImported({ addedCount: added.length }),
  );
  return {
    newCount: added.length,
    alikeCount: alike.length,
    firstPatientId: first,
    lastPatientId: last,
  };
});
