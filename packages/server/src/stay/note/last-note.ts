// The note that may still be changed: the last one of an admission whose patient is in (Q35, Q60).
import { noteSentences } from '@charaka/contract/stay/note/note-sentences';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type Note, readNote, readNotes } from './note-store.ts';
import { openForWriting } from './open-for-writing.ts';

/** The note, its admission locked. Refuses when a later note follows it, and a note of another user: what others have written and read stays. */
export async function lockLastNote(call: Call, noteId: number): Promise<Note> {
  const { admissionId } = await readNote(call, noteId);
  await openForWriting(call, admissionId, 'note');
  // Read again behind the lock: a colleague may have added one in the meantime.
  const [last] = await readNotes(call, admissionId);
  if (last?.noteId !== noteId) return refuse(noteSentences.onlyLastNote);
  if (!last.isOwn) refuse(noteSentences.noteOfAnother({ name: last.createdByName }));
  return last;
}
