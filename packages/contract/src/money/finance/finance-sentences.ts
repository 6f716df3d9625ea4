// Messages to the user from calls of the finance area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const financeSentences = sentences('finance', {
  dayClosedAlready: 'Your day is closed already: what is recorded now falls into the next closing',
  nothingToClose: 'There is nothing to close',
  dayClosed: 'Day closed',
  closingNotRecorded: 'The closing could not be recorded',
  closingDoesNotExist: 'This closing does not exist',
  closingIsOpen: 'This closing is open again already',
  closingReopened: 'Closing opened again',
  accountDoesNotExist: 'This account does not exist',
  subLedgerDoesNotExist: 'This sub-ledger does not exist',
  nameTaken: "'{name}' already exists",
  accountAdded: 'Account added successfully',
  accountUpdated: 'Account updated successfully',
  accountDeactivated: 'Account deactivated',
  noSubLedgersHere: 'This account has no sub-ledgers',
  accountOfProduct: "'{glName}' is written by the product itself and stays in use",
  accountHasBalance: "{balance} stand on '{glName}', so it stays in use",
});
