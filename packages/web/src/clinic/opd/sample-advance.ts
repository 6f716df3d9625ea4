// An advance that was taken with an appointment, as the previews of the print settings show it.
import { ZERO } from '@charaka/rules/money/money';
import { samplePayment } from '../../money/payment/sample-payment.ts';
import type { AdvanceEntry, AdvanceSubject } from './advance-paper-parts.ts';

/** Person of the sample appointment. */
export const sampleSubject: AdvanceSubject = {
  bookingNo: 31,
  personName: 'Mrs. Asha Sengupta',
  phone: '9830000000',
  doctorName: 'Dr. Rina Das',
  comesAt: '10/04/2026 10:30 AM',
};

/** The advance taken with it; given back it is a memo. */
export const sampleAdvance: AdvanceEntry = {
  entryId: 1,
  kind: 'Receive',
  receiptNo: 9,
  finYear: samplePayment.finYear,
  advance: samplePayment.amount,
  cash: samplePayment.cash,
  card: ZERO,
  upi: samplePayment.upi,
  upiReference: samplePayment.upiReference,
  neft: ZERO,
  chequeAmount: ZERO,
  isPaidIntoAdmission: false,
  createdByName: 'Rita Paul',
  createdAt: '2026-04-09T06:00:00Z',
};
