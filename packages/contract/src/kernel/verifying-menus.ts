// The screens on which a department verifies results: the right to change there makes an account strong (Q266).

/** Menu paths; a department that verifies adds its own. */
export const verifyingMenus = ['investigation/verify'] as const;
