// The marks and copies of papers of the counter: a bill, the voucher of a refund, and what a cancellation does to both.
import { cancelCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { getPaperProof, notePrint, type ProvenKind, verifyPaper } from '@charaka/contract/money/payment/paper-proof';
import { describe, expect, it } from 'vitest';
import { type CounterDesk, lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

interface Printed {
  readonly kind: ProvenKind;
  readonly patientId: number;
  readonly paperNumber: string;
}

/** The content of the code on the paper, and the answer of the public check of it. */
async function asked({ tenant }: CounterDesk, paper: Printed) {
  const { paperDate, amount, signature } = await tenant.ask(getPaperProof, { paper });
  const { kind, paperNumber } = paper;
  const told = { kind, paperNumber, paperDate, amount: amount / 100, signature };
  const isGenuine = async () => {
    const reply = await parts.app.inject({
      method: 'POST',
      url: `/api/${tenant.name}${verifyPaper.path}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ paper: told }),
    });
    return (reply.json() as { isGenuine?: boolean }).isGenuine;
  };
  return { amount, isGenuine };
}

/** A bill of two lines, paid, of which one was refunded. */
async function refundedBill() {
  const desk = await openCounter(parts);
  const { counterBill } = (await desk.bill({ lines: [lineOf(3), lineOf(4)] })).output;
  const { counterBillId, patientId, billNo, finYear } = counterBill;
  const serviceChargeId = counterBill.lines[1]?.serviceChargeId ?? 0;
  const { output } = await desk.refund({ counterBillId, lines: [{ serviceChargeId, quantity: 1 }] });
  const paid = output.counterBill.receipts.find(({ kind }) => kind === 'Refund');
  const bill = { kind: 'counterBill', patientId, paperNumber: `1-${billNo}/${finYear}` } as const;
  const voucher = { kind: 'counterVoucher', patientId, paperNumber: `1-${paid?.receiptNo}/${paid?.finYear}` } as const;
  return { desk, counterBillId, bill, voucher, net: counterBill.net };
}

describe('the papers of the counter', () => {
  it('are known as genuine by their code, a cancelled bill no more, its voucher still (Q239)', async () => {
    const { desk, counterBillId, bill, voucher, net } = await refundedBill();
    const [ofBill, ofVoucher] = [await asked(desk, bill), await asked(desk, voucher)];
    expect([ofBill.amount, ofVoucher.amount]).toEqual([net, 35_000]);
    expect([await ofBill.isGenuine(), await ofVoucher.isGenuine()]).toEqual([true, true]);
    const left = (await desk.read(counterBillId)).net - 35_000;
    const cancelled = { counterBillId, amount: left / 100, reason: 'Wrong patient' };
    await desk.tenant.ask(cancelCounterBill, { counterBill: cancelled });
    expect([await ofBill.isGenuine(), await ofVoucher.isGenuine()]).toEqual([false, true]);
  });

  it('count their copies, original first (Q239)', async () => {
    const { desk, bill } = await refundedBill();
    expect((await desk.tenant.ask(notePrint, { paper: bill })).copies).toBe(1);
    expect((await desk.tenant.ask(notePrint, { paper: bill })).copies).toBe(2);
    expect((await desk.tenant.ask(getPaperProof, { paper: bill })).copies).toBe(2);
  });

  it('are marked only for their own patient and for users of the screens that print them (Q239)', async () => {
    const { desk, bill } = await refundedBill();
    const { patientId: _patient, ...nobodys } = bill;
    for (const paper of [{ ...bill, patientId: bill.patientId + 1 }, nobodys, { ...bill, kind: 'bill' as const }])
      expect((await desk.tenant.call(getPaperProof, { paper })).isFailure).toBe(true);
    const { tenantId } = desk.tenant;
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and menu_path in ('opd/diagnosis', 'opd/diagnosis_refund')`,
      [tenantId],
    );
    await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
    const asClerk = async () => (await desk.tenant.call(getPaperProof, { paper: bill }, { as: 'clerk' })).message;
    await expect.poll(asClerk).toBe('This paper does not exist, or it was cancelled');
  });
});
