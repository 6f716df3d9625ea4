// Consultants' instructions during a stay.
import { listInstructions } from '@charaka/contract/stay/instruction/instruction';
import { instructionTopic } from '@charaka/contract/stay/instruction/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { StayEvents } from '../admission/stay-event.ts';

/** Each instruction with whose it is. */
export const instructionEvents: StayEvents = {
  useEvents: ({ admissionId }) => {
    const answer = useAnswer(instructionTopic, listInstructions, { admissionId }, { isSilent: true });
    if (!answer.data) return answer.isError ? [] : undefined;
    return answer.data.instructions.map(({ instructionId, instruction, appliedAt, consultantName }) => ({
      key: `instruction ${instructionId}`,
      at: appliedAt,
      kind: 'instructed',
      text: instruction,
      by: consultantName,
    }));
  },
};
