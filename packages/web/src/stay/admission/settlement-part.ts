// What an area checks before a final bill is made: said beside the bill, with the deed that mends it.
import type { AdmissionDialog } from './admission-deed.ts';
import type { Admission } from './paper-facts.tsx';

/** One line of the checklist. */
export interface SettlementCheck {
  /** Different from that of every other line. */
  readonly key: string;
  /** Translated already. */
  readonly text: string;
  readonly isMet: boolean;
  /** What mends it, where the user may. */
  readonly deed?: { readonly label: string; readonly dialog: AdmissionDialog };
}

/** The checks of an area. */
export interface SettlementPart {
  /** Nothing while they are read, or where the user may not see them. */
  readonly useChecks: (admission: Admission) => readonly SettlementCheck[];
}
