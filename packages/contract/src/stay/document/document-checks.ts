// Messages of the checks of document fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const documentChecks = foundByText(
  sentences('document', {
    base64Expected: 'This is not valid base64',
    selectDocumentCategory: 'Please select document category',
    enterSourceName: 'Please enter source name',
  }),
);
