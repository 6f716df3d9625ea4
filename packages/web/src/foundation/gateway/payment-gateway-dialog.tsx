// The dialog that adds a payment gateway or changes one.
import {
  type paymentGateway,
  paymentSecrets,
  savePaymentGateway,
  typedPaymentGateway,
} from '@charaka/contract/foundation/gateway/payment-gateway';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { SecretFields } from './secret-fields.tsx';

type PaymentGateway = z.output<typeof paymentGateway>;

const check = formChecks(typedPaymentGateway);
const plainFields = [
  'apiUsername',
  'apiPublishableKey',
  'paytmWebsite',
  'paytmIndustryType',
  'apiEmail',
  'accountNo',
] as const;

function valuesOf(payment: PaymentGateway | null) {
  return {
    paymentType: payment?.paymentType ?? '',
    isDemo: payment?.isDemo ?? false,
    isActive: payment?.isActive ?? true,
    forgottenSecrets: [] as (typeof paymentSecrets)[number][],
    apiUsername: payment?.apiUsername ?? '',
    apiPublishableKey: payment?.apiPublishableKey ?? '',
    paytmWebsite: payment?.paytmWebsite ?? '',
    paytmIndustryType: payment?.paytmIndustryType ?? '',
    apiEmail: payment?.apiEmail ?? '',
    accountNo: payment?.accountNo ?? '',
    apiSecretKey: '',
    salt: '',
    apiPassword: '',
    apiSignature: '',
  };
}

/** Mounted while it is open; null adds one. */
export function PaymentGatewayDialog({ payment, onClose }: { payment: PaymentGateway | null; onClose(): void }) {
  const { t } = useTranslation('gateway');
  const setting = useCommandForm(savePaymentGateway, {
    wrapper: 'payment',
    initialValues: valuesOf(payment),
    check,
    sent: (values) => inputOf({ paymentId: payment?.paymentId, ...values }),
    onDone: onClose,
  });
  const { form } = setting;
  return (
    <FormDialog size="medium" title={t(payment ? 'payment.edit' : 'payment.add')} {...setting} onClose={onClose}>
      <Stack gap="sm">
        <TextField
          label={t('payment.paymentType')}
          description={t('payment.paymentTypeHint')}
          isRequired
          isFirst
          maxLength={60}
          {...form.getInputProps('paymentType')}
        />
        <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
          {plainFields.map((name) => (
            <TextField key={name} label={t(`payment.${name}`)} maxLength={200} {...form.getInputProps(name)} />
          ))}
          <SecretFields states={payment?.secrets ?? []} names={paymentSecrets} form={form} />
        </Columns>
        <SwitchField label={t('payment.isDemo')} {...form.getInputProps('isDemo')} />
        <SwitchField label={t('payment.isActive')} {...form.getInputProps('isActive')} />
      </Stack>
    </FormDialog>
  );
}
