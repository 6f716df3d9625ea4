// Whether medicine of an inpatient is taxed on its memo, or exempt as part of the treatment: a dated setting of the hospital (FI044, PH058).
import { type Call, todayOf } from '../../kernel/handler.ts';
import { taxSettings } from './tax-settings.ts';

/** Off unless the hospital switched it on: then memos of today are untaxed, and the document of the final bill tells of them. */
export function isMedicineInTreatment(call: Call): boolean {
  const { medicineInTreatmentSince: since } = taxSettings.of(call.hospital);
  return since !== null && todayOf(call) >= since;
}
