// The list behind each figure of the dashboard: the screen and the filters in its address.

import { duesMenu } from '@charaka/contract/money/bill/bill-due';
import { collectionMenu } from '@charaka/contract/money/finance/finance';
import { admissionMenu, type admissionSelections } from '@charaka/contract/stay/admission/admission';
import { dischargeMenu } from '@charaka/contract/stay/admission/admission-pages';
import { bedBoardMenu } from '@charaka/contract/stay/bed/bed';
import type { BedState } from '@charaka/rules/stay/bed-state';
import type { FigureLink } from '../../ui/chart/figure-row.ts';

/** The inpatients of a selection; days from the first to the last where the selection is one of days. */
export function inpatients(
  only: (typeof admissionSelections)[number],
  more: { from?: string; to?: string; ward?: number } = {},
): FigureLink {
  const { ward, ...days } = more;
  const search = { only, ...days, ...(ward === undefined ? {} : { ward: String(ward) }) };
  return { to: `/${admissionMenu}`, search };
}

/** Everybody admitted on a day, even if gone again. */
export function admittedOn(day: string): FigureLink {
  return inpatients('admitted', { from: day, to: day });
}

/** Link to the collections of a day: of all collectors, or only the user's own where the user may see no others. */
export function collectedOn(day: string): FigureLink {
  return { to: `/${collectionMenu}`, search: { day } };
}

/** The beds of a ward in a state, on the board. */
export function bedsOf(ward: number, state: BedState): FigureLink {
  return { to: `/${bedBoardMenu}`, search: { ward: String(ward), state } };
}

/** The dues of patients at every desk. */
export const allDues: FigureLink = { to: `/${duesMenu}`, search: {} };

/** Link to the discharges under way. */
export const dischargesUnderWay: FigureLink = { to: `/${dischargeMenu}`, search: {} };
