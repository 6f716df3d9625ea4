// Money that a desk receives or refunds: judged, numbered and written in one order, whatever it is for (R467-R487, Q258, Q268).

import type { Sentence } from '@charaka/rules/message/sentence';
import type { Paise } from '@charaka/rules/money/money';
import { paymentRuleSentences } from '@charaka/rules/money/payment';
import { confirmMoneyOut } from '../../kernel/confirmed.ts';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { needDeed } from '../../kernel/session.ts';
import { type CashReceipt, judgeCashReceipt } from './cash-receipts.ts';
import { judgeRefund, type RefundFacts } from './judge-refund.ts';
import { type SentModes, splitPayment } from './split-payment.ts';
import type { Money } from './tender-columns.ts';

/** An amount and its modes, as sent. */
export type SentMoney = SentModes & { readonly amount: Paise };

/** The patient and the record that money is received for; the law counts the cash of one occasion together. */
type Occasion = Pick<CashReceipt, 'patientId' | 'admissionId' | 'counterBillId' | 'encounterId'>;

/** The day that money is booked on; today where an owner names none. */
type MoneyDay = Pick<Money, 'finYear' | 'paidAt'>;

/** The record that a receipt pays for. Its area makes this after it has locked the record. */
export interface PaidOwner<Written> {
  readonly occasion: Occasion;
  readonly day?: MoneyDay;
  /** The most that may be received; null without a limit. */
  readonly limitPaise: Paise | null;
  write(money: Money): Promise<Written>;
}

/** The record that a refund is paid from. Its area makes this after it has locked the record. */
export interface RefundOwner<Written> {
  readonly day?: MoneyDay;
  /** The most that may be refunded. */
  readonly limitPaise: Paise;
  /** The patient's money that the hospital holds and the users who may not approve the refund; read when the modes are valid. */
  facts(): Promise<Omit<RefundFacts, 'amountPaise' | 'modes'>>;
  write(money: Money): Promise<Written>;
}

/** Today: the day of all money but a deposit that is entered later. */
export const bookedToday = (call: Call): MoneyDay => ({
  finYear: financialYearOn(call, todayOf(call)),
  paidAt: call.now,
});

/** Money received with a record that is not written yet: judged before the record takes its number. */
export async function judgeReceipt(
  call: Call,
  { occasion, day = bookedToday(call) }: { readonly occasion: Occasion; readonly day?: MoneyDay },
  sent: SentMoney,
): Promise<{ money: Money; warning: Sentence | null }> {
  needDeed(call.session, 'receive-money');
  const modes = splitPayment(sent, { form: 'add payment', amountPaise: sent.amount, isRefund: false });
  const { cashPaise } = modes;
  const warning = await judgeCashReceipt(call, { ...occasion, paidAt: day.paidAt, cashPaise });
  return { money: { ...day, amountPaise: sent.amount, modes }, warning };
}

/** Receives money for a record. Refuses more than its limit, modes that do not add up, and cash above the law's sum. */
export async function receiveMoney<Written>(
  call: Call,
  owner: PaidOwner<Written>,
  sent: SentMoney,
): Promise<{ written: Written; warning: Sentence | null }> {
  if (owner.limitPaise !== null && sent.amount > owner.limitPaise) refuse(paymentRuleSentences.excessAmount);
  const { money, warning } = await judgeReceipt(call, owner, sent);
  return { written: await owner.write(money), warning };
}

/** Refunds money of a record: confirmed by the caller, as it was paid, or by an approver who did not make it. */
export async function refundMoney<Written>(call: Call, owner: RefundOwner<Written>, sent: SentMoney): Promise<Written> {
  const { amount: amountPaise } = sent;
  needDeed(call.session, 'refund');
  confirmMoneyOut(call.session, amountPaise);
  const modes = splitPayment(sent, { form: 'add payment', amountPaise, isRefund: true });
  if (amountPaise > owner.limitPaise) refuse(paymentRuleSentences.refundAbovePayments);
  await judgeRefund(call, { ...(await owner.facts()), amountPaise, modes });
  return owner.write({ ...(owner.day ?? bookedToday(call)), amountPaise, modes });
}
