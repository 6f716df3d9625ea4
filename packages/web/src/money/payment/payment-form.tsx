// The form of a payment or refund (R465-R475, R477-R482).

import { paymentTypes } from '@charaka/contract/money/payment/payment';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { Alert, Box, Button, Divider } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { hospitalZone, today, wallClock } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { spoken } from '../../kernel/spoken.ts';
import { admissionNumberOf } from '../../stay/admission/admission-facts.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { MoneyField, SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { dayOf, type PaymentValues } from './payment-checks.ts';
import { Tender } from './tender.tsx';
import { typedPaise } from './typed-amount.ts';
import { UpiCode } from './upi-code.tsx';
import type { usePaymentForm } from './use-payment-form.ts';

interface PaymentFormProps {
  readonly isOpen: boolean;
  readonly admission: Admission | undefined;
  readonly state: ReturnType<typeof usePaymentForm>;
  readonly amountInput: Ref<HTMLInputElement>;
  /** The number of the payment that is typed, counted from the first of the admission: part of its UPI reference. */
  readonly nextNumber: number;
  /** Opens the paper that requests the due amount; undefined when nothing is due. */
  readonly onRequest: (() => void) | undefined;
  readonly children: ReactNode;
  onClose(): void;
}

/** The dialog with the form at its end; `children` stand above it. */
export function PaymentForm(props: PaymentFormProps) {
  const { isOpen, admission, state, amountInput, nextNumber, onRequest, children, onClose } = props;
  const { t } = useTranslation('payment');
  const { form, command, submit } = state;
  const isClosed = admission !== undefined && (admission.isDischarged || admission.isFinalBill);
  const isRefund = form.values.paymentType === 'Refund';
  return (
    <Dialog
      isOpen={isOpen}
      size="wide"
      title={t('payment')}
      onClose={onClose}
      isChanged={form.isDirty()}
      onSubmit={submit}
      submitLabel={t(isRefund ? 'saveRefund' : 'savePayment')}
      isSubmitting={command.isPending}
      isSubmitDisabled={isClosed || !admission}
      footerStart={
        onRequest && (
          <Button variant="subtle" onClick={onRequest}>
            {t('paymentRequest')}
          </Button>
        )
      }
    >
      {children}
      <Divider my="md" />
      {isClosed && <Alert mb="md">{t('closed')}</Alert>}
      <PaymentFields
        admission={admission}
        state={state}
        isClosed={isClosed}
        amountInput={amountInput}
        nextNumber={nextNumber}
      />
    </Dialog>
  );
}

interface PaymentFieldsProps extends Pick<PaymentFormProps, 'admission' | 'state' | 'amountInput' | 'nextNumber'> {
  readonly isClosed: boolean;
}

/** Amount, kind, day and note, the modes that make the amount up, and the code to pay by UPI. */
export function PaymentFields({ admission, state, isClosed, amountInput, nextNumber }: PaymentFieldsProps) {
  const { t } = useTranslation('payment');
  const { form, cashPaise, cashWarning } = state;
  const isRefund = form.values.paymentType === 'Refund';
  return (
    <>
      <MainFields form={form} admission={admission} isClosed={isClosed} amountInput={amountInput} />
      <Tender form={form} isDisabled={isClosed} cashPaise={cashPaise} />
      {admission && !isClosed && !isRefund && (
        <Box mt="sm">
          <UpiCode
            amountPaise={typedPaise(form.values.upi)}
            admissionNumber={admissionNumberOf(admission)}
            suffix={`P${nextNumber}`}
          />
        </Box>
      )}
      {cashWarning && (
        <Alert color="orange" mt="sm" role="alert">
          {spoken(cashWarning)}
        </Alert>
      )}
      <Box mt="md">
        <SwitchField label={t('isNonHospital')} isDisabled={isClosed} {...form.getInputProps('isNonHospital')} />
      </Box>
    </>
  );
}

interface MainFieldsProps {
  readonly form: UseFormReturnType<PaymentValues>;
  readonly admission: Admission | undefined;
  readonly isClosed: boolean;
  readonly amountInput: Ref<HTMLInputElement>;
}

function MainFields({ form, admission, isClosed, amountInput }: MainFieldsProps) {
  const { t } = useTranslation('payment');
  const does = useDeeds();
  const types = paymentTypes
    .filter((value) => does(value === 'Refund' ? 'refund' : 'receive-money'))
    .map((value) => ({ value, label: t(value) }));
  const isBackdated = dayOf(form.values.paidAt, hospitalZone()) < today();
  const admittedOn = admission && wallClock(admission.admittedAt).day;
  return (
    <Columns cols={{ base: 1, xs: 2, md: 4 }} spacing="md" verticalSpacing="sm" mb="sm">
      <MoneyField
        label={t('amount')}
        isRequired
        isFirst
        inputRef={amountInput}
        isDisabled={isClosed}
        {...form.getInputProps('amount')}
      />
      <SelectField
        label={t('paymentType')}
        isRequired
        choices={types}
        isDisabled={isClosed}
        {...form.getInputProps('paymentType')}
      />
      <DateTimeField
        label={t('paymentDate')}
        isRequired
        from={admittedOn && daysBefore(admittedOn, 1)}
        to={today()}
        isDisabled={isClosed}
        {...form.getInputProps('paidAt')}
      />
      {isBackdated && (
        <TextField
          label={t('backdateReason')}
          isRequired
          maxLength={300}
          isDisabled={isClosed}
          {...form.getInputProps('backdateReason')}
        />
      )}
      <TextField label={t('note')} maxLength={300} isDisabled={isClosed} {...form.getInputProps('note')} />
    </Columns>
  );
}
