// The modes of an advance, which the walk over the fields of a booking leaves to other tests.

const modes = 'taken with an advance only, where the tests of advances read it';
/** Each field with the reason why a booking without an advance does not give it back. */
export const advanceFields = {
  cash: modes,
  card: modes,
  cardNumber: modes,
  upi: modes,
  upiTransNo: modes,
  neft: modes,
  neftTransNo: modes,
  chequeAmount: modes,
  chequeNumber: modes,
};
