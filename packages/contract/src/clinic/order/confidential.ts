// What answers say in place of the name of a confidential test; screens show it in the reader's language (LB056, Q270).

/** In place of the name. */
export const confidentialTest = 'Confidential test';
