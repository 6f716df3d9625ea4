// The patient's drug allergies, several of a list; saved as one text with bars between (R216, R217).
import { allergy } from '@charaka/contract/foundation/masters/allergy';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { drawByValue } from '../../ui/field/draw-by-value.ts';
import { MultiSelect } from '../../ui/field/multi-select.tsx';

interface AllergyFieldProps {
  readonly value?: string | null;
  readonly onChange?: (value: string) => void;
  readonly error?: React.ReactNode;
}

/** Allergies that were removed from the list stay chosen where they were noted. */
export const AllergyField = drawByValue(function AllergyField({ value, onChange, error }: AllergyFieldProps) {
  const { t } = useTranslation('patient');
  const { choices } = useMasterChoices(allergy);
  const chosen = (value ?? '').split('|').filter(Boolean);
  const known = [...new Set([...choices.map(({ label }) => label), ...chosen])];
  return (
    <MultiSelect
      style={{ flex: '1 1 16rem' }}
      label={t('drugAllergies')}
      data={known}
      value={chosen}
      error={error}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clearAllergies') }}
      nothingFoundMessage={t('noAllergies')}
      onChange={(drugs) => onChange?.(drugs.join('|'))}
    />
  );
});
