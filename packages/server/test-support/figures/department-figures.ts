// The figures of departments that several screens show: what waits on the home page, the laboratory, the pharmacy, the outpatient day.

import { getCounterBill, listCounterBills } from '@charaka/contract/clinic/counter/counter-bill';
import { listRefundsDue } from '@charaka/contract/clinic/counter/refund-due';
import { listVisits } from '@charaka/contract/clinic/opd/visit';
import { listWorklist } from '@charaka/contract/clinic/order/order';
import { listWardDue } from '@charaka/contract/clinic/order/ward-due';
import { getQueue } from '@charaka/contract/clinic/queue/queue';
import { getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { listSpecimens } from '@charaka/contract/diagnostics/laboratory/specimen';
import { getWaiting } from '@charaka/contract/insight/report/report';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { getSale, listSales } from '@charaka/contract/supply/pharmacy/sale';
import { listSalesReturns } from '@charaka/contract/supply/pharmacy/sales-return';
import { listStock, listStockMoves } from '@charaka/contract/supply/pharmacy/stock';
import { ask, type FigureCatalogue, type FigureHost, sum, sumOfEach, whole } from './figure-host.ts';
import { papersOf } from './money-figures.ts';

const tile = async (host: FigureHost, code: string) =>
  (await ask(host, getWaiting, {})).lines.find((line) => line.code === code)?.count ?? 0;
const ofToday = ({ today }: FigureHost) => ({ ...whole, fromDate: today, toDate: today });
const papers = async (host: FigureHost, source: string) =>
  sum(await papersOf(host), (paper) => (paper.source === source ? paper.amount : 0));

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
    'specimens, list': async (host) => (await ask(host, listSpecimens, { ...whole, status: 'Collected' })).rows.length,
  },
  'critical results to call': {
    'home page': (host) => tile(host, 'criticalResults'),
    worklist: async (host) => (await ask(host, listWorklist, { ...whole, waits: 'Critical' })).rows.length,
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
      sum((await ask(host, listWorklist, { ...whole, waits: 'Critical' })).rows, ({ admissionId }) =>
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
