// Samples of the area for the walks over every call: final bills that are paid or refunded, and dues.

import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { receiveDue } from '@charaka/contract/money/bill/bill-due';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene, makeApprover } from '../../../test-support/server/test-admissions.ts';
import type { TestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

/** A stay about to be billed, whose charges come to 1,000 rupees. */
async function billedStay(parts: TestApp, isApprover = false) {
  const tenant = await makeTenant(parts);
  if (isApprover) await makeApprover(tenant);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 1000, quantity: 1 }] });
  const netPayable = async () =>
    (await tenant.ask(getBill, { admissionId, isFinalPreview: true })).figures.netPayable / 100;
  return { tenant, admissionId, netPayable };
}

/** The modes of a payment under the names that the refund of a bill has. */
const refunded = ({ cash, card, cardNumber }: { cash?: number; card?: number; cardNumber?: string }) => ({
  cashRefund: cash,
  cardRefund: card,
  cardNumber,
});

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  tenders: [
    {
      endpoint: addBill,
      make: async (parts) => {
        const { tenant, admissionId, netPayable } = await billedStay(parts);
        const amount = await netPayable();
        return { tenant, amount, request: (modes) => ({ bill: { admissionId, netPayable: amount, ...modes } }) };
      },
    },
    {
      endpoint: addBill,
      isRefund: true,
      make: async (parts) => {
        const { tenant, admissionId, netPayable } = await billedStay(parts);
        const amount = 100;
        const paid = amount + (await netPayable());
        const paidAt = new Date().toISOString();
        await tenant.ask(addPayment, {
          payment: { admissionId, paidAt, paymentType: 'Receive', amount: paid, cash: paid },
        });
        return {
          tenant,
          amount,
          request: (modes) => ({ bill: { admissionId, netPayable: -amount, ...refunded(modes) } }),
        };
      },
    },
    {
      endpoint: receiveDue,
      make: async (parts) => {
        const { tenant, admissionId, netPayable } = await billedStay(parts, true);
        const bill = { admissionId, netPayable: await netPayable(), isSettledWithoutPay: true, dueReason: 'Son pays' };
        const { billId, due: paise } = (await tenant.ask(addBill, { bill })).finalBill;
        const amount = paise / 100;
        return { tenant, amount, request: (modes) => ({ payment: { admissionId, billId, amount, ...modes } }) };
      },
    },
  ],
};
