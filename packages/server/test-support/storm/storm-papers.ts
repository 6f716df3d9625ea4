// Deeds of a storm besides the bills: payers pay their claims, tills are closed and opened again, payers of staying patients change.
import { getBill } from '@charaka/contract/money/bill/bill';
import { closeDay, getOpenCollection, reopenDayClosing } from '@charaka/contract/money/finance/finance';
import { addPayerReceipt, cancelPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { transferTpa, undoTpaTransfer } from '@charaka/contract/money/tpa/transfer';
import type { Clerk } from './storm-clerk.ts';

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** A receipt on the final bill of the admission; one in three is the administrator's, who takes it back. */
export async function payerPays(clerk: Clerk, billId: number | undefined): Promise<void> {
  const { admissionId } = clerk.admission;
  const { isTurned, line } = clerk.drawn;
  const claimed = billId ?? (await clerk.scene.tenant.ask(getBill, { admissionId })).finalBill?.billId;
  if (claimed == null) return;
  const part = {
    billId: claimed,
    paid: 100,
    tds: 10,
    disallowed: isTurned ? 5 : 0,
    isWrittenOff: line > 0,
    reason: 'Storm',
  };
  const mode = isTurned ? ('NEFT' as const) : ('Cheque' as const);
  const as = line === 0 ? 'admin' : 'clerk';
  const entered = { associationId: 1, receivedOn: today(), mode, reference: 'UTR1', parts: [part] };
  const { isFailure, output } = await clerk.send(addPayerReceipt, (note) => ({ receipt: { ...entered, note } }), as);
  if (isFailure || line > 0) return;
  const { receiptId } = output;
  await clerk.send(cancelPayerReceipt, (reason) => ({ receipt: { receiptId, reason } }), 'admin');
}

/** Closes the till of all clerks with what is in it, counted anew until no paper comes in between; every other one opens it again. */
export async function closeTill(clerk: Clerk): Promise<void> {
  for (;;) {
    const expected = (await clerk.scene.tenant.ask(getOpenCollection, {})).expectedCash / 100;
    const counts = [{ denomination: 1, count: Math.max(0, expected) }];
    const { message } = await clerk.send(closeDay, (reason) => ({
      closing: { expectedCash: expected, counts, reason },
    }));
    if (message !== 'The figures have changed. Please recalculate') break;
  }
  const { closedToday } = await clerk.scene.tenant.ask(getOpenCollection, {});
  if (!clerk.drawn.isTurned || !closedToday) return;
  const { dayClosingId } = closedToday;
  await clerk.send(reopenDayClosing, (reason) => ({ closing: { dayClosingId, reason } }), 'admin');
}

/** Another payer with their prices, or none of them; two in three are taken back. */
export async function changePayer(clerk: Clerk): Promise<void> {
  const { admissionId } = clerk.admission;
  const { isTurned, amount, line } = clerk.drawn;
  const admission = { admissionId, associationId: isTurned ? 1 : 2 };
  const { isFailure, output } = await clerk.send(transferTpa, () => ({ admission, isRepriced: amount % 4 > 0 }));
  if (isFailure || line === 0) return;
  await clerk.send(undoTpaTransfer, () => ({ admissionId, transferId: output.transferId }));
}
