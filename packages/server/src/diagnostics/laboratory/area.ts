// The declaration of the laboratory area to the server.
import { cancelHold } from '../../clinic/order/cancel-hold.ts';
import { cancelledOrders } from '../../clinic/order/cancelled-orders.ts';
import { criticalValues } from '../../clinic/order/critical-values.ts';
import { departmentWork } from '../../clinic/order/department-work.ts';
import { orderValues } from '../../clinic/order/order-values.ts';
import { departmentNumbers } from '../../clinic/order/orders-of-number.ts';
import { struckResults } from '../../clinic/order/struck-results.ts';
import type { ServerArea } from '../../kernel/area.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { numberedRecords } from '../../stay/admission/numbered-records.ts';
import { addLabCall } from './add-lab-call.ts';
import { findBenchWork, getBench, saveResults } from './bench.ts';
import { collectSpecimens, getLabels, makeLabels } from './collect.ts';
import { declineAmendment, getAmendment, listAmendments, signAmendment } from './decide-amendment.ts';
import { listDifferingValues } from './differing-values.ts';
import { findByNumber } from './find-by-number.ts';
import { findLaboratoryWork } from './find-laboratory-work.ts';
import { finishWork, repeatWork, returnWork } from './finish-work.ts';
import { getCumulative } from './get-cumulative.ts';
import { holdCancel } from './hold-cancel.ts';
import { criticalValuesOf } from './lab-call-store.ts';
import { amendLabReport, getLabReport, listLabReports } from './lab-reports.ts';
import { laboratorySettings } from './laboratory-settings.ts';
import { listCollection } from './list-collection.ts';
import { moveLabCalls } from './move-lab-calls.ts';
import { findOrdersOfSpecimen } from './orders-of-specimen.ts';
import { listSpecimens, receiveSpecimen } from './receive.ts';
import { rejectSpecimen } from './reject-specimen.ts';
import { relationsOfLaboratory } from './relations-of-laboratory.ts';
import { noteResult } from './result-notes.ts';
import { getOwnSignature, setOwnSignature } from './signatures.ts';
import { strikeResults } from './strike-results.ts';
import { valuesOfOrders } from './values-of-orders.ts';
import { getWork, listToVerify, verifyWork } from './verify-work.ts';
import { laboratoryWaits } from './waiting.ts';
import { withdrawCancelled } from './withdraw-preliminary.ts';
import { decideWithdrawal, withdrawReport } from './withdraw-report.ts';

/** Specimens, works, results and reports of the laboratory. */
export const laboratoryArea: ServerArea & RelationsOfCare = {
  handlers: () => [
    listCollection,
    makeLabels,
    getLabels,
    collectSpecimens,
    listSpecimens,
    receiveSpecimen,
    rejectSpecimen,
    getBench,
    findBenchWork,
    saveResults,
    noteResult,
    finishWork,
    repeatWork,
    returnWork,
    listToVerify,
    getWork,
    addLabCall,
    verifyWork,
    listLabReports,
    getLabReport,
    amendLabReport,
    getCumulative,
    listAmendments,
    getAmendment,
    signAmendment,
    declineAmendment,
    listDifferingValues,
    withdrawReport,
    decideWithdrawal,
    getOwnSignature,
    setOwnSignature,
  ],
  waits: () => laboratoryWaits,
  jobs: () => [moveLabCalls],
  settings: [laboratorySettings],
  fills: [
    departmentWork.filledBy(findLaboratoryWork),
    departmentNumbers.filledBy(findOrdersOfSpecimen),
    cancelHold.filledBy(holdCancel),
    orderValues.filledBy(valuesOfOrders),
    numberedRecords.filledBy(findByNumber),
    struckResults.filledBy(strikeResults),
    criticalValues.filledBy(criticalValuesOf),
    cancelledOrders.filledBy(withdrawCancelled),
  ],
  relationsOfCare: relationsOfLaboratory,
  recordNames: { lab_work: null },
};
