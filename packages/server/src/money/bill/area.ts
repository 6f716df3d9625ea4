// The server declaration of the bill area.
import { billsSince } from '../../foundation/tenancy/hospital-counts.ts';
import type { ServerArea } from '../../kernel/area.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { type FindLowDeposits, lowDeposits } from '../../stay/admission/low-deposits.ts';
import { numberedRecords } from '../../stay/admission/numbered-records.ts';
import { provenPapers } from '../payment/proven-paper.ts';
import { billHandlers } from './bill-handlers.ts';
import { billSettings } from './bill-settings.ts';
import { claims } from './claims.ts';
import { claimsOfStays } from './claims-of-stays.ts';
import { countBillsSince } from './count-bills-since.ts';
import { findByNumber } from './find-by-number.ts';
import { readLowDeposits } from './low-deposits.ts';
import { provenBills } from './proven-bill.ts';
import { relationsOfBill } from './relations-of-bill.ts';
import { billWaits } from './waiting.ts';

const findLowDeposits: FindLowDeposits = async (call) =>
  (await readLowDeposits(call)).map(({ admissionId }) => admissionId);

/** Bills, dues and gifts. */
export const billArea: ServerArea & RelationsOfCare = {
  handlers: () => billHandlers,
  settings: [billSettings],
  relationsOfCare: relationsOfBill,
  waits: () => billWaits,
  fills: [
    billsSince.filledBy(countBillsSince),
    lowDeposits.filledBy(findLowDeposits),
    provenPapers.filledBy(provenBills),
    claims.filledBy(claimsOfStays),
    numberedRecords.filledBy(findByNumber),
  ],
  recordNames: { bill: `r.fin_year || ' / ' || r.order_no` },
};
