// The dashboard of the user's role: every part they may see, in one trip to the database (R172, R176, Q176).
import {
  type DashboardBlock,
  dashboardBlocks,
  dashboardNamed,
  dashboards,
  getDashboard as getDashboardEndpoint,
} from '@charaka/contract/insight/report/report';
import { daysAfter, daysBefore, startOfDay } from '@charaka/rules/stay/hospital-day';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { readOpenAccounts, withOpenRent } from '../../money/bill/open-accounts.ts';
import { readOpenRents } from '../../money/charge/bed-rent.ts';
import { readDaysOfMoney } from '../../money/finance/cash-papers.ts';
import { COLLECTION_DAYS, collectionsOf, outstandingOf } from './dashboard-figures.ts';
import { countMovements, countOpen, type OpenCounts, readBillsDue, readWards } from './dashboard-store.ts';

/** Figures of this moment; what the user's rights or their role's dashboard leave out is not even asked for. */
export const getDashboard = handle(getDashboardEndpoint, async (call) => {
  const dashboardName = dashboardNamed(call.session.dashboardName);
  const today = todayOf(call);
  const isShown = (block: DashboardBlock) =>
    (dashboards[dashboardName] as readonly DashboardBlock[]).includes(block) &&
    hasRight(call.session, dashboardBlocks[block], 'view');
  const ask = <T>(block: DashboardBlock, read: () => Promise<T>) => (isShown(block) ? read() : undefined);
  const isCounting = (['movements', 'underway', 'approvals', 'dues'] as const).some(isShown);
  const open = isCounting ? countOpen(call.tx, placeOf(call)) : undefined;
  const [movements, wards, dues, collections, counts] = await Promise.all([
    ask('movements', () => readMovements(call, today)),
    ask('wards', () => readWards(call.tx, placeOf(call))),
    ask('dues', () => readDues(call)),
    ask('collections', () => readCollections(call, today)),
    open,
  ]);
  return {
    dashboardName,
    today,
    movements: movements && counts && { ...movements, inpatients: counts.inpatients },
    wards: wards?.map((ward) => ({ ...ward, free: ward.total - ward.occupied - ward.held })),
    underway: isShown('underway') && counts ? underwayOf(counts) : undefined,
    approvals: isShown('approvals') && counts ? approvalsOf(counts) : undefined,
    dues: dues && counts && { ...dues, unbilled: counts.unbilled },
    collections,
  };
});

function placeOf(call: Call) {
  return { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId, timezone: call.hospital.timezone };
}

function underwayOf(counts: OpenCounts) {
  return { patients: counts.underway, billed: counts.billedUnderway };
}

function approvalsOf({ awaitingFirst, awaitingFinal }: OpenCounts) {
  return { patients: awaitingFirst + awaitingFinal, first: awaitingFirst, final: awaitingFinal };
}

/** From the first instant of a day of the hospital up to the end of today. */
function upToToday(call: Call, fromDay: string, today: string) {
  const { timezone } = call.hospital;
  return { from: startOfDay(fromDay, timezone), until: startOfDay(daysAfter(today, 1), timezone) };
}

async function readMovements(call: Call, today: string) {
  const { admitted, discharged } = await countMovements(call.tx, placeOf(call), upToToday(call, today, today));
  return { admittedToday: admitted, dischargedToday: discharged };
}

async function readDues(call: Call) {
  const [{ bills, duePaise }, charged, rents] = await Promise.all([
    readBillsDue(call.tx, placeOf(call)),
    readOpenAccounts(call.tx, placeOf(call)),
    readOpenRents(call),
  ]);
  const accounts = charged.map((account) => withOpenRent(account, rents.get(account.admissionId)));
  return { bills, billsDue: duePaise, ...outstandingOf(accounts, call.hospital.isNonHospitalCharge) };
}

async function readCollections(call: Call, today: string) {
  const range = upToToday(call, daysBefore(today, COLLECTION_DAYS.month - 1), today);
  return collectionsOf(await readDaysOfMoney(call, range), today);
}
