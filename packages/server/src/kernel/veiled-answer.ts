// Sends of marked charts only their numbers in the lists that are veiled, whichever handler made them (PS009).
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import type { ShownChart } from '@charaka/contract/people/privacy/chart';
import { veilOf } from '@charaka/contract/people/privacy/veil';
import { chartsIn } from './charts-shown.ts';
import { LongList } from './long-list.ts';

/**
 * The answer with hidden charts masked; `hiddenOf` returns which of some charts the caller may not see, called for each batch of a long
 * list.
 */
export async function veiledAnswer(
  { isVeiled, output: shape }: Endpoint,
  output: unknown,
  hiddenOf: (shown: readonly ShownChart[]) => Promise<readonly ShownChart[]>,
): Promise<unknown> {
  const veil = isVeiled ? veilOf(shape) : undefined;
  if (!veil) return output;
  const veiled = async (value: unknown): Promise<unknown> => {
    const shown = chartsIn(shape, value);
    const hidden = shown.length > 0 ? await hiddenOf(shown) : [];
    if (hidden.length === 0) return value;
    const patientIds = new Set(hidden.map(({ patientId }) => patientId));
    const admissionIds = new Set(hidden.flatMap(({ admissionId }) => admissionId ?? []));
    return veil(
      value,
      ({ patientId, admissionId }) =>
        patientIds.has(patientId) || (admissionId !== null && admissionIds.has(admissionId)),
    );
  };
  if (!(output instanceof LongList)) return veiled(output);
  return new LongList(output.totalCount, output.pageNumber, eachVeiled(output.batches, veiled));
}

async function* eachVeiled(
  batches: AsyncIterable<readonly unknown[]>,
  veiled: (value: unknown) => Promise<unknown>,
): AsyncGenerator<readonly unknown[]> {
  for await (const rows of batches) yield ((await veiled({ rows })) as { rows: readonly unknown[] }).rows;
}
