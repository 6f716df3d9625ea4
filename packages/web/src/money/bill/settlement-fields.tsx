// The settlement of a bill in the making: payment by mode, or refund by cash and cheque (R505-R509).

import { CASH_AND_BANK_GLID, COMPANY_CODE, getGlMaster, LAST_MODE_SLID } from '@charaka/contract/money/finance/ledger';
import { glMasterTopic } from '@charaka/contract/money/finance/topics';
import { subtractPaise, sumPaise } from '@charaka/rules/money/money';
import { Checkbox, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { ModeFields } from '../payment/mode-fields.tsx';
import { typedModes } from '../payment/mode-values.ts';
import { typedPaise } from '../payment/typed-amount.ts';
import type { BillAnswer } from './bill-answer.ts';
import { givenBack, keepableOf, type SettlementValues, startingSettlement, typedRupees } from './settlement.ts';
import type { useFollowingCash } from './use-following-cash.ts';

interface SettlementFieldsProps {
  readonly bill: BillAnswer;
  /** An approver may refund in another way than the money came in, with a reason. */
  readonly isTrusted: boolean;
  readonly form: UseFormReturnType<SettlementValues>;
  readonly cashProps: ReturnType<typeof useFollowingCash>['cashProps'];
  /** Only approvers and delegators may settle without payment (R496). */
  readonly mayLeaveDue: boolean;
  readonly isLeavingDue: boolean;
  onLeaveDue(): void;
}

/** The inputs that fit the bill: nothing when nothing is due. */
export function SettlementFields(props: SettlementFieldsProps) {
  const { bill, form, isTrusted } = props;
  const { figures } = bill;
  if (figures.isRefund) {
    return figures.refundable > 0 ? <RefundFields form={form} bill={bill} isTrusted={isTrusted} /> : null;
  }
  return figures.netPayable > 0 ? <PaymentFields {...props} /> : null;
}

function PaymentFields({ form, cashProps, mayLeaveDue, isLeavingDue, onLeaveDue }: SettlementFieldsProps) {
  const { t } = useTranslation('bill');
  return (
    <FormSection title={t('payment')}>
      <Stack gap="md">
        <ModeFields
          form={form}
          isDisabled={isLeavingDue}
          isNarrow
          cash={<MoneyField label={t('cash')} isDisabled={isLeavingDue} {...cashProps} />}
        />
        {mayLeaveDue && (
          <Checkbox
            label={t('settleWithoutPay')}
            checked={isLeavingDue}
            onChange={(event) => event.currentTarget.checked && onLeaveDue()}
          />
        )}
      </Stack>
    </FormSection>
  );
}

function RefundFields({ form, bill, isTrusted }: Pick<SettlementFieldsProps, 'form' | 'bill' | 'isTrusted'>) {
  const { t } = useTranslation('bill');
  const { figures, held } = bill;
  const { keepsNonHospitalDue } = form.values;
  const refundPaise = givenBack(figures, keepsNonHospitalDue);
  const keepablePaise = keepableOf(figures);
  const hasCheque = Number(form.values.chequeRefund) > 0;
  const cheque = { isRequired: hasCheque, isDisabled: !hasCheque };
  return (
    <FormSection title={t('refund')}>
      {keepablePaise > 0 && (
        <Checkbox
          mb="sm"
          label={t('keepNonHospital', { amount: formatMoney(keepablePaise) })}
          checked={keepsNonHospitalDue}
          onChange={(event) => form.setValues(startingSettlement(figures, held, event.currentTarget.checked))}
        />
      )}
      <ModeFields
        form={form}
        hasCheque={false}
        isNarrow
        cash={
          <MoneyField
            label={t('cashRefund')}
            {...form.getInputProps('cashRefund')}
            onChange={(cash) => {
              // The part not refunded in cash goes by cheque (R508).
              const { cardPaise, upiPaise, neftPaise } = typedModes(form.values);
              const others = sumPaise([typedPaise(cash), cardPaise, upiPaise, neftPaise]);
              form.setValues({ cashRefund: cash ?? '', chequeRefund: typedRupees(subtractPaise(refundPaise, others)) });
            }}
          />
        }
      />
      <Columns cols={{ base: 1, xs: 2 }} verticalSpacing="sm" mt="sm">
        <MoneyField label={t('chequeRefund')} {...form.getInputProps('chequeRefund')} />
        <TextField label={t('chequeNumber')} maxLength={10} {...cheque} {...form.getInputProps('chequeRefundNumber')} />
        <DateField label={t('chequeDate')} {...cheque} {...form.getInputProps('chequeRefundDate')} />
        <BankField form={form} {...cheque} />
        {isTrusted && <TextField label={t('refundReason')} maxLength={300} {...form.getInputProps('refundReason')} />}
      </Columns>
    </FormSection>
  );
}

interface BankFieldProps {
  readonly form: UseFormReturnType<SettlementValues>;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
}

/** The banks of the hospital: the sub-ledgers of cash and bank after the four modes; a name where it keeps none (R288, R289, Q141). */
function BankField({ form, ...state }: BankFieldProps) {
  const { t } = useTranslation('bill');
  const asked = { glid: CASH_AND_BANK_GLID, companyCode: COMPANY_CODE };
  const account = useAnswer(glMasterTopic, getGlMaster, asked).data?.glMaster;
  const banks = (account?.subLedgers ?? []).filter(({ slid, isActive }) => isActive && (slid ?? 0) > LAST_MODE_SLID);
  if (banks.length === 0) {
    return <TextField label={t('bank')} maxLength={120} {...state} {...form.getInputProps('chequeRefundBank')} />;
  }
  return (
    <SelectField
      label={t('bank')}
      choices={banks.map(({ slid, slName }) => ({ value: slid as number, label: slName }))}
      {...state}
      {...form.getInputProps('chequeRefundBankSlid')}
      error={form.errors.chequeRefundBank}
    />
  );
}
