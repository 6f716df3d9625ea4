// The dialog in which a dose is noted, changed or taken back; one before its time asks once more (OP034, OP035).
import {
  addImmunization,
  immunizationSources,
  updateImmunization,
} from '@charaka/contract/clinic/immunization/immunization';
import { Alert, Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../kernel/call.ts';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { Dose } from './vaccine-plan.ts';

interface ImmunizationDialogProps {
  readonly patientId: number;
  readonly scheduleName: string | null;
  /** The dose that is changed; without it one is noted. */
  readonly dose: Dose | null;
  /** The dose of the plan that is given. */
  readonly planned: { readonly doseKey: string; readonly vaccineCode: string } | null;
  onClose(): void;
}

const noted = addImmunization.input.shape.immunization;

/** Mounted while it is open. */
export function ImmunizationDialog(props: ImmunizationDialogProps) {
  const { patientId, scheduleName, dose, planned, onClose } = props;
  const { t } = useTranslation('immunization');
  const [question, setQuestion] = useState<string | null>(null);
  const checkNoted = formChecks(noted);
  const check = ({ isEarlyConfirmed: _early, isActive: _active, reason, ...values }: Values) => {
    const errors = checkNoted(values);
    return dose && !reason.trim() ? { ...errors, reason: t('enterReason') } : errors;
  };
  const form = useForm<Values>({ initialValues: valuesOf(dose, planned), validate: check });
  const add = useCommand(addImmunization, { onDone: onClose });
  const update = useCommand(updateImmunization, { onDone: onClose });
  const onError = (error: Error) => {
    form.setErrors(refusedFields(error, 'immunization'));
    // Before its time: noted all the same once that is confirmed.
    if (error instanceof Refusal && 'isEarlyConfirmed' in error.fields) setQuestion(error.message);
  };
  const save = ({ isEarlyConfirmed, isActive, reason, ...immunization }: Values) => {
    const common = { patientId, scheduleName, immunization };
    if (dose) update.mutate({ ...common, immunizationId: dose.immunizationId, isActive, reason }, { onError });
    else add.mutate({ ...common, isEarlyConfirmed }, { onError });
  };
  return (
    <FormDialog
      title={t(dose ? 'changeTitle' : 'addTitle')}
      submitLabel={t(dose ? 'changeTitle' : 'addTitle')}
      form={form}
      check={check}
      isSubmitting={add.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="sm">
        <DoseFields form={form} />
        {question && !dose && (
          <Alert color="orange" role="alert" title={question}>
            <SwitchField label={t('recordAnyway')} {...form.getInputProps('isEarlyConfirmed')} />
          </Alert>
        )}
        {dose && (
          <>
            <SwitchField label={t('stands')} {...form.getInputProps('isActive')} />
            <ReasonField {...form.getInputProps('reason')} />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}

type Form = Pick<UseFormReturnType<Values>, 'getInputProps' | 'values'>;

function DoseFields({ form }: { readonly form: Form }) {
  const { t } = useTranslation('immunization');
  const field = form.getInputProps;
  const isGiven = form.values.source === 'Given';
  return (
    <>
      <Columns cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label={t('vaccine')} isRequired isFirst maxLength={30} {...field('vaccineCode')} />
        <TextField label={t('dose')} isRequired maxLength={40} {...field('doseKey')} />
        <SelectField
          label={t('source')}
          isRequired
          choices={immunizationSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
          {...field('source')}
        />
        <DateField label={t('givenOn')} isRequired {...field('givenOn')} />
        <TextField label={t('batchNumber')} isRequired={isGiven} maxLength={40} {...field('batchNumber')} />
        <DateField label={t('expiryOn')} isRequired={isGiven} {...field('expiryOn')} />
        <TextField label={t('maker')} maxLength={100} {...field('maker')} />
        <TextField label={t('site')} maxLength={60} {...field('site')} />
        <TextField label={t('route')} maxLength={30} {...field('route')} />
        <TextField label={t('quantity')} maxLength={30} {...field('dose')} />
      </Columns>
      <TextAreaField label={t('adverseEvent')} maxLength={500} rows={2} {...field('adverseEvent')} />
    </>
  );
}

type Values = ReturnType<typeof valuesOf>;

function valuesOf(dose: Dose | null, planned: ImmunizationDialogProps['planned']) {
  return {
    vaccineCode: dose?.vaccineCode ?? planned?.vaccineCode ?? '',
    doseKey: dose?.doseKey ?? planned?.doseKey ?? '',
    source: dose?.source ?? ('Given' as const),
    givenOn: dose?.givenOn ?? today(),
    batchNumber: dose?.batchNumber ?? '',
    expiryOn: dose?.expiryOn ?? null,
    maker: dose?.maker ?? '',
    site: dose?.site ?? '',
    route: dose?.route ?? '',
    dose: dose?.dose ?? '',
    adverseEvent: dose?.adverseEvent ?? '',
    isEarlyConfirmed: false,
    isActive: dose?.isActive ?? true,
    reason: '',
  };
}
