// Messages of the checks of message fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const messageChecks = foundByText(
  sentences('message', {
    chooseAtLeastOneRole: 'Choose at least one role',
    tooManyRolesNamed: 'The request names more roles than exist',
    nameGroup: 'Please enter the group',
    soundPathNotValid: 'A sound must be a path of this server, for example /sounds/bell.mp3',
  }),
);
