// The dialog that receives or refunds one amount: the sum, its modes, and a note or the reason of a refund (R465-R475).
import { LEAST_REFUND_REASON } from '@charaka/contract/money/payment/payment';
import type { Paise } from '@charaka/rules/money/money';
import { Stack } from '@mantine/core';
import { type FormErrors, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import { ReasonField, useReasonCheck } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type ModeValues, noModes } from './mode-values.ts';
import { isRefundConfirmed } from './refund-question.ts';
import { Tender } from './tender.tsx';
import { judgeTender, type TenderFrame } from './tender-values.ts';
import { typedPaise } from './typed-amount.ts';

/** Money as typed; `note` is the reason where money goes out. */
export interface TypedMoney extends ModeValues {
  amount: number | string;
  note: string;
}

interface TenderDialogProps extends Pick<TenderFrame, 'cashReceiptLimitPaise'> {
  readonly title: string;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  /** The amount due, shown above the field of the amount. */
  readonly due?: { readonly label: string; readonly paise: Paise };
  readonly amountLabel: string;
  readonly hasNote?: boolean;
  /** The amount that goes out whole, how it starts, and the receiver that the question names (Q258); left out where money is received. */
  readonly refund?: { readonly paise: Paise; readonly modes: Partial<ModeValues>; readonly receiver: string };
  /** The patient who pays, above the fields. */
  readonly children?: ReactNode;
  /** Further faults, as those of the call's own fields. */
  check?(values: TypedMoney): FormErrors;
  onSend(values: TypedMoney, refuse: (errors: FormErrors) => void): void;
  onClose(): void;
}

/** Mounted while it is open; what is due is offered as the amount, and a refund asks before the money goes out (Q258). */
export function TenderDialog({ due, refund, check: ownCheck, ...props }: TenderDialogProps) {
  const { t } = useTranslation('payment');
  const reasonFault = useReasonCheck();
  const { cashReceiptLimitPaise, amountLabel, hasNote = false } = props;
  const isRefund = refund !== undefined;
  const judge = (values: TypedMoney) =>
    judgeTender(values, {
      amountPaise: typedPaise(values.amount),
      isRefund,
      ...(due && { limitPaise: due.paise }),
      ...(cashReceiptLimitPaise === undefined ? {} : { cashReceiptLimitPaise }),
    });
  const check = (values: TypedMoney) => ({
    ...ownCheck?.(values),
    ...judge(values).errors,
    ...(isRefund ? { note: reasonFault(values.note, LEAST_REFUND_REASON) } : {}),
  });
  const offered = refund?.paise ?? due?.paise;
  const amount = offered === undefined ? '' : offered / 100;
  const send = async (values: TypedMoney) => {
    if (refund) {
      const { amount: _, note: __, ...modes } = values;
      const money = { amountPaise: refund.paise, modes, cashPaise: judge(values).cashPaise };
      if (!(await isRefundConfirmed(t, { name: refund.receiver, about: null, bill: amountLabel, ...money }))) return;
    }
    props.onSend(values, form.setErrors);
  };
  const form = useForm<TypedMoney>({
    initialValues: { ...noModes, ...refund?.modes, amount, note: '' },
    validate: check,
  });
  return (
    <FormDialog
      size="medium"
      title={props.title}
      form={form}
      isSubmitting={props.isSubmitting}
      isDangerous={isRefund}
      check={check}
      submitLabel={props.submitLabel}
      onSave={send}
      onClose={props.onClose}
    >
      <Stack>
        {props.children}
        <Columns cols={due ? { base: 1, xs: 2 } : 1}>
          {due && <MoneyField label={due.label} isReadOnly value={due.paise / 100} />}
          <MoneyField
            label={amountLabel}
            isRequired={!isRefund}
            isReadOnly={isRefund}
            isFirst={!isRefund}
            {...form.getInputProps('amount')}
          />
        </Columns>
        <Tender form={form} isNarrow cashPaise={judge(form.values).cashPaise} />
        {hasNote && <TextField label={t('note')} maxLength={300} {...form.getInputProps('note')} />}
        {isRefund && <ReasonField isFirst maxLength={200} {...form.getInputProps('note')} />}
      </Stack>
    </FormDialog>
  );
}
