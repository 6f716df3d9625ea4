// The lines of a memo for a prescription: as many units of an item as the open pieces take and as are in stock.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPrescription } from '@charaka/contract/supply/dispensing/direct-sale';
import { openPieces, unitsForPieces } from '@charaka/rules/clinic/dispensing';
import { type HeldMedicine, heldFor } from '../pharmacy/held-medicine.ts';

/** A prescription as it is opened. */
export type Prescription = OutputOf<typeof getPrescription>['prescription'];
/** A line of it. */
export type PrescribedLineOf = Prescription['lines'][number];
/** An item that answers a line. */
export type PrescribedItem = PrescribedLineOf['items'][number];

/** Whether a line waits for its medicine. */
export const isWaiting = ({ status }: PrescribedLineOf) =>
  status === 'Ordered' || status === 'Accepted' || status === 'InProgress';

/** Pieces of a line that may still be handed out: none of a line that is closed, on hold or lapsed. */
export const piecesLeft = (line: PrescribedLineOf): number =>
  isWaiting(line) && !line.isLapsed ? openPieces(line) : 0;

type TakenItem = Pick<PrescribedItem, 'itemId' | 'itemName' | 'pack' | 'piecesInUnit' | 'batches'>;

/** The memo's lines for the open pieces of a prescribed line, by an item: as many units as are needed and in stock. */
export function heldForLine(line: PrescribedLineOf, item: TakenItem, lines: readonly HeldMedicine[]): HeldMedicine[] {
  const wanted = unitsForPieces(piecesLeft(line), item.piecesInUnit);
  const { missing } = heldFor(item, item.batches, wanted, lines);
  const units = wanted - missing;
  return units > 0 ? heldFor(item, item.batches, units, lines, line.orderId).held : [];
}

/** The memo for everything that is open and in stock, each line by its first item. */
export function heldForPrescription({ lines }: Prescription): HeldMedicine[] {
  let held: HeldMedicine[] = [];
  for (const line of lines) {
    const [item] = line.items;
    if (item) held = held.concat(heldForLine(line, item, held));
  }
  return held;
}
