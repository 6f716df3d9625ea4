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
  /** GST posted with charges and memos, until a tax document tells of it (FI052). */
  undocumentedGst: 22,
  bookingAdvances: 23,
  chargeIncome: 40,
  medicineIncome: 41,
  otherIncome: 42,
  discounts: 60,
  rounding: 61,
  leftOut: 62,
  writtenOff: 63,
  payerTds: 64,
  outputTax: 100,
  /** Tax deducted from suppliers that is not paid to the government yet (PH082). */
  deductedTax: 103,
  suppliers: 104,
  supplierAdvances: 105,
  assetsAtCost: 106,
  resultBroughtForward: 117,
  medicineStock: 300,
  goodsStock: 301,
  receivedWithoutInvoice: 302,
  medicineCost: 303,
  goodsConsumed: 304,
  countDifferences: 306,
} as const;
