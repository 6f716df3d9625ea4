// Chooses a charge of the price list that doctors can order.
import { listOrderableCharges } from '@charaka/contract/clinic/orderable/orderable';
import { orderableTopic } from '@charaka/contract/clinic/orderable/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';

interface OrderableChargeFieldProps extends FieldProps<number | null | undefined> {
  /** Whether a charge with this orderable cannot be chosen. */
  isTaken?(orderableId: number | null | undefined): boolean;
}

/** By name and code. */
export function OrderableChargeField({ isTaken, ...input }: OrderableChargeFieldProps) {
  const charges = useAnswer(orderableTopic, listOrderableCharges, {}).data?.charges ?? [];
  const choices = charges.map(({ chargeId, chargeName, chargeCode, orderableId }) => ({
    value: chargeId,
    label: `${chargeName} (${chargeCode})`,
    isDisabled: isTaken?.(orderableId) ?? false,
  }));
  return <SelectField {...input} choices={choices} />;
}
