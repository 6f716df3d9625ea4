// What the law says about the cash a hospital in India may take: the sentence shown where the limit is set.

/** From this amount on cash may not be taken from one person (section 269ST of the Income-tax Act), in paise. */
const FORBIDDEN_CASH_PAISE = 20_000_000;

/** A warning about a hospital's cash receipt limit, or null; null as limit is no limit at all (Q115). Amounts in paise. */
export function cashLimitWarning(limitPaise: number | null, countryCode: string): string | null {
  if (countryCode !== 'IN' || (limitPaise !== null && limitPaise < FORBIDDEN_CASH_PAISE)) return null;
  return (
    'Section 269ST of the Income-tax Act forbids taking 2,00,000 or more in cash from one person: ' +
    'set a cash receipt limit below 2,00,000.'
  );
}
