// The figures of stays that several screens show: who is in hospital, beds, what a stay owes.

import { listOrders } from '@charaka/contract/clinic/order/order';
import { depositReport } from '@charaka/contract/insight/report/deposit-reports';
import { birthReport, dailyRegister, deathReport } from '@charaka/contract/insight/report/register-reports';
import { getDashboard } from '@charaka/contract/insight/report/report';
import { dischargeReport, inpatientReport } from '@charaka/contract/insight/report/stay-reports';
import { getBill, getPaymentTotals, listDeposits } from '@charaka/contract/money/bill/bill';
import { listDues } from '@charaka/contract/money/bill/bill-due';
import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { listDischargeCases } from '@charaka/contract/money/tpa/settlement';
import { countAdmissions, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { getStayCounts } from '@charaka/contract/stay/admission/stay-counts';
import { listBeds } from '@charaka/contract/stay/bed/bed';
import { listDischarged } from '@charaka/contract/stay/discharge/discharge';
import { listDocuments } from '@charaka/contract/stay/document/document';
import { listNotes } from '@charaka/contract/stay/note/note';
import { listBirths } from '@charaka/contract/stay/record/birth';
import { listDeaths } from '@charaka/contract/stay/record/death';
import { listSales } from '@charaka/contract/supply/pharmacy/sale';
import { account } from '@charaka/rules/money/ledger';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import {
  ask,
  counted,
  type FigureCatalogue,
  type FigureHost,
  type FigurePlace,
  managementFigure,
  sum,
  sumOfEach,
  whole,
} from './figure-host.ts';
import { balanceOf, reported } from './money-figures.ts';

type Selection = 'inHospital' | 'unbilled' | 'admitted' | 'discharged';
const stays = async (host: FigureHost, only: Selection, more: object = {}) =>
  (await ask(host, listAdmissions, { ...whole, only, ...more })).rows;
const day = ({ today }: FigureHost) => ({ fromDate: today, toDate: today });
const totals = (host: FigureHost, admissionId: number) => ask(host, getPaymentTotals, { admissionId });
const bill = (host: FigureHost, admissionId: number) => ask(host, getBill, { admissionId });
const atLeastZero = (amount: number) => Math.max(0, amount);
const ofEach = async (host: FigureHost, figure: (admissionId: number) => Promise<number>) =>
  sumOfEach(await stays(host, 'unbilled'), ({ admissionId }) => figure(admissionId));
const stayDues = async (host: FigureHost) =>
  (await ask(host, listDues, whole)).rows.filter(({ sourceKind }) => sourceKind === 'Stay');
const deposits = async (host: FigureHost) => {
  const admissionIds = (await stays(host, 'unbilled')).map(({ admissionId }) => admissionId);
  return (await ask(host, listDeposits, { admissionIds })).deposits;
};

const leaving = async (host: FigureHost) =>
  (await ask(host, listDischargeCases, whole)).rows.filter(({ isFinalBill }) => !isFinalBill);
const inSeries = (host: FigureHost) => ({ fromDate: daysBefore(host.today, 13), toDate: host.today });

const inMonth = (host: FigureHost) => ({ fromDate: daysBefore(host.today, 29), toDate: host.today });

/** The things under a tab of each stay without a bill. */
const underTab = (tab: 'charges' | 'payments' | 'notes' | 'orders' | 'documents'): FigurePlace => {
  return (host) =>
    ofEach(host, async (admissionId) => {
      const { counts } = await ask(host, getStayCounts, { admission: { admissionId } });
      return counts.find((each) => each.tab === tab)?.count ?? 0;
    });
};

export const stayFigures: FigureCatalogue = {
  'patients in hospital': {
    dashboard: async (host) => (await ask(host, getDashboard, {})).movements?.inpatients ?? 0,
    menu: async (host) => (await ask(host, countAdmissions, {})).totalCount,
    'inpatients, list': async (host) => (await stays(host, 'inHospital')).length,
    'inpatient report': (host) => counted(host, inpatientReport, { ...day(host), state: 'inHospital' }),
  },
  'admitted today': {
    dashboard: async (host) => (await ask(host, getDashboard, {})).movements?.admittedToday ?? 0,
    'dashboard, day by day': async (host) => (await ask(host, getDashboard, {})).flows?.at(-1)?.admitted ?? 0,
    'inpatients, list': async (host) => (await stays(host, 'admitted', day(host))).length,
    'inpatient report': (host) => counted(host, inpatientReport, { ...day(host), dayOf: 'admitted' }),
    'daily register': (host) => counted(host, dailyRegister, { ...day(host), event: 'admitted' }),
    'management page': (host) => managementFigure(host, 'admissions'),
  },
  'discharged today': {
    dashboard: async (host) => (await ask(host, getDashboard, {})).movements?.dischargedToday ?? 0,
    'dashboard, day by day': async (host) => (await ask(host, getDashboard, {})).flows?.at(-1)?.discharged ?? 0,
    'inpatients, list': async (host) => (await stays(host, 'discharged', day(host))).length,
    'discharges, list': async (host) => (await ask(host, listDischarged, { ...whole, ...day(host) })).totalCount,
    'inpatient report': (host) => counted(host, inpatientReport, { ...day(host), dayOf: 'discharged' }),
    'discharge report': (host) => counted(host, dischargeReport, day(host)),
    'management page': (host) => managementFigure(host, 'discharges'),
  },
  'births of 30 days': {
    'birth records': async (host) => (await ask(host, listBirths, { ...whole, ...inMonth(host) })).totalCount,
    'births report': (host) => counted(host, birthReport, inMonth(host)),
  },
  'deaths of 30 days': {
    'death records': async (host) => (await ask(host, listDeaths, { ...whole, ...inMonth(host) })).totalCount,
    'deaths report': (host) => counted(host, deathReport, inMonth(host)),
  },
  'occupied beds': {
    dashboard: async (host) => sum((await ask(host, getDashboard, {})).wards ?? [], ({ occupied }) => occupied),
    'beds, list': async (host) =>
      sum((await ask(host, listBeds, whole)).rows, ({ isOccupied, isVirtual }) => Number(isOccupied && !isVirtual)),
    'inpatients, by ward': async (host) => {
      const wards = (await ask(host, getDashboard, {})).wards ?? [];
      const virtual = (await ask(host, listBeds, whole)).rows.filter(({ isVirtual }) => isVirtual);
      return sumOfEach(wards, async ({ bedGroupId }) => {
        const rows = await stays(host, 'inHospital', { bedGroupId });
        return rows.filter(({ bedId }) => !virtual.some((bed) => bed.bedId === bedId)).length;
      });
    },
  },
  'beds that are held': {
    dashboard: async (host) => sum((await ask(host, getDashboard, {})).wards ?? [], ({ held }) => held),
    'dashboard, by reason': async (host) =>
      sum((await ask(host, getDashboard, {})).wards ?? [], (ward) => ward.reserved + ward.cleaning + ward.blocked),
    'beds, list': async (host) =>
      sum((await ask(host, listBeds, whole)).rows, (bed) =>
        Number(bed.holdKind != null && !bed.isOccupied && !bed.isVirtual && bed.isActive),
      ),
  },
  'admitted in 14 days': {
    dashboard: async (host) => sum((await ask(host, getDashboard, {})).flows ?? [], ({ admitted }) => admitted),
    'inpatients, list': async (host) => (await stays(host, 'admitted', inSeries(host))).length,
  },
  'discharged in 14 days': {
    dashboard: async (host) => sum((await ask(host, getDashboard, {})).flows ?? [], ({ discharged }) => discharged),
    'inpatients, list': async (host) => (await stays(host, 'discharged', inSeries(host))).length,
    'discharges, list': async (host) => (await ask(host, listDischarged, { ...whole, ...inSeries(host) })).totalCount,
  },
  'free beds': {
    dashboard: async (host) => sum((await ask(host, getDashboard, {})).wards ?? [], ({ free }) => free),
    'beds to choose from': async (host) =>
      sum((await ask(host, listBeds, { ...whole, isFree: true })).rows, ({ isVirtual }) => Number(!isVirtual)),
  },
  'outstanding of stays without a bill': {
    dashboard: async (host) => (await ask(host, getDashboard, {})).dues?.outstanding ?? 0,
    payments: (host) => ofEach(host, async (id) => atLeastZero((await totals(host, id)).dueAmount)),
    'provisional bills': (host) => ofEach(host, async (id) => atLeastZero((await bill(host, id)).figures.netPayable)),
  },
  'charges of stays without a bill': {
    'inpatients, deposits': async (host) => sum(await deposits(host), ({ billAmount }) => billAmount),
    payments: (host) => ofEach(host, async (id) => (await totals(host, id)).billAmount),
    'provisional bills': (host) => ofEach(host, async (id) => (await bill(host, id)).figures.net),
  },
  'deposits of stays without a bill': {
    'inpatients, deposits': async (host) => sum(await deposits(host), ({ paid }) => paid),
    'provisional bills': (host) => ofEach(host, async (id) => (await bill(host, id)).figures.paidInAdvance),
  },
  'own deposits of stays without a bill': {
    ledger: async (host) => -(await balanceOf(host, account.patientAdvances)),
    'deposits and advances': (host) => reported(host, depositReport, 'leftOver', { source: 'stay' }),
  },
  'bills so far of payers cases on their way out': {
    'cases, list': async (host) => sum(await leaving(host), ({ chargeTotal }) => chargeTotal),
    'provisional bills': async (host) =>
      sumOfEach(await leaving(host), async ({ admissionId }) => (await bill(host, admissionId)).figures.net),
  },
  'deposits of payers cases on their way out': {
    'cases, list': async (host) => sum(await leaving(host), ({ paidInAdvance }) => paidInAdvance),
    'provisional bills': async (host) =>
      sumOfEach(await leaving(host), async ({ admissionId }) => (await bill(host, admissionId)).figures.paidInAdvance),
  },
  'charges and rent of stays without a bill': {
    'charges, list': (host) =>
      ofEach(host, async (admissionId) =>
        sum((await ask(host, listServiceCharges, { admissionId })).serviceCharges, (line) => line.net + line.gst),
      ),
    'provisional bills': (host) => ofEach(host, async (id) => (await bill(host, id)).figures.totalCharge),
  },
  'dues of final bills, bill by bill': {
    'dues, list': async (host) => sum(await stayDues(host), (row) => row.due + row.nonHospitalDue),
    payments: async (host) =>
      sumOfEach(await stayDues(host), async ({ admissionId }) => {
        const { dueAmount, nonHospitalDue } = await totals(host, admissionId ?? 0);
        return dueAmount + nonHospitalDue;
      }),
    'final bills': async (host) =>
      sumOfEach(await stayDues(host), async ({ admissionId }) => {
        const { finalBill } = await bill(host, admissionId ?? 0);
        return (finalBill?.due ?? 0) + (finalBill?.nonHospitalDue ?? 0);
      }),
  },
  'payments under the tabs of stays': {
    tabs: underTab('payments'),
    'payments, list': (host) => ofEach(host, async (id) => (await totals(host, id)).payments.length),
  },
  'notes under the tabs of stays': {
    tabs: underTab('notes'),
    'notes, list': (host) =>
      ofEach(host, async (admissionId) => (await ask(host, listNotes, { admissionId })).notes.length),
  },
  'documents under the tabs of stays': {
    tabs: underTab('documents'),
    'documents, list': (host) =>
      ofEach(host, async (admissionId) => (await ask(host, listDocuments, { admissionId })).documents.length),
  },
  'orders under the tabs of stays': {
    tabs: underTab('orders'),
    'orders, list': (host) =>
      ofEach(host, async (admissionId) => (await ask(host, listOrders, { admissionId })).orders.length),
  },
  'charges under the tabs of stays': {
    tabs: underTab('charges'),
    'charges, list': (host) =>
      ofEach(host, async (admissionId) =>
        sum((await ask(host, listServiceCharges, { admissionId })).serviceCharges, ({ serviceChargeId }) =>
          Number(serviceChargeId > 0),
        ),
      ),
  },
  'posted charges of stays without a bill, without rent': {
    'provisional bills': (host) =>
      ofEach(host, async (id) =>
        sum((await bill(host, id)).lines, (line) => (line.serviceChargeId > 0 ? line.net + line.gst : 0)),
      ),
    'charges, list': (host) =>
      ofEach(host, async (admissionId) =>
        sum((await ask(host, listServiceCharges, { admissionId })).serviceCharges, (line) =>
          line.serviceChargeId > 0 ? line.net + line.gst : 0,
        ),
      ),
    'trial balance': (host) => balanceOf(host, account.unbilledCharges),
  },
  'medicine on credit of stays without a bill': {
    'provisional bills': (host) => ofEach(host, async (id) => (await bill(host, id)).figures.medicineCharge),
    'memos, list': (host) =>
      ofEach(host, async (admissionId) =>
        sum((await ask(host, listSales, { ...whole, admissionId })).rows, ({ pending }) => atLeastZero(pending)),
      ),
    'trial balance': (host) => balanceOf(host, account.unbilledMedicines),
  },
};
