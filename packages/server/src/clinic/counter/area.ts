// The declarations of the counter area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { claims } from '../../money/bill/claims.ts';
import { patientMatters } from '../../money/bill/patient-matters.ts';
import { counterAccount } from '../../money/charge/counter-account.ts';
import { provenPapers } from '../../money/payment/proven-paper.ts';
import { leftWithPatient } from '../../people/patient/patient-references.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { numberedRecords } from '../../stay/admission/numbered-records.ts';
import { dutyFacts } from '../opd/duty-facts.ts';
import { visitFees } from '../opd/visit-fees.ts';
import { listBilledTests } from './billed-tests.ts';
import { claimsOfCounter } from './claims-of-counter.ts';
import { consultationFeeHandlers } from './consultation-fees.ts';
import { getCounterBill, listCounterBills } from './counter-bill-view.ts';
import { counterSettings } from './counter-settings.ts';
import { closeOpdDay, getDayEnd } from './day-end.ts';
import { getFeeSetting, saveFeeSetting } from './fee-setting.ts';
import { findByNumber } from './find-by-number.ts';
import { findCounterVisit } from './find-visit.ts';
import {
  addCounterBill,
  findCounterCharges,
  getUnbilledOrders,
  previewCounterBill,
  settleCounterDue,
} from './make-bill.ts';
import { mattersOfPatient } from './matters-of-patient.ts';
import { bookVisit, feeOfNewVisit, getFee } from './opd-fees.ts';
import { listOpenMatters } from './open-matters.ts';
import { passBegin } from './order-gate.ts';
import { owePaidOrders } from './owe-refund.ts';
import { provenCounterPapers } from './proven-counter-papers.ts';
import { cancelCounterBill, previewCounterRefund, refundCounterBill } from './refund-bill.ts';
import { listRefundsDue, refundFee } from './refunds-due.ts';
import { relationsOfCounter } from './relations-of-counter.ts';
import { readNewFees } from './visit-fee.ts';
import { counterWaitingCounts } from './waiting.ts';

/** Bills, receipts and refunds of outpatients at the counter. */
export const counterArea: ServerArea & RelationsOfCare = {
  handlers: () => [
    getUnbilledOrders,
    findCounterCharges,
    previewCounterBill,
    addCounterBill,
    settleCounterDue,
    listCounterBills,
    getCounterBill,
    previewCounterRefund,
    refundCounterBill,
    cancelCounterBill,
    listOpenMatters,
    findCounterVisit,
    listBilledTests,
    ...consultationFeeHandlers,
    getFee,
    getFeeSetting,
    saveFeeSetting,
    bookVisit,
    listRefundsDue,
    refundFee,
    getDayEnd,
    closeOpdDay,
  ],
  waits: () => counterWaitingCounts,
  settings: [counterSettings],
  relationsOfCare: relationsOfCounter,
  fills: [
    leftWithPatient.filledBy([{ table: 'counter_bill', column: 'patient_id' }]),
    counterAccount.filledBy({ passBegin, takeBack: owePaidOrders }),
    visitFees.filledBy(feeOfNewVisit),
    dutyFacts.filledBy(readNewFees),
    claims.filledBy(claimsOfCounter),
    patientMatters.filledBy(mattersOfPatient),
    provenPapers.filledBy(provenCounterPapers),
    numberedRecords.filledBy(findByNumber),
  ],
};
