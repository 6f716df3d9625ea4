// Sells units of a ward's store to an inpatient: a memo on the bill of the patient, at the price of the batch (PH022, PH056).

import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { nothingPaid } from '@charaka/rules/money/paid-modes';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { isMedicineInside } from '../../money/charge/medicine-inside.ts';
import { isMedicineInTreatment } from '../../money/tax/treatment-rule.ts';
import { closedReason } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { readSoldStoreLots } from '../stock/stock-engine.ts';
import { warnBeforeMemo } from './memo-warnings.ts';
import { lockBatches } from './stock-store.ts';
import { pricedLines, untaxed, writeMemo } from './write-memo.ts';

/** Whether the medicine of an inpatient with an open bill is inside a package: then it is a cost of the stay, without a memo (PH022, PH089). */
export async function isInsidePackage(call: Call, admissionId: number): Promise<boolean> {
  const closed = closedReason(await lockAdmission(call, admissionId));
  if (closed) refuse(pharmacySentences.noMedicineSold({ closed }));
  return isMedicineInside(call, admissionId);
}

/** Units of a batch in a store, for an inpatient. */
interface SoldFromStore {
  readonly admissionId: number;
  readonly storeId: number;
  readonly batchId: number;
  readonly quantity: number;
  readonly remarks: string;
}

/** The memo; nothing of it is paid at once. Refuses after the final bill, and expired, held and missing units as every memo does. */
export async function sellFromStore(call: Call, sold: SoldFromStore): Promise<MedicineMemo> {
  const { admissionId, storeId, batchId, quantity, remarks } = sold;
  const [admission, batches, lots] = await call.tx.behind(
    [() => lockAdmission(call, admissionId), () => lockBatches(call, [batchId])],
    () => [readSoldStoreLots(call, storeId, [batchId])],
  );
  const closed = closedReason(admission);
  if (closed) refuse(pharmacySentences.noMedicineSold({ closed }));
  const isInTreatment = isMedicineInTreatment(call);
  const lines = pricedLines(call, [{ batchId, quantity }], isInTreatment ? batches.map(untaxed) : batches, lots);
  const itemIds = batches.map(({ itemId }) => itemId);
  await warnBeforeMemo(call, { patientId: admission.patientId, itemIds });
  const { sale } = await writeMemo(call, {
    owner: { admissionId },
    lines,
    split: nothingPaid,
    remarks,
    isInTreatment,
  });
  return sale;
}
