// Adds a note to an admission (R359, R361).

import { addNote as addNoteEndpoint } from '@charaka/contract/stay/note/note';
import { noteSentences } from '@charaka/contract/stay/note/note-sentences';
import { handle } from '../../kernel/handler.ts';
import { insertNote, readNote } from './note-store.ts';
import { openForWriting } from './open-for-writing.ts';

/** Any number of notes may follow one another (Q60). */
export const addNote = handle(addNoteEndpoint, async (call, { note: { admissionId, note } }) => {
  await openForWriting(call, admissionId, 'note');
  const noteId = await insertNote(call, admissionId, note);
  call.say(noteSentences.noteAdded);
  return { note: await readNote(call, noteId) };
});
