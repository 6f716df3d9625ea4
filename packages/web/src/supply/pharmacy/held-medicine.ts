// Lines of a cash memo while they are typed: taken from batches first to expire first, priced by the rules the server decides with.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listSaleableBatches } from '@charaka/contract/supply/pharmacy/stock';
import { discountAmountFromPercent } from '@charaka/rules/money/charge-line';
import { sharesOfDiscount } from '@charaka/rules/money/discount-share';
import { computeMedicineLine, type MedicineFigures, takeFirstExpiring } from '@charaka/rules/money/medicine-line';
import {
  addPaise,
  type BasisPoints,
  basisPoints,
  type Paise,
  paise,
  percentToBasisPoints,
  sumPaise,
  ZERO,
} from '@charaka/rules/money/money';
import { isBatchEnding } from '@charaka/rules/supply/batch-ending';
import { typedPaise } from '../../money/payment/typed-amount.ts';
import type { PharmacyItem } from './pharmacy-items.ts';

/** An item, as far as a line shows it. */
export type HeldItem = Pick<PharmacyItem, 'itemId' | 'itemName' | 'pack'>;

/** A batch that may be sold. */
export type SaleableBatch = OutputOf<typeof listSaleableBatches>['batches'][number];

/** A line until it is saved; quantity and discount as typed. */
export interface HeldMedicine {
  readonly key: number;
  readonly item: HeldItem;
  /** The prescribed line that it answers; left out without prescription. */
  readonly orderId?: number | undefined;
  /** The doctor who agreed to this item for the prescribed line, the time and the reason (PH050). */
  readonly agreed?: { readonly agreedById: number; readonly agreedAt: string; readonly agreedReason: string };
  /** The prescribed medicine that an agreed item is for. */
  readonly prescribedName?: string;
  /** Every batch the line may be taken from. */
  readonly batches: readonly SaleableBatch[];
  readonly batchId: number;
  readonly quantity: number | string;
  /** Rupees, of the whole line. */
  readonly discount: number | string;
  /** The code that was scanned again or the strength as typed, of an own second look (PH049). */
  readonly secondLook?: string;
  /** The code of the picked pack as scanned, or the typed end of its batch number (PH048). */
  readonly picked?: string;
}

/** The batch a line is taken from. */
export function batchOf({ batches, batchId }: Pick<HeldMedicine, 'batches' | 'batchId'>): SaleableBatch | undefined {
  return batches.find((batch) => batch.batchId === batchId);
}

/** How much of a batch the lines take, without one of them. */
function takenOf(lines: readonly HeldMedicine[], batchId: number, exceptKey?: number): number {
  return lines
    .filter((line) => line.batchId === batchId && line.key !== exceptKey)
    .reduce((sum, line) => sum + (Number(line.quantity) || 0), 0);
}

/**
 * Lines for a quantity of an item: from the batches that expire first, what other lines hold of them left aside. `missing` is
 * what all batches together lack; nothing is held then.
 */
export function heldFor(
  item: HeldItem,
  batches: readonly SaleableBatch[],
  quantity: number,
  lines: readonly HeldMedicine[],
  orderId?: number,
): { held: HeldMedicine[]; missing: number } {
  const free = batches.map((batch) => ({ ...batch, quantity: batch.quantity - takenOf(lines, batch.batchId) }));
  // The server offers only what may be sold today; its day decides.
  const { parts, missing } = takeFirstExpiring(free, quantity, '');
  if (missing > 0) return { held: [], missing };
  const lastKey = Math.max(0, ...lines.map((line) => line.key));
  const held = parts.map((part, index) => ({
    key: lastKey + index + 1,
    item,
    orderId,
    batches,
    batchId: part.batch.batchId,
    quantity: part.quantity,
    discount: '',
  }));
  return { held, missing: 0 };
}

/** Whether each item is taken from the batches that expire first (PH008). */
export function areFirstExpiring(lines: readonly HeldMedicine[]): boolean {
  return [...Map.groupBy(lines, ({ item }) => item.itemId).values()].every((own) => {
    const units = own.reduce((sum, line) => sum + (Number(line.quantity) || 0), 0);
    const { parts } = takeFirstExpiring(own[0]?.batches ?? [], units, '');
    return parts.every(({ batch, quantity }) => takenOf(own, batch.batchId) === quantity);
  });
}

/** Figures of a line with its share of the memo's discount; null while it is incomplete or invalid. */
export function figuresOf(line: HeldMedicine, sharePaise: Paise = ZERO): MedicineFigures | null {
  const batch = batchOf(line);
  if (!batch) return null;
  try {
    return computeMedicineLine({
      quantity: Number(line.quantity),
      mrpPaise: batch.mrp,
      discountPaise: addPaise(typedPaise(line.discount), sharePaise),
      cgstBasisPoints: batch.cgst,
      sgstBasisPoints: batch.sgst,
    });
  } catch {
    return null;
  }
}

/** Whether the pack of a prescribed line was scanned, or the end of its batch number typed (PH048); other lines need neither. */
export function isPicked(line: HeldMedicine): boolean {
  if (line.orderId === undefined) return true;
  const batch = batchOf(line);
  if (batch?.hasCode) return (line.picked ?? '') !== '';
  return isBatchEnding(batch?.batchNumber ?? '', line.picked ?? '');
}

/** Whether a line may have a discount (PH087). */
export const mayBeDiscounted = (line: HeldMedicine): boolean => batchOf(line)?.isDiscountAllowed ?? true;

/** Error of a line: the key of its sentence, with the number in it. */
export interface LineFault {
  readonly field: 'quantity' | 'discount';
  readonly text: 'wholeUnits' | 'onlyInStock' | 'discountTooLarge' | 'noDiscount';
  readonly count: number;
}

/** The first fault of a line beside its fellows, or null. */
export function faultOf(line: HeldMedicine, lines: readonly HeldMedicine[]): LineFault | null {
  const quantity = Number(line.quantity);
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return { field: 'quantity', text: 'wholeUnits', count: 0 };
  const left = (batchOf(line)?.quantity ?? 0) - takenOf(lines, line.batchId, line.key);
  if (quantity > left) return { field: 'quantity', text: 'onlyInStock', count: Math.max(0, left) };
  if (!mayBeDiscounted(line) && typedPaise(line.discount) > 0)
    return { field: 'discount', text: 'noDiscount', count: 0 };
  return figuresOf(line) ? null : { field: 'discount', text: 'discountTooLarge', count: 0 };
}

/** The shares of the memo's discount, as the server shares it (PH087); null where it is more than the lines are worth. */
export function sharesOf(lines: readonly HeldMedicine[], memoDiscount: number | string): Paise[] | null {
  const values = lines.map((line) => ({
    valuePaise: figuresOf(line)?.valuePaise ?? ZERO,
    isDiscountAllowed: mayBeDiscounted(line),
  }));
  try {
    return sharesOfDiscount(values, typedPaise(memoDiscount));
  } catch {
    return null;
  }
}

/** Sums of all lines that can be, less the discount of the memo. */
export function totalsOf(
  lines: readonly HeldMedicine[],
  memoDiscount: number | string = '',
): Record<'gross' | 'discount' | 'tax' | 'net', Paise> {
  const shares = sharesOf(lines, memoDiscount);
  const figures = lines.map((line, index) => figuresOf(line, shares?.[index])).filter((each) => each !== null);
  const sum = (pick: (each: MedicineFigures) => Paise) => sumPaise(figures.map(pick));
  return {
    gross: sum((each) => each.grossPaise),
    discount: sum((each) => each.discountPaise),
    tax: sum((each) => paise(each.cgstPaise + each.sgstPaise)),
    net: sum((each) => each.valuePaise),
  };
}

/** Every line that may have a discount with this percentage of its amount; nothing typed takes discounts away, a wrong percentage changes nothing. */
export function withDiscount(lines: readonly HeldMedicine[], percent: number | string): HeldMedicine[] {
  if (percent === '') return lines.map((line) => ({ ...line, discount: '' }));
  let rate: BasisPoints;
  try {
    rate = percentToBasisPoints(Number(percent));
  } catch {
    return [...lines];
  }
  if (rate > basisPoints(10_000)) return [...lines];
  return lines.map((line) => {
    if (!mayBeDiscounted(line)) return line;
    const gross = figuresOf({ ...line, discount: '' })?.grossPaise;
    return gross === undefined ? line : { ...line, discount: discountAmountFromPercent(gross, rate) / 100 };
  });
}
