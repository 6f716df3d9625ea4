// Refunds of the counter: never more than was paid, never a line twice, with a credit note, and nothing left over in the ledger.
import {
  cancelCounterBill,
  previewCounterRefund,
  refundCounterBill,
} from '@charaka/contract/clinic/counter/counter-refund';
import { listGstDocuments } from '@charaka/contract/money/tax/tax';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { type CounterDesk, lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

const verified = async ({ tenant }: CounterDesk) => (await verifyBooks(parts.owner, tenant.tenantId)).difference;

/** The balance of each account for a bill; accounts at nil are left out. */
async function balances({ tenant }: CounterDesk, counterBillId: number): Promise<[number, number][]> {
  const { rows } = await parts.owner.query<{ glid: number; amount: number }>(
    `select e.glid::int, sum(e.amount_paise)::int as amount from voucher v
     join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
     where v.tenant_id = $1 and v.counter_bill_id = $2 group by 1 having sum(e.amount_paise) <> 0 order by 1`,
    [tenant.tenantId, counterBillId],
  );
  return rows.map(({ glid, amount }) => [glid, amount]);
}

describe('a refund at the counter', () => {
  it('takes a line back by a credit note with its number and tax, and pays out what was paid for it (OR023)', async () => {
    const desk = await openCounter(parts);
    const { counterBill } = (
      await desk.bill({ lines: [lineOf(3), lineOf(4)], discount: 43.5, discountReason: 'Staff' })
    ).output;
    expect(counterBill.net).toBe(39_200);
    const [first, second] = counterBill.lines;
    const serviceChargeId = second?.serviceChargeId ?? 0;
    const { counterBillId } = counterBill;
    const { output, message } = await desk.refund({ counterBillId, lines: [{ serviceChargeId, quantity: 1 }] });
    expect(message).toBe('Credit note 1 created, Rs 315.00 refunded');
    expect(output.refund).toMatchObject({ refundNo: 1, amount: 31_500, paidOut: 31_500, roundOff: 0, dueReduced: 0 });
    expect(output.counterBill.receipts).toMatchObject([
      { kind: 'Receive' },
      { kind: 'Refund', receiptNo: 1, cash: 31_500 },
    ]);
    const { rows } = await desk.tenant.ask(listGstDocuments, { documentKind: 'CreditNote' });
    expect(rows).toMatchObject([{ source: 'counterRefund', sourceNo: '1', total: 35_000 }]);
    // A credit note counts as negative where the list is narrowed or sorted by an amount.
    const below = { filterParams: [{ columnName: 'total', filterOption: 9, filterValue: '0' }] };
    const rising = { sortingModel: { sortColumn: 'total', sortDirection: 'asc' as const } };
    expect((await desk.tenant.ask(listGstDocuments, below)).rows.map((one) => one.sourceNo)).toEqual(['1']);
    expect((await desk.tenant.ask(listGstDocuments, rising)).rows[0]?.documentKind).toBe('CreditNote');
    expect(
      (await desk.refund({ counterBillId, lines: [{ serviceChargeId, quantity: 1 }], amount: 315 })).message,
    ).toMatch(/^At most 0 of /);
    const rest = await desk.refund({
      counterBillId,
      lines: [{ serviceChargeId: first?.serviceChargeId ?? 0, quantity: 1 }],
    });
    expect(rest.output.refund).toMatchObject({ amount: 7700, roundOff: 50 });
    expect(await balances(desk, counterBillId)).toEqual([]);
    expect(await verified(desk)).toBeNull();
  });

  it('lowers the due before it pays out, and the claim of a payer by its share (OR023)', async () => {
    const desk = await openCounter(parts);
    const due = (await desk.bill({ lines: [lineOf(4, 2)], amount: 500, dueReason: 'Later' })).output.counterBill;
    const back = { serviceChargeId: due.lines[0]?.serviceChargeId ?? 0, quantity: 1 };
    const lowered = await desk.refund({ counterBillId: due.counterBillId, lines: [back] });
    expect(lowered.output.refund).toMatchObject({ amount: 35_000, dueReduced: 20_000, paidOut: 15_000 });
    const payer = { associationId: desk.tenant.corporateId, authorized: 280 };
    const claimed = (await desk.bill({ lines: [lineOf(4, 2)], ...payer })).output.counterBill;
    const again = { serviceChargeId: claimed.lines[0]?.serviceChargeId ?? 0, quantity: 1 };
    const shared = await desk.refund({ counterBillId: claimed.counterBillId, lines: [again] });
    expect(shared.output.refund).toMatchObject({ amount: 35_000, claimReduced: 14_000, paidOut: 21_000 });
    expect(await verified(desk)).toBeNull();
  });

  it('cancels a bill by one credit note of everything that is left, with the reason on both', async () => {
    const desk = await openCounter(parts);
    const { counterBillId, lines } = (await desk.bill({ lines: [lineOf(3, 3), lineOf(4)] })).output.counterBill;
    await desk.refund({ counterBillId, lines: [{ serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 1 }] });
    const cancel = (amount: number) =>
      desk.tenant.call(cancelCounterBill, { counterBill: { counterBillId, amount, reason: 'Wrong patient' } });
    expect((await cancel(500)).message).toBe('The amounts have changed. Please recalculate');
    const [one, other] = await Promise.all([cancel(520), cancel(520)]);
    expect([one.message, other.message].sort()).toEqual(['Bill 1 cancelled', 'This bill is already cancelled']);
    const read = await desk.read(counterBillId);
    expect(read).toMatchObject({ isActive: false, cancelReason: 'Wrong patient', refunded: 60_500, received: 60_500 });
    expect(await balances(desk, counterBillId)).toEqual([]);
    expect(await verified(desk)).toBeNull();
  });

  it('is refused without a reason, above the cash limit, of a line not on the bill, and twice at once (R487, OR023)', async () => {
    const desk = await openCounter(parts);
    const { counterBillId, lines } = (await desk.bill({ lines: [lineOf(5, 20)] })).output.counterBill;
    const serviceChargeId = lines[0]?.serviceChargeId ?? 0;
    const all = [{ serviceChargeId, quantity: 20 }];
    expect((await desk.refund({ counterBillId, lines: all, reason: 'No' })).message).toBe(
      'Please enter the reason of the refund in at least 5 letters',
    );
    expect((await desk.refund({ counterBillId, lines: all })).message).toMatch(/10,?000/);
    expect(
      (await desk.refund({ counterBillId, lines: [{ serviceChargeId: 999_999, quantity: 1 }], amount: 1 })).message,
    ).toBe('This line is not on the bill');
    const more = [{ serviceChargeId, quantity: 21 }];
    expect((await desk.refund({ counterBillId, lines: more, amount: 12_600 })).message).toBe(
      'At most 20 of Attendant meal can be refunded',
    );
    const neft = { neft: 12_000, neftReference: 'N123456' };
    const whole = { counterBillId, lines: all, amount: 12_000, reason: 'Not done', ...neft };
    const as = await addColleague(desk.tenant, { userId: 21, staffId: 2, isApprover: true });
    const twice = await Promise.all([1, 2].map(() => desk.tenant.call(refundCounterBill, { refund: whole }, { as })));
    expect(twice.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const viewer = await desk.tenant.call(
      refundCounterBill,
      { refund: { counterBillId, lines: all, amount: 0, reason: 'Not done' } },
      { as: 'viewer' },
    );
    expect(viewer.status).toBe(403);
    expect(await verified(desk)).toBeNull();
  });

  it('keeps the ledger whole through random histories of bills, payments and refunds (OR023, OR026)', async () => {
    const desk = await openCounter(parts, (tenantId) =>
      parts.owner.query(
        `with open as (update role set counter_due_paise = null where tenant_id = $1)
         update hospital set refund_limit_paise = 100000000 where tenant_id = $1`,
        [tenantId],
      ),
    );
    const step = fc.record({
      charges: fc.array(
        fc.record({ chargeId: fc.constantFrom(1, 3, 4, 5), quantity: fc.integer({ min: 1, max: 4 }) }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      discount: fc.integer({ min: 0, max: 3 }),
      paid: fc.constantFrom(0, 50, 100),
      payer: fc.boolean(),
      back: fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 4 })), { maxLength: 3 }),
      isCancelled: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(step, async ({ charges, discount, paid, payer, back, isCancelled }) => {
        const given = discount > 0 ? { discount: discount * 11.11, discountReason: 'Camp' } : {};
        const claim = payer ? { associationId: desk.tenant.corporateId } : {};
        const net = await desk.netOf({ lines: charges, ...given, ...claim });
        const authorized = payer ? Math.floor(net / 3) : 0;
        const amount = Math.floor(((net - authorized) * paid) / 100);
        const made = await desk.bill({
          lines: charges,
          ...given,
          ...claim,
          authorized,
          net,
          amount,
          dueReason: 'Later',
          upi: amount,
          upiReference: amount > 0 ? 'UTR4711' : undefined,
        });
        expect(made.message).toMatch(/created$/);
        const { counterBillId, lines } = made.output.counterBill;
        for (const [index, quantity] of back) {
          const serviceChargeId = lines[index]?.serviceChargeId;
          if (serviceChargeId == null) continue;
          const left = (await desk.read(counterBillId)).lines[index];
          const most = ((left?.quantity ?? 0) - (left?.refundedQuantity ?? 0)) / 1000;
          if (most === 0) continue;
          const taken = [{ serviceChargeId, quantity: Math.min(quantity, most) }];
          expect((await desk.refund({ counterBillId, lines: taken })).message).toMatch(/^Credit note/);
        }
        if (!isCancelled) return;
        const left = (await desk.read(counterBillId)).lines.flatMap((line) =>
          line.quantity > line.refundedQuantity && line.serviceChargeId != null
            ? [{ serviceChargeId: line.serviceChargeId, quantity: (line.quantity - line.refundedQuantity) / 1000 }]
            : [],
        );
        if (left.length > 0) {
          const refund = { counterBillId, lines: left };
          const { paidOut, upi } = await desk.tenant.ask(previewCounterRefund, { refund });
          const way = upi > 0 ? { upi: upi / 100, upiReference: 'UTR8822' } : {};
          const counterBill = { counterBillId, amount: paidOut / 100, reason: 'All of it back', ...way };
          expect((await desk.tenant.call(cancelCounterBill, { counterBill })).message).toMatch(/cancelled$/);
        }
        expect(await balances(desk, counterBillId)).toEqual([]);
      }),
      { numRuns: 15, seed: 20_261_123 },
    );
    expect(await verified(desk)).toBeNull();
  }, 120_000);
});
