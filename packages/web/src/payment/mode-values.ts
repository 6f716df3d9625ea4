// The inputs of a payment's modes as typed, for the forms that split an amount (R465, R505).

/** Rupees as typed. */
export interface ModeValues {
  card: number | string;
  cardNumber: string;
  upi: number | string;
  upiReference: string;
  neft: number | string;
  chequeAmount: number | string;
  chequeNumber: string;
}

/** Nothing typed yet. */
export const noModes: ModeValues = {
  card: '',
  cardNumber: '',
  upi: '',
  upiReference: '',
  neft: '',
  chequeAmount: '',
  chequeNumber: '',
};
