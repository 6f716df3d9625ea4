// The figures of money that several screens show: dues, claims, taxes, collections, advances.

import { getCounterBill, listCounterBills } from '@charaka/contract/clinic/counter/counter-bill';
import { listAppointments } from '@charaka/contract/clinic/opd/appointment';
import { listProvisionalBookings } from '@charaka/contract/clinic/theatre/provisional';
import { chargeReport } from '@charaka/contract/insight/report/charge-reports';
import { concessionReport } from '@charaka/contract/insight/report/concession-reports';
import { depositReport } from '@charaka/contract/insight/report/deposit-reports';
import { doctorCollectionReport } from '@charaka/contract/insight/report/doctor-reports';
import { transactionReport } from '@charaka/contract/insight/report/ledger-reports';
import { collectionReport, refundReport } from '@charaka/contract/insight/report/money-reports';
import { nonHospitalReport } from '@charaka/contract/insight/report/non-hospital-reports';
import { claimReport } from '@charaka/contract/insight/report/payer-reports';
import { getDashboard, getWaiting } from '@charaka/contract/insight/report/report';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { inpatientRevenueReport } from '@charaka/contract/insight/report/revenue-reports';
import { getBill, getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { listDues, sumDues } from '@charaka/contract/money/bill/bill-due';
import { listCollectionPapers, listCollections } from '@charaka/contract/money/finance/finance';
import { listGlMasters, listLedger } from '@charaka/contract/money/finance/ledger';
import { getGstDocument, listGstDocuments } from '@charaka/contract/money/tax/tax';
import { getPayerReceipt, listPayerReceipts } from '@charaka/contract/money/tpa/receipt';
import { listOutstanding, listTpaBills, sumOutstanding } from '@charaka/contract/money/tpa/settlement';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { account } from '@charaka/rules/money/ledger';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { ask, type FigureCatalogue, type FigureHost, managementFigure, sum, sumOfEach, whole } from './figure-host.ts';

const owed = ({ due, nonHospitalDue }: { due: number; nonHospitalDue: number }) => due + nonHospitalDue;
const dues = async (host: FigureHost) => (await ask(host, listDues, whole)).rows;
const ages = async (host: FigureHost) => (await ask(host, sumDues, {})).ages;
const outstanding = async (host: FigureHost) => (await ask(host, listOutstanding, whole)).rows;
const payers = async (host: FigureHost) => (await ask(host, sumOutstanding, {})).payers;
const documents = async (host: FigureHost) => (await ask(host, listGstDocuments, whole)).rows;
const taxOf = ({ igst, cgst, sgst }: { igst: number; cgst: number; sgst: number }) => igst + cgst + sgst;
const signOf = ({ documentKind }: { documentKind: string }) => (documentKind === 'CreditNote' ? -1 : 1);

/** The balance of an account at the end of a day. */
export async function balanceOf(host: FigureHost, glid: number, onDay?: string): Promise<number> {
  const { rows } = await ask(host, listGlMasters, { ...whole, onDay });
  return rows.find((row) => row.glid === glid)?.balance ?? 0;
}

/** Tax that documents of discounted bills ask less of: with GST after the discount it is part of the discount, and no part of its account (Q261). */
async function discountTaxOf({ tenant, hospitalId }: FigureHost): Promise<number> {
  const { rows } = await tenant.parts.owner.query<{ paise: string }>(
    `select coalesce(sum(case when document_kind = 'CreditNote' then -1 else 1 end
        * (discount_igst_paise + discount_cgst_paise + discount_sgst_paise)), 0) as paise
      from gst_document where tenant_id = $1 and hospital_id = $2`,
    [tenant.tenantId, hospitalId],
  );
  return Number(rows[0]?.paise);
}

const collectors = async (host: FigureHost) => (await ask(host, listCollections, { day: host.today })).collectors;

/** The total of a measure of a report: of all days up to today, unless `asked` begins or narrows it. */
export async function reported(
  host: FigureHost,
  { sums }: Pick<Report, 'sums'>,
  measure: string,
  asked: object = {},
): Promise<number> {
  const { totals } = await ask(host, sums, { fromDate: '2000-01-01', toDate: host.today, ...asked });
  return totals.find(({ field }) => field === measure)?.amount ?? 0;
}

/** The total of the collection report of today, of one kind or of both. */
const collectedToday = (host: FigureHost, asked: object = {}) =>
  reported(host, collectionReport, 'amount', { fromDate: host.today, ...asked });

const accounts = async (host: FigureHost) => (await ask(host, listGlMasters, { ...whole, onDay: host.today })).rows;

/** The receipts and refunds of today, of all collectors. */
export async function papersOf(host: FigureHost) {
  const papers = [];
  for (const { collectorId } of await collectors(host))
    papers.push(...(await ask(host, listCollectionPapers, { day: host.today, collectorId })).papers);
  return papers;
}

const moneyAccounts = [account.cashAndBank, account.cheques];
const moved = async (host: FigureHost) =>
  (await sumOfEach(moneyAccounts, (glid) => balanceOf(host, glid, host.today))) -
  (await sumOfEach(moneyAccounts, (glid) => balanceOf(host, glid, daysBefore(host.today, 1))));

const owedForMedicine = async (host: FigureHost) =>
  sumOfEach(
    (await ask(host, listAdmissions, { ...whole, only: 'unbilled' })).rows,
    async ({ admissionId }) => (await ask(host, getPaymentTotals, { admissionId })).medicineCredit,
  );

const tile = async (host: FigureHost, code: string) =>
  (await ask(host, getWaiting, {})).lines.find((line) => line.code === code)?.count ?? 0;

export const moneyFigures: FigureCatalogue = {
  'dues of patients': {
    'dues, by age': async (host) => sum(await ages(host), ({ due }) => due),
    'dues, list': async (host) => sum(await dues(host), owed),
    'outstanding, list': async (host) => sum(await outstanding(host), owed),
    'outstanding, by payer': async (host) => sum(await payers(host), ({ due }) => due),
    dashboard: async (host) => (await ask(host, getDashboard, {})).dues?.billsDue ?? 0,
    // The same account holds what the pharmacy owes patients of open stays for medicine that came back.
    ledger: async (host) => (await balanceOf(host, account.dueFromPatients)) + (await owedForMedicine(host)),
  },
  'bills with a due': {
    'dues, by age': async (host) => sum(await ages(host), ({ billCount }) => billCount),
    'dues, list': async (host) => (await ask(host, listDues, { pageNumber: 1, pageSize: 1 })).totalCount,
    'outstanding, of patients': async (host) =>
      (await ask(host, listOutstanding, { ...whole, debtor: 'patient' })).totalCount,
    dashboard: async (host) => (await ask(host, getDashboard, {})).dues?.bills ?? 0,
    'home page': (host) => tile(host, 'dues'),
  },
  'claims on payers': {
    'outstanding, list': async (host) => sum(await outstanding(host), ({ claimRest }) => claimRest),
    'outstanding, by payer': async (host) => sum(await payers(host), ({ claim }) => claim),
    'outstanding, by age': async (host) =>
      sum(await payers(host), (row) => row.claimUpTo30 + row.claimUpTo60 + row.claimUpTo90 + row.claimOlder),
    'bills of payers': async (host) => sum((await ask(host, listTpaBills, whole)).rows, ({ claimRest }) => claimRest),
    ledger: (host) => balanceOf(host, account.dueFromPayers),
    'claims report': (host) => reported(host, claimReport, 'outstanding'),
  },
  'dues of bills of payers': {
    'bills of payers': async (host) => sum((await ask(host, listTpaBills, whole)).rows, owed),
    'outstanding, by payer': async (host) =>
      sum(await payers(host), ({ associationId, due }) => (associationId ? due : 0)),
  },
  'received from payers': {
    'receipts of payers': async (host) =>
      sum((await ask(host, listPayerReceipts, whole)).rows, ({ isActive, paid }) => (isActive ? paid : 0)),
    'one receipt, by bill': async (host) =>
      sumOfEach((await ask(host, listPayerReceipts, whole)).rows, async ({ receiptId, isActive }) =>
        isActive ? sum((await ask(host, getPayerReceipt, { receiptId })).parts, ({ paid }) => paid) : 0,
      ),
    'claims report': (host) => reported(host, claimReport, 'paid'),
  },
  'entries of the ledger': {
    'trial balance, debit': async (host) => sum(await accounts(host), ({ debit }) => debit),
    'trial balance, credit': async (host) => sum(await accounts(host), ({ credit }) => credit),
    'transactions report, debit': (host) => reported(host, transactionReport, 'debit'),
    'transactions report, credit': (host) => reported(host, transactionReport, 'credit'),
  },
  'net amounts of final bills': {
    'final bills': async (host) =>
      sumOfEach(
        (await ask(host, listAdmissions, whole)).rows.filter(({ isFinalBill }) => isFinalBill),
        async ({ admissionId }) => (await ask(host, getBill, { admissionId })).figures.net,
      ),
    'inpatient revenue': async (host) =>
      sumOfEach(['net', 'tax', 'roundOff'], (measure) => reported(host, inpatientRevenueReport, measure)),
    'bills by doctor': (host) => reported(host, doctorCollectionReport, 'billed', { source: 'Inpatient' }),
  },
  'income of charges': {
    ledger: async (host) => -(await balanceOf(host, account.chargeIncome)),
    'charge lines': async (host) =>
      (await reported(host, chargeReport, 'net')) + (await reported(host, chargeReport, 'nonHospital')),
  },
  'tax deducted by payers': {
    'claims report': (host) => reported(host, claimReport, 'tds'),
    'receipts of payers': async (host) =>
      sum((await ask(host, listPayerReceipts, whole)).rows, ({ isActive, tds }) => (isActive ? tds : 0)),
    ledger: (host) => balanceOf(host, account.payerTds),
  },
  'tax of documents less credit notes': {
    'tax documents, list': async (host) => sum(await documents(host), (row) => signOf(row) * taxOf(row)),
    'tax documents, by line': async (host) =>
      sumOfEach(await documents(host), async ({ gstDocumentId }) => {
        const { gstDocument } = await ask(host, getGstDocument, { gstDocument: { gstDocumentId } });
        return signOf(gstDocument) * sum(gstDocument.lines, taxOf);
      }),
    'trial balance': async (host) => -(await balanceOf(host, account.outputTax)),
    ledger: async (host) =>
      sum((await ask(host, listLedger, { ...whole, glid: account.outputTax })).rows, (row) => row.credit - row.debit),
  },
  'discounts of bills': {
    'final bills and bills of the counter': async (host) => {
      const stays = (await ask(host, listAdmissions, whole)).rows.filter(({ isFinalBill }) => isFinalBill);
      const ofStays = await sumOfEach(
        stays,
        async ({ admissionId }) => (await ask(host, getBill, { admissionId })).figures.discount,
      );
      const counterBills = (await ask(host, listCounterBills, whole)).rows.filter(({ isActive }) => isActive);
      return (
        ofStays +
        (await sumOfEach(counterBills, async ({ counterBillId }) => {
          const { counterBill } = await ask(host, getCounterBill, { counterBill: { counterBillId } });
          return counterBill.discount;
        }))
      );
    },
    'trial balance and tax documents': async (host) =>
      (await balanceOf(host, account.discounts)) + (await discountTaxOf(host)),
    concessions: (host) => reported(host, concessionReport, 'given', { kind: 'billDiscount' }),
  },
  'dues of the counter': {
    'bills of the counter': async (host) =>
      sum((await ask(host, listCounterBills, { ...whole, isDue: true })).rows, ({ due }) => due),
    'dues, list': async (host) =>
      sum(
        (await dues(host)).filter(({ sourceKind }) => sourceKind === 'Counter'),
        owed,
      ),
  },
  'advances of bookings': {
    'appointments and operations': async (host) =>
      sum((await ask(host, listAppointments, whole)).rows, ({ advance }) => advance) +
      sum((await ask(host, listProvisionalBookings, whole)).rows, ({ advance }) => advance),
    ledger: async (host) => -(await balanceOf(host, account.bookingAdvances)),
    'deposits and advances': async (host) =>
      (await reported(host, depositReport, 'leftOver', { source: 'booking' })) +
      (await reported(host, depositReport, 'leftOver', { source: 'operation' })),
  },
  'receipts for non-hospital charges of stays without a bill': {
    ledger: async (host) => 0 - (await balanceOf(host, account.nonHospitalReceipts)),
    'non-hospital charges': async (host) => {
      const open = { hasFinalBill: false, dayOf: 'admitted' };
      const received = await reported(host, nonHospitalReport, 'received', open);
      return received - (await reported(host, nonHospitalReport, 'refunded', open));
    },
  },
  'received today': {
    'collection report': (host) => collectedToday(host, { kind: 'Receive' }),
    'collections, by collector': async (host) => sum(await collectors(host), ({ received }) => received.total),
    'collections, papers': async (host) =>
      sum(await papersOf(host), ({ amount, paymentType }) => (paymentType === 'Receive' ? amount : 0)),
    dashboard: async (host) => (await ask(host, getDashboard, {})).collections?.today.received ?? 0,
    'dashboard, day by day': async (host) =>
      (await ask(host, getDashboard, {})).collections?.days.at(-1)?.received ?? 0,
  },
  'refunded today': {
    'collection report': async (host) => -(await collectedToday(host, { kind: 'Refund' })),
    'refunds report': (host) => reported(host, refundReport, 'amount', { fromDate: host.today }),
    'collections, by collector': async (host) => sum(await collectors(host), ({ refunded }) => refunded.total),
    'collections, papers': async (host) =>
      sum(await papersOf(host), ({ amount, paymentType }) => (paymentType === 'Refund' ? amount : 0)),
    dashboard: async (host) => (await ask(host, getDashboard, {})).collections?.today.refunded ?? 0,
    'dashboard, by mode': async (host) =>
      sum((await ask(host, getDashboard, {})).collections?.today.modes ?? [], ({ refunded }) => refunded),
  },
  'money of today': {
    'collection report': (host) => collectedToday(host),
    dashboard: async (host) => (await ask(host, getDashboard, {})).collections?.today.net ?? 0,
    'collections, by collector': async (host) =>
      sum(await collectors(host), ({ received, refunded }) => received.total - refunded.total),
    'trial balance': moved,
    'management page': (host) => managementFigure(host, 'collection'),
  },
};
