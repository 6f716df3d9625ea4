// The end of a batch number, which proves a pack without a code (PH048).

/** So many signs at the end of a batch number are typed. */
export const BATCH_ENDING = 3;

/** Whether a typed text is the end of a batch number; letters in either case. */
export function isBatchEnding(batchNumber: string, typed: string): boolean {
  return typed.trim() !== '' && typed.trim().toLowerCase() === batchNumber.slice(-BATCH_ENDING).toLowerCase();
}
