// The notes of an admission, newest first (Q60).
import { listNotes as listNotesEndpoint } from '@charaka/contract/stay/note/note';
import { handle } from '../../kernel/handler.ts';
import { readNotes } from './note-store.ts';

/** The notes of an admission, for users who may see it, after discharge too (Q35). */
export const listNotes = handle(listNotesEndpoint, async (call, { admissionId }) => ({
  notes: await readNotes(call, admissionId),
}));
