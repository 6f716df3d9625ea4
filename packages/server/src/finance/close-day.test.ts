// Collections and closings: sums equal their papers, each paper is in one closing, and what happens when much comes at once.
import { randomInt, randomUUID } from 'node:crypto';
import { addBill } from '@charaka/contract/bill';
import { addCharges } from '@charaka/contract/charge';
import type { InputOf } from '@charaka/contract/endpoint';
import {
  closeDay,
  getDayClosing,
  getOpenCollection,
  listCollectionPapers,
  listCollections,
  reopenDayClosing,
} from '@charaka/contract/finance';
import { addPayment, updatePayment } from '@charaka/contract/payment';
import { addSalesReturn } from '@charaka/contract/pharmacy/sales-return';
import { addPayerReceipt, cancelPayerReceipt } from '@charaka/contract/tpa/receipt';
import { describe, expect, it } from 'vitest';
import { addItem, sell, stock } from '../../test-support/pharmacy-shelf.ts';
import { admitInScene } from '../../test-support/test-admissions.ts';
import { useTestApp } from '../../test-support/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/test-tenant.ts';

const parts = useTestApp();

type Entry = Partial<InputOf<typeof addPayment>['payment']>;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

async function makeTill() {
  const tenant = await makeTenant(parts);
  // The clerk is no manager: he sees and closes his own till only.
  await parts.owner.query(
    `update role_permission set can_edit = false, can_delete = false
     where tenant_id = $1 and role_id = 30 and menu_path = 'user_Collection_Report'`,
    [tenant.tenantId],
  );
  return { tenant, admissionId: await admitInScene(tenant) };
}

const pay = async (tenant: TestTenant, admissionId: number, entry: Entry = {}, as: TestUser = 'clerk') => {
  const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const, amount: 1000 };
  return (await tenant.ask(addPayment, { payment: { ...payment, ...entry } }, { as })).payment;
};

/** A payer pays on a final bill of 1,000 that he authorised all of; answers the receipt's number. */
async function payerPays(tenant: TestTenant, paid: { mode: 'NEFT' | 'Cheque'; paid: number; tds: number }) {
  const scene = { patientType: 'TPA', associationId: 1, tpaAuthorized: 1000, isDischargeInitiated: true } as const;
  const admissionId = await admitInScene(tenant, scene);
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 1000, quantity: 1 }] });
  const { billId } = (await tenant.ask(addBill, { bill: { admissionId, netPayable: 0 } })).finalBill;
  const { mode, ...amounts } = paid;
  const part = { billId, disallowed: 0, isWrittenOff: false, ...amounts };
  const receipt = { associationId: 1, receivedOn: today(), mode, reference: 'UTR1', parts: [part] };
  return (await tenant.ask(addPayerReceipt, { receipt })).receiptId;
}

/** Closes with exactly the cash that is expected, in coins of one rupee, or with what is given. */
async function close(
  tenant: TestTenant,
  as: TestUser = 'clerk',
  changes: Partial<InputOf<typeof closeDay>['closing']> = {},
) {
  const { expectedCash } = await tenant.ask(getOpenCollection, {}, { as });
  const rupees = expectedCash / 100;
  const closing = { expectedCash: rupees, counts: [{ denomination: 1, count: Math.trunc(rupees) }], ...changes };
  return tenant.call(closeDay, { closing }, { as });
}

/** Pretends that a closing was made yesterday, so that the next one of the day can be made. */
const putBack = (tenant: TestTenant) =>
  parts.owner.query('update day_closing set closed_on = closed_on - 1 where tenant_id = $1', [tenant.tenantId]);

describe('a collection', () => {
  it('holds what was paid and handed back at the pharmacy’s counter, and closes it too', async () => {
    const { tenant, admissionId } = await makeTill();
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 50, mrp: 21 });
    const memo = await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 10 }], { cash: 210 });
    await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 1 }]);
    const lines = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity: 2 }];
    await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net: 42, paidBack: 42 } });
    const { papers, expectedCash } = await tenant.ask(getOpenCollection, {});
    expect(papers).toMatchObject([
      { source: 'medicine', paymentType: 'Receive', amount: 21_000, admissionId },
      { source: 'medicineReturn', paymentType: 'Refund', amount: 4200, admissionId },
    ]);
    expect(expectedCash).toBe(16_800);
    expect((await close(tenant)).isFailure).toBe(false);
    expect((await tenant.ask(getOpenCollection, {})).papers).toEqual([]);
  });

  it('holds what payers paid by NEFT or cheque, not the tax they deducted, adds up to its papers, and closes it too', async () => {
    const { tenant, admissionId } = await makeTill();
    const receiptId = await payerPays(tenant, { mode: 'NEFT', paid: 700, tds: 70 });
    await payerPays(tenant, { mode: 'Cheque', paid: 250.5, tds: 0 });
    await payerPays(tenant, { mode: 'NEFT', paid: 0, tds: 70 });
    await pay(tenant, admissionId, { amount: 40 });
    const { papers, received, expectedCash } = await tenant.ask(getOpenCollection, {});
    expect(papers).toMatchObject([
      { source: 'payer', patientName: 'Test TPA', neft: 70_000, cheque: 0, amount: 70_000, admissionId: null },
      { source: 'payer', neft: 0, cheque: 25_050, amount: 25_050 },
      { source: 'inpatient', cash: 4000, amount: 4000 },
    ]);
    const sum = (mode: 'cash' | 'neft' | 'cheque' | 'amount') =>
      papers.reduce((total, paper) => total + paper[mode], 0);
    expect(received).toMatchObject({
      cash: sum('cash'),
      neft: sum('neft'),
      cheque: sum('cheque'),
      total: sum('amount'),
    });
    expect([received.total, expectedCash]).toEqual([99_050, 4000]);
    const { collectors } = await tenant.ask(listCollections, { day: today() });
    expect(collectors.map((row) => row.received)).toEqual([received]);
    expect((await tenant.ask(listCollectionPapers, { day: today(), collectorId: 2 })).papers).toHaveLength(3);
    const { dayClosingId } = (await close(tenant)).output.closing;
    expect((await tenant.ask(getOpenCollection, {})).papers).toEqual([]);
    const cancellation = { receipt: { receiptId, reason: 'Bounced' } };
    expect((await tenant.call(cancelPayerReceipt, cancellation, { as: 'admin' })).message).toBe(
      'This receipt is part of a closed day: it is cancelled only after the closing is opened again',
    );
    await tenant.ask(reopenDayClosing, { closing: { dayClosingId, reason: 'Bounced' } }, { as: 'admin' });
    await tenant.ask(cancelPayerReceipt, cancellation, { as: 'admin' });
    expect((await tenant.ask(getOpenCollection, {})).received.total).toBe(29_050);
  });

  it('comes to the papers of each collector by mode, receipts and refunds apart, on random payments', async () => {
    const { tenant, admissionId } = await makeTill();
    for (const _ of upTo(25)) {
      const [card, upi, neft, chequeAmount, cash] = upTo(5).map(
        () => randomInt(0, 3) * randomInt(1, 100_000),
      ) as number[];
      const paise = (card ?? 0) + (upi ?? 0) + (neft ?? 0) + (chequeAmount ?? 0) + (cash ?? 0);
      if (paise === 0) continue;
      const isRefund = randomInt(0, 4) === 0;
      const entry = {
        amount: paise / 100,
        card: (card ?? 0) / 100,
        cardNumber: '1234',
        upi: (upi ?? 0) / 100,
        upiReference: '1234',
        neft: (neft ?? 0) / 100,
        chequeAmount: (chequeAmount ?? 0) / 100,
        chequeNumber: '1',
      };
      const as = randomInt(0, 2) === 0 ? 'admin' : 'clerk';
      await tenant.call(
        addPayment,
        {
          payment: {
            ...entry,
            admissionId,
            paidAt: new Date().toISOString(),
            paymentType: isRefund ? 'Refund' : 'Receive',
          },
        },
        { as },
      );
    }
    const { collectors } = await tenant.ask(listCollections, { day: today() }, { as: 'admin' });
    const { rows } = await parts.owner.query<Record<string, number>>(
      `select created_by as collector, payment_type = 'Refund' as refund, count(*)::integer as count,
         sum(cash_paise)::bigint as cash, sum(card_paise)::bigint as card, sum(upi_paise)::bigint as upi,
         sum(neft_paise)::bigint as neft, sum(cheque_paise)::bigint as cheque, sum(amount_paise)::bigint as total
       from payment where tenant_id = $1 group by 1, 2`,
      [tenant.tenantId],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { collector, refund, ...sums } of rows) {
      const found = collectors.find(({ collectorId }) => collectorId === Number(collector));
      const numbers = Object.fromEntries(Object.entries(sums).map(([mode, paise]) => [mode, Number(paise)]));
      expect(refund ? found?.refunded : found?.received).toEqual(numbers);
    }
    const { papers } = await tenant.ask(listCollectionPapers, { day: today(), collectorId: 2 });
    const clerk = collectors.find(({ collectorId }) => collectorId === 2);
    const net = papers.reduce((sum, { paymentType, amount }) => sum + (paymentType === 'Refund' ? -amount : amount), 0);
    expect(net).toBe((clerk?.received.total ?? 0) - (clerk?.refunded.total ?? 0));
    const till = await tenant.ask(getOpenCollection, {});
    expect(till.received).toEqual(clerk?.received);
    expect(till.expectedCash).toBe((clerk?.received.cash ?? 0) - (clerk?.refunded.cash ?? 0));
  });

  it("is everybody's to who may change it, his own to another collector, by the hospital's day", async () => {
    const { tenant, admissionId } = await makeTill();
    await pay(tenant, admissionId);
    await pay(tenant, admissionId, { amount: 70 }, 'admin');
    await pay(tenant, admissionId, { amount: 5, paidAt: new Date(Date.now() - 86_400_000).toISOString() });
    const names = async (as: TestUser) =>
      (await tenant.ask(listCollections, { day: today() }, { as })).collectors.map((row) => row.collectorName);
    expect(await names('admin')).toEqual(['Admin User', 'Clerk User']);
    expect(await names('clerk')).toEqual(['Clerk User']);
    const foreign = await tenant.ask(listCollectionPapers, { day: today(), collectorId: 1 });
    expect(foreign.papers).toEqual([]);
    const own = await tenant.ask(listCollectionPapers, { day: today(), collectorId: 2 });
    expect(own.papers.map(({ amount }) => amount)).toEqual([100_000]);
  });
});

describe('a closing', () => {
  it('holds the papers of its collector with the cash counted; later ones fall into the next, numbered without a gap', async () => {
    const { tenant, admissionId } = await makeTill();
    await pay(tenant, admissionId, { amount: 1500, upi: 500, upiReference: '1234' });
    await pay(tenant, admissionId, { paymentType: 'Refund', amount: 200 });
    await pay(tenant, admissionId, { amount: 9000 }, 'admin');
    const counts = [
      { denomination: 500, count: 1 },
      { denomination: 100, count: 3 },
      { denomination: 0.5, count: 0 },
    ];
    const { output, message } = await close(tenant, 'clerk', { counts });
    expect(message).toBe('Day closed');
    expect(output.closing).toMatchObject({ closingNo: 1, expectedCash: 80_000, countedCash: 80_000, difference: 0 });
    await pay(tenant, admissionId, { amount: 30 });
    const second = await close(tenant);
    expect(second.message).toBe('Your day is closed already: what is recorded now falls into the next closing');
    const read = await tenant.ask(getDayClosing, { dayClosingId: output.closing.dayClosingId });
    expect(read.counts).toEqual([
      { denomination: 50_000, count: 1 },
      { denomination: 10_000, count: 3 },
    ]);
    expect(read.papers).toHaveLength(2);
    expect([read.received.total, read.received.upi, read.refunded.cash]).toEqual([150_000, 50_000, 20_000]);
    await putBack(tenant);
    expect((await close(tenant)).output.closing).toMatchObject({ closingNo: 2, expectedCash: 3000 });
  });

  it('is refused without papers, with changed figures, and with a difference without a reason', async () => {
    const { tenant, admissionId } = await makeTill();
    expect((await close(tenant)).message).toBe('There is nothing to close');
    await pay(tenant, admissionId);
    expect((await close(tenant, 'clerk', { expectedCash: 999 })).message).toBe(
      'The figures have changed, please recalculate',
    );
    const counts = [{ denomination: 500, count: 1 }];
    const refused = await close(tenant, 'clerk', { counts });
    expect(refused.message).toBe('Please enter the reason of the difference');
    expect(Object.keys(refused.fields ?? {})).toEqual(['closing.reason']);
    const answer = await close(tenant, 'clerk', { counts, reason: 'Wrong change given' });
    expect(answer.output.closing).toMatchObject({ difference: -50_000, reason: 'Wrong change given', closingNo: 1 });
  });

  it('keeps the modes of its papers as they were counted until it is opened again (R465)', async () => {
    const { tenant, admissionId } = await makeTill();
    const { paymentId } = await pay(tenant, admissionId);
    const { dayClosingId } = (await close(tenant)).output.closing;
    const update = () => tenant.call(updatePayment, { payment: { paymentId, admissionId, neft: 400 } });
    expect((await update()).message).toMatch(/^This payment is part of a closed day/);
    await tenant.ask(reopenDayClosing, { closing: { dayClosingId, reason: 'Counted a note twice' } }, { as: 'admin' });
    expect((await update()).message).toBe('Payment updated');
    expect((await close(tenant)).output.closing).toMatchObject({ closingNo: 2, expectedCash: 60_000 });
  });

  it('is opened again by an administrator alone, once, with a reason; it stays on record', async () => {
    const { tenant, admissionId } = await makeTill();
    await pay(tenant, admissionId);
    const { dayClosingId } = (await close(tenant)).output.closing;
    const reopen = (as: TestUser, reason = 'Miscounted') =>
      tenant.call(reopenDayClosing, { closing: { dayClosingId, reason } }, { as });
    expect((await reopen('clerk')).status).toBe(403);
    expect((await reopen('admin', ' ')).status).toBe(400);
    expect((await reopen('admin')).message).toBe('Closing opened again');
    expect((await reopen('admin')).message).toBe('This closing is open again already');
    const { closings } = await tenant.ask(listCollections, { day: today() });
    expect(closings).toMatchObject([{ closingNo: 1, reopenedByName: 'Admin User', reopenReason: 'Miscounted' }]);
    expect((await tenant.ask(getOpenCollection, {})).papers).toHaveLength(1);
  });

  it('holds advances of bookings too, once: one that became a payment was received when it was an advance', async () => {
    const { tenant, admissionId } = await makeTill();
    const { paymentId } = await pay(tenant, admissionId, { amount: 300 });
    await parts.owner.query(
      `insert into appointment (tenant_id, appointment_id, hospital_id, person_name, phone, doctor_id, day, slot, created_by)
       values ($1, 1, 1, 'Asha Booked', '9800000000', 1, current_date, '09:00', 2)`,
      [tenant.tenantId],
    );
    const entry = (kind: string, rupees: number, paidInto: number | null) =>
      parts.owner.query(
        `insert into advance_entry (tenant_id, hospital_id, appointment_id, kind, fin_year, receipt_no, amount_paise, cash_paise, card_paise,
           upi_paise, neft_paise, cheque_paise, payment_id, created_by)
         values ($1, 1, 1, $2, '2026-2027', $3, $4, $4, 0, 0, 0, 0, $5, 2)`,
        [tenant.tenantId, kind, paidInto === null ? 1 : null, rupees * 100, paidInto],
      );
    await entry('Receive', 300, null);
    await entry('Transfer', 300, paymentId);
    await entry('Refund', 50, null);
    const till = await tenant.ask(getOpenCollection, {});
    expect(till.papers.map(({ source, paymentType }) => `${source} ${paymentType}`).sort()).toEqual([
      'advance Receive',
      'advance Refund',
    ]);
    const { dayClosingId } = (await close(tenant)).output.closing;
    expect((await tenant.ask(getOpenCollection, {})).papers).toEqual([]);
    expect((await tenant.ask(getDayClosing, { dayClosingId })).closing.expectedCash).toBe(25_000);
    await tenant.ask(reopenDayClosing, { closing: { dayClosingId, reason: 'Again' } }, { as: 'admin' });
    expect((await tenant.ask(getOpenCollection, {})).papers).toHaveLength(2);
  });

  it('is read by its collector and by who sees all, by nobody else', async () => {
    const { tenant, admissionId } = await makeTill();
    await pay(tenant, admissionId, {}, 'admin');
    const { dayClosingId } = (await close(tenant, 'admin')).output.closing;
    expect((await tenant.call(getDayClosing, { dayClosingId })).message).toBe('This closing does not exist');
    expect((await tenant.call(getDayClosing, { dayClosingId }, { as: 'admin' })).isFailure).toBe(false);
  });
});

describe('closings at the same instant', () => {
  it('two of one till are one closing, with one key as with two', async () => {
    const { tenant, admissionId } = await makeTill();
    await pay(tenant, admissionId);
    const answers = await Promise.all(upTo(6).map(() => close(tenant)));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const { rows } = await parts.owner.query('select closing_no from day_closing where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual([{ closing_no: 1 }]);
    await putBack(tenant);
    await pay(tenant, admissionId);
    const key = randomUUID();
    const closing = { expectedCash: 1000, counts: [{ denomination: 500, count: 2 }] };
    const same = await Promise.all(upTo(5).map(() => tenant.call(closeDay, { closing }, { key })));
    expect(new Set(same.map(({ wire }) => JSON.stringify(wire))).size).toBe(1);
    expect(same[0]?.output.closing.closingNo).toBe(2);
  });

  it('with payments and new splits coming in, every paper is in exactly one closing and each closing is the sum of its papers', async () => {
    const { tenant, admissionId } = await makeTill();
    const { paymentId } = await pay(tenant, admissionId);
    let closed = 0;
    for (const round of upTo(4)) {
      const deeds = upTo(12).map((turn) => {
        if (turn % 4 === 0) return close(tenant);
        if (turn % 5 === 0) {
          const split = { paymentId, admissionId, neft: turn * round };
          return tenant.call(updatePayment, { payment: split });
        }
        const payment = { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive' as const };
        return tenant.call(addPayment, { payment: { ...payment, amount: turn * round } });
      });
      const answers = await Promise.all(deeds);
      closed += answers.filter(({ message }) => message === 'Day closed').length;
      if (!(await close(tenant)).isFailure) closed += 1;
      await putBack(tenant);
    }
    await close(tenant);
    const { rows } = await parts.owner.query(
      `select c.closing_no, c.expected_cash_paise - coalesce(sum(p.cash_paise), 0) as off, count(p.payment_id) as papers
       from day_closing c left join payment p on p.tenant_id = c.tenant_id and p.day_closing_id = c.day_closing_id
       where c.tenant_id = $1 group by 1, c.expected_cash_paise order by 1`,
      [tenant.tenantId],
    );
    expect(closed).toBeGreaterThan(2);
    for (const row of rows as { off: unknown; papers: unknown }[]) {
      expect(Number(row.off)).toBe(0);
      expect(Number(row.papers)).toBeGreaterThan(0);
    }
    expect(rows.map((row) => Number((row as { closing_no: unknown }).closing_no))).toEqual(upTo(rows.length));
    expect((await tenant.ask(getOpenCollection, {})).papers).toEqual([]);
  });
});
