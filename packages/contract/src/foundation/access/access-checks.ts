// What the checks of access fields say, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences beside fields; a code is kept for ever. */
export const accessChecks = foundByText(
  sentences('access', {
    otpRequiredField: 'OTP is a required field!',
    newPasswordRequiredField: 'New Password is a required field!',
    tooManyScreensNamed: 'These are more screens than there are',
    roleNameRequiredField: 'Role Name is a required field!',
    beginAgain: 'Please begin again',
    enterCode: 'Please enter the code',
    enterName: 'Please enter a name',
    sessionNotKnown: 'This session is not known',
    limit: 'The limit',
    atLeast1Hour: 'At least 1 hour',
    atMost12Hours: 'At most 12 hours',
  }),
);
