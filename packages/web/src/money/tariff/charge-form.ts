// A charge between list and form.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { listCharges } from '@charaka/contract/money/tariff/tariff';
import type { updatePriceItem } from '@charaka/contract/money/tariff/tariff-setting';
import type { RowOf } from '../../kernel/use-list.ts';

/** A charge as its list shows it. */
export type Charge = RowOf<typeof listCharges>;
type ChargeInput = InputOf<typeof updatePriceItem>['charge'];

/** The fields of the form; an amount not typed yet is ''. */
export type ChargeValues = Omit<ChargeInput, 'chargeId' | 'isActive' | 'standardCharge' | 'chargeCategoryId'> & {
  standardCharge: number | string;
  chargeCategoryId: number | null;
};

/** A charge as a form sends it: rupees instead of paise. */
export function typedCharge(charge: Charge): ChargeInput {
  const { chargeId, chargeCode, chargeName, chargeCategoryId, gstSlabId, hsnCode, unit } = charge;
  const { isNonApplicable, isDivisible } = charge;
  const standardCharge = charge.standardCharge / 100;
  return {
    chargeId,
    chargeCode,
    chargeName,
    chargeCategoryId,
    standardCharge,
    gstSlabId,
    hsnCode,
    unit,
    isNonApplicable,
    isDivisible,
  };
}

/** Initial values of the form; empty for a new charge. */
export function chargeValues(charge: Charge | null): ChargeValues {
  if (charge) {
    const { chargeId: _, ...values } = typedCharge(charge);
    return values as ChargeValues;
  }
  return {
    chargeCode: '',
    chargeName: '',
    chargeCategoryId: null,
    standardCharge: '',
    gstSlabId: null,
    hsnCode: '',
    unit: '',
    isNonApplicable: false,
    isDivisible: false,
  };
}
