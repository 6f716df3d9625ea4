// The present gift on an account, and the gift after lines are posted, changed or taken off.
import { leavesOutNonHospitalCharges } from '@charaka/rules/money/bill';
import { type GiftAccount, type GiftLine, lateQuantity } from '@charaka/rules/money/gift';
import { type Paise, subtractPaise, sumPaise, thousandths, ZERO } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { readStanding } from '../../stay/admission/admission-standing.ts';
import { type MedicineAccount, readMedicine } from '../account/account-source.ts';
import { readPayments } from '../payment/payment-store.ts';
import { postedPayments } from '../payment/posted-payments.ts';
import { withRent } from './bed-rent.ts';
import { readRentedStays } from './bed-rent-store.ts';
import type { LineAmounts } from './charge-checks.ts';
import { type ChargeRow, type NewChargeLine, readChargeRows } from './charge-store.ts';
import { type ListedLine, readListedLines, readTakenOffLines, type TakenOffLine } from './gift-store.ts';

/** A line of the account with what identifies it; rent that is not fixed has the number 0. */
type NumberedLine = GiftLine & { readonly serviceChargeId: number; readonly postedAt: Date | null };
/** An account whose lines can be found by their numbers. */
export type StandingGift = Omit<GiftAccount, 'lines'> & { readonly lines: readonly NumberedLine[] };

/** The parts of an account from which its gift is computed. */
interface Parts {
  readonly rows: readonly ChargeRow[];
  readonly listed: readonly ListedLine[];
  readonly takenOff: readonly TakenOffLine[];
  readonly medicine: MedicineAccount;
  readonly isLeavingOut: boolean;
}

/** The account before its final bill. Take the admission's lock first. */
export async function readGiftAccount(call: Call, admissionId: number): Promise<StandingGift> {
  const { tx, tenantId } = call;
  const [standing, rows, stays, medicine, payments, listed, takenOff] = await Promise.all([
    readStanding(call, admissionId),
    readChargeRows(tx, tenantId, admissionId),
    readRentedStays(call, admissionId),
    readMedicine(call, admissionId),
    readPayments(tx, tenantId, admissionId),
    readListedLines(call, admissionId),
    readTakenOffLines(call, admissionId),
  ]);
  const before = payments.filter(({ billId }) => billId == null);
  const isLeavingOut = leavesOutNonHospitalCharges({ ...standing, payments: postedPayments(before) });
  const charged = standing.isFinalBill ? rows : withRent(call, rows, stays, standing);
  return accountOf({ rows: charged, listed, takenOff, medicine, isLeavingOut });
}

function accountOf({ rows, listed, takenOff, medicine, isLeavingOut }: Parts): StandingGift {
  const listedById = new Map(listed.map((line) => [line.serviceChargeId, line]));
  const isCounted = ({ isNonApplicable }: { isNonApplicable: boolean }) => !(isLeavingOut && isNonApplicable);
  const standing = rows.filter(isCounted).map((row) => chargedLine(row, listedById.get(row.serviceChargeId)));
  const removed = takenOff.filter(isCounted).map(takenOffLine);
  return { ...medicineGift(medicine), ...nothingOfBill, lines: [...standing, ...removed] };
}

const nothingOfBill = { otherChargePaise: ZERO, billDiscountPaise: ZERO, unpaidPaise: ZERO, writtenOffPaise: ZERO };

/** The rent of beds is the tariff's price; no user types it. */
function chargedLine(row: ChargeRow, listed: ListedLine | undefined): NumberedLine {
  return {
    ...row,
    listPricePaise: listed?.listPricePaise ?? row.appliedPaise,
    lateQuantityThousandths: listed?.lateQuantityThousandths ?? null,
    postedAt: listed ? new Date(listed.postedAt) : null,
    isTypedWhole: listed?.isTypedWhole ?? false,
    isCharged: true,
  };
}

function takenOffLine(line: TakenOffLine): NumberedLine {
  return {
    ...line,
    appliedPaise: line.listPricePaise,
    itemDiscountPaise: ZERO,
    postedAt: new Date(line.postedAt),
    isCharged: false,
  };
}

/** Medicine before its discounts, less returns, and the discounts of medicine that was not returned. */
function medicineGift({
  sales,
  returns,
}: MedicineAccount): Pick<GiftAccount, 'medicineListPaise' | 'medicineDiscountPaise'> {
  const returnedDiscount = sumPaise(returns.flatMap(({ lines }) => lines.map((line) => line.discount as Paise)));
  const returnedNet = sumPaise(returns.map(({ net }) => net as Paise));
  const discountPaise = subtractPaise(sumPaise(sales.map(({ discount }) => discount as Paise)), returnedDiscount);
  const netPaise = subtractPaise(sumPaise(sales.map(({ net }) => net as Paise)), returnedNet);
  const medicineDiscountPaise = discountPaise > 0 ? discountPaise : ZERO;
  return {
    medicineListPaise: sumPaise([netPaise > 0 ? netPaise : ZERO, medicineDiscountPaise]),
    medicineDiscountPaise,
  };
}

/** The account after lines are posted besides. */
export function withPosted(
  account: StandingGift,
  lines: readonly NewChargeLine[],
  gst: Pick<GiftLine, 'isIgstApplied' | 'isGstBeforeDiscount'>,
): StandingGift {
  const posted = lines.map((line) => ({
    ...line,
    ...gst,
    serviceChargeId: 0,
    listPricePaise: line.packagePricePaise ?? (line.tpaPaise > 0 ? line.tpaPaise : line.standardPaise),
    lateQuantityThousandths: null,
    postedAt: null,
    // A fraction is refused before it is posted.
    isTypedWhole: false,
    isCharged: true,
  }));
  return { ...account, lines: [...account.lines, ...posted] };
}

/** The account after a line is charged otherwise, or, without amounts, taken off. */
export function withChanged(
  account: StandingGift,
  serviceChargeId: number,
  amounts: LineAmounts | null,
  now: Date,
): StandingGift {
  const changed = account.lines.map((line) => {
    if (line.serviceChargeId !== serviceChargeId || line.postedAt === null) return line;
    const lateQuantityThousandths = lateQuantity(
      line,
      amounts?.quantityThousandths ?? thousandths(0),
      line.postedAt,
      now,
    );
    return { ...line, ...amounts, lateQuantityThousandths, isCharged: amounts !== null };
  });
  return { ...account, lines: changed };
}
