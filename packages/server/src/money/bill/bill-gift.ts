// The gift on an account with what its final bill gives: discount, what stays unpaid, what is written off (Q223, Q236).
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { askGiftApproval } from '@charaka/contract/money/bill/gift';
import type { Bill } from '@charaka/rules/money/bill';
import { type GiftAccount, isUnlimited } from '@charaka/rules/money/gift';
import { addPaise, type Paise, subtractPaise, ZERO } from '@charaka/rules/money/money';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { readStanding } from '../../stay/admission/admission-standing.ts';
import { findPricedCharges, type NewChargeLine } from '../charge/charge-store.ts';
import { readGiftAccount, type StandingGift, withChanged, withPosted } from '../charge/gift-account.ts';
import { gstOfLine, isServicePlaceOn } from '../charge/gst-rule.ts';
import { giftLimitOf, judgeGift } from '../charge/judge-gift.ts';
import { pricedLine } from '../charge/post-charges.ts';
import { computeAccountBill, readBillAccount } from './bill-account.ts';
import { readSavedBill, type SavedBill } from './bill-store.ts';

/** The change that the maker is about to make to an account. */
export type GiftChange = ParsedOf<typeof askGiftApproval>['change'];

/** The account with its final bill, if it has one. Take the admission's lock first. */
export async function readGift(call: Call, admissionId: number): Promise<StandingGift> {
  const [account, saved] = await Promise.all([
    readGiftAccount(call, admissionId),
    readSavedBill(call.tx, call.tenantId, admissionId),
  ]);
  return saved ? withSaved(account, saved) : account;
}

function withSaved(account: StandingGift, saved: SavedBill): StandingGift {
  return {
    ...account,
    otherChargePaise: saved.otherChargePaise,
    billDiscountPaise: saved.discountPaise,
    unpaidPaise: saved.isSettledWithoutPay ? saved.duePaise : ZERO,
    writtenOffPaise: saved.writtenOffPaise,
  };
}

function withBill(account: StandingGift, bill: Bill, duePaise: Paise): StandingGift {
  const { otherChargePaise, discountPaise } = bill;
  return { ...account, otherChargePaise, billDiscountPaise: discountPaise, unpaidPaise: duePaise };
}

/** A due that is given up stays the gift it was where the bill was settled without payment. */
function withWriteOff(account: StandingGift, amount: Paise): StandingGift {
  const unpaidPaise = account.unpaidPaise > amount ? subtractPaise(account.unpaidPaise, amount) : ZERO;
  return { ...account, unpaidPaise, writtenOffPaise: addPaise(account.writtenOffPaise, amount) };
}

/** The pharmacy gave its discounts without a check of the limit, so the bill's check includes them. */
const withoutMedicine = (account: StandingGift): GiftAccount => ({ ...account, medicineDiscountPaise: ZERO });

/** Refuses a final bill that raises the gift above the caller's limit without an approval. */
export async function judgeBill(call: Call, admissionId: number, bill: Bill, duePaise: Paise): Promise<void> {
  if (isUnlimited(await giftLimitOf(call))) return;
  const account = await readGiftAccount(call, admissionId);
  await judgeGift(call, admissionId, withoutMedicine(account), withBill(account, bill, duePaise));
}

/** Refuses a write-off that raises the gift above the caller's limit without an approval. */
export async function judgeWriteOff(call: Call, admissionId: number, amount: Paise): Promise<void> {
  if (isUnlimited(await giftLimitOf(call))) return;
  const account = await readGift(call, admissionId);
  await judgeGift(call, admissionId, account, withWriteOff(account, amount));
}

/** The account as it would be after the change: computed here, independent of the screen's figures. */
export async function accountAfter(call: Call, admissionId: number, change: GiftChange): Promise<StandingGift> {
  const account = await readGift(call, admissionId);
  const { lines, changedLine, removedLine, bill, writeOff } = change;
  if (lines && lines.length > 0) return afterPosting(call, admissionId, { account, lines });
  if (changedLine) {
    const { serviceChargeId, quantity, appliedCharge, itemDiscount } = changedLine;
    const amounts = {
      quantityThousandths: quantity,
      appliedPaise: appliedCharge,
      itemDiscountPaise: itemDiscount ?? ZERO,
    };
    return withChanged(account, serviceChargeId, amounts, call.now);
  }
  if (removedLine) return withChanged(account, removedLine.serviceChargeId, null, call.now);
  if (writeOff != null) return withWriteOff(account, writeOff);
  if (!bill) return account;
  const made = computeAccountBill(await readBillAccount(call, admissionId), {
    ...bill,
    isFinal: true,
    isServicePlace: isServicePlaceOn(call, todayOf(call)),
  });
  return withBill(account, made, bill.due ?? ZERO);
}

interface Posting {
  readonly account: StandingGift;
  readonly lines: NonNullable<GiftChange['lines']>;
}

async function afterPosting(call: Call, admissionId: number, { account, lines }: Posting): Promise<StandingGift> {
  const { tx, tenantId, hospital, now } = call;
  const place = { tenantId, hospitalId: hospital.hospitalId, admissionId, appliedAt: now };
  const [standing, prices] = await Promise.all([
    readStanding(call, admissionId),
    findPricedCharges(tx, place, [...new Set(lines.map((line) => line.chargeId))]),
  ]);
  const priceById = new Map(prices.map((price) => [price.chargeId, price]));
  const posted = lines.map((line): NewChargeLine => pricedLine(line, priceById.get(line.chargeId)));
  return withPosted(account, posted, gstOfLine(call, standing));
}
