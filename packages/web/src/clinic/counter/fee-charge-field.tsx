// The charge that a consultation fee bills, found in the price list.

import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { findCounterCharges } from '@charaka/contract/clinic/counter/unbilled-orders';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { formatMoney } from '../../kernel/format.ts';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';

interface FeeChargeFieldProps extends FieldProps<number | null> {
  /** The charge that the fee has already. */
  readonly name: string;
}

/** Searches from the second letter on. */
export function FeeChargeField({ name, label, error, onChange }: FeeChargeFieldProps) {
  const [typed, setTyped] = useState(name);
  return (
    <TypeaheadField<{ readonly chargeId: number; readonly chargeName: string }>
      topic={consultationFees.topic}
      label={label}
      isRequired
      error={error}
      minLetters={2}
      value={typed}
      search={async (searchText, signal) => {
        const { charges } = await call(findCounterCharges, { searchText }, { signal });
        return charges.map(({ chargeId, chargeName, price }) => ({
          key: chargeId,
          label: `${chargeName} · ${formatMoney(price)}`,
          item: { chargeId, chargeName },
        }));
      }}
      onPick={(charge, text) => {
        setTyped(charge ? charge.chargeName : text);
        onChange?.(charge?.chargeId ?? null);
      }}
    />
  );
}
