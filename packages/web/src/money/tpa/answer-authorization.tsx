// Notes what a payer said to a request, and takes an approved amount over into the admission.

import { answerAuthorization, authorizationAnswer } from '@charaka/contract/money/tpa/authorization';
import type { Paise } from '@charaka/rules/money/money';
import { type AuthorizationStatus, answerProblem } from '@charaka/rules/stay/authorization-clock';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { formatDateTime, formatMoney, today, wallClock } from '../../kernel/format.ts';
import { spoken } from '../../kernel/spoken.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { RowBanner } from '../../stay/admission/patient-banner.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { MoneyField, SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import type { AuthorizationRow } from './authorization-row.ts';

type AnswerStatus = Exclude<AuthorizationStatus, 'asked'>;
const statuses: readonly AnswerStatus[] = ['approved', 'partly', 'denied', 'query'];

interface AnswerValues {
  status: AnswerStatus;
  approvedAmount: number | string;
  answeredAt: string | null;
  referenceNo: string;
  remark: string;
  isTakenOver: boolean;
}

function paiseOf(typed: number | string): Paise {
  return Math.round(Number(typed || 0) * 100) as Paise;
}

/** Whether an approval of this kind can be taken over now: at discharge before the final bill. */
function mayTakeOver(row: AuthorizationRow): boolean {
  return !row.isFinalBill && (row.kind === 'pre' || row.isDischargeInitiated);
}

function useAnswerForm(row: AuthorizationRow) {
  const check = formChecks(authorizationAnswer.omit({ authorizationId: true }));
  return useForm<AnswerValues>({
    initialValues: {
      status: 'approved',
      approvedAmount: row.askedAmount / 100,
      answeredAt: new Date().toISOString(),
      referenceNo: row.referenceNo ?? '',
      remark: '',
      isTakenOver: mayTakeOver(row),
    },
    validate: (values) => {
      const problem = answerProblem(values.status, row.askedAmount as Paise, paiseOf(values.approvedAmount));
      return { ...check(values), ...(problem ? { approvedAmount: spoken(problem) } : {}) };
    },
  });
}

type AnswerForm = ReturnType<typeof useAnswerForm>;

/** Whether the answer chosen has an amount. */
function isApproval(status: AnswerStatus): boolean {
  return status === 'approved' || status === 'partly';
}

/** Sends the answer; taking an amount over is asked about first, with both amounts. */
function useSend(row: AuthorizationRow, form: AnswerForm, onDone: () => void) {
  const { t } = useTranslation('tpa');
  const command = useCommand(answerAuthorization, { onDone });
  const isPre = row.kind === 'pre';
  const question = (amount: Paise) => ({
    title: t('takeOverTitle'),
    text: t(isPre ? 'takeOverPre' : 'takeOverDischarge', {
      amount: formatMoney(amount),
      before: formatMoney((isPre ? row.tpaAuthorized : row.finalAuthorized) ?? 0),
    }),
    confirmLabel: t('yes'),
  });
  const send = async (values: AnswerValues) => {
    const amount = paiseOf(values.approvedAmount);
    const isTakenOver = isApproval(values.status) && values.isTakenOver;
    if (isTakenOver && !(await confirm(question(amount)))) return;
    const authorization = {
      ...values,
      authorizationId: row.authorizationId,
      isTakenOver,
      approvedAmount: amount / 100,
    };
    const onError = (error: Error) => form.setErrors(refusedFields(error, 'authorization'));
    command.mutate({ authorization }, { onError });
  };
  return { send, isPending: command.isPending };
}

/** Mounted while it is open. */
export function AnswerAuthorization({ row, onClose }: { row: AuthorizationRow; onClose(): void }) {
  const { t } = useTranslation('tpa');
  const form = useAnswerForm(row);
  const { send, isPending } = useSend(row, form, onClose);
  const asked = {
    kind: t(`kinds.${row.kind}`),
    payer: row.associationName,
    amount: formatMoney(row.askedAmount),
    when: formatDateTime(row.askedAt),
  };
  return (
    <FormDialog
      size="medium"
      title={t('noteAnswer')}
      submitLabel={t('noteAnswer')}
      form={form}
      isSubmitting={isPending}
      onSave={(values) => void send(values)}
      onClose={onClose}
    >
      <Stack>
        <RowBanner row={row} />
        <Text size="sm">{t('askedLine', asked)}</Text>
        <AnswerFields row={row} form={form} />
      </Stack>
    </FormDialog>
  );
}

function AnswerFields({ row, form }: { row: AuthorizationRow; form: AnswerForm }) {
  const { t } = useTranslation('tpa');
  const { status, isTakenOver } = form.values;
  const hasAmount = isApproval(status);
  const choose = (chosen: AnswerStatus | null | undefined) => {
    if (!chosen) return;
    form.setValues({ status: chosen, approvedAmount: chosen === 'approved' ? row.askedAmount / 100 : '' });
  };
  return (
    <>
      <SelectField
        label={t('status')}
        isRequired
        isFirst
        choices={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        {...form.getInputProps('status')}
        onChange={choose}
      />
      <MoneyField
        label={t('approvedAmount')}
        isRequired={hasAmount}
        isDisabled={!hasAmount}
        {...form.getInputProps('approvedAmount')}
      />
      {hasAmount && mayTakeOver(row) && (
        <SwitchField
          label={t(row.kind === 'pre' ? 'takeOverPreLabel' : 'takeOverDischargeLabel')}
          {...form.getInputProps('isTakenOver')}
          value={isTakenOver}
        />
      )}
      {status !== 'query' && (
        <DateTimeField
          label={t('answeredAt')}
          isRequired
          from={wallClock(row.askedAt).day}
          to={today()}
          {...form.getInputProps('answeredAt')}
        />
      )}
      <TextField label={t('referenceNo')} maxLength={60} {...form.getInputProps('referenceNo')} />
      <TextAreaField label={t('remark')} maxLength={300} {...form.getInputProps('remark')} />
    </>
  );
}
