// A return to a supplier to look at in the print settings.
import { paise } from '@charaka/rules/money/money';
import type { PurchaseReturn } from './open-purchase-return.tsx';

/** Of no hospital and no supplier. */
export const sampleClaim: PurchaseReturn = {
  returnId: 1,
  claimNumber: 'DC3',
  supplierId: 1,
  supplierName: 'Sample Wholesale',
  reason: 'Expired',
  note: null,
  taxable: paise(25_045),
  cgst: paise(626),
  sgst: paise(626),
  igst: paise(0),
  claimed: paise(26_297),
  value: paise(27_104),
  leftOut: paise(0),
  creditNoteTotal: null,
  status: 'Sent',
  createdByName: 'Store Keeper',
  createdAt: '2026-11-20T05:30:00.000Z',
  isOwn: false,
  creditNoteNumber: null,
  creditNoteDate: null,
  credited: null,
  answerNote: null,
  answeredByName: null,
  answeredAt: null,
  lines: [
    {
      lotId: 1,
      storeName: 'Quarantine',
      itemName: 'Paracetamol 500 mg tablet',
      pack: 'Strip of 10',
      batchNumber: 'PCM12',
      expiry: '2026-10-31',
      receiptNumber: 'GRN7',
      invoiceNumber: 'INV-100',
      units: 20,
      taxable: paise(25_045),
      cgst: paise(626),
      sgst: paise(626),
      igst: paise(0),
      value: paise(27_104),
    },
  ],
};
