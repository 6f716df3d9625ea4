// Which refunds of the counter need an approver, and who that may not be: cash out is tied to how the money came in.
import { previewCounterRefund, refundCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { type CounterDesk, lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** The clerk who makes the bills is an approver too, where a test says so. */
const openFor = (isApprover: boolean) =>
  openCounter(parts, async (tenantId) => {
    await parts.owner.query('update staff set is_approver = $2 where tenant_id = $1 and staff_id = 3', [
      tenantId,
      isApprover,
    ]);
    await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 2', [tenantId]);
  });

/** Refunds the first line of a bill that was just made. */
async function paidAndRefunded(desk: CounterDesk, bill: object, modes: object, as?: never) {
  const { counterBillId, lines } = (await desk.bill(bill)).output.counterBill;
  const [line] = lines;
  const refunded = { serviceChargeId: line?.serviceChargeId ?? 0, quantity: (line?.quantity ?? 0) / 1000 };
  const asked = { counterBillId, lines: [refunded] };
  const way = await desk.tenant.ask(previewCounterRefund, { refund: asked });
  const refund = { ...asked, amount: way.paidOut / 100, reason: 'Not wanted', ...modes };
  const answer = await desk.tenant.call(refundCounterBill, { refund }, as ? { as } : {});
  return { way, message: answer.message, refund };
}

const byCard = { lines: [lineOf(5)], card: 600, cardNumber: '4444' };

describe('a refund of a counter bill', () => {
  it('goes back by card where it came by card, and the preview says so (Q258)', async () => {
    const desk = await openFor(false);
    const { way, message } = await paidAndRefunded(desk, byCard, { card: 600, cardNumber: '4444' });
    expect(way).toMatchObject({ paidOut: 60_000, card: 60_000, upi: 0, neft: 0, cash: 0 });
    expect(message).toBe('Credit note 1 created, Rs 600.00 refunded');
    expect((await verifyBooks(parts.owner, desk.tenant.tenantId)).difference).toBeNull();
  });

  it('is not paid in cash where it came by card, but by an approver (Q258, Q268)', async () => {
    const desk = await openFor(false);
    const { message, refund } = await paidAndRefunded(desk, byCard, {});
    expect(message).toBe(
      'Refund as it was paid: card Rs 600.00, UPI Rs 0.00, NEFT or cheque Rs 0.00, cash Rs 0.00. Another mode needs an approver',
    );
    const as = await addColleague(desk.tenant, { userId: 21, staffId: 2, isApprover: true });
    expect((await desk.tenant.call(refundCounterBill, { refund }, { as })).message).toMatch(/^Credit note 1 created/);
  });

  it('needs an approver above the limit of the hospital (Q268)', async () => {
    const desk = await openFor(false);
    expect((await paidAndRefunded(desk, { lines: [lineOf(5, 3)] }, {})).message).toMatch(/^Credit note/);
    expect((await paidAndRefunded(desk, { lines: [lineOf(5, 4)] }, {})).message).toBe(
      'A refund above Rs 2,000.00 needs an approver',
    );
  });

  it('counts with what was refunded of the bill before, so that its parts stay within the limit (Q268)', async () => {
    const desk = await openFor(false);
    const { counterBillId, lines } = (await desk.bill({ lines: [lineOf(5, 6)] })).output.counterBill;
    const part = { counterBillId, lines: [{ serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 2 }] };
    expect((await desk.refund(part)).message).toMatch(/^Credit note 1 created/);
    expect((await desk.refund(part)).message).toBe('A refund above Rs 2,000.00 needs an approver');
  });

  it('is not approved by the maker of the bill, who is an approver too (Q268)', async () => {
    const desk = await openFor(true);
    expect((await paidAndRefunded(desk, { lines: [lineOf(5, 4)] }, {})).message).toBe(
      'You made this bill, received its money or did its work. Another approver must refund it',
    );
    expect((await paidAndRefunded(desk, { lines: [lineOf(5)] }, {})).message).toMatch(/^Credit note/);
  });

  it('is not approved by the right that the maker of the bill lent to a colleague (Q268)', async () => {
    const desk = await openFor(true);
    const { tenantId } = desk.tenant;
    const as = await addColleague(desk.tenant, { userId: 21, staffId: 2, isApprover: false });
    const lend = (approverId: number) =>
      parts.owner.query(
        `insert into delegation (tenant_id, staff_id, approver_id, approved_by_id, from_day)
         values ($1, 2, $2, $2, current_date - 1)`,
        [tenantId, approverId],
      );
    await lend(3);
    const { message, refund } = await paidAndRefunded(desk, { lines: [lineOf(5, 4)] }, {}, as as never);
    expect(message).toBe('You made this bill, received its money or did its work. Another approver must refund it');
    // Lent by an approver who has nothing to do with the bill, the right counts.
    await parts.owner.query('update staff set is_approver = true where tenant_id = $1 and staff_id = 1', [tenantId]);
    await parts.owner.query('delete from delegation where tenant_id = $1', [tenantId]);
    await lend(1);
    expect((await desk.tenant.call(refundCounterBill, { refund }, { as })).message).toMatch(/^Credit note 1 created/);
  });

  it('of an earlier day needs an approver (Q268)', async () => {
    const desk = await openFor(false);
    const { counterBillId, lines } = (await desk.bill({ lines: [lineOf(5)] })).output.counterBill;
    await parts.owner.query('alter table counter_bill disable trigger user');
    await parts.owner.query(`update counter_bill set billed_at = billed_at - interval '2 days' where tenant_id = $1`, [
      desk.tenant.tenantId,
    ]);
    await parts.owner.query('alter table counter_bill enable trigger user');
    const refund = { counterBillId, lines: [{ serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 1 }] };
    expect((await desk.refund(refund)).message).toBe('This was paid on an earlier day. An approver must refund it');
  });
});
