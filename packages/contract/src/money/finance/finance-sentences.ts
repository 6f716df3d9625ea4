// Messages to the user from calls of the finance area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const financeSentences = sentences('finance', {
  dayClosedAlready: 'Your day is already closed. New entries belong to the next closing',
  nothingToClose: 'There are no receipts or refunds to close',
  dayClosed: 'Day closed',
  closingNotRecorded: 'The closing could not be saved',
  closingDoesNotExist: 'This closing does not exist',
  closingIsOpen: 'This closing is already reopened',
  closingReopened: 'Closing reopened',
  accountDoesNotExist: 'This account does not exist',
  subLedgerDoesNotExist: 'This sub-ledger does not exist',
  nameTaken: "'{name}' already exists",
  accountAdded: 'Account added successfully',
  accountUpdated: 'Account updated successfully',
  accountDeactivated: 'Account deactivated',
  noSubLedgersHere: 'This account has no sub-ledgers',
  accountOfProduct: "The system writes to '{glName}', so it stays in use",
  accountHasBalance: "'{glName}' has a balance of {balance}, so it stays in use",
});
