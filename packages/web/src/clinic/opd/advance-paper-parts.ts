// Types for the paper of an advance and its dialog.
import type { advanceEntry } from '@charaka/contract/clinic/opd/advance';
import type { z } from 'zod';

/** A movement as answered. */
export type AdvanceEntry = z.output<typeof advanceEntry>;

/** The booking and person of the advance, for the title and the paper. */
export interface AdvanceSubject {
  readonly bookingNo: number;
  readonly personName: string;
  readonly phone: string;
  readonly doctorName: string;
  /** When they are to come, as shown. */
  readonly comesAt: string;
}
