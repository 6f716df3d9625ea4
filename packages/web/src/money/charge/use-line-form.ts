// The state of the charge line being typed: its values, the chosen charge and what that costs for the payer (R447).
import { getChargeRates } from '@charaka/contract/money/tariff/tariff';
import type { Paise } from '@charaka/rules/money/money';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { type Charge, freshLine, type HeldLine, heldLine, type LineValues, lineErrors, withRate } from './held-line.ts';

/** A chosen charge at standard and for the payer, in paise; `tpaCharge` is 0 where the payer has no rate of their own. */
export interface Rates {
  readonly charge: Charge;
  readonly standardCharge: Paise;
  readonly tpaCharge: number;
  readonly tpaChargeCode: string;
}

interface LineFormState {
  readonly form: UseFormReturnType<LineValues>;
  readonly rates: Rates | null;
  /** A charge is chosen and its rates are on the way. */
  readonly isAsking: boolean;
  choose(charge: Charge): Promise<void>;
  forget(): void;
  /** The typed line, and an empty form after it; null while no charge is chosen. */
  take(): HeldLine | null;
}

/** The form of one line for an admission with this payer, or with none. */
export function useLineForm(associationId: number | null): LineFormState {
  const { t } = useTranslation('charge');
  const [rates, setRates] = useState<Rates | null>(null);
  const [isAsking, setAsking] = useState(false);
  // Rates of a charge that was chosen before another one may come late.
  const wanted = useRef<number | null>(null);
  const form = useForm<LineValues>({
    initialValues: freshLine,
    validateInputOnBlur: true,
    validate: (values) => {
      const { itemDiscount, ...errors } = lineErrors(values, rates?.charge);
      return itemDiscount ? { ...errors, itemDiscount: t('discountTooLarge') } : errors;
    },
  });
  const forget = () => {
    wanted.current = null;
    setRates(null);
    setAsking(false);
  };
  const choose = async (charge: Charge) => {
    const { chargeId, chargeTypeId, chargeCategoryId } = charge;
    forget();
    wanted.current = chargeId;
    setAsking(true);
    form.setValues({ ...freshLine, chargeId, chargeTypeId, chargeCategoryId });
    form.clearErrors();
    try {
      const found = await call(getChargeRates, {
        chargeId,
        chargeTypeId,
        chargeCategoryId,
        associationId,
        tpaChargeCode: '',
      });
      if (wanted.current !== chargeId) return;
      setRates({ charge, ...found, tpaChargeCode: found.tpaChargeCode ?? '' });
      // A price or a discount may have been typed before the rates came.
      form.setValues(withRate(form.getValues(), found.appliedCharge / 100));
    } catch (error) {
      reportFailure(error);
    }
    if (wanted.current === chargeId) setAsking(false);
  };
  const take = () => {
    if (!rates) return null;
    const line = heldLine(form.values, rates.charge, rates.tpaChargeCode);
    form.reset();
    forget();
    return line;
  };
  return { form, rates, isAsking, choose, forget, take };
}
