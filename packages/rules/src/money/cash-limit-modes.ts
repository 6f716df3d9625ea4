// Modes of treating cash beyond a limit; apart from the rule, for files that only need the names.

/** Reaction to cash beyond a limit: none, a warning, or a refusal (CASH_LIMIT_RECEIPT, Q115). */
export const cashLimitModes = ['off', 'warn', 'refuse'] as const;
export type CashLimitMode = (typeof cashLimitModes)[number];
