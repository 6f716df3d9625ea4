// The dashboard of the user's role: every part they may see, in one trip to the database (R172, R176, Q176).
import {
  type DashboardBlock,
  dashboardBlocks,
  dashboardNamed,
  dashboards,
  getDashboard as getDashboardEndpoint,
} from '@charaka/contract/insight/report/report';
import { collectionMenu } from '@charaka/contract/money/finance/finance';
import { daysAfter, daysBefore, startOfDay } from '@charaka/rules/stay/hospital-day';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { billSettings } from '../../money/bill/bill-settings.ts';
import { readOpenAccounts, withOpenRent } from '../../money/bill/open-accounts.ts';
import { readOpenRents } from '../../money/charge/bed-rent.ts';
import { readDaysOfMoney } from '../../money/finance/cash-papers.ts';
import { seesEveryCollector } from '../../money/finance/list-collections.ts';
import { COLLECTION_DAYS, collectionsOf, daysFrom, FLOW_DAYS, outstandingOf } from './dashboard-figures.ts';
import { countFlows, countMovements, countOpen, type OpenCounts, readBillsDue, readWards } from './dashboard-store.ts';

/** Figures of this moment; what the user's rights or their role's dashboard leave out is not even asked for. */
export const getDashboard = handle(getDashboardEndpoint, async (call) => {
  const dashboardName = dashboardNamed(call.session.dashboardName);
  const today = todayOf(call);
  const isShown = (block: DashboardBlock) =>
    (dashboards[dashboardName] as readonly DashboardBlock[]).includes(block) &&
    dashboardBlocks[block].every((menu) => hasRight(call.session, menu, 'view')) &&
    (block !== 'collections' || collects(call));
  const ask = <T>(block: DashboardBlock, read: () => Promise<T>) => (isShown(block) ? read() : undefined);
  const isCounting = (['movements', 'underway', 'approvals', 'dues'] as const).some(isShown);
  const open = isCounting ? countOpen(call.tx, placeOf(call)) : undefined;
  const [movements, wards, dues, collections, flows, counts] = await Promise.all([
    ask('movements', () => readMovements(call, today)),
    ask('wards', () => readWards(call.tx, placeOf(call))),
    ask('dues', () => readDues(call)),
    ask('collections', () => readCollections(call, today)),
    ask('flows', () => readFlows(call, today)),
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
    flows,
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
  const { isNonHospitalCharge } = billSettings.of(call.hospital);
  return { bills, billsDue: duePaise, ...outstandingOf(accounts, isNonHospitalCharge) };
}

/** Whether there is anything to show: what everybody collected, or a till of the caller's own. */
function collects(call: Call): boolean {
  return seesEveryCollector(call) || hasRight(call.session, collectionMenu, 'add');
}

async function readCollections(call: Call, today: string) {
  const range = upToToday(call, daysBefore(today, COLLECTION_DAYS.month - 1), today);
  const isOwn = !seesEveryCollector(call);
  const days = await readDaysOfMoney(call, range, isOwn ? call.userId : undefined);
  return { isOwn, ...collectionsOf(days, today) };
}

async function readFlows(call: Call, today: string) {
  const fromDay = daysBefore(today, FLOW_DAYS - 1);
  const moved = await countFlows(call.tx, placeOf(call), upToToday(call, fromDay, today));
  return daysFrom(fromDay, FLOW_DAYS).map(
    (day) => moved.find((each) => each.day === day) ?? { day, admitted: 0, discharged: 0 },
  );
}
