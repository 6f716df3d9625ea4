// State of a bed at the moment: free, occupied, reserved, being cleaned or blocked.

import { shownStates } from '../step/steps.ts';

/** Why a bed without a patient cannot be taken. */
export const bedHoldKinds = ['reserved', 'blocked', 'cleaning'] as const;
export type BedHoldKind = (typeof bedHoldKinds)[number];

/** Every state, in the order the board counts them. */
export const bedStates = ['free', 'occupied', 'reserved', 'cleaning', 'blocked'] as const;
export type BedState = (typeof bedStates)[number];

/** States on the board: `leaving` is an occupied bed whose patient is about to leave. */
export const boardStates = shownStates({
  texts: 'bed:states',
  states: {
    free: { tone: 'done' },
    occupied: { tone: 'info' },
    leaving: { tone: 'waiting' },
    reserved: { tone: 'waiting' },
    cleaning: { tone: 'cleaning' },
    blocked: { tone: 'danger' },
  },
});
export type BoardState = keyof typeof boardStates.states;

/** Facts that decide the state of a bed. */
export interface BedUse {
  /** True when a patient is in the bed. */
  isOccupied: boolean;
  holdKind?: BedHoldKind | null | undefined;
}

/** The state of a bed; who lies in it comes before anything that is planned with it (R414). */
export function bedStateOf({ isOccupied, holdKind }: BedUse): BedState {
  return isOccupied ? 'occupied' : (holdKind ?? 'free');
}

/** Whether a patient can be given the bed: it is free, or reserved for this very patient (R414). */
export function mayTakeBed(
  bed: BedUse & { holdPatientId?: number | null | undefined },
  patientId: number | null,
): boolean {
  const state = bedStateOf(bed);
  return state === 'free' || (state === 'reserved' && patientId !== null && bed.holdPatientId === patientId);
}

/** How many beds there are of each state. */
export function countBedStates(beds: readonly BedUse[]): Record<BedState, number> {
  const counts: Record<BedState, number> = { free: 0, occupied: 0, reserved: 0, cleaning: 0, blocked: 0 };
  for (const bed of beds) counts[bedStateOf(bed)] += 1;
  return counts;
}

/** The bed of IVF and Dental, with its type and ward: records the product relies on, which nobody changes (Q78). */
export const virtualBed = { bedTypeId: 100, bedGroupId: 100, bedId: 400 } as const;
