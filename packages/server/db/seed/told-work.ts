// Works of the demo's laboratory that are told and not measured: what writes them needs of each, and what it answers.
import type { ReportPart } from '../../src/diagnostics/laboratory/lab-work-kind.ts';

/** A work with its specimen in the laboratory. */
export interface ToldWork {
  readonly labWorkId: number;
  readonly specimenId: number;
  readonly hospitalId: number;
  readonly orderName: string;
  readonly specimenTypeId: number;
  readonly technicianId: number;
  /** The work has everything that a report needs. */
  readonly isWhole: boolean;
  /** A moment so many minutes after the order, never after now. */
  at(minutes: number): string;
  /** How long it has been in the laboratory, or was until it was finished. */
  readonly hoursSince: number;
}

/** The text of a work on orders and reports. */
export interface Told {
  readonly labWorkId: number;
  readonly summary: string;
  readonly parts: readonly Omit<ReportPart, 'isChanged'>[];
}
