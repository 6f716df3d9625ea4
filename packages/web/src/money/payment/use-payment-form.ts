// The state of the payment form: judged by the rules, sent once, empty again afterwards (R477-R487).
import { addPayment } from '@charaka/contract/money/payment/payment';
import type { CashRule } from '@charaka/rules/money/cash-limit';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { hospitalZone, today, wallClock } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { noModes } from './mode-values.ts';
import {
  cashSentence,
  judgedPayment,
  type PaymentContext,
  type PaymentValues,
  paymentErrors,
} from './payment-checks.ts';
import type { Payment } from './payment-record.ts';
import { type Held, proposedModes } from './proposed-modes.ts';
import { receivedCash, useCashRule } from './received-cash.ts';
import { typedPaise } from './typed-amount.ts';

const input = addPayment.input.shape.payment;

const freshValues = (): PaymentValues => ({
  ...noModes,
  paymentType: 'Receive',
  amount: '',
  paidAt: new Date().toISOString(),
  note: '',
  isNonHospital: false,
  backdateReason: '',
});

/** Earlier payments, and the patient's credit at the pharmacy. */
interface Before {
  readonly earlier: readonly Payment[];
  readonly medicineCredit: Paise;
  readonly held?: Held;
}

function contextOf(
  admission: Admission | undefined,
  { earlier, medicineCredit }: Before,
  cashRule: CashRule,
): PaymentContext {
  return {
    medicineCreditPaise: medicineCredit,
    earlier: earlier.map(({ paymentType, amount, isNonHospital }) => ({
      paymentType,
      amountPaise: amount,
      isNonHospitalPayment: isNonHospital,
    })),
    admittedOn: wallClock(admission?.admittedAt ?? Date.now()).day,
    today: today(),
    timezone: hospitalZone(),
    earlierCash: receivedCash(earlier, hospitalZone()),
    cashRule,
  };
}

/** A refund starts with the modes that the money came in by; what is typed over them stays until amount or kind change (Q258). */
function useProposal(form: UseFormReturnType<PaymentValues>, held: Held | undefined): void {
  const { paymentType, amount } = form.values;
  const wasRefund = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed anew when kind, amount or what is held change, and only then
  useEffect(() => {
    const isRefund = paymentType === 'Refund';
    if (isRefund) form.setValues(proposedModes(held, typedPaise(amount)));
    else if (wasRefund.current) form.setValues(proposedModes(undefined, ZERO));
    wasRefund.current = isRefund;
  }, [paymentType, amount, held]);
}

/** The form, its command, the cash that the typed modes leave, and what the hospital warns of it. */
export function usePaymentForm(admission: Admission | undefined, before: Before, onPaid: (payment: Payment) => void) {
  const cashRule = useCashRule();
  const [hasTried, setTried] = useState(false);
  const form = useForm<PaymentValues>({
    initialValues: freshValues(),
    validate: (values): FormErrors => ({
      ...formChecks(input)({ admissionId: admission?.admissionId, ...values }),
      ...paymentErrors(values, contextOf(admission, before, cashRule)),
    }),
  });
  // Once tried, the sentences follow what is typed: a change of one field may mend another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is judged anew when its values change, and only then
  useEffect(() => {
    if (hasTried) form.validate();
  }, [form.values]);
  useProposal(form, before.held);
  // The component that opened the form reports success, with the paper beside it.
  const command = useCommand(addPayment, {
    isQuietWhenDone: true,
    onDone: ({ payment }) => {
      setTried(false);
      form.setInitialValues(freshValues());
      form.reset();
      onPaid(payment);
    },
  });
  const send = (values: PaymentValues) => {
    if (!admission || !values.paidAt || command.isPending) return;
    const { admissionId } = admission;
    command.mutate(
      { payment: inputOf({ admissionId, ...values }) },
      { onError: (error) => form.setErrors(refusedFields(error, 'payment')) },
    );
  };
  const submit = form.onSubmit(send, () => setTried(true));
  const cashWarning =
    cashRule.mode === 'warn' ? cashSentence(form.values, contextOf(admission, before, cashRule)) : null;
  return { form, command, submit, cashPaise: judgedPayment(form.values).cashPaise, cashWarning };
}
