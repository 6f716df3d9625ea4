// How a bill in the making is settled: paid or refunded by mode, or left due with a reason; judged by the rules (R503-R516).
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import {
  billRefundProblems,
  checkBillPayment,
  checkSettleWithoutPayment,
  proposeRefundSplit,
} from '@charaka/rules/money/bill-settlement';
import { type Paise, smallerPaise, subtractPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { referenceProblems } from '@charaka/rules/money/payment';
import { spoken } from '../../kernel/spoken.ts';
import { type ModeValues, noModes, sentencesByField, typedModes } from '../payment/mode-values.ts';
import { byMode } from '../payment/proposed-modes.ts';
import { typedPaise } from '../payment/typed-amount.ts';
import type { BillAnswer, Figures } from './bill-answer.ts';

/** Values typed to settle a bill; rupees as typed. */
export interface SettlementValues extends ModeValues {
  cash: number | string;
  /** A refund by card, UPI and NEFT is typed in the fields of these modes. */
  cashRefund: number | string;
  chequeRefund: number | string;
  chequeRefundNumber: string;
  chequeRefundDate: string | null;
  /** A name where the hospital keeps no banks; else the number of one. */
  chequeRefundBank: string;
  chequeRefundBankSlid: number | null;
  /** True when unpaid non-hospital charges are deducted from the refund (Q219). */
  keepsNonHospitalDue: boolean;
  /** Why the money goes out in another way than it came in. */
  refundReason: string;
}

/** The Pay Bill dialog: part of the payable is paid, the rest stays due (R515, Q138). */
export interface PayBillValues extends ModeValues {
  reason: string;
  amountPay: number | string;
  cash: number | string;
}

/** An amount as it stands in a field: rupees, empty for nothing. */
export function typedRupees(paise: number): number | string {
  return paise > 0 ? paise / 100 : '';
}

/** Part of a refund that can be kept for unpaid non-hospital charges, in paise; zero when there is no refund (Q219). */
export function keepableOf({ refundable, nonHospitalDue, isRefund }: Figures): Paise {
  return isRefund ? smallerPaise(refundable, nonHospitalDue) : ZERO;
}

/** Amount to refund in paise: the whole refund, or the rest after non-hospital charges are kept from it. */
export function givenBack(figures: Figures, keepsNonHospitalDue: boolean): Paise {
  return keepsNonHospitalDue ? subtractPaise(figures.refundable, keepableOf(figures)) : figures.refundable;
}

/** The values a settlement starts with: everything in cash, or a refund split as the money came in (R507, R508, Q258). */
export function startingSettlement(
  figures: Figures,
  held?: BillAnswer['held'],
  keepsNonHospitalDue = false,
): SettlementValues {
  const refund = proposeRefundSplit(givenBack(figures, keepsNonHospitalDue), held ? byMode(held) : undefined);
  const modes = figures.isRefund
    ? { card: typedRupees(refund.cardRefundPaise), upi: typedRupees(refund.upiRefundPaise) }
    : {};
  return {
    ...noModes,
    ...modes,
    cash: figures.isRefund ? '' : typedRupees(figures.netPayable),
    cashRefund: figures.isRefund ? typedRupees(refund.cashRefundPaise) : '',
    chequeRefund: figures.isRefund ? typedRupees(refund.chequeRefundPaise) : '',
    chequeRefundNumber: '',
    chequeRefundDate: null,
    chequeRefundBank: '',
    chequeRefundBankSlid: null,
    keepsNonHospitalDue,
    refundReason: '',
  };
}

/** The values the Pay Bill dialog starts with: nothing is paid. */
export const startingPayBill: PayBillValues = { ...noModes, reason: '', amountPay: '', cash: '' };

type PaidValues = ModeValues & { cash: number | string };

function amountsOf(values: PaidValues) {
  return {
    cashPaise: typedPaise(values.cash),
    ...typedModes(values),
  };
}

/** The cash that the other modes leave of an amount, as it stands in its field; never below nothing. */
export function remainingCash(totalPaise: Paise, values: ModeValues): number | string {
  const { cardPaise, upiPaise, neftPaise, chequePaise } = typedModes(values);
  return typedRupees(subtractPaise(totalPaise, sumPaise([cardPaise, upiPaise, neftPaise, chequePaise])));
}

type Errors = Record<string, string>;

const paymentFields = { amount: 'cash' };
const refundFields = {
  amount: 'cashRefund',
  cardRefund: 'card',
  upiRefund: 'upi',
  neftRefund: 'neft',
  chequeNumber: 'chequeRefundNumber',
  chequeDate: 'chequeRefundDate',
  chequeBank: 'chequeRefundBank',
};

/** Errors of a settlement, by field; none means the bill may be generated (R501, R505-R509). */
export function settlementErrors(figures: Figures, values: SettlementValues): Errors {
  if (figures.isRefund) {
    const { cardPaise, upiPaise, neftPaise, ...references } = typedModes(values);
    const problems = billRefundProblems({
      refundPaise: givenBack(figures, values.keepsNonHospitalDue),
      cashRefundPaise: typedPaise(values.cashRefund),
      cardRefundPaise: cardPaise,
      upiRefundPaise: upiPaise,
      neftRefundPaise: neftPaise,
      chequeRefundPaise: typedPaise(values.chequeRefund),
      chequeNumber: values.chequeRefundNumber,
      chequeDate: values.chequeRefundDate ?? '',
      chequeBank: values.chequeRefundBank || String(values.chequeRefundBankSlid ?? ''),
    });
    const unnamed = referenceProblems({ ...references, cardPaise, upiPaise, neftPaise, chequePaise: ZERO }, 'bill');
    return sentencesByField([...problems, ...unnamed], refundFields);
  }
  const judged = checkBillPayment({ payablePaise: figures.netPayable, ...amountsOf(values) });
  const errors = sentencesByField(judged.problems, paymentFields);
  if (judged.problems.length === 0 && !judged.isComplete) errors.cash = spoken(billSentences.modesDoNotAddUp);
  return errors;
}

/** Errors of the Pay Bill dialog, by field, and the amount still due in paise (R514-R516, Q138). */
export function judgePayBill(figures: Figures, values: PayBillValues): { errors: Errors; duePaise: Paise } {
  const amounts = { ...amountsOf(values), chequePaise: ZERO };
  const judged = checkSettleWithoutPayment({
    ...amounts,
    payablePaise: figures.netPayable,
    amountPayPaise: typedPaise(values.amountPay),
    reason: values.reason,
  });
  const problems = [...judged.problems, ...referenceProblems(amounts, 'bill')];
  return { errors: sentencesByField(problems, paymentFields), duePaise: judged.duePaise };
}
