// Begins a reference range, which ends the one before it (LB004, LB005).
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import { addReferenceRange as addReferenceRangeEndpoint } from '@charaka/contract/diagnostics/labtest/reference-range';
import { rangeText } from '@charaka/rules/diagnostics/reference-range';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { analyserStore } from './analysers.ts';
import { labParameterStore } from './lab-parameter-store.ts';
import { endRange, findOverlap, findRangeBefore, insertRange, type Range } from './reference-range-store.ts';

function nameOf({
  sex,
  ageFromDays,
  ageToDays,
  low = null,
  high = null,
  isHighExclusive,
  shownText = null,
}: Range): string {
  return `${sex ?? ''} ${ageFromDays}-${ageToDays} d: ${rangeText({ low, high, isHighExclusive: isHighExclusive ?? false, shownText })}`.trim();
}
/** Behind the lock of the parameter, so that of two ranges begun at once the second sees the first. */
export const addReferenceRange = handle(addReferenceRangeEndpoint, async (call, { range }) => {
  await labParameterStore.lock(call, range.labParameterId);
  if (range.analyserId != null) await analyserStore.find(call, range.analyserId);
  const before = await findRangeBefore(call, range);
  if (before && before.validFrom >= range.validFrom) {
    const tooEarly = labParameterSentences.rangeBeginsTooEarly({ day: before.validFrom });
    refuse(tooEarly, { 'range.validFrom': tooEarly });
  }
  if (before) await endRange(call, before.referenceRangeId, range.validFrom);
  const other = await findOverlap(call, range);
  if (other) refuse(labParameterSentences.rangeOverlaps({ text: nameOf(other) }));
  const added = await insertRange(call, range);
  call.say(labParameterSentences.rangeAdded);
  return { range: added };
});
