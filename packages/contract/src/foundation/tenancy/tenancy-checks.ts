// Messages of the checks of tenancy fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const tenancyChecks = foundByText(
  sentences('tenancy', {
    enterLongitude: 'Please enter a longitude',
    enterLatitude: 'Please enter a latitude',
    enterWholeMonths: 'Please enter whole months',
    prefixNotValid: 'Enter only letters, digits, / and -',
    enterHospitalName: 'Please enter the name of the hospital',
    selectCurrency: 'Please select the currency',
    currencyNotValid: 'Enter three capital letters, for example INR',
    enterCurrencySymbol: 'Please enter the currency symbol',
    selectTimeZone: 'Please select the time zone',
    timeZoneUnknown: 'This time zone does not exist',
    selectDateFormat: 'Please select the date format',
    selectTimeFormat: 'Please select the time format',
    enterAdmissionPrefix: 'Please enter the admission prefix',
    enterRegistrationPrefix: 'Please enter the registration prefix',
    enterPharmacyPrefix: 'Please enter the pharmacy prefix',
    upiAddressNotValid: 'Enter a UPI address such as name@bank',
    percentOutside: 'Enter between 0 and 100',
    selectMonth: 'Please select a month',
    selectCheckOutHour: 'Please select the check-out hour',
    hoursOutside: 'Enter between 1 and 23 hours',
    enterFinancialYearName: 'Please enter the name of the financial year',
    enterFirstDay: 'Please enter the first day',
    enterLastDay: 'Please enter the last day',
    yearEndsBeforeBegin: 'The last day must be after the first day',
    colourNotValid: 'Enter a colour such as #55b9f7',
    wholePixels: 'Enter whole pixels',
    pixelsOutside: 'Enter between 0 and {mostBlockPixels} pixels',
    selectPaper: 'Please select the paper',
    wholeMillimetres: 'Enter whole millimetres',
    sheetNotOfPaper: 'This paper cannot be printed on that sheet',
    millimetresOutside: 'Enter between 0 and {mostMarginMillimetres} mm',
    blockUnknown: 'This paper has no such part',
    blockRequired: 'The law requires this part on the paper. It cannot be left out',
    enterTenantName: 'Please enter the tenant name',
    districtNotANumber: 'Enter the number of the district',
  }),
);
