// Port: a check that an area adds before a final bill, shown beside the bill with the action that resolves it.
import type { AdmissionDialog } from './admission-deed.ts';
import type { Admission } from './paper-facts.tsx';

/** One line of the checklist. */
export interface SettlementCheck {
  /** Different from that of every other line. */
  readonly key: string;
  /** Translated already. */
  readonly text: string;
  readonly isMet: boolean;
  /** The action that resolves it, when the user has the right. */
  readonly deed?: { readonly label: string; readonly dialog: AdmissionDialog };
}

/** The checks of an area. */
export interface SettlementPart {
  /** Empty while loading, or when the user may not see the checks. */
  readonly useChecks: (admission: Admission) => readonly SettlementCheck[];
}
