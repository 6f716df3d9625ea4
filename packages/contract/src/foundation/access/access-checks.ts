// Messages of the checks of access fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const accessChecks = foundByText(
  sentences('access', {
    enterOtp: 'OTP is a required field!',
    enterNewPassword: 'New Password is a required field!',
    tooManyScreensNamed: 'The request names more screens than exist',
    enterRoleName: 'Role Name is a required field!',
    beginAgain: 'Please begin again',
    enterCode: 'Please enter the code',
    enterName: 'Please enter a name',
    sessionNotKnown: 'This session is not known',
    theLimit: 'The limit',
    tooFewHours: 'At least 1 hour',
    systemMarkNotGiven: 'A request cannot decide which roles belong to the system',
    tooManyHours: 'At most 12 hours',
  }),
);
