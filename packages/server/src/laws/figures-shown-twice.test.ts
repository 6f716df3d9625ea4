// Every figure that several screens show is one figure: a catalogue of the places where it stands, asked after the same day of money.
import { listCounterBills } from '@charaka/contract/clinic/counter/counter-bill';
import { refundCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { getDashboard } from '@charaka/contract/insight/report/report';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { listDues, sumDues } from '@charaka/contract/money/bill/bill-due';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { listCollectionPapers, listCollections } from '@charaka/contract/money/finance/finance';
import { listGlMasters } from '@charaka/contract/money/finance/ledger';
import { listGstDocuments } from '@charaka/contract/money/tax/tax';
import { addPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { listOutstanding, sumOutstanding } from '@charaka/contract/money/tpa/settlement';
import { account } from '@charaka/rules/money/ledger';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { lineOf, openCounter } from '../../test-support/money/counter-desk.ts';
import { admitInScene } from '../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import type { TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const all = { pageNumber: 1, pageSize: 0 };
const asAdmin = { as: 'admin' } as const;
const today = dateInZone(new Date(), 'Asia/Kolkata');

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const owed = ({ due, nonHospitalDue }: { due: number; nonHospitalDue: number }) => due + nonHospitalDue;

const ages = async (tenant: TestTenant) => (await tenant.ask(sumDues, {})).ages;
const dues = async (tenant: TestTenant) => (await tenant.ask(listDues, all)).rows;
const outstanding = async (tenant: TestTenant) => (await tenant.ask(listOutstanding, all)).rows;
const payers = async (tenant: TestTenant) => (await tenant.ask(sumOutstanding, {})).payers;
const dashboard = (tenant: TestTenant) => tenant.ask(getDashboard, {}, asAdmin);
const balance = async (tenant: TestTenant, glid: number) =>
  (await tenant.ask(listGlMasters, all, asAdmin)).rows.find((row) => row.glid === glid)?.balance ?? 0;
const collectors = async (tenant: TestTenant) =>
  (await tenant.ask(listCollections, { day: today }, asAdmin)).collectors;
const modesOf = ({ cash, card, upi, neft, cheque }: Record<'cash' | 'card' | 'upi' | 'neft' | 'cheque', number>) =>
  cash + card + upi + neft + cheque;

type Place = (tenant: TestTenant) => Promise<number>;

/** A figure, and each place where a user reads it. A new screen that shows one of them gets a line here. */
const catalogue: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  'what patients owe': {
    'dues, by age': async (tenant) => sum(await ages(tenant), ({ due }) => due),
    'dues, list': async (tenant) => sum(await dues(tenant), owed),
    'outstanding, list': async (tenant) => sum(await outstanding(tenant), owed),
    'outstanding, by payer': async (tenant) => sum(await payers(tenant), ({ due }) => due),
    dashboard: async (tenant) => (await dashboard(tenant)).dues?.billsDue ?? 0,
    ledger: (tenant) => balance(tenant, account.dueFromPatients),
  },
  'bills with a due': {
    'dues, by age': async (tenant) => sum(await ages(tenant), ({ billCount }) => billCount),
    'dues, list': async (tenant) => (await tenant.ask(listDues, { pageNumber: 1, pageSize: 1 })).totalCount,
    'outstanding, of patients': async (tenant) =>
      (await tenant.ask(listOutstanding, { ...all, debtor: 'patient' })).totalCount,
    dashboard: async (tenant) => (await dashboard(tenant)).dues?.bills ?? 0,
  },
  'tax told by documents, less what notes take back': {
    'tax documents, list': async (tenant) =>
      sum((await tenant.ask(listGstDocuments, all, asAdmin)).rows, ({ documentKind, igst, cgst, sgst }) =>
        documentKind === 'CreditNote' ? -(igst + cgst + sgst) : igst + cgst + sgst,
      ),
    ledger: async (tenant) => -(await balance(tenant, account.outputTax)),
  },
  'what payers owe': {
    'outstanding, list': async (tenant) => sum(await outstanding(tenant), ({ claimRest }) => claimRest),
    'outstanding, by payer': async (tenant) => sum(await payers(tenant), ({ claim }) => claim),
    'outstanding, by age': async (tenant) =>
      sum(await payers(tenant), (row) => row.claimUpTo30 + row.claimUpTo60 + row.claimUpTo90 + row.claimOlder),
    ledger: (tenant) => balance(tenant, account.dueFromPayers),
  },
  'dues of the counter': {
    'bills of the counter': async (tenant) =>
      sum((await tenant.ask(listCounterBills, { ...all, isDue: true })).rows, ({ due }) => due),
    'dues, list': async (tenant) =>
      sum(
        (await dues(tenant)).filter(({ sourceKind }) => sourceKind === 'Counter'),
        owed,
      ),
  },
  'received from patients today': {
    'collections, by collector': async (tenant) => sum(await collectors(tenant), ({ received }) => modesOf(received)),
    'collections, papers': async (tenant) => {
      const papers = [];
      for (const { collectorId } of await collectors(tenant))
        papers.push(...(await tenant.ask(listCollectionPapers, { day: today, collectorId }, asAdmin)).papers);
      return sum(papers, ({ amount, paymentType }) => (paymentType === 'Receive' ? amount : 0));
    },
    dashboard: async (tenant) => (await dashboard(tenant)).collections?.today.received ?? 0,
  },
};

/** A stay with a claim and a due, bills of the counter with both, a receipt of the payer that covers both desks, and a refund. */
async function dayOfMoney(): Promise<TestTenant> {
  const { tenant, bill } = await openCounter(parts, async (tenantId) => {
    await parts.owner.query('update staff set is_approver = true where tenant_id = $1 and staff_id = 3', [tenantId]);
    await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 2', [tenantId]);
  });
  const admissionId = await admitInScene(tenant, {
    patientType: 'Corporate',
    associationId: tenant.corporateId,
    tpaAuthorized: 800,
    isDischargeInitiated: true,
  });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 2, appliedCharge: 1000, quantity: 1 }] });
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  const { finalBill } = await tenant.ask(addBill, {
    bill: { admissionId, netPayable, cash: 50, isSettledWithoutPay: true, dueReason: 'Tomorrow' },
  });
  const ofPayer = { associationId: tenant.corporateId, authorisationNo: 'A-1', dueReason: 'On Monday' };
  const made = await bill({ lines: [lineOf(4, 2)], ...ofPayer, authorized: 500, amount: 100 } as never);
  await bill({ lines: [lineOf(5)], amount: 250, dueReason: 'Later' });
  const paid = await bill({ lines: [lineOf(3)] });
  await tenant.ask(addPayerReceipt, {
    receipt: {
      associationId: tenant.corporateId,
      receivedOn: today,
      mode: 'NEFT',
      reference: 'UTR',
      parts: [
        { billId: finalBill.billId, paid: 300, tds: 30, disallowed: 20, isWrittenOff: false, reason: 'Gloves' },
        {
          counterBillId: made.output.counterBill.counterBillId,
          paid: 200,
          tds: 20,
          disallowed: 10,
          isWrittenOff: false,
          reason: 'Gel',
        },
      ],
    },
  });
  const { counterBillId, lines, net } = paid.output.counterBill;
  const back = lines.map(({ serviceChargeId }) => ({ serviceChargeId: serviceChargeId ?? 0, quantity: 1 }));
  await tenant.ask(refundCounterBill, {
    refund: { counterBillId, lines: back, amount: net / 100, reason: 'Not wanted' },
  });
  return tenant;
}

describe('a figure that several screens show', () => {
  let tenant: TestTenant;
  beforeAll(async () => {
    tenant = await dayOfMoney();
  });

  it.each(Object.entries(catalogue))('is one: %s (Q255, FI026)', async (_, places) => {
    const figures = new Map<string, number>();
    for (const [place, read] of Object.entries(places)) figures.set(place, await read(tenant));
    const [first] = figures.values();
    expect(first).toBeGreaterThan(0);
    expect(Object.fromEntries(figures)).toEqual(Object.fromEntries([...figures.keys()].map((place) => [place, first])));
  });
});
