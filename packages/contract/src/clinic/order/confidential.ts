// Text that answers show instead of the name of a confidential test; screens translate it (LB056, Q270).

/** In place of the name. */
export const confidentialTest = 'Confidential test';
