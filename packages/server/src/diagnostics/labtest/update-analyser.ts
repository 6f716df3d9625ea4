// Changes an analyser, or takes it back into use.
import { updateAnalyser as updateAnalyserEndpoint } from '@charaka/contract/diagnostics/labtest/analyser';
import { analyserSentences } from '@charaka/contract/diagnostics/labtest/analyser-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { editedAnalyser, lockAnalyser, replaceAnalyser } from './analyser-store.ts';

/** Left out `isActive` leaves it as it was. */
export const updateAnalyser = handle(updateAnalyserEndpoint, async (call, input) => {
  const { analyserId, version } = input.analyser;
  await lockAnalyser(call, analyserId);
  await refuseStale(call, editedAnalyser, analyserId, version);
  const analyser = await replaceAnalyser(call, analyserId, input.analyser);
  call.say(analyserSentences.analyserUpdated);
  return { analyser };
});
