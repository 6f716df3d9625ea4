// Changes the last note of an admission (R359, R361, Q60).

import { updateNote as updateNoteEndpoint } from '@charaka/contract/stay/note/note';
import { noteSentences } from '@charaka/contract/stay/note/note-sentences';
import { handle } from '../../kernel/handler.ts';
import { lockLastNote } from './last-note.ts';
import { changeNote, readNote } from './note-store.ts';

/** The audit log keeps what stood there before. */
export const updateNote = handle(updateNoteEndpoint, async (call, { note: { noteId, note } }) => {
  await lockLastNote(call, noteId);
  await changeNote(call, noteId, { text: note });
  call.say(noteSentences.noteUpdated);
  return { note: await readNote(call, noteId) };
});
