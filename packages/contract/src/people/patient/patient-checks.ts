// Messages of the checks of patient fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const patientChecks = foundByText(
  sentences('patient', {
    enterEmail: 'Please enter an email',
    selectSalutation: 'Please select a salutation',
    enterValidFirstName: 'Please enter a valid first name',
    enterValidMiddleName: 'Please enter a valid middle name',
    enterValidLastName: 'Please enter a valid last name',
    enterDateBirth: 'Please enter date of birth',
    enterNationality: 'Please enter nationality',
    enterPatientMobileNo: 'Please enter patient mobile no',
    digitsOnly: 'Enter digits only',
    enterAddress: 'Please enter address',
    enterCity: 'Please enter city',
    enterValidCity: 'Please enter valid city',
    enterValidFatherName: 'Please enter valid father name',
    enterHeightInCm: 'Please enter a height in cm',
    enterWeightInKg: 'Please enter a weight in kg',
    creditLimit: 'The credit limit',
    tooManyFieldsNamed: 'The request names more fields than exist',
    enterValidMotherName: 'please enter valid mother name',
    enterValidEmergencyContact: 'please enter valid emergency contact person',
    enterValidEmergencyPhone: 'please enter valid emergency contact no',
  }),
);
