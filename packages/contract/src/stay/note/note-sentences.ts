// Messages to the user from calls of the note area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const noteSentences = sentences('note', {
  noteAdded: 'Note added successfully',
  noteDeleted: 'Note deleted successfully',
  noteOfAnother: '{name} wrote this note. Add your own note',
  onlyLastNote: 'Only the last note can be changed',
  noteDoesNotExist: 'This note does not exist',
  noteNotWritten: 'The note could not be saved',
  notesClosed: 'The patient is discharged: notes and documents can only be read',
  registerClosed: 'The patient is discharged: the consultant register can only be read',
  noteUpdated: 'Note updated successfully',
});
