// Messages of the checks of document fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences beside fields; a code is kept for ever. */
export const documentChecks = foundByText(
  sentences('document', {
    base64Expected: 'This is not base64',
    selectDocumentCategory: 'Please select document category',
    enterSourceName: 'Please enter source name',
  }),
);
