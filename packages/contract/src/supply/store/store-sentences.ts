// Messages to the user from the calls and the checks of the store area.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const storeSentences = sentences('store', {
  firstStoreStays: '{storeName} belongs to every hospital and stays as it is',
  storeHasStock: '{storeName} has stock: issue or return it first',
  storeNotFound: 'This store does not exist or is not in use',
  sameStore: 'Choose two different stores',
  notAskedHere: 'Goods cannot be asked from {storeName}',
  goesThroughReturn: 'Wards send stock back as a return',
  itemTwice: 'An item is on the list twice',
  tooManyBatches: 'These items come from more than 200 batches: issue them in two transfers',
  coldToQuarantine: '{itemName} is cold or out of use: send it back to Quarantine',
  settledByGiver: 'You received this transfer: another person returns the missing units',
  notYourStore: 'This transfer is for {storeName}',
  batchTwice: 'A batch is on the list twice',
  itemNotInUse: 'An item of this list is not in use',
  indentAsked: 'Indent {indentNo} sent to {storeName}',
  indentMissing: 'This indent does not exist',
  indentEnded: 'Indent {indentNo} ended',
  notYourIndent: 'Only the person that asked may cancel this indent',
  thisItem: 'this item',
  onlyToQuarantine: '{itemName} is held or has expired: send it back to Quarantine',
  scheduleXStays: '{itemName} is Schedule X: it is not moved between stores without its register',
  itemNotAsked: 'This item is not on the indent',
  moreThanAsked: 'Only {left} of {itemName} are still asked for',
  onlyInStore: 'Only {left} of {itemName} are in {storeName}',
  transferIssued: 'Transfer {transferNo} issued to {storeName}',
  transferMissing: 'This transfer does not exist',
  transferReceived: 'Transfer {transferNo} received',
  transferReceivedShort: 'Transfer {transferNo} received. {quantity} units are missing: {storeName} takes them back',
  shortageTaken: '{quantity} missing units are in {storeName} again',
  issuerReceives: 'You issued this transfer: another person must receive it',
  lineNotOfTransfer: 'A line does not belong to this transfer',
  everyLine: 'Enter the received quantity of every line',
  moreThanIssued: 'Only {quantity} of {itemName} were issued',
  stockUsed: '{quantity} of {itemName} used from {storeName}',
});

/** Sentences beside fields. */
export const storeChecks = foundByText(
  sentences('store', {
    enterStoreName: 'Please enter store name',
    enterStoreCode: 'Please enter store code',
    selectStoreKind: 'Please select the kind of store',
    selectStore: 'Please select a store',
    addAnItem: 'Add at least one item',
    tooManyLines: 'A list can have at most 200 lines',
    enterShortReason: 'Enter the reason why units are missing',
  }),
);
