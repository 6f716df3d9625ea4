// The list behind each figure of the dashboard: the screen and the filters in its address.
import { admissionMenu, type admissionSelections } from '@charaka/contract/admission';
import { dischargeMenu } from '@charaka/contract/admission-pages';
import { collectionMenu } from '@charaka/contract/finance';

/** A screen with what stands behind the question mark of its address. */
export interface ListLink {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The inpatients of a selection; days from the first to the last where the selection is one of days. */
export function inpatients(
  only: (typeof admissionSelections)[number],
  more: { from?: string; to?: string; ward?: number } = {},
): ListLink {
  const { ward, ...days } = more;
  const search = { only, ...days, ...(ward === undefined ? {} : { ward: String(ward) }) };
  // Who has left is among them: the switch that hides the discharged would empty the list (Q12).
  const hasLeavers = only === 'discharged' || only === 'paid' || only === 'billDue';
  return { to: `/${admissionMenu}`, search: hasLeavers ? { ...search, showAll: 'off' } : search };
}

/** Everybody admitted on a day, even if gone again. */
export function admittedOn(day: string): ListLink {
  return { to: `/${admissionMenu}`, search: { from: day, to: day, showAll: 'off' } };
}

/** Who collected on a day; for whoever may not see collectors, the patients who paid. */
export function collectedOn(day: string, maySeeCollectors: boolean): ListLink {
  return maySeeCollectors ? { to: `/${collectionMenu}`, search: {} } : inpatients('paid', { from: day, to: day });
}

/** Whose discharge is under way. */
export const dischargesUnderWay: ListLink = { to: `/${dischargeMenu}`, search: {} };
