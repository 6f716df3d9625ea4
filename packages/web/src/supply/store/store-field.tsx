// The choice of a store of the hospital.
import type { StoreKind } from '@charaka/contract/supply/stock/store-kind';
import { stores } from '@charaka/contract/supply/store/store';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';

/** The stores in use of some kinds, in the order of the kinds. */
export function useStores(kinds: readonly StoreKind[]) {
  const answer = useAnswer(stores.topic, stores.list, { pageNumber: 1, pageSize: 0 });
  const rows = (answer.data?.rows ?? []).filter(({ isActive, storeKind }) => isActive && kinds.includes(storeKind));
  return rows.toSorted((one, other) => kinds.indexOf(one.storeKind) - kinds.indexOf(other.storeKind));
}

interface StoreFieldProps extends FieldProps<number | null | undefined> {
  readonly kinds: readonly StoreKind[];
}

/** A store in use of some kinds. */
export function StoreField({ kinds, ...input }: StoreFieldProps) {
  const choices = useStores(kinds).map(({ storeId, storeName }) => ({ value: storeId, label: storeName }));
  return <SelectField {...input} choices={choices} />;
}
