// Messages of the checks of finance fields, on the screen and on the server.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages beside fields; codes never change. */
export const financeChecks = foundByText(
  sentences('finance', {
    wholeNumber: 'Enter a whole number',
    enterSubLedgerName: 'Please enter the name of the sub-ledger',
    enterAccountName: 'Please enter the name of the account',
    selectAccountSide: 'Please select the side of the account',
    tooManySubLedgers: 'An account can have at most 500 sub-ledgers',
  }),
);
