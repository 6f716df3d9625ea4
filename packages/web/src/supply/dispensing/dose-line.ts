// The dose of a dispensed medicine, as the words of an instruction are made from it.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getDispenseLabels } from '@charaka/contract/supply/dispensing/dispense-label';
import type { LooseLine } from '@charaka/rules/clinic/medicine-line';
import { doseUnits, frequencies } from '@charaka/rules/clinic/medicine-values';
import { type Thousandths, thousandthsToQuantity } from '@charaka/rules/money/money';

type Label = Pick<OutputOf<typeof getDispenseLabels>['labels'][number], 'detail' | 'instruction'>;

const plain = (quantity: Thousandths | null | undefined) => (quantity == null ? null : thousandthsToQuantity(quantity));

/** The prescribed dose; null where words could say another one than was prescribed: a dose that changes, an unknown unit or frequency. */
export function doseLine({ detail, instruction }: Label): LooseLine | null {
  const doseUnit = doseUnits.find((unit) => unit === detail.doseUnit);
  const frequency = frequencies.find((one) => one === detail.frequency);
  if (!doseUnit || !frequency || detail.taper?.length) return null;
  return {
    ...detail,
    dose: plain(detail.dose),
    doseUnit,
    frequency,
    morning: plain(detail.morning),
    noon: plain(detail.noon),
    evening: plain(detail.evening),
    night: plain(detail.night),
    food: detail.food ?? 'Any',
    isAsNeeded: detail.isAsNeeded ?? false,
    maxPerDay: plain(detail.maxPerDay),
    instruction,
  };
}
