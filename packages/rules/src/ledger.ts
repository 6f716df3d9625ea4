// The accounts of the general ledger that the product writes to, by their numbers in the tables.

/** The accounts the product writes to, by their numbers in the tables. */
export const account = {
  cashAndBank: 1,
  cheques: 2,
  unbilledCharges: 3,
  unbilledMedicines: 4,
  dueFromPatients: 5,
  dueFromPayers: 6,
  patientAdvances: 20,
  nonHospitalReceipts: 21,
  gstPayable: 22,
  bookingAdvances: 23,
  chargeIncome: 40,
  medicineIncome: 41,
  otherIncome: 42,
  discounts: 60,
  rounding: 61,
  leftOut: 62,
  writtenOff: 63,
  payerTds: 64,
} as const;
