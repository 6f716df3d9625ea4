// The ways a hospital may treat cash beyond a limit; apart from the rule, for what only names them.

/** What happens when cash goes beyond a limit: nothing, a warning, or a refusal (CASH_LIMIT_RECEIPT, Q115). */
export const cashLimitModes = ['off', 'warn', 'refuse'] as const;
export type CashLimitMode = (typeof cashLimitModes)[number];
