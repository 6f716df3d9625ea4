// When a correction of a batch needs the picture of the pack, and when it puts an expired batch on sale again (PH012).

/** Expiry and MRP of a batch, before or after a correction; the MRP in paise. */
interface BatchValues {
  readonly expiry: string;
  readonly mrpPaise: number;
}

/** Whether a batch that has expired could be sold again after the correction. */
export function isOnSaleAgain(before: BatchValues, after: BatchValues, today: string): boolean {
  return before.expiry < today && after.expiry >= today;
}

/** Whether the correction needs the number of a picture or letter: the batch has expired, or it would be sold longer or at a higher MRP. */
export function needsPackDocument(before: BatchValues, after: BatchValues, today: string): boolean {
  return before.expiry < today || after.expiry > before.expiry || after.mrpPaise > before.mrpPaise;
}
