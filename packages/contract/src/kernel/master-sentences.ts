// Messages to the user from calls of masters, their files and records of a hospital.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const masterSentences = sentences('master', {
  oneRowWrong: 'Nothing was imported: 1 row is wrong',
  rowsWrong: 'Nothing was imported: {count} rows are wrong',
  everyRowKnown: 'Nothing was imported: every row of the file is already in the list',
  listChangedMeanwhile:
    'Nothing was imported: another user changed the list in the meantime. Please look at the preview again',
  importDone: '{labelPlural}: {newCount} added, {changedCount} changed',
  notActive: 'This {label} is no longer active',
  recordAdded: '{label} added successfully',
  recordUpdated: '{label} updated successfully',
  deactivated: '{label} deactivated',
  recordDeactivated: '{label} deactivated successfully',
  doesNotExist: 'This {label} does not exist',
  valueTaken: "{label} '{value}' already exists",
  fixed: 'This {label} is fixed: it can be neither changed nor deactivated',
  inUse: 'This {label} is in use by {count} {called} and stays active',
  inUseByNames: 'This {label} is in use by {count} {called} ({names}) and stays active',
  inUseByMoreNames: 'This {label} is in use by {count} {called} ({names} and more) and stays active',
});
