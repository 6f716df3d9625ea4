// Messages of the checks of approval fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences beside fields; a code is kept for ever. */
export const approvalChecks = foundByText(
  sentences('approval', {
    enterRefusalReason: 'Please say why it is refused',
  }),
);
