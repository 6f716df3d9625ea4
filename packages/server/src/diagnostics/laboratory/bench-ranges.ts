// The normal ranges for the patients of the bench, before a value is entered (LB006-LB009).
import { chooseRange, rangeText } from '@charaka/rules/diagnostics/reference-range';
import type { Call } from '../../kernel/handler.ts';
import { subjectOf } from './range-subject.ts';
import { readValidRanges, readWorks, type TestParameter } from './work-store.ts';

/** The ranges of each work by its parameters, as texts; several that fit are joined, as on the report. */
export async function readBenchRanges(
  call: Call,
  labWorkIds: readonly number[],
  parameters: readonly TestParameter[],
): Promise<Map<number, { labParameterId: number; rangeText: string }[]>> {
  const works = await readWorks(call, labWorkIds);
  const ranges = await readValidRanges(
    call,
    parameters.map(({ labParameterId }) => labParameterId),
  );
  const byParameter = Map.groupBy(ranges, ({ labParameterId }) => labParameterId);
  const textsOf = (work: (typeof works)[number]) =>
    parameters.flatMap(({ labParameterId }) => {
      const text = textOf(byParameter.get(labParameterId) ?? [], work);
      return text === '' ? [] : [{ labParameterId, rangeText: text }];
    });
  return new Map(works.map((work) => [work.labWorkId, textsOf(work)]));
}

function textOf(ranges: Awaited<ReturnType<typeof readValidRanges>>, work: Parameters<typeof subjectOf>[0]): string {
  const chosen = chooseRange(ranges, subjectOf(work));
  if (chosen.kind === 'none') return '';
  return (chosen.kind === 'one' ? [chosen.range] : chosen.ranges).map(rangeText).join('; ');
}
