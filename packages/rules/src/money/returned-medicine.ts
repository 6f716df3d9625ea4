// The place of returned medicine: back on the shelf, into Quarantine, or not taken at all (PH062).

/** A returned line, as far as its place depends on it. */
export interface ReturnedMedicine {
  /** The batch has an open hold, as of a recall (PH011). */
  readonly isHeld: boolean;
  readonly isExpired: boolean;
  /** The item is in use. */
  readonly isInUse: boolean;
  readonly isCold: boolean;
  readonly schedule: string | null;
  /** An outpatient had it at home. */
  readonly hasLeftHospital: boolean;
  /** The days in which the hospital takes medicine back are over. */
  readonly isLate: boolean;
  /** Another item than the one on the memo, or one that had expired when it was sold. */
  readonly isOwnMistake: boolean;
  /** The pharmacist decides against the shelf. */
  readonly isDoubted: boolean;
}

/** Reasons why medicine that has left the hospital is not taken back. */
type ReturnFault = 'scheduleX' | 'cold' | 'late';

/**
 * The place of a returned line, or the reason why it is not taken. A held batch and a mistake of the pharmacy are always taken, into
 * Quarantine; so are units that may not be sold again.
 */
export function placeOfReturn(line: ReturnedMedicine): 'Shelf' | 'Quarantine' | ReturnFault {
  if (line.isHeld || line.isOwnMistake) return 'Quarantine';
  if (line.hasLeftHospital) {
    if (line.schedule === 'X') return 'scheduleX';
    if (line.isCold) return 'cold';
    if (line.isLate) return 'late';
  }
  return line.isExpired || line.isCold || !line.isInUse || line.isDoubted ? 'Quarantine' : 'Shelf';
}
