// Takes the last note of an admission back.

import { deleteNote as deleteNoteEndpoint } from '@charaka/contract/stay/note/note';
import { noteSentences } from '@charaka/contract/stay/note/note-sentences';
import { handle } from '../../kernel/handler.ts';
import { lockLastNote } from './last-note.ts';
import { changeNote } from './note-store.ts';

/** The note leaves the list; the row and the audit log keep it. */
export const deleteNote = handle(deleteNoteEndpoint, async (call, { note: { noteId } }) => {
  await lockLastNote(call, noteId);
  await changeNote(call, noteId, 'take back');
  call.say(noteSentences.noteDeleted);
  return {};
});
