// The rates of the chosen GST slab of a form, for its display of a price (R286, Q217).

import { gstSlab } from '@charaka/contract/foundation/masters/gst-slab';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import type { ChargeLine } from '@charaka/rules/money/charge-line';
import { basisPoints } from '@charaka/rules/money/money';
import { useAnswer } from '../../kernel/use-answer.ts';

const INCLUSIVE = 1;
const freshMilliseconds = 5 * 60_000;

/** The tax of a line, as its slab says. */
export type SlabRates = Pick<ChargeLine, 'igstBasisPoints' | 'sgstBasisPoints' | 'cgstBasisPoints' | 'isGstInclusive'>;

/** Undefined without a slab, and until the slabs are known. */
export function useSlabRates(gstSlabId: number | null | undefined): SlabRates | undefined {
  const list = masterEndpoints(gstSlab).list;
  const answer = useAnswer(masterTopic(gstSlab), list, { pageNumber: 1, pageSize: 0 }, { freshMilliseconds });
  const rows = (answer.data as { rows: Record<string, unknown>[] } | undefined)?.rows ?? [];
  const slab = gstSlabId == null ? undefined : rows.find((row) => row.gstSlabId === gstSlabId);
  if (!slab) return undefined;
  const rate = (name: string) => basisPoints(Number(slab[name]));
  return {
    igstBasisPoints: rate('igstBasisPoints'),
    sgstBasisPoints: rate('sgstBasisPoints'),
    cgstBasisPoints: rate('cgstBasisPoints'),
    isGstInclusive: slab.gstType === INCLUSIVE,
  };
}
