// The messages of the last three days, for the box and the ticker of the header (R148, R149).

import { listMessages } from '@charaka/contract/foundation/message/message';
import { messageTopic } from '@charaka/contract/foundation/message/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { recentMessages } from './entry-questions.ts';

export type Message = RowOf<typeof listMessages>;

const noMessages: readonly Message[] = [];

/** Newest first. A failure is ignored (R150). */
export function useRecentMessages(): readonly Message[] {
  const answer = useAnswer(messageTopic, listMessages, recentMessages(), { isSilent: true });
  return answer.data?.rows.toReversed() ?? noMessages;
}
