// The fields of a set of vital signs, in the order in which a nurse measures them; the body mass index is worked out beside them.
import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { indexOfForm, type VitalForm, vitalFields } from './vital-values.ts';

/** The previous measurement, shown below its field so that a typing error is noticed. */
export interface MeasuredBefore {
  readonly weightGrams?: number | null | undefined;
}

/** A field of a form: its value, its fault, and what takes what is typed. */
type FieldInput = ReturnType<UseFormReturnType<VitalForm>['getInputProps']>;

interface VitalFieldsProps {
  readonly values: VitalForm;
  /** Returns the input of a field. */
  inputOf(name: keyof VitalForm): FieldInput;
  readonly isChild: boolean;
  readonly before?: MeasuredBefore;
}

/** Head, arm and how the length was measured are asked of children alone. */
export function VitalFields({ values, inputOf, isChild, before }: VitalFieldsProps) {
  const { t } = useTranslation('vital');
  const index = indexOfForm(values);
  const shown = vitalFields.filter(({ name }) => isChild || (name !== 'headCm' && name !== 'muacCm'));
  const kinds = (['Lying', 'Standing'] as const).map((value) => ({ value, label: t(`lengthKinds.${value}`) }));
  return (
    <Stack gap="sm">
      <Columns cols={{ base: 2, sm: 4 }} spacing="sm">
        {shown.map(({ name, decimals }, place) => (
          <NumberField
            key={name}
            label={t(`fields.${name}`)}
            decimals={decimals}
            isFirst={place === 0}
            {...(name === 'weightKg' && before?.weightGrams
              ? { description: t('before', { value: before.weightGrams / 1000 }) }
              : {})}
            {...inputOf(name)}
          />
        ))}
        {isChild && <SelectField label={t('lengthKind')} choices={kinds} {...inputOf('lengthKind')} />}
      </Columns>
      <TextField label={t('note')} maxLength={300} {...inputOf('note')} />
      <Text size="sm" role="status">
        {index === null ? t('noIndex') : t('index', { index })}
      </Text>
    </Stack>
  );
}
