// Limits on cash: the hospital's own limit, and the legal limit in India.
import { type Sentence, sentences } from '../message/sentence.ts';
import type { CashLimitMode } from './cash-limit-modes.ts';
import { formatPaise } from './lakh-grouping.ts';
import { addPaise, type Paise, rupeesToPaise } from './money.ts';
import { paymentRuleSentences } from './payment.ts';

/** How a hospital takes cash. */
export interface CashRule {
  mode: CashLimitMode;
  /** The most cash of one receipt; null sets no limit of the hospital's own. */
  limitPaise: Paise | null;
  countryCode: string;
}

/** Cash received of a patient before the receipt that is judged. */
export interface CashBefore {
  /** On the day of the receipt. */
  dayPaise: Paise;
  /** For the same admission. */
  occasionPaise: Paise;
}

/** From this amount on the law forbids cash. */
const FORBIDDEN_PAISE = rupeesToPaise(200_000);

/** Messages about cash that the law forbids; codes never change. */
export const cashLimitSentences = sentences('payment', {
  forbiddenCashOfDay:
    'The cash taken from this patient on one day would come to Rs {cash}: section 269ST of the Income-tax Act allows less than Rs 2,00,000. Please take the rest by card, UPI, NEFT or account payee cheque.',
  forbiddenCashOfAdmission:
    'The cash taken for this admission would come to Rs {cash}: section 269ST of the Income-tax Act allows less than Rs 2,00,000. Please take the rest by card, UPI, NEFT or account payee cheque.',
  takenCashOfDay:
    'The cash taken from this patient on this day has come to Rs {cash}: section 269ST of the Income-tax Act allows less than Rs 2,00,000. Please inform the accounts department.',
  takenCashOfAdmission:
    'The cash taken for this admission has come to Rs {cash}: section 269ST of the Income-tax Act allows less than Rs 2,00,000. Please inform the accounts department.',
  refuseForbiddenCash:
    'Section 269ST of the Income-tax Act forbids taking Rs 2,00,000 or more in cash from one person in a day or for one admission. Choose to refuse such cash.',
});

/**
 * Sentence against cash received, or null (R487, Q115). Section 269ST of the Income-tax Act, 1961: nobody may receive two lakh
 * rupees or more otherwise than through a bank - counted together from one person in a day, or for a single transaction, or for
 * everything that belongs to one event or occasion. Here the person is the patient and the occasion an admission; what was
 * refunded was received all the same, so refunds take nothing off. The hospital's own limit is of one receipt. Amounts in paise.
 * `isBooked`: the receipt is taken and cannot be split any more, as where the hospital only warns.
 */
export function cashReceiptProblem(
  cashPaise: Paise,
  rule: CashRule,
  before: CashBefore,
  isBooked = false,
): Sentence | null {
  if (rule.mode === 'off' || cashPaise <= 0) return null;
  if (rule.limitPaise !== null && cashPaise > rule.limitPaise) {
    return paymentRuleSentences.tooMuchCash({ limit: rule.limitPaise / 100 });
  }
  if (rule.countryCode !== 'IN') return null;
  const dayPaise = addPaise(before.dayPaise, cashPaise);
  const { takenCashOfDay, forbiddenCashOfDay, takenCashOfAdmission, forbiddenCashOfAdmission } = cashLimitSentences;
  if (dayPaise >= FORBIDDEN_PAISE)
    return (isBooked ? takenCashOfDay : forbiddenCashOfDay)({ cash: formatPaise(dayPaise) });
  const occasionPaise = addPaise(before.occasionPaise, cashPaise);
  if (occasionPaise < FORBIDDEN_PAISE) return null;
  return (isBooked ? takenCashOfAdmission : forbiddenCashOfAdmission)({ cash: formatPaise(occasionPaise) });
}

/** Returns the warning for the clerk who sets a hospital in India to accept such cash, or null (Q115). */
export function cashLimitWarning(mode: CashRule['mode'], countryCode: string): Sentence | null {
  return countryCode !== 'IN' || mode === 'refuse' ? null : cashLimitSentences.refuseForbiddenCash;
}
