// The dashboard on the wire: ward occupancy, arrivals and departures, dues and collections.
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, signedMoney, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { duesMenu } from '../../money/bill/bill-due.ts';
import { collectionMenu } from '../../money/finance/finance.ts';
import { authorizationMenu } from '../../money/tpa/authorization.ts';
import { admissionMenu } from '../../stay/admission/admission.ts';
import { dischargeMenu } from '../../stay/admission/admission-pages.ts';

/**
 * Parts of a dashboard, with the menu paths whose canView each part needs: a figure is shown to users who may open the rows behind it
 * (R172).
 */
export const dashboardBlocks = {
  movements: [admissionMenu],
  flows: [admissionMenu],
  wards: [admissionMenu],
  underway: [dischargeMenu],
  approvals: [admissionMenu, authorizationMenu],
  dues: [admissionMenu, duesMenu],
  collections: [collectionMenu],
} as const;

/** A part of the dashboard. */
export type DashboardBlock = keyof typeof dashboardBlocks;

/** The dashboards a role may begin with, and their parts in order of importance (R176, Q176). */
export const dashboards = {
  default: ['movements', 'underway', 'approvals', 'dues', 'wards', 'collections', 'flows'],
  ward: ['movements', 'underway', 'wards', 'flows'],
  billing: ['dues', 'approvals', 'underway', 'movements', 'collections', 'wards', 'flows'],
} as const satisfies Record<string, readonly DashboardBlock[]>;

/** The name of a dashboard. */
export type DashboardName = keyof typeof dashboards;

const dashboardNames = Object.keys(dashboards) as [DashboardName, ...DashboardName[]];

/** The dashboard that a role's dashboardName means, whatever its case; an unknown or missing name is the default (Q176). */
export function dashboardNamed(name: string | null | undefined): DashboardName {
  const wanted = name?.trim().toLowerCase();
  return dashboardNames.find((known) => known === wanted) ?? 'default';
}

/** The ways money comes in, in the order they are shown. */
export const paymentModes = ['cash', 'card', 'upi', 'neft', 'cheque'] as const;

/** A ward's beds; free ones are neither occupied nor held, which is reserved, being cleaned or blocked; virtual beds hold any number of patients and are not counted (Q78). */
const ward = shape({
  bedGroupId: id(),
  bedGroupName: text(),
  bedFloorName: optional(text()),
  occupied: count(),
  held: count(),
  reserved: count(),
  cleaning: count(),
  blocked: count(),
  free: count(),
  total: count(),
});

/** Amounts received and refunded by one mode. */
const modeTotal = shape({ mode: oneOf(paymentModes), received: money(), refunded: money() });

/** Collections of some days up to today, both ends included. */
const period = shape({
  fromDay: day(),
  received: money(),
  refunded: money(),
  net: signedMoney(),
  modes: z.array(modeTotal),
});

/**
 * The dashboard of the user's role in one hospital. Parts that their rights do not cover, or that the dashboard of their role does
 * not have, are left out. 'Today' is the hospital's (Q30). Every figure equals what the list behind it counts.
 */
export const getDashboard = endpoint({
  path: '/Report/GetDashboard',
  summary: 'Reads the dashboard of the hospital, as far as the user may see it.',
  permission: { menu: admissionMenu, action: 'view', orMenus: [dischargeMenu, collectionMenu] },
  effect: 'read',
  input: shape({}),
  output: shape({
    dashboardName: oneOf(dashboardNames),
    today: day(),
    movements: optional(shape({ inpatients: count(), admittedToday: count(), dischargedToday: count() })),
    wards: optional(z.array(ward)),
    underway: optional(shape({ patients: count(), billed: count() })),
    approvals: optional(shape({ patients: count(), first: count(), final: count() })),
    /** `bills` are final bills not paid in full; `unbilled` inpatients have none yet, and `outstanding` is what they owe by now. */
    dues: optional(
      shape({ bills: count(), billsDue: money(), unbilled: count(), owing: count(), outstanding: money() }),
    ),
    /** How many came in and how many left on each of the last 14 days. */
    flows: optional(z.array(shape({ day: day(), admitted: count(), discharged: count() }))),
    /** Of everybody, or of the caller alone where they may not see what others collected. */
    collections: optional(
      shape({
        isOwn: flag(),
        today: period,
        week: period,
        month: period,
        days: z.array(shape({ day: day(), received: money(), refunded: money() })),
      }),
    ),
  }),
});

/** Waiting work of one kind; `since` is the time of the oldest item, and `firstId` its number. */
const waiting = shape({
  code: text(40),
  count: count(),
  since: optional(instant()),
  /** The largest sum that is owed. */
  worst: optional(money()),
  /** The next time of the day, 'HH:MM'. */
  at: optional(text(5)),
  /** The first day that matters, as of an expiry. */
  firstDay: optional(day()),
  firstId: optional(id()),
});

/**
 * Waiting work of the caller: the number of each kind that the caller's rights allow to act on, in the order of the home page.
 * Kinds without waiting work are left out. An extension.
 */
export const getWaiting = endpoint({
  path: '/Report/GetWaiting',
  summary: 'Counts what waits for the caller.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({}),
  output: shape({ lines: z.array(waiting) }, { lines: 'waitingList' }),
});
