// Messages of the checks of tenancy fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const tenancyChecks = foundByText(
  sentences('tenancy', {
    enterLongitude: 'Please enter a longitude',
    enterLatitude: 'Please enter a latitude',
    enterWholeMonths: 'Please enter whole months',
    prefixNotValid: 'Letters, digits, / and - only, please',
    enterHospitalName: 'Please enter the name of the hospital',
    selectCurrency: 'Please select the currency',
    currencyNotValid: 'Three capital letters, as INR',
    enterCurrencySymbol: 'Please enter the currency symbol',
    selectTimeZone: 'Please select the time zone',
    timeZoneUnknown: 'There is no such time zone',
    selectDateFormat: 'Please select the date format',
    selectTimeFormat: 'Please select the time format',
    enterAdmissionPrefix: 'Please enter the admission prefix',
    enterRegistrationPrefix: 'Please enter the registration prefix',
    enterPharmacyPrefix: 'Please enter the pharmacy prefix',
    upiAddressNotValid: 'A UPI address reads as name@bank',
    percentOutside: 'Between 0 and 100, please',
    selectMonth: 'Please select a month',
    selectCheckOutHour: 'Please select the check-out hour',
    hoursOutside: 'Between 1 and 23 hours, please',
    enterFinancialYearName: 'Please enter the name of the financial year',
    enterFirstDay: 'Please enter the first day',
    enterLastDay: 'Please enter the last day',
    yearEndsBeforeBegin: 'The last day must be after the first day',
    colourNotValid: 'A colour is written as #55b9f7',
    wholePixels: 'Whole pixels, please',
    pixelsOutside: 'Between 0 and {mostBlockPixels} pixels, please',
    selectPaper: 'Please select the paper',
    wholeMillimetres: 'Whole millimetres, please',
    sheetNotOfPaper: 'This paper is not printed on that sheet',
    millimetresOutside: 'Between 0 and {mostMarginMillimetres} mm, please',
    blockUnknown: 'This paper has no such part',
    blockRequired: 'The law wants this part on the paper: it cannot be left out',
    enterTenantName: 'Please enter the tenant name',
    districtNotANumber: 'A district is named by its number',
  }),
);
