// The answer that every panel of figures reads.
import { getDashboard } from '@charaka/contract/insight/report/report';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import { useAnswer } from '../../kernel/use-answer.ts';

/** The dashboard of the user's role (R176, Q176); the home page waits for it. */
export function useDashboard() {
  return useAnswer(reportTopic, getDashboard, {}, { isSilent: true });
}
