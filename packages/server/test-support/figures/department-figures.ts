// The figures of departments that several screens show: what waits on the home page, the laboratory, the pharmacy, the outpatient day.

import { getCounterBill, listCounterBills } from '@charaka/contract/clinic/counter/counter-bill';
import { listRefundsDue } from '@charaka/contract/clinic/counter/refund-due';
import { listAppointments } from '@charaka/contract/clinic/opd/appointment';
import { listVisits } from '@charaka/contract/clinic/opd/visit';
import { orderWorklist } from '@charaka/contract/clinic/order/order';
import { listWardDue } from '@charaka/contract/clinic/order/ward-due';
import { getQueue } from '@charaka/contract/clinic/queue/queue';
import { getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { specimenWorklist } from '@charaka/contract/diagnostics/laboratory/specimen';
import { diagnosticReport } from '@charaka/contract/insight/report/diagnostic-reports';
import { appointmentReport, outpatientReport } from '@charaka/contract/insight/report/outpatient-reports';
import { pharmacyReport } from '@charaka/contract/insight/report/pharmacy-reports';
import { getWaiting } from '@charaka/contract/insight/report/report';
import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { getSale, listSales } from '@charaka/contract/supply/pharmacy/sale';
import { listSalesReturns } from '@charaka/contract/supply/pharmacy/sales-return';
import { listStock, listStockMoves } from '@charaka/contract/supply/pharmacy/stock';
import { testTypes } from '@charaka/rules/clinic/order-step';
import {
  ask,
  counted,
  type FigureCatalogue,
  type FigureHost,
  managementFigure,
  sum,
  sumOfEach,
  whole,
} from './figure-host.ts';
import { papersOf, reported } from './money-figures.ts';

const tile = async (host: FigureHost, code: string) =>
  (await ask(host, getWaiting, {})).lines.find((line) => line.code === code)?.count ?? 0;
const ofToday = ({ today }: FigureHost) => ({ ...whole, fromDate: today, toDate: today });
const papers = async (host: FigureHost, source: string) =>
  sum(await papersOf(host), (paper) => (paper.source === source ? paper.amount : 0));

/** The charges of all stays for investigations and images, without GST and non-hospital charges. */
const testsOfStays = async (host: FigureHost) =>
  sumOfEach((await ask(host, listAdmissions, whole)).rows, async ({ admissionId }) =>
    sum((await ask(host, listServiceCharges, { admissionId })).serviceCharges, (line) =>
      testTypes.includes(line.chargeType.chargeTypeId) && !line.isNonApplicable ? line.net : 0,
    ),
  );

/** The amounts of the counter's bills for investigations and images, less those of their credit notes. */
const testsOfCounter = async (host: FigureHost) =>
  sumOfEach((await ask(host, listCounterBills, whole)).rows, async ({ counterBillId }) => {
    const { lines, refunds } = (await ask(host, getCounterBill, { counterBill: { counterBillId } })).counterBill;
    const tests = lines.filter(({ isTest }) => isTest);
    const isOfTest = new Set(tests.map(({ serviceChargeId }) => serviceChargeId));
    const back = refunds.flatMap((refund) => refund.lines.filter((line) => isOfTest.has(line.serviceChargeId)));
    return sum(tests, ({ net }) => net) - sum(back, ({ net }) => net);
  });

export const departmentFigures: FigureCatalogue = {
  'works at the bench': {
    'home page': (host) => tile(host, 'atBench'),
    bench: async (host) => (await ask(host, getBench, {})).totalCount,
    'bench, by test': async (host) => sum((await ask(host, getBench, {})).tests, ({ openCount }) => openCount),
    'bench, grids': async (host) =>
      sumOfEach((await ask(host, getBench, {})).tests, async ({ labTestId, openCount }) => {
        let shown = 0;
        for (let pageNumber = 1; shown < openCount; pageNumber++) {
          const { works } = await ask(host, getBench, { labTestId, pageNumber });
          if (works.length === 0) break;
          shown += works.length;
        }
        return shown;
      }),
  },
  'specimens to receive': {
    'home page': (host) => tile(host, 'toReceive'),
    'specimens, list': async (host) =>
      (await ask(host, specimenWorklist.list, { ...whole, status: 'Collected' })).rows.length,
  },
  'critical results to call': {
    'home page': (host) => tile(host, 'criticalResults'),
    worklist: async (host) => (await ask(host, orderWorklist.list, { ...whole, waits: 'Critical' })).rows.length,
  },
  'fees and advances to refund': {
    'home page': (host) => tile(host, 'refunds'),
    'refunds due, list': async (host) => (await ask(host, listRefundsDue, whole)).rows.length,
  },
  'critical results on the wards': {
    wards: async (host) => {
      const stays = (await ask(host, listAdmissions, { ...whole, only: 'inHospital' })).rows;
      const { due } = await ask(host, listWardDue, { admissionIds: stays.map(({ admissionId }) => admissionId) });
      return sum(due, ({ criticalCount }) => criticalCount);
    },
    worklist: async (host) =>
      sum((await ask(host, orderWorklist.list, { ...whole, waits: 'Critical' })).rows, ({ admissionId }) =>
        Number(admissionId != null),
      ),
  },
  'paid for medicine today': {
    'memos, list': async (host) => sum((await ask(host, listSales, ofToday(host))).rows, ({ paid }) => paid),
    'memos, by mode': async (host) =>
      sum(
        (await ask(host, listSales, ofToday(host))).rows,
        ({ cash, card, upi, neft, chequeAmount }) => cash + card + upi + neft + chequeAmount,
      ),
    'collections, papers': (host) => papers(host, 'medicine'),
  },
  'paid back for medicine today': {
    'returns, list': async (host) =>
      sum((await ask(host, listSalesReturns, ofToday(host))).rows, ({ paidBack }) => paidBack),
    'collections, papers': (host) => papers(host, 'medicineReturn'),
  },
  'medicine sold today': {
    'memos, list': async (host) => sum((await ask(host, listSales, ofToday(host))).rows, ({ net }) => net),
    'memos, one by one': async (host) =>
      sumOfEach((await ask(host, listSales, ofToday(host))).rows, async ({ saleId }) =>
        sum((await ask(host, getSale, { sale: { saleId } })).sale.lines, ({ net }) => net),
      ),
  },
  'medicine sold less medicine taken back': {
    'memos and returns, lists': async (host) =>
      sum((await ask(host, listSales, whole)).rows, ({ net }) => net) -
      sum((await ask(host, listSalesReturns, whole)).rows, ({ net }) => net),
    'pharmacy report': (host) => reported(host, pharmacyReport, 'net'),
  },
  'charged for investigations and images': {
    'charges of stays, bills of the counter': async (host) => (await testsOfStays(host)) + (await testsOfCounter(host)),
    'report of diagnostic revenue': (host) => reported(host, diagnosticReport, 'net'),
  },
  'units in stock': {
    'stock, list': async (host) => sum((await ask(host, listStock, whole)).rows, ({ quantity }) => quantity),
    movements: async (host) =>
      sumOfEach((await ask(host, listStock, whole)).rows, async ({ batchId }) =>
        sum((await ask(host, listStockMoves, { ...whole, batchId })).rows, ({ change }) => change),
      ),
  },
  'received of counter bills': {
    'bills of the counter, list': async (host) =>
      sum((await ask(host, listCounterBills, whole)).rows, ({ received }) => received),
    'bills of the counter, receipts': async (host) =>
      sumOfEach((await ask(host, listCounterBills, whole)).rows, async ({ counterBillId }) =>
        sum((await ask(host, getCounterBill, { counterBill: { counterBillId } })).counterBill.receipts, (row) =>
          row.kind === 'Receive' ? row.amount : 0,
        ),
      ),
  },
  'credit notes of counter bills': {
    'bills of the counter, list': async (host) =>
      sum((await ask(host, listCounterBills, whole)).rows, ({ refunded }) => refunded),
    'bills of the counter, credit notes': async (host) =>
      sumOfEach((await ask(host, listCounterBills, whole)).rows, async ({ counterBillId }) =>
        sum(
          (await ask(host, getCounterBill, { counterBill: { counterBillId } })).counterBill.refunds,
          ({ amount }) => amount,
        ),
      ),
  },
  'visits of outpatients': {
    'visits, list': async (host) =>
      (await ask(host, listVisits, { ...whole, fromDate: '2000-01-01', toDate: host.today })).rows.filter(
        ({ isCancelled }) => !isCancelled,
      ).length,
    'outpatient report': (host) => counted(host, outpatientReport, { fromDate: '2000-01-01', toDate: host.today }),
  },
  'visits of today': {
    queues: async (host) => {
      const doctors = new Set((await ask(host, listVisits, ofToday(host))).rows.map(({ doctorId }) => doctorId));
      return sumOfEach(
        [...doctors],
        async (doctorId) => (await ask(host, getQueue, { doctorId, day: host.today })).rows.length,
      );
    },
    'outpatient report': (host) => counted(host, outpatientReport, { fromDate: host.today, toDate: host.today }),
    'management page': (host) => managementFigure(host, 'visits'),
  },
  appointments: {
    'appointments, list': async (host) =>
      (await ask(host, listAppointments, { ...whole, fromDate: '2000-01-01', toDate: '2100-01-01' })).rows.length,
    'appointment report': (host) => counted(host, appointmentReport, { fromDate: '2000-01-01', toDate: '2100-01-01' }),
  },
  'patients in line today': {
    'visits, list': async (host) =>
      sum((await ask(host, listVisits, ofToday(host))).rows, ({ queueState }) =>
        Number(queueState === 'Waiting' || queueState === 'Ready'),
      ),
    queues: async (host) => {
      const visits = (await ask(host, listVisits, ofToday(host))).rows;
      const doctors = [...new Set(visits.map(({ doctorId }) => doctorId))];
      return sumOfEach(doctors, async (doctorId) =>
        sum((await ask(host, getQueue, { doctorId, day: host.today })).rows, ({ queueState }) =>
          Number(queueState === 'Waiting' || queueState === 'Ready'),
        ),
      );
    },
  },
};
