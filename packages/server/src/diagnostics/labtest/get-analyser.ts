// One analyser.
import { getAnalyser as getAnalyserEndpoint } from '@charaka/contract/diagnostics/labtest/analyser';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedAnalyser, findAnalyser } from './analyser-store.ts';

/** Refuses an analyser of another hospital. */
export const getAnalyser = handle(getAnalyserEndpoint, async (call, input) => {
  const { analyserId } = input.analyser;
  return answerForEdit(call, editedAnalyser, analyserId, findAnalyser(call, analyserId));
});
