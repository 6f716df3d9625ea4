// Notes written during a stay.
import { listNotes } from '@charaka/contract/stay/note/note';
import { noteTopic } from '@charaka/contract/stay/note/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { StayEvents } from '../admission/stay-event.ts';

/** Each note as it stands now. */
export const noteEvents: StayEvents = {
  useEvents: ({ admissionId }) => {
    const answer = useAnswer(noteTopic, listNotes, { admissionId }, { isSilent: true });
    if (!answer.data) return answer.isError ? [] : undefined;
    return answer.data.notes.map(({ noteId, note, createdAt, createdByName }) => ({
      key: `note ${noteId}`,
      at: createdAt,
      kind: 'noted',
      text: note,
      by: createdByName,
    }));
  },
};
