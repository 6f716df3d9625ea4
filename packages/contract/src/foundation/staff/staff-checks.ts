// Messages of the checks of staff fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const staffChecks = foundByText(
  sentences('staff', {
    nobodyChosen: 'Nobody was chosen',
    toBeforeFrom: 'The To date must not be before the From date',
    nothingChanged: 'Nothing was changed',
    documentKindNotTaken: 'Only PDF, PNG and JPEG files are accepted',
    fileNotWhole: 'This file was not received completely',
    enterDocumentName: 'Please enter the name of the document',
    photoTooLarge: 'The photo is larger than 1 MB',
    shareTooLarge: 'A share is at most 100 %',
    enterFirstName: 'Please enter first name',
    enterLastName: 'Please enter last name',
    selectRole: 'Please select role',
    selectDepartment: 'Please select department',
    selectDesignation: 'Please select designation',
    ifscCodeNotValid: 'Enter an IFSC code such as SBIN0001234',
    lettersAndDigitsOnly: 'Enter letters and digits only',
    selectAtLeastOneHospital: 'Please select at least one hospital',
    enterEmailOrPhone: 'Please enter email or phone',
    joinedBeforeBirth: 'The date of joining must be after the date of birth',
    leftBeforeJoining: 'The date of leaving must not be before the date of joining',
    approverByDelegations: 'Approvers are set on the page of delegations',
    activatedByOwnCalls: 'A member of staff is deactivated and reactivated by separate calls',
    passwordByOwnCalls: 'The password of a log-in is set with its account, or changed by the call for a new password',
  }),
);
