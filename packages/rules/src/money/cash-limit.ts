// What a hospital may take in cash: the limit it sets itself, and the one the law sets in India.
import { formatPaise } from './lakh-grouping.ts';
import { addPaise, type Paise, rupeesToPaise } from './money.ts';

/** What happens when cash goes beyond a limit: nothing, a warning, or a refusal (CASH_LIMIT_RECEIPT, Q115). */
export const cashLimitModes = ['off', 'warn', 'refuse'] as const;

/** How a hospital takes cash. */
export interface CashRule {
  mode: (typeof cashLimitModes)[number];
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
const OTHERWISE = 'Please take the rest by card, UPI, NEFT or account payee cheque.';

/**
 * Sentence against cash received, or null (R487, Q115). Section 269ST of the Income-tax Act, 1961: nobody may receive two lakh
 * rupees or more otherwise than through a bank - counted together from one person in a day, or for a single transaction, or for
 * everything that belongs to one event or occasion. Here the person is the patient and the occasion an admission; what was
 * refunded was received all the same, so refunds take nothing off. The hospital's own limit is of one receipt. Amounts in paise.
 */
export function cashReceiptProblem(cashPaise: Paise, rule: CashRule, before: CashBefore): string | null {
  if (rule.mode === 'off' || cashPaise <= 0) return null;
  if (rule.limitPaise !== null && cashPaise > rule.limitPaise) {
    return `Cash amount should be lesser then or equal to ${rule.limitPaise / 100}`;
  }
  if (rule.countryCode !== 'IN') return null;
  const dayPaise = addPaise(before.dayPaise, cashPaise);
  if (dayPaise >= FORBIDDEN_PAISE) return forbidden('from this patient on one day', dayPaise);
  const occasionPaise = addPaise(before.occasionPaise, cashPaise);
  return occasionPaise >= FORBIDDEN_PAISE ? forbidden('for this admission', occasionPaise) : null;
}

function forbidden(what: string, cashPaise: Paise): string {
  return (
    `The cash taken ${what} would come to Rs ${formatPaise(cashPaise)}: section 269ST of the Income-tax Act allows less than ` +
    `Rs 2,00,000. ${OTHERWISE}`
  );
}

/** What the clerk is told who sets a hospital in India up to let such cash through, or null (Q115). */
export function cashLimitWarning(mode: CashRule['mode'], countryCode: string): string | null {
  if (countryCode !== 'IN' || mode === 'refuse') return null;
  return (
    'Section 269ST of the Income-tax Act forbids taking Rs 2,00,000 or more in cash from one person in a day or for one ' +
    'admission: choose to refuse such cash.'
  );
}
