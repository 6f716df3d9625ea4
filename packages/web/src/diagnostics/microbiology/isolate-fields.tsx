// Fields of an isolate in every dialog: the organism, amount of growth, resistances, and probable contamination.
import { resistances } from '@charaka/contract/diagnostics/microbiology/culture';
import { organism } from '@charaka/contract/foundation/masters/organism';
import { masterTopic } from '@charaka/contract/kernel/topic';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { masterListEndpoint } from '../../resource/master-record.ts';
import { SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import type { Isolate } from './shown-culture.ts';

/** Field values of an isolate. */
export const typedIsolate = (isolate: Isolate | null) => ({
  organismId: isolate?.organismId ?? null,
  growth: isolate?.growth ?? '',
  isContaminant: isolate?.isContaminant ?? false,
  resistance: isolate?.resistance ?? [],
});

interface IsolateFieldsProps {
  /** The organism has the focus first. */
  readonly isFirst: boolean;
  field(path: string): ReturnType<UseFormReturnType<ReturnType<typeof typedIsolate>>['getInputProps']>;
}

/** The fields of an isolate. */
export function IsolateFields({ isFirst, field }: IsolateFieldsProps) {
  const { t } = useTranslation('microbiology');
  const organisms =
    useAnswer(masterTopic(organism), masterListEndpoint(organism), { pageNumber: 0, pageSize: 0 }).data?.rows ?? [];
  return (
    <>
      <SelectField
        label={t('organism')}
        isRequired
        isFirst={isFirst}
        choices={organisms.map((one) => ({
          value: Number(one.organismId),
          label: String(one.organismName),
          isDisabled: one.isActive === false,
        }))}
        {...field('organismId')}
      />
      <TextField label={t('growth')} maxLength={100} {...field('growth')} />
      <MultiSelect label={t('resistance')} data={[...resistances]} {...field('resistance')} />
      <SwitchField label={t('isContaminant')} {...field('isContaminant')} />
    </>
  );
}
