// The calls of the note area.
import type { Handler } from '../../kernel/handler.ts';
import { addNote } from './add-note.ts';
import { deleteNote } from './delete-note.ts';
import { getNote } from './get-note.ts';
import { listNotes } from './list-notes.ts';
import { updateNote } from './update-note.ts';

/** Everything served of notes. */
export const noteHandlers: readonly Handler[] = [listNotes, getNote, addNote, updateNote, deleteNote];
