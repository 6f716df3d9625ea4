// Messages of the checks of pharmacy fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const pharmacyChecks = foundByText(
  sentences('pharmacy', {
    enterItemCode: 'Please enter item code',
    enterItemName: 'Please enter item name',
    selectItemType: 'Please select item type',
    enterUnit: 'Please enter the contents of one unit',
    hsnCodeNotValid: 'An HSN code must have 4, 6 or 8 digits',
    selectTaxSlab: 'Please select tax slab',
    selectBatch: 'Please select a batch',
    soldTooMany: 'This is more than can be sold at once',
    addAtLeastOneMedicine: 'Add at least one medicine',
    memoTooLong: 'A cash memo can have at most 200 lines',
    selectCashMemo: 'Please select a cash memo',
    enterReturnedQuantity: 'Enter the returned quantity',
    batchTooLarge: 'This is more than a batch can hold',
    selectItem: 'Please select an item',
    enterBatchNumber: 'Please enter batch number',
    enterExpiryDate: 'Please enter expiry date',
    enterMrp: 'Please enter MRP',
    enterPriceDocument: 'Enter the price list or the order',
    enterPackDocument: 'Enter the number of the picture of the pack or of the letter',
    enterDocumentDay: 'Enter the day of the document',
    selectHoldClass: 'Please select the kind of hold',
    enterDifference: 'Please enter the difference to the books',
  }),
);
