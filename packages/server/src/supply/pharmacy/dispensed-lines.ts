// The port through which the pharmacy tells the area that dispenses prescriptions which sold lines come back.
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** The prescribed lines that sold lines answer. */
export interface DispensedLines {
  /** Locks the prescribed lines; the batches are locked after them. */
  lock(call: Call, saleLineIds: readonly number[]): Promise<void>;
  /** Opens prescribed lines again when the return of these sold lines is written (PH052). */
  reopen(call: Call, saleLineIds: readonly number[]): Promise<void>;
}

export const dispensedLines = new Port<DispensedLines>('dispensed lines');
