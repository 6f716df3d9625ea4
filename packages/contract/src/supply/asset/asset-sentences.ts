// Messages to the user from the calls and the checks of the asset area.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const assetSentences = sentences('asset', {
  assetMissing: 'This asset does not exist',
  noAssetOfCode: 'No asset has the number {code}',
  assetsAccepted: 'Assets accepted: {quantity}, from {assetNo}',
  serialKnown: '{serialNo} is asset {assetNo}',
  serialTwice: '{serialNo} is on the list twice',
  assetInBooks: 'Asset {assetNo} is in the books since {day}',
  assetCapitalised: 'Asset {assetNo} is in use and in the books',
  dayOfUseBeforeAcceptance: 'Asset {assetNo} was accepted on {day}: the day of use cannot be earlier',
  dayOfUseAhead: 'The day of use is in the future',
  acceptedAhead: 'The day of acceptance is in the future',
  placeMissing: 'This place does not exist or is not in use',
  custodianMissing: 'This custodian does not exist or is not active',
  supplierMissing: 'This supplier does not exist or is not in use',
  parentMissing: 'The asset it belongs to does not exist or is retired',
  assetHandedOver: 'Asset {assetNo} handed over to {name}',
  custodianConfirms: 'Asset {assetNo}: only {name} may confirm the custody',
  custodyConfirmed: 'You confirmed the custody of asset {assetNo}',
  custodyConfirmedBefore: 'The custody of asset {assetNo} is confirmed already',
  assetLost: 'Asset {assetNo} is recorded as lost',
  assetFound: 'Asset {assetNo} is found',
  assetRetired: 'Asset {assetNo} is retired',
  partsInUse: 'Asset {assetNo} has components in use: {count}. Retire them first',
  assetNotHere: 'Asset {assetNo} is lost or retired',
});

/** Sentences beside fields. */
export const assetChecks = foundByText(
  sentences('asset', {
    enterAssetName: 'Please enter the name of the asset',
    enterMaker: 'Please enter the maker',
    enterSerial: 'Please enter the serial number',
    addASerial: 'Enter at least one serial number',
    tooManySerials: 'At most 200 assets can be accepted at once',
    selectPlace: 'Select the place of the asset: one department or one ward',
    selectCustodian: 'Select the custodian',
    enterTakenBy: 'Enter the name of the person who took it',
    enterDayOfUse: 'Please enter the day of use',
    selectAssetSupplier: 'Select the supplier',
    enterPaperNo: "Enter the number of the supplier's paper",
    enterAcceptedOn: 'Enter the day of acceptance',
    noSupplierOfOpening: 'An asset of the opening books has no supplier and no paper',
  }),
);
