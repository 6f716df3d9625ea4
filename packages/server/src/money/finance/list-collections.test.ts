// Collections: what was received and handed back, by collector and mode, equals its papers.
import { randomInt } from 'node:crypto';
import {
  getOpenCollection,
  listCollectionPapers,
  listCollections,
  reopenDayClosing,
} from '@charaka/contract/money/finance/finance';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { cancelPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { describe, expect, it } from 'vitest';
import { close, makeTill, pay, payerPays, today, upTo } from '../../../test-support/money/till.ts';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('a collection', () => {
  it('holds what was paid and handed back at the pharmacy’s counter, and closes it too', async () => {
    const { tenant, admissionId } = await makeTill(parts);
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
    const { tenant, admissionId } = await makeTill(parts);
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
      'This receipt belongs to a closed day. Reopen the closing to cancel it',
    );
    await tenant.ask(reopenDayClosing, { closing: { dayClosingId, reason: 'Bounced' } }, { as: 'admin' });
    await tenant.ask(cancelPayerReceipt, cancellation, { as: 'admin' });
    expect((await tenant.ask(getOpenCollection, {})).received.total).toBe(29_050);
  });

  it('comes to the papers of each collector by mode, receipts and refunds apart, on random payments', async () => {
    const { tenant, admissionId } = await makeTill(parts);
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

  it("is everybody's to who may change it, their own to another collector, by the hospital's day", async () => {
    const { tenant, admissionId } = await makeTill(parts);
    await pay(tenant, admissionId);
    await pay(tenant, admissionId, { amount: 70 }, 'admin');
    await pay(tenant, admissionId, {
      amount: 5,
      paidAt: new Date(Date.now() - 86_400_000).toISOString(),
      backdateReason: 'night shift',
    });
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
