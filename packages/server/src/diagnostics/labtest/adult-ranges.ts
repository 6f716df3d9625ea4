// Ranges of adults that begin at birth: listed, and confirmed one by one as new ranges from 18 years (LB004, docs/decisions/0247).
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import * as wire from '@charaka/contract/diagnostics/labtest/reference-range';
import { handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { labParameterStore } from './lab-parameter-store.ts';
import { adultRange, endRange, insertRange, keepCriticals, readRangesFromBirth } from './reference-range-store.ts';

/** For the settings of the laboratory. */
export const listRangesFromBirth = handle(wire.listRangesFromBirth, async (call) => ({
  ranges: await readRangesFromBirth(call),
}));

/** Locks the parameter: of two users who confirm at once the second is refused. */
export const confirmAdultRange = handle(wire.confirmAdultRange, async (call, { referenceRangeId }) => {
  const isAsked = (one: { readonly referenceRangeId: number }) => one.referenceRangeId === referenceRangeId;
  const listed = (await readRangesFromBirth(call)).find(isAsked) ?? refuse(labParameterSentences.rangeIsNotFromBirth);
  await labParameterStore.lock(call, listed.labParameterId);
  const range = (await readRangesFromBirth(call)).find(isAsked) ?? refuse(labParameterSentences.rangeIsNotFromBirth);
  const today = todayOf(call);
  if (range.validFrom >= today) refuse(labParameterSentences.rangeBeginsTooEarly({ day: range.validFrom }));
  await keepCriticals(call, range);
  await endRange(call, referenceRangeId, today);
  const added = await insertRange(call, adultRange(range, today));
  call.say(labParameterSentences.rangeConfirmed({ name: range.parameterName }));
  return { range: added };
});
