// Takes an analyser out of use.
import { deleteAnalyser as deleteAnalyserEndpoint } from '@charaka/contract/diagnostics/labtest/analyser';
import { analyserSentences } from '@charaka/contract/diagnostics/labtest/analyser-sentences';
import { handle } from '../../kernel/handler.ts';
import { deactivateAnalyser } from './analyser-store.ts';

/** Nothing is deleted; it can be taken back. */
export const deleteAnalyser = handle(deleteAnalyserEndpoint, async (call, input) => {
  await deactivateAnalyser(call, input.analyser.analyserId);
  call.say(analyserSentences.analyserDeactivated);
  return {};
});
