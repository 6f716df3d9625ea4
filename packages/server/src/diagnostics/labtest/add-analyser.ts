// Adds an analyser to the hospital.
import { addAnalyser as addAnalyserEndpoint } from '@charaka/contract/diagnostics/labtest/analyser';
import { analyserSentences } from '@charaka/contract/diagnostics/labtest/analyser-sentences';
import { handle } from '../../kernel/handler.ts';
import { insertAnalyser } from './analyser-store.ts';

/** Refuses a name that an active analyser of the hospital has. */
export const addAnalyser = handle(addAnalyserEndpoint, async (call, input) => {
  const analyser = await insertAnalyser(call, input.analyser);
  call.say(analyserSentences.analyserAdded);
  return { analyser };
});
