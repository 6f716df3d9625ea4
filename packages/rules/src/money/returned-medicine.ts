// The place of returned medicine: back on the shelf, into Quarantine, or not taken at all (PH062).

/** A returned line, as far as its place depends on it. */
export interface ReturnedMedicine {
  /** The batch has an open hold, as of a recall (PH011). */
  readonly isHeld: boolean;
  readonly isExpired: boolean;
  /** The item is in use. */
  readonly isInUse: boolean;
  readonly isCold: boolean;
  /** The storage of the item is entered. */
  readonly isStorageKnown: boolean;
  readonly schedule: string | null;
  /** An outpatient had it at home. */
  readonly hasLeftHospital: boolean;
  /** The days in which the hospital takes medicine back are over. */
  readonly isLate: boolean;
  /** Another item than the one on the memo, or one that had expired when it was sold. */
  readonly isOwnMistake: boolean;
  /** The place that the pharmacist chooses; null where the return names none. */
  readonly choice: 'Shelf' | 'Quarantine' | null;
}

/** Reasons why medicine that has left the hospital is not taken back. */
type ReturnFault = 'scheduleX' | 'cold' | 'late';

/**
 * The place of a returned line, or the reason why it is not taken. A held batch is always taken, into Quarantine, and so is a mistake of the
 * pharmacy unless it is of Schedule X; units that may not be sold again go there too. An outpatient's units of an item without a storage may
 * be cold medicine: they go to the shelf only where the pharmacist chooses it.
 */
export function placeOfReturn(line: ReturnedMedicine): 'Shelf' | 'Quarantine' | ReturnFault {
  if (line.isHeld) return 'Quarantine';
  if (line.hasLeftHospital && line.schedule === 'X') return 'scheduleX';
  if (line.isOwnMistake) return 'Quarantine';
  if (line.hasLeftHospital) {
    if (line.isCold) return 'cold';
    if (line.isLate) return 'late';
  }
  if (line.isExpired || line.isCold || !line.isInUse) return 'Quarantine';
  return line.choice ?? (line.hasLeftHospital && !line.isStorageKnown ? 'Quarantine' : 'Shelf');
}
