// Messages of the checks of tariff fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const tariffChecks = foundByText(
  sentences('tariff', {
    selectChargeType: 'Select charge type',
    theRate: 'The rate',
    enterRateBeginning: 'Please enter the first day of the rate',
    enterRatesBeginning: 'Please enter the first day of the rates',
    selectPayerToCopy: 'Please select the payer whose rates are copied',
    enterChargeName: 'Enter the name of the charge',
    selectChargeCategory: 'Select charge category',
    theStandardCharge: 'The standard charge',
    enterPackageName: 'Enter the name of the package',
    packageNeedsCharge: 'A package needs at least one charge',
    packageTooLarge: 'The package has too many charges',
    chooseCodeColumn: 'Choose the column with the code',
    chooseNameColumn: 'Choose the column with the name',
    chooseCategoryColumn: 'Choose the column with the category',
    chooseStandardColumn: 'Choose the column with the standard charge',
  }),
);
