// Messages of the checks of purchase fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const purchaseChecks = foundByText(
  sentences('purchase', {
    enterSupplierName: 'Enter the name of the supplier',
    selectGstKind: 'Select the kind of GST registration',
    stateCodeNotValid: 'The state code of GST has two digits, for example 27',
    panNotValid: 'A PAN has 10 characters, for example AAPFU0939F',
    ifscNotValid: 'An IFSC has 11 characters, for example SBIN0000001',
    enterLicenceNo: 'Enter the number of the licence',
    enterFeePaidUntil: 'Enter the day until which the licence fee is paid',
    selectSupplier: 'Select a supplier',
    addAtLeastOneLine: 'Add at least one line',
    receiptTooLong: 'A goods receipt can have at most 2,000 lines',
    orderTooLong: 'A purchase order can have at most 500 lines',
    maximumAboveLevel: 'The maximum must be above the level',
    returnTooLong: 'A return can have at most 500 lines',
    selectReturnReason: 'Select the reason of the return',
    enterReturnNote: 'Enter a note for the reason Other',
    enterCreditNoteNumber: 'Enter the number of the credit note',
    enterCreditNoteDate: 'Enter the date of the credit note',
    enterCreditNoteTotal: 'Enter the total of the credit note',
    creditedAboveNote: 'The amount credited is above the total of the credit note',
    noCreditNote: 'A credit of 0 has no credit note',
    enterChargeName: 'Enter what the charge is for',
    packsTooMany: 'This is more packs than a line can have',
    enterPaper: 'Enter the number of the invoice or of the challan',
    enterInvoiceDate: 'Enter the date of the invoice',
    enterInvoiceTotal: 'Enter the total of the invoice',
    enterPacks: 'Enter paid or free packs',
    rejectedAboveReceived: 'More packs are rejected than the line has',
    enterInvoiceNumber: 'Enter the number of the invoice',
    chooseReceipt: 'Choose at least one goods receipt',
    chooseInvoice: 'Choose at least one invoice or enter an advance',
    advanceOutOfAdvance: 'An advance is not paid out of another advance',
    selectMode: 'Select the mode of payment',
    enterReference: 'Enter the number of the transfer or of the cheque',
    paymentTooLong: 'A payment can settle at most 200 invoices',
    oneDiscount: 'Enter the discount as a percentage or as an amount, not both',
  }),
);
