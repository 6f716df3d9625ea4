// The gift on an account: its list price less the charged amount, plus dues given up, against a limit (Q223, Q236).
import { type ChargeLine, computeChargeLine, discountAmountFromPercent } from './charge-line.ts';
import {
  addPaise,
  type BasisPoints,
  basisPoints,
  type Paise,
  shareInBasisPoints,
  subtractPaise,
  sumPaise,
  type Thousandths,
  thousandths,
  ZERO,
} from './money.ts';

const REMOVAL_GRACE_MILLISECONDS = 24 * 3_600_000;
const WHOLE = 10_000;

/** Limit of a gift without approval when the hospital sets none: 10 % of an account. */
export const USUAL_GIFT_LIMIT = basisPoints(1_000);

/** A line that was posted, with the price and the quantity that the price list asks for. */
export interface GiftLine extends ChargeLine {
  readonly isIgstApplied: boolean;
  /** The price of one by the tariff of the line's payer on its day, or by its package. */
  readonly listPricePaise: Paise;
  /** Null where nothing was taken off the line later than a day after it was posted, see `lateQuantity`. */
  readonly lateQuantityThousandths: Thousandths | null;
  /** A caller typed the quantity of a charge that is not divisible: less than one unit of it counts as one (Q257). */
  readonly isTypedWhole: boolean;
  /** A line that was taken off is charged no more. */
  readonly isCharged: boolean;
}

/** Everything on an account that may hold a gift. */
export interface GiftAccount {
  /** Without the lines that a bill leaves out as not the hospital's own. */
  readonly lines: readonly GiftLine[];
  /** Medicine at its price before discounts, less returns. */
  readonly medicineListPaise: Paise;
  readonly medicineDiscountPaise: Paise;
  readonly otherChargePaise: Paise;
  readonly billDiscountPaise: Paise;
  /** Due of a bill settled without payment. */
  readonly unpaidPaise: Paise;
  readonly writtenOffPaise: Paise;
}

/** Amount of an account by the price list, and the gift in it. */
export interface Gift {
  readonly listPaise: Paise;
  readonly giftPaise: Paise;
  /** The gift in hundredths of a per cent of the list price. */
  readonly giftBasisPoints: BasisPoints;
}

const totalOf = (line: ChargeLine, usesIgst: boolean): Paise => {
  const { netPaise, gstPaise } = computeChargeLine({ ...line, usesIgst });
  return addPaise(netPaise, gstPaise);
};

/**
 * The quantity that still counts by the price list after a line was lowered or taken off. Within a day of posting a mistake is
 * mended: what is left counts. Later what was there counts on (Q236). Null says that the line's own quantity does.
 */
export function lateQuantity(
  line: { readonly quantityThousandths: Thousandths; readonly lateQuantityThousandths: Thousandths | null },
  newQuantityThousandths: Thousandths,
  postedAt: Date,
  now: Date,
): Thousandths | null {
  const isLate = now.getTime() - postedAt.getTime() > REMOVAL_GRACE_MILLISECONDS;
  if (!isLate || newQuantityThousandths >= line.quantityThousandths) return line.lateQuantityThousandths;
  return thousandths(Math.max(line.lateQuantityThousandths ?? 0, line.quantityThousandths));
}

/** A line by the price list and as it is charged, each with its GST. A price above the list makes no other gift smaller. */
function lineGift(line: GiftLine): { listPaise: Paise; giftPaise: Paise } {
  const { isCharged, quantityThousandths, listPricePaise, isIgstApplied } = line;
  const keptThousandths = Math.max(isCharged ? quantityThousandths : 0, line.lateQuantityThousandths ?? 0);
  const countedThousandths =
    line.isTypedWhole && keptThousandths > 0 ? Math.max(keptThousandths, 1000) : keptThousandths;
  const listed = {
    ...line,
    quantityThousandths: thousandths(countedThousandths),
    appliedPaise: listPricePaise,
    itemDiscountPaise: ZERO,
  };
  const listPaise = totalOf(listed, isIgstApplied);
  const chargedPaise = isCharged ? totalOf(line, isIgstApplied) : ZERO;
  return { listPaise, giftPaise: chargedPaise < listPaise ? subtractPaise(listPaise, chargedPaise) : ZERO };
}

/** The gift of a whole account; a refund of the patient's own money is none (Q236). */
export function giftOf(account: GiftAccount): Gift {
  const lines = account.lines.map(lineGift);
  const listPaise = addPaise(
    sumPaise(lines.map((line) => line.listPaise)),
    account.medicineListPaise,
    account.otherChargePaise,
  );
  const giftPaise = addPaise(
    sumPaise(lines.map((line) => line.giftPaise)),
    account.medicineDiscountPaise,
    account.billDiscountPaise,
    account.unpaidPaise,
    account.writtenOffPaise,
  );
  const share = listPaise > 0 ? shareInBasisPoints(giftPaise, listPaise) : basisPoints(giftPaise > 0 ? WHOLE : 0);
  return { listPaise, giftPaise, giftBasisPoints: share };
}

/** Limits of a user's gift on an account without a second person (Q137). */
export interface GiftLimit {
  /** Everybody's share of the list price. */
  readonly shareBasisPoints: BasisPoints;
  /** Further limit of an approver or a delegate, beyond that share; null means no limit, 0 for other users. */
  readonly ownPaise: Paise | null;
}

/** Whether a user may give everything: nothing needs to be worked out then. */
export function isUnlimited({ shareBasisPoints, ownPaise }: GiftLimit): boolean {
  return ownPaise === null || shareBasisPoints >= WHOLE;
}

/** Whether a gift is more than a user may give alone: more than everybody's share, and more than the user's own sum. */
export function isGiftAbove({ listPaise, giftPaise }: Gift, limit: GiftLimit): boolean {
  if (isUnlimited(limit)) return false;
  const sharePaise = discountAmountFromPercent(listPaise > 0 ? listPaise : ZERO, limit.shareBasisPoints);
  return giftPaise > sharePaise && giftPaise > (limit.ownPaise ?? ZERO);
}

/** Whether a gift is a larger share of its list price than another one, to the paisa. */
function isLargerShare(one: Gift, other: Gift): boolean {
  return BigInt(one.giftPaise) * BigInt(other.listPaise) > BigInt(other.giftPaise) * BigInt(one.listPaise);
}

/** Whether something done to an account raises its gift, as a sum or as a share of the list price. */
export function isGiftRaised(before: Gift, after: Gift): boolean {
  return after.giftPaise > before.giftPaise || isLargerShare(after, before);
}

/** Whether an approved gift covers another one: neither the sum nor the share may be more than what was approved. */
export function coversGift(approved: Gift, gift: Gift): boolean {
  return gift.giftPaise <= approved.giftPaise && !isLargerShare(gift, approved);
}
