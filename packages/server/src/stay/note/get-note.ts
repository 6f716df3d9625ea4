// One note of an admission.
import { getNote as getNoteEndpoint } from '@charaka/contract/stay/note/note';
import { handle } from '../../kernel/handler.ts';
import { readNote } from './note-store.ts';

/** Refuses when this hospital has no such note, or it was taken back. */
export const getNote = handle(getNoteEndpoint, async (call, { noteId }) => ({ note: await readNote(call, noteId) }));
