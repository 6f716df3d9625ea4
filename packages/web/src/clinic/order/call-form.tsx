// The one dialog of a call about a critical result: the patient by two identifiers, values with ranges, whom to phone, and how it ended (Q248).
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';

/** How a call ended. */
export interface MadeCall {
  readonly isReached: boolean;
  readonly toldTo: string;
  readonly isReadBack: boolean;
  readonly note: string | null;
}

const emptyCall = { outcome: 'Told' as 'Told' | 'NotReached', toldTo: '', isReadBack: false, note: '' };

/** The values of the fields below. */
export type CallValues = typeof emptyCall;

/** The call that the fields say. */
export const callOf = ({ outcome, toldTo, isReadBack, note }: CallValues): MadeCall => ({
  isReached: outcome === 'Told',
  toldTo: toldTo.trim(),
  isReadBack: outcome === 'Told' && isReadBack,
  note: note.trim() || null,
});

/** The fields of a call, empty, with their checks; for this dialog and for the rejection of a Stat specimen. */
export function useCallForm() {
  const { t } = useTranslation('order');
  return useForm<CallValues>({
    initialValues: emptyCall,
    validate: {
      toldTo: (name) => (name.trim() ? null : t('toldNeeded')),
      isReadBack: (isReadBack, { outcome }) => (outcome === 'Told' && !isReadBack ? t('readBackNeeded') : null),
    },
  });
}

/** How the call ended, who was told, and that they read it back. */
export function CallFields({ form, isFirst }: { form: ReturnType<typeof useCallForm>; isFirst: boolean }) {
  const { t } = useTranslation('order');
  const isReached = form.values.outcome === 'Told';
  return (
    <Stack>
      <SelectField
        label={t('callOutcome')}
        isRequired
        choices={(['Told', 'NotReached'] as const).map((value) => ({ value, label: t(`callOutcomes.${value}`) }))}
        {...form.getInputProps('outcome')}
      />
      <TextField
        label={t(isReached ? 'toldTo' : 'triedName')}
        isRequired
        isFirst={isFirst}
        maxLength={120}
        {...form.getInputProps('toldTo')}
      />
      {isReached && <SwitchField label={t('wasReadBack')} {...form.getInputProps('isReadBack')} />}
      <TextField label={t('note')} maxLength={300} {...form.getInputProps('note')} />
    </Stack>
  );
}

interface CallFormProps {
  /** The patient with UHID, sex, age and place. */
  readonly patient: string;
  readonly orderName: string;
  /** The values to read out; a department without measured values sends words. */
  readonly values: readonly {
    readonly parameterName: string;
    readonly valueText?: string | null | undefined;
    readonly unit?: string | null | undefined;
    readonly rangeText?: string | null | undefined;
  }[];
  readonly words: string | null;
  readonly doctorName: string;
  readonly doctorPhone: string | null;
  readonly isSubmitting: boolean;
  onSave(call: MadeCall): void;
  onClose(): void;
}

/** Mounted while it is open. */
export function CallForm(props: CallFormProps) {
  const { t } = useTranslation('order');
  const form = useCallForm();
  const { patient, orderName, values, words, doctorName, doctorPhone, isSubmitting, onSave, onClose } = props;
  return (
    <FormDialog
      title={t('deedOf', { deed: t('deeds.call'), name: orderName })}
      submitLabel={t('noteCall')}
      form={form}
      isSubmitting={isSubmitting}
      onSave={(made) => onSave(callOf(made))}
      onClose={onClose}
    >
      <Stack>
        <Stack gap={2}>
          <Text fw={600}>{patient}</Text>
          {values.map(({ parameterName, valueText, unit, rangeText }) => (
            <Text key={parameterName}>
              {parameterName}{' '}
              <Text span fw={700}>
                {[valueText, unit].filter(Boolean).join(' ')}
              </Text>
              {rangeText && ` (${t('normalRange', { range: rangeText })})`}
            </Text>
          ))}
          {values.length === 0 && words && <Text fw={700}>{words}</Text>}
          <Text>{t('doctorToCall', { name: doctorName, phone: doctorPhone || t('noPhone') })}</Text>
        </Stack>
        <CallFields form={form} isFirst />
      </Stack>
    </FormDialog>
  );
}
