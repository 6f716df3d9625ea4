// A purchase order to look at in the print settings.
import { basisPoints, paise } from '@charaka/rules/money/money';
import type { PurchaseOrder } from './order-form.ts';

/** Of no hospital and no supplier. */
export const sampleOrder: PurchaseOrder = {
  orderId: 1,
  orderNumber: 'PO12',
  versionNo: 1,
  revision: 1,
  supplierId: 1,
  supplierName: 'Sample Wholesale',
  validUntil: '2026-12-31',
  isOverdue: false,
  taxable: paise(275_500),
  cgst: paise(6888),
  sgst: paise(6888),
  igst: paise(0),
  freight: paise(0),
  total: paise(289_276),
  status: 'Approved',
  createdByName: 'Purchase Officer',
  createdAt: '2026-11-20T05:30:00.000Z',
  submittedByName: 'Purchase Officer',
  isOwn: false,
  approvedByName: 'Approver',
  approvedAt: '2026-11-20T06:30:00.000Z',
  sentAt: null,
  rejectionReason: null,
  endReason: null,
  terms: 'Delivery within five days, expiry of at least one year.',
  lines: [
    {
      orderLineId: 1,
      itemId: 1,
      itemName: 'Paracetamol 500 mg tablet',
      itemCode: 'PCM500',
      pack: 'Strip of 10',
      packs: 200,
      freePacks: 20,
      rate: paise(1450),
      discountPercent: basisPoints(500),
      gst: basisPoints(500),
      taxable: paise(275_500),
      receivedPacks: 0,
      receivedFree: 0,
    },
  ],
};
