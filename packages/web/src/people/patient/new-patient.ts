// The part of the address of the patients' list that opens the form of a new patient.

/** After the # of the address. */
export const NEW_PATIENT = 'new';
