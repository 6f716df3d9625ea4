// Which documents were filed during a stay.
import { listDocuments } from '@charaka/contract/stay/document/document';
import { documentTopic } from '@charaka/contract/stay/document/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { StayEvents } from '../admission/stay-event.ts';

/** Each document with the name of its file. */
export const documentEvents: StayEvents = {
  useEvents: ({ admissionId }) => {
    const answer = useAnswer(documentTopic, listDocuments, { admissionId }, { isSilent: true });
    if (!answer.data) return answer.isError ? [] : undefined;
    return answer.data.documents.map(({ documentId, fileName, createdAt, createdByName }) => ({
      key: `document ${documentId}`,
      at: createdAt,
      kind: 'filed',
      text: fileName,
      by: createdByName,
    }));
  },
};
