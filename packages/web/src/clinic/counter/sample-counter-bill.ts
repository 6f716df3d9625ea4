// A counter bill that never was, as the previews of the print settings show it.
import { quantityToThousandths, rupeesToPaise as rupees, ZERO } from '@charaka/rules/money/money';
import type { CounterBill } from './counter-bill-paper.tsx';

const line = (serviceChargeId: number, chargeCode: string, description: string, price: number) => ({
  serviceChargeId,
  chargeId: serviceChargeId,
  chargeCode,
  description,
  quantity: quantityToThousandths(1),
  appliedCharge: rupees(price),
  itemDiscount: ZERO,
  net: rupees(price),
  gst: ZERO,
  discountShare: ZERO,
  refundedQuantity: quantityToThousandths(0),
});
const modes = { cash: ZERO, card: ZERO, upi: ZERO, neft: ZERO, chequeAmount: ZERO };
const made = { finYear: '2026-2027', createdByName: 'Rita Paul' };

/** Two tests paid by UPI, of which one went back. */
export const sampleCounterBill: CounterBill = {
  ...made,
  counterBillId: 1,
  billKind: 'OPD',
  billNo: 42,
  billedAt: '2026-04-09T06:00:00Z',
  encounterId: 1,
  opdNumber: 'OPD-1024',
  patientId: 5120,
  salutation: 'Mrs.',
  firstName: 'Asha',
  lastName: 'Sengupta',
  sex: 'F',
  birthDate: '1972-02-01',
  contactNo: '9876543210',
  doctorName: 'Dr. Pushpa Jha',
  documentNo: 'D1/2627/42',
  totalWithoutGst: rupees(800),
  gst: ZERO,
  totalCharge: rupees(800),
  gross: rupees(800),
  discount: ZERO,
  roundOff: ZERO,
  net: rupees(800),
  authorized: ZERO,
  netPayable: rupees(800),
  received: rupees(800),
  refunded: rupees(380),
  due: ZERO,
  isActive: true,
  lines: [line(1, 'XR-001', 'X-Ray Chest PA', 380), line(2, 'XR-002', 'X-Ray Abdomen Erect', 420)],
  receipts: [
    {
      ...made,
      ...modes,
      counterReceiptId: 1,
      kind: 'Receive',
      isAdvance: false,
      receiptNo: 77,
      paidAt: '2026-04-09T06:00:00Z',
      amount: rupees(800),
      upi: rupees(800),
      upiReference: '412233445566',
    },
  ],
  refunds: [
    {
      ...made,
      counterRefundId: 1,
      refundNo: 3,
      refundedAt: '2026-04-09T07:10:00Z',
      reason: 'Not done today',
      amount: rupees(380),
      roundOff: ZERO,
      claimReduced: ZERO,
      dueReduced: ZERO,
      paidOut: rupees(380),
      lines: [
        {
          serviceChargeId: 1,
          description: 'X-Ray Chest PA',
          quantity: quantityToThousandths(1),
          net: rupees(380),
          gst: ZERO,
          amount: rupees(380),
        },
      ],
    },
  ],
};
