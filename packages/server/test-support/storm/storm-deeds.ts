// Deeds of clerks in a storm, each as the screens allow it: a clerk who finds the figures of a bill changed computes it again.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { receiveDue, writeOffDue } from '@charaka/contract/money/bill/bill-due';
import { addCharges, deleteCharge, updateCharge } from '@charaka/contract/money/charge/charge';
import { addPayment, updatePayment } from '@charaka/contract/money/payment/payment';
import { cancelAdmission } from '@charaka/contract/stay/admission/admission';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { refundInput } from '../money/refund-input.ts';
import { saleOf } from '../record/pharmacy-shelf.ts';
import type { RestlessCaller } from './restless-caller.ts';
import { Clerk } from './storm-clerk.ts';
import { changePayer, closeTill, payerPays } from './storm-papers.ts';
import { BATCH, type DeedKind, type DrawnDeed, type StormScene } from './storm-scene.ts';

type FinalBill = OutputOf<typeof addBill>['finalBill'];

const pay = async (clerk: Clerk, paymentType: 'Receive' | 'Refund') => {
  const { amount, isTurned } = clerk.drawn;
  const upi = isTurned ? { upi: amount, upiReference: '1234' } : {};
  const { admissionId } = clerk.admission;
  await clerk.send(addPayment, (note) => ({
    payment: { admissionId, paidAt: new Date().toISOString(), paymentType, amount, note, ...upi },
  }));
};

/** The final bill, made by working it out until nobody changes it in between; undefined when it is refused for another reason. */
async function bill(clerk: Clerk, isPaidAtOnce: boolean): Promise<FinalBill | undefined> {
  const { admissionId } = clerk.admission;
  for (;;) {
    const shown = await clerk.scene.tenant.ask(getBill, { admissionId, isFinalPreview: true });
    const { figures } = shown;
    const payable = Math.max(0, figures.netPayable) / 100;
    const paid = isPaidAtOnce || payable === 0 ? { cash: payable } : { isSettledWithoutPay: true, dueReason: 'Storm' };
    const { isFailure, message, output } = await clerk.send(addBill, () => ({
      bill: {
        admissionId,
        netPayable: figures.netPayable / 100,
        ...paid,
        ...refundInput(shown),
      },
    }));
    if (!isFailure) return output.finalBill;
    if (message !== 'The figures have changed. Please recalculate') return undefined;
  }
}

async function billAndCollect(clerk: Clerk): Promise<void> {
  const made = await bill(clerk, false);
  const half = Math.floor((made?.due ?? 0) / 200);
  if (!made || half === 0) return;
  const ofBill = { admissionId: clerk.admission.admissionId, billId: made.billId };
  await Promise.all([
    clerk.send(receiveDue, (note) => ({ payment: { ...ofBill, amount: half, note } })),
    clerk.send(writeOffDue, (reason) => ({ writeOff: { ...ofBill, amount: half, reason } }), 'admin'),
  ]);
}

async function billAndCancel(clerk: Clerk): Promise<void> {
  const made = await bill(clerk, clerk.drawn.isTurned);
  const { admissionId } = clerk.admission;
  if (made) await clerk.send(cancelBill, (reason) => ({ bill: { admissionId, billId: made.billId, reason } }), 'admin');
}

async function sell(clerk: Clerk): Promise<void> {
  const { batchIds } = clerk.scene;
  const inTurn = clerk.drawn.isTurned ? batchIds.toReversed() : batchIds;
  const lines = inTurn.map((batchId) => ({ batchId, mrp: BATCH.mrp, quantity: 1 }));
  await clerk.send(addSale, (remarks) => saleOf(clerk.admission.admissionId, lines, { remarks }));
}

const deeds: Record<DeedKind, (clerk: Clerk) => Promise<unknown>> = {
  pay: (clerk) => pay(clerk, 'Receive'),
  refund: (clerk) => pay(clerk, 'Refund'),
  'split anew': (clerk) => {
    const { paymentId = 0, admissionId } = clerk.admission;
    return clerk.send(updatePayment, () => ({ payment: { paymentId, admissionId, neft: clerk.drawn.amount } }));
  },
  charge: (clerk) =>
    clerk.send(addCharges, (remark) => {
      const line = { appliedCharge: clerk.drawn.amount, quantity: 3, remark };
      return { admissionId: clerk.admission.admissionId, lines: [1, 3].map((chargeId) => ({ ...line, chargeId })) };
    }),
  'change charge': (clerk) =>
    clerk.send(updateCharge, (reason) => {
      const decided = { quantity: 2, appliedCharge: clerk.drawn.amount, reason };
      return { serviceCharge: { ...lineOf(clerk), ...decided } };
    }),
  'take charge off': (clerk) => clerk.send(deleteCharge, (reason) => ({ serviceCharge: { ...lineOf(clerk), reason } })),
  bill: (clerk) => bill(clerk, true),
  'bill and collect': billAndCollect,
  'bill and cancel': billAndCancel,
  'cancel admission': (clerk) => {
    const { admissionId } = clerk.admission;
    return clerk.send(cancelAdmission, (reason) => ({ admission: { admissionId, reason } }), 'admin');
  },
  sell,
  'change payer': changePayer,
  'payer pays': async (clerk) => payerPays(clerk, (await bill(clerk, true))?.billId),
  'close day': closeTill,
};

const lineOf = ({ admission, drawn }: Clerk) => ({
  admissionId: admission.admissionId,
  serviceChargeId: admission.serviceChargeIds[drawn.line] as number,
});

/** Does a deed; its calls have keys that begin with the name. */
export async function doDeed(scene: StormScene, caller: RestlessCaller, drawn: DrawnDeed, name: string): Promise<void> {
  await deeds[drawn.kind](new Clerk(scene, caller, drawn, name));
}
