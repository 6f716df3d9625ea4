// What the checks of tariff fields say, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences beside fields; a code is kept for ever. */
export const tariffChecks = foundByText(
  sentences('tariff', {
    selectChargeType: 'Select charge type',
    rate: 'The rate',
    enterDayRateBegins: 'Please enter the day the rate begins',
    enterDayRatesBegin: 'Please enter the day the rates begin',
    selectPayerWhoseRatesCopied: 'Please select the payer whose rates are copied',
    enterNameCharge: 'Enter the name of the charge',
    selectChargeCategory: 'Select charge category',
    standardCharge: 'The standard charge',
    enterNamePackage: 'Enter the name of the package',
    packageNeedsAtLeastOneCharge: 'A package needs at least one charge',
    packageTooLarge: 'This is more than a package has',
    chooseColumnWithCode: 'Choose the column with the code',
    chooseColumnWithName: 'Choose the column with the name',
    chooseColumnWithCategory: 'Choose the column with the category',
    chooseColumnWithStandardCharge: 'Choose the column with the standard charge',
  }),
);
