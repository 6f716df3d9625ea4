// The field that chooses a supplier in use.
import { suppliers } from '@charaka/contract/supply/purchase/supplier';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';

type SupplierFieldProps = Omit<
  ComponentProps<typeof SelectField<number>>,
  'label' | 'choices' | 'isLoading' | 'isRequired'
>;

/** Required in every form that has it. */
export function SupplierField(props: SupplierFieldProps) {
  const { t } = useTranslation('purchase');
  const known = useAnswer(suppliers.topic, suppliers.list, { pageNumber: 1, pageSize: 0 });
  const choices = (known.data?.rows ?? [])
    .filter(({ isActive }) => isActive)
    .map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }));
  return <SelectField label={t('supplier.one')} isRequired choices={choices} isLoading={known.isPending} {...props} />;
}
