// Closings of a till: each paper is in one closing, also when much comes at once, and what it takes to open one again.
import { randomUUID } from 'node:crypto';
import {
  closeDay,
  getDayClosing,
  getOpenCollection,
  listCollections,
  reopenDayClosing,
} from '@charaka/contract/money/finance/finance';
import { addPayment, updatePayment } from '@charaka/contract/money/payment/payment';
import { describe, expect, it } from 'vitest';
import { close, makeTill, pay, putBack, today, upTo } from '../../../test-support/money/till.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('a closing', () => {
  it('holds the papers of its collector with the cash counted; later ones fall into the next, numbered without a gap', async () => {
    const { tenant, admissionId } = await makeTill(parts);
    await pay(tenant, admissionId, { amount: 1500, upi: 500, upiReference: '1234' });
    await pay(tenant, admissionId, { paymentType: 'Refund', amount: 700, upi: 500, upiReference: '1234' });
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
    expect(second.message).toBe('Your day is already closed. New entries belong to the next closing');
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
    const { tenant, admissionId } = await makeTill(parts);
    expect((await close(tenant)).message).toBe('There are no receipts or refunds to close');
    await pay(tenant, admissionId);
    expect((await close(tenant, 'clerk', { expectedCash: 999 })).message).toBe(
      'The figures have changed. Please recalculate',
    );
    const counts = [{ denomination: 500, count: 1 }];
    const refused = await close(tenant, 'clerk', { counts });
    expect(refused.message).toBe('Please enter the reason for the difference');
    expect(Object.keys(refused.fields ?? {})).toEqual(['closing.reason']);
    const answer = await close(tenant, 'clerk', { counts, reason: 'Wrong change given' });
    expect(answer.output.closing).toMatchObject({ difference: -50_000, reason: 'Wrong change given', closingNo: 1 });
  });

  it('keeps the modes of its papers as they were counted until it is opened again (R465)', async () => {
    const { tenant, admissionId } = await makeTill(parts);
    const { paymentId } = await pay(tenant, admissionId);
    const { dayClosingId } = (await close(tenant)).output.closing;
    const update = () => tenant.call(updatePayment, { payment: { paymentId, admissionId, neft: 400 } });
    expect((await update()).message).toMatch(/^This payment belongs to a closed day/);
    await tenant.ask(reopenDayClosing, { closing: { dayClosingId, reason: 'Counted a note twice' } }, { as: 'admin' });
    expect((await update()).message).toBe('Payment updated');
    expect((await close(tenant)).output.closing).toMatchObject({ closingNo: 2, expectedCash: 60_000 });
  });

  it('is opened again by an administrator alone, once, with a reason; it stays on record', async () => {
    const { tenant, admissionId } = await makeTill(parts);
    await pay(tenant, admissionId);
    const { dayClosingId } = (await close(tenant)).output.closing;
    const reopen = (as: TestUser, reason = 'Miscounted') =>
      tenant.call(reopenDayClosing, { closing: { dayClosingId, reason } }, { as });
    expect((await reopen('clerk')).status).toBe(403);
    expect((await reopen('admin', ' ')).status).toBe(400);
    expect((await reopen('admin')).message).toBe('Closing reopened');
    expect((await reopen('admin')).message).toBe('This closing is already reopened');
    const { closings } = await tenant.ask(listCollections, { day: today() });
    expect(closings).toMatchObject([{ closingNo: 1, reopenedByName: 'Admin User', reopenReason: 'Miscounted' }]);
    expect((await tenant.ask(getOpenCollection, {})).papers).toHaveLength(1);
  });

  it('holds advances of bookings too, once: one that became a payment was received when it was an advance', async () => {
    const { tenant, admissionId } = await makeTill(parts);
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
    const { tenant, admissionId } = await makeTill(parts);
    await pay(tenant, admissionId, {}, 'admin');
    const { dayClosingId } = (await close(tenant, 'admin')).output.closing;
    expect((await tenant.call(getDayClosing, { dayClosingId })).message).toBe('This closing does not exist');
    expect((await tenant.call(getDayClosing, { dayClosingId }, { as: 'admin' })).isFailure).toBe(false);
  });
});

describe('closings at the same instant', () => {
  it('two of one till are one closing, with one key as with two', async () => {
    const { tenant, admissionId } = await makeTill(parts);
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
    const { tenant, admissionId } = await makeTill(parts);
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
