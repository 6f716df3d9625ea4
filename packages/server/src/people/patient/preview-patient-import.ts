// Tells what an import of patients would do; writes nothing.
import { previewPatientImport as previewPatientImportEndpoint } from '@charaka/contract/people/patient/patient-import';
import { handle } from '../../kernel/handler.ts';
import { planPatientImport, wholeName } from './plan-patient-import.ts';

const MOST_SAMPLES = 20;
const MOST_ALIKE = 100;
const MOST_BAD = 1000;

/** Counts everybody, and shows the first of those who are new, who look registered, and whose rows are wrong. */
export const previewPatientImport = handle(previewPatientImportEndpoint, async (call, input) => {
  const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId, userId: call.userId };
  const { rowCount, leftOutCount, deceasedCount, added, alike, badRows } = await planPatientImport(call, place, input);
  return {
    rowCount,
    leftOutCount,
    deceasedCount,
    newCount: added.length,
    alikeCount: alike.length,
    estimatedCount: added.filter(({ isEstimated }) => isEstimated).length,
    badCount: badRows.length,
    samples: added.slice(0, MOST_SAMPLES).map((one) => ({
      row: one.row,
      name: `${one.patient.salutation} ${wholeName(one)}`,
      sex: one.patient.sex,
      birthDate: one.facts.birthDate,
      contactNo: one.patient.contactNo,
      city: one.patient.city,
      stateName: one.stateName,
    })),
    alike: alike.slice(0, MOST_ALIKE).map(({ checked, known }) => ({
      row: checked.row,
      name: wholeName(checked),
      contactNo: checked.patient.contactNo,
      patientId: known.patientId,
      patientName: known.name,
      patientBirthDate: known.birthDate,
    })),
    badRows: badRows.slice(0, MOST_BAD),
  };
});
