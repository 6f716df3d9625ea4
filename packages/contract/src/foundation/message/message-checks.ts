// Messages of the checks of message fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const messageChecks = foundByText(
  sentences('message', {
    chooseAtLeastOneRole: 'Choose at least one role',
    tooManyRolesNamed: 'These are more roles than there are',
    nameGroup: 'Please name the group',
    soundPathNotValid: 'A sound is a path of this server, as /sounds/bell.mp3',
  }),
);
