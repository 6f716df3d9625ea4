// A receipt and a payment request of the sample stay: the previews of the print settings show both.
import { rupeesToPaise, ZERO } from '@charaka/rules/money/money';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import type { Payment } from './payment-record.ts';

const { admittedAt } = sampleAdmission;

/** A receipt of 3000 rupees, half of it in cash. */
export const samplePayment: Payment = {
  paymentId: 1,
  receiptNo: 17,
  finYear: '2026-2027',
  paidAt: admittedAt,
  paymentType: 'Receive',
  amount: rupeesToPaise(3000),
  cash: rupeesToPaise(1500),
  card: ZERO,
  upi: rupeesToPaise(1500),
  upiReference: '4821',
  neft: ZERO,
  chequeAmount: ZERO,
  isNonHospital: false,
  createdByName: 'Rita Paul',
  createdAt: admittedAt,
};

/** Totals of the sample stay before any bill. */
export const sampleTotals = {
  medicineCredit: ZERO,
  nonHospitalDue: ZERO,
  billAmount: rupeesToPaise(5340),
  authorizedPayment: ZERO,
  received: samplePayment.amount,
  refunded: ZERO,
  dueAmount: rupeesToPaise(2340),
  payments: [samplePayment],
};
