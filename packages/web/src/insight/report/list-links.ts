// The list behind each figure of the dashboard: the screen and the filters in its address.

import { collectionMenu } from '@charaka/contract/money/finance/finance';
import { admissionMenu, type admissionSelections } from '@charaka/contract/stay/admission/admission';
import { dischargeMenu } from '@charaka/contract/stay/admission/admission-pages';

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
  return { to: `/${admissionMenu}`, search };
}

/** Everybody admitted on a day, even if gone again. */
export function admittedOn(day: string): ListLink {
  return inpatients('admitted', { from: day, to: day });
}

/** Who collected on a day; for whoever may not see collectors, the patients who paid. */
export function collectedOn(day: string, maySeeCollectors: boolean): ListLink {
  return maySeeCollectors ? { to: `/${collectionMenu}`, search: {} } : inpatients('paid', { from: day, to: day });
}

/** Whose discharge is under way. */
export const dischargesUnderWay: ListLink = { to: `/${dischargeMenu}`, search: {} };
