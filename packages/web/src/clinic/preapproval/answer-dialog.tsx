// Says what a payer was asked about an order, and what it answered.
import {
  type orderApprovalWorklist,
  saidStates,
  setPayerApproval,
} from '@charaka/contract/clinic/preapproval/order-approval';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { ReasonField, useReasonCheck } from '../../ui/field/reason-field.tsx';

type State = (typeof saidStates)[number];

interface AnswerDialogProps {
  readonly order: RowOf<typeof orderApprovalWorklist.list>;
  onClose(): void;
}

/** Mounted while it is open. */
export function AnswerDialog({ order, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('preapproval');
  const reasonFault = useReasonCheck();
  const form = useForm({
    initialValues: {
      approvalState: (order.approvalState === 'Needed' ? 'Asked' : 'Approved') as State | null,
      approvalNo: order.approvalNo ?? '',
      approvedAmount: '' as number | string,
      approvalReason: '',
    },
    validate: {
      approvalReason: (reason, { approvalState }) => (needsReason(approvalState) ? reasonFault(reason, 5) : null),
    },
  });
  const { approvalState } = form.values;
  const command = useCommand(setPayerApproval, { onDone: onClose });
  return (
    <FormDialog
      title={t('answerOf', { name: order.orderName })}
      form={form}
      submitLabel={t('keep')}
      isSubmitting={command.isPending}
      onSave={({ approvalState: state, ...values }) =>
        command.mutate(
          { order: inputOf({ ...values, approvalState: state ?? 'Asked', orderId: order.orderId }) },
          { onError: (error) => form.setErrors(refusedFields(error, 'order')) },
        )
      }
      onClose={onClose}
    >
      <SelectField
        label={t('state')}
        isRequired
        isFirst
        isClearable={false}
        choices={saidStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        {...form.getInputProps('approvalState')}
      />
      <TextField label={t('approvalNo')} maxLength={60} {...form.getInputProps('approvalNo')} />
      {approvalState === 'Approved' && (
        <MoneyField label={t('approvedAmount')} {...form.getInputProps('approvedAmount')} />
      )}
      {needsReason(approvalState) && <ReasonField {...form.getInputProps('approvalReason')} />}
    </FormDialog>
  );
}

const needsReason = (state: State | null) => state === 'Refused' || state === 'Overridden';
