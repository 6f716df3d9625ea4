// Collected money is one figure: the dashboard, the report by collector and the ledger agree for the papers of any day.

import { refundAppointment } from '@charaka/contract/clinic/opd/appointment';
import { getDashboard, paymentModes } from '@charaka/contract/insight/report/report';
import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { listCollections } from '@charaka/contract/money/finance/finance';
import { listGlMasters } from '@charaka/contract/money/finance/ledger';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { account } from '@charaka/rules/money/ledger';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTill, pay, payerPays, today } from '../../../test-support/money/till.ts';
import { book, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const anyPaper = fc.record({
  kind: fc.constantFrom('payment', 'refund', 'memo', 'medicine back', 'booking', 'booking back', 'payer', 'yesterday'),
  rupees: fc.integer({ min: 1, max: 900 }),
  isCard: fc.boolean(),
  isCheque: fc.boolean(),
});
type Paper = typeof anyPaper extends fc.Arbitrary<infer Each> ? Each : never;

interface Desk {
  readonly tenant: TestTenant;
  readonly admissionId: number;
  readonly batchId: number;
  /** The next free time of the doctor. */
  slot: number;
}

const slotOf = (place: number) =>
  `${String(9 + Math.floor(place / 4)).padStart(2, '0')}:${String((place % 4) * 15).padStart(2, '0')}`;

async function bookWith(desk: Desk, rupees: number): Promise<number> {
  desk.slot += 1;
  const booked = await book(desk.tenant, {
    slot: slotOf(desk.slot),
    phone: `98000${10_000 + desk.slot}`,
    advance: rupees,
  });
  expect(booked.message).toBe('Appointment booked');
  return booked.output.appointment.appointmentId;
}

async function write(desk: Desk, { kind, rupees, isCard, isCheque }: Paper): Promise<void> {
  const { tenant, admissionId, batchId } = desk;
  const by = isCard ? { card: rupees, cardNumber: '1234' } : {};
  if (kind === 'payment') await pay(tenant, admissionId, { amount: rupees + 10, ...by }, isCheque ? 'admin' : 'clerk');
  if (kind === 'refund') {
    const { held } = await tenant.ask(getPaymentTotals, { admissionId });
    const card = Math.min(rupees, (held?.card ?? 0) / 100);
    await pay(tenant, admissionId, { amount: rupees, paymentType: 'Refund', card, cardNumber: card > 0 ? '1234' : '' });
  }
  if (kind === 'yesterday')
    await pay(tenant, admissionId, {
      amount: rupees,
      paidAt: new Date(Date.now() - 86_400_000).toISOString(),
      backdateReason: 'slip',
    });
  if (kind === 'memo')
    await sell(
      tenant,
      admissionId,
      [{ batchId, mrp: 21, quantity: 2 }],
      isCard ? { card: 42, cardNumber: '1234' } : { cash: 42 },
    );
  if (kind === 'medicine back') {
    const memo = await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 2 }], { cash: 42 });
    const lines = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity: 1 }];
    await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net: 21, paidBack: 21 } });
  }
  if (kind === 'booking') await bookWith(desk, rupees);
  if (kind === 'booking back') {
    const appointmentId = await bookWith(desk, rupees);
    await tenant.ask(refundAppointment, { appointment: { appointmentId, reason: 'Not coming', cash: rupees } });
  }
  if (kind === 'payer') await payerPays(tenant, { mode: isCheque ? 'Cheque' : 'NEFT', paid: rupees, tds: 10 });
}

/** The change of a day on the accounts that hold money. */
async function ledgerMoved(tenant: TestTenant): Promise<number> {
  const money: readonly number[] = [account.cashAndBank, account.cheques];
  const standing = async (onDay: string) => {
    const { rows } = await tenant.ask(listGlMasters, { pageNumber: 1, pageSize: 0, onDay }, { as: 'admin' });
    return rows.filter(({ glid }) => money.includes(glid)).reduce((total, { balance }) => total + balance, 0);
  };
  return (await standing(today())) - (await standing(daysBefore(today(), 1)));
}

describe('what was collected today', () => {
  it('is the same on the dashboard, by collector and in the ledger, whatever brought it in (R176, R476, Q141)', async () => {
    const made = await makeTill(parts);
    const { tenant } = made;
    await holdOpd(tenant, 48);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 500, mrp: 21 });
    const desk: Desk = { ...made, batchId, slot: -1 };
    await pay(tenant, made.admissionId, { amount: 9000 });
    for (const paper of fc.sample(anyPaper, { numRuns: 40, seed: 20_261_122 })) {
      await write(desk, paper);
    }
    const { collections } = await tenant.ask(getDashboard, {}, { as: 'admin' });
    const { collectors } = await tenant.ask(listCollections, { day: today() }, { as: 'admin' });
    expect(collectors.length).toBeGreaterThan(1);
    const of = (side: 'received' | 'refunded', mode: (typeof paymentModes)[number] | 'total') =>
      collectors.reduce((total, collector) => total + collector[side][mode], 0);
    expect(collections?.today).toMatchObject({
      received: of('received', 'total'),
      refunded: of('refunded', 'total'),
      modes: paymentModes.map((mode) => ({ mode, received: of('received', mode), refunded: of('refunded', mode) })),
    });
    expect(collections?.today.net).toBe(await ledgerMoved(tenant));
    expect(collections?.days.at(-1)).toMatchObject({ received: of('received', 'total') });
  });
});
