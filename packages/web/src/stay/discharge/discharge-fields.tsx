// The fields of a discharge; which ones there are follows from how the patient leaves (Q47, Q151).
import { type DischargeKind, dischargeKinds } from '@charaka/rules/stay/discharge';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';

/** Field values. */
export interface DischargeValues {
  readonly admissionId: number;
  readonly kind: DischargeKind;
  readonly dischargedAt: string | null;
  readonly referredTo: string;
  readonly diedAt: string | null;
  readonly deathCause: string;
  readonly remark: string;
}

/** `from` is the first day that can be chosen: that of the admission. */
export function DischargeFields({
  form,
  from,
}: {
  form: UseFormReturnType<DischargeValues>;
  from: string | undefined;
}) {
  const { t } = useTranslation('discharge');
  const { kind } = form.values;
  return (
    <>
      <SelectField
        label={t('kind')}
        isRequired
        choices={dischargeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      {kind === 'Death' && (
        <>
          <DateTimeField label={t('diedAt')} isRequired from={from} to={today()} {...form.getInputProps('diedAt')} />
          <TextField label={t('deathCause')} isRequired maxLength={300} {...form.getInputProps('deathCause')} />
        </>
      )}
      {kind === 'Referred' && (
        <TextField label={t('referredTo')} isRequired maxLength={200} {...form.getInputProps('referredTo')} />
      )}
      <DateTimeField
        label={t(kind === 'Death' ? 'bodyHandedOverAt' : 'dischargedAt')}
        isRequired
        from={from}
        to={today()}
        {...form.getInputProps('dischargedAt')}
      />
      <TextAreaField
        label={t(kind === 'Against Medical Advice' ? 'reason' : 'remark')}
        isRequired={kind === 'Against Medical Advice'}
        maxLength={300}
        {...form.getInputProps('remark')}
      />
    </>
  );
}
