// The fields that say which control is meant: analyser with parameter, and material.
import { getQualityChoices } from '@charaka/contract/diagnostics/quality/qc-run';
import { qualityTopic } from '@charaka/contract/diagnostics/quality/topics';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';

/** Field values: analyser and parameter as one choice. */
export interface SeriesValues {
  readonly measured: string | null;
  readonly qcMaterialId: number | null;
}

export const noSeries: SeriesValues = { measured: null, qcMaterialId: null };

/** The choice as the calls take it. */
export function seriesOf({ measured, qcMaterialId }: SeriesValues) {
  const [analyserId = 0, labParameterId = 0] = (measured ?? '').split('/').map(Number);
  return { analyserId, labParameterId, qcMaterialId: qcMaterialId ?? 0 };
}

interface SeriesFieldsProps {
  field(name: 'measured' | 'qcMaterialId'): object;
}

/** Two fields. */
export function SeriesFields({ field }: SeriesFieldsProps) {
  const { t } = useTranslation('quality');
  const choices = useAnswer(qualityTopic, getQualityChoices, {}).data;
  return (
    <>
      <SelectField
        label={t('measured')}
        isRequired
        isFirst
        choices={(choices?.measured ?? []).map((one) => ({
          value: `${one.analyserId}/${one.labParameterId}`,
          label: `${one.analyserName}: ${one.parameterName}`,
        }))}
        {...field('measured')}
      />
      <SelectField
        label={t('material')}
        isRequired
        choices={(choices?.materials ?? []).map((one) => ({
          value: one.qcMaterialId,
          label: t('materialOf', { name: one.materialName, level: one.level, lot: one.lotNo }),
          isDisabled: one.isExpired,
        }))}
        {...field('qcMaterialId')}
      />
    </>
  );
}
