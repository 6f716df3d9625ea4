// Notes what a payer said of a version - confirmed with an amount, or refused - and takes an answer back.
import { answerBillVersion, billVersionAnswer } from '@charaka/contract/money/tpa/bill-version';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatMoney, today, wallClock } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, SelectField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type AnswerValues, answerFaults, type Version, type Versions } from './version-values.ts';

const checkShape = formChecks(billVersionAnswer.omit({ versionId: true }));

interface AnswerVersionProps {
  readonly all: Versions;
  readonly version: Version;
  onClose(): void;
}

function useAnswerForm({ all, version, onClose }: AnswerVersionProps) {
  const command = useCommand(answerBillVersion, { onDone: onClose });
  const check = (values: AnswerValues) => ({ ...answerFaults(all, version, values), ...checkShape(values) });
  const form = useForm<AnswerValues>({
    initialValues: {
      status: version.status === 'sent' ? 'confirmed' : 'sent',
      confirmed: version.status === 'sent' ? version.claimed / 100 : '',
      reference: '',
      reason: '',
      answeredOn: today(),
    },
    validate: check,
  });
  const save = ({ confirmed, ...values }: AnswerValues) => {
    const amount = values.status === 'confirmed' ? { confirmed: Number(confirmed) } : {};
    command.mutate({ answer: { versionId: version.versionId, ...values, ...amount } });
  };
  return { form, check, save, isPending: command.isPending };
}

/** Mounted while it is open. An answered version can only be taken back, with a reason. */
export function AnswerVersion(props: AnswerVersionProps) {
  const { version, onClose } = props;
  const { t } = useTranslation('tpa');
  const { form, check, save, isPending } = useAnswerForm(props);
  const isTakenBack = version.status !== 'sent';
  const title = t(isTakenBack ? 'version.takeBack' : 'version.answer');
  const said = { no: version.versionNo, payer: version.associationName, amount: formatMoney(version.claimed) };
  return (
    <FormDialog
      size="medium"
      title={title}
      isDangerous={isTakenBack}
      form={form}
      check={check}
      isSubmitting={isPending}
      {...(isTakenBack ? { submitLabel: title } : {})}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <Text size="sm">{t(isTakenBack ? 'version.takeBackText' : 'version.answerText', said)}</Text>
        {!isTakenBack && <AnswerFields form={form} version={version} />}
        {form.values.status !== 'confirmed' && (
          <TextAreaField
            label={t('version.reason')}
            isRequired
            isFirst={isTakenBack}
            rows={2}
            maxLength={300}
            {...form.getInputProps('reason')}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

interface AnswerFieldsProps {
  readonly form: ReturnType<typeof useAnswerForm>['form'];
  readonly version: Version;
}

function AnswerFields({ form, version }: AnswerFieldsProps) {
  const { t } = useTranslation('tpa');
  const isConfirmed = form.values.status === 'confirmed';
  const choices = (['confirmed', 'refused'] as const).map((value) => ({ value, label: t(`version.states.${value}`) }));
  return (
    <Columns cols={{ base: 1, xs: 2 }} verticalSpacing="sm">
      <SelectField
        label={t('status')}
        isRequired
        isFirst
        isClearable={false}
        choices={choices}
        {...form.getInputProps('status')}
      />
      <DateField
        label={t('version.answeredOn')}
        isRequired
        from={wallClock(version.frozenAt).day}
        to={today()}
        {...form.getInputProps('answeredOn')}
      />
      <MoneyField
        label={t('version.confirmed')}
        isRequired={isConfirmed}
        isDisabled={!isConfirmed}
        {...form.getInputProps('confirmed')}
      />
      <TextField
        label={t('version.reference')}
        isRequired={isConfirmed}
        maxLength={60}
        {...form.getInputProps('reference')}
      />
    </Columns>
  );
}
