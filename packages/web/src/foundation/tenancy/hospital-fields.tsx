// The sections of the hospital form: name and formats, address, money, numbers and bills.

import { orderKinds } from '@charaka/rules/clinic/order-step';
import { cashLimitWarning } from '@charaka/rules/money/cash-limit';
import { cashLimitModes } from '@charaka/rules/money/cash-limit-modes';
import { depositBases } from '@charaka/rules/money/deposit';
import { gstNumberFault } from '@charaka/rules/money/gst-number';
import { Alert } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { spoken } from '../../kernel/spoken.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import {
  MoneyField,
  NumberField,
  PercentField,
  PhoneField,
  SelectField,
  SwitchField,
  TextField,
} from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { useCountries, useStates } from './countries.ts';
import { currencyChoices, type HospitalFormApi, monthChoices } from './hospital-form.ts';
import { useTimeZones } from './time-zones.ts';

const columns = { base: 1, xs: 2, md: 4 };

interface SectionProps {
  readonly form: HospitalFormApi;
}

/** Name, time zone, and how dates, times and amounts are written (R143, R144). */
export function NameSection({ form }: SectionProps) {
  const { t, i18n } = useTranslation('tenancy');
  const zones = useTimeZones(form.values.timezone);
  const currencies = useMemo(() => currencyChoices(i18n.language), [i18n.language]);
  return (
    <FormSection title={t('sections.name')}>
      <Columns cols={columns} spacing="md" verticalSpacing="xs">
        <TextField
          label={t('hospitalName')}
          isRequired
          isFirst
          maxLength={120}
          {...form.getInputProps('hospitalName')}
        />
        <SelectField label={t('timezone')} isRequired {...zones} {...form.getInputProps('timezone')} />
        <SelectField
          label={t('dateFormat')}
          isRequired
          choices={['dd/mm/yyyy', 'mm/dd/yyyy', 'yyyy/mm/dd'].map((label, index) => ({ value: index + 1, label }))}
          {...form.getInputProps('dateFormat')}
        />
        <SelectField
          label={t('timeFormat')}
          isRequired
          choices={[12, 24].map((value) => ({ value, label: t('hours', { count: value }) }))}
          {...form.getInputProps('timeFormat')}
        />
        <SelectField label={t('currency')} isRequired choices={currencies} {...form.getInputProps('currency')} />
        <TextField label={t('currencySymbol')} isRequired maxLength={5} {...form.getInputProps('currencySymbol')} />
        <SelectField
          label={t('startMonth')}
          isRequired
          choices={monthChoices(i18n.language)}
          {...form.getInputProps('startMonth')}
        />
      </Columns>
    </FormSection>
  );
}

function useCountryCode(countryId: number | null): string {
  const rows = useCountries().data?.rows ?? [];
  return rows.find((row) => row.countryId === countryId)?.countryCode ?? '';
}

/** Address of the hospital; the state gives the code used for GST (R521). */
export function AddressSection({ form }: SectionProps) {
  const { t } = useTranslation('tenancy');
  const countries = useCountries();
  const states = useStates(form.values.countryId);
  const stateRows = form.values.countryId === null ? [] : (states.data?.rows ?? []);
  return (
    <FormSection title={t('sections.address')}>
      <Columns cols={columns} spacing="md" verticalSpacing="xs">
        <TextField label={t('address')} maxLength={300} {...form.getInputProps('address')} />
        <TextField label={t('address1')} maxLength={300} {...form.getInputProps('address1')} />
        <SelectField
          label={t('country')}
          isRequired
          choices={(countries.data?.rows ?? []).map((row) => ({ value: row.countryId, label: row.countryName }))}
          isLoading={countries.isPending}
          {...form.getInputProps('countryId')}
          onChange={(chosen) => form.setValues({ countryId: chosen ?? null, stateId: null })}
        />
        <SelectField
          label={t('state')}
          choices={stateRows.map((row) => ({ value: row.stateId, label: `${row.stateName} (${row.stateCode})` }))}
          isLoading={states.isFetching}
          {...form.getInputProps('stateId')}
        />
        <TextField label={t('city')} maxLength={80} {...form.getInputProps('city')} />
        <TextField label={t('pincode')} maxLength={10} {...form.getInputProps('pincode')} />
        <PhoneField label={t('phone')} {...form.getInputProps('phone')} />
        <TextField label={t('email')} type="email" maxLength={200} {...form.getInputProps('email')} />
      </Columns>
    </FormSection>
  );
}

/** UPI address and payee name of the hospital: India and rupees only. */
function UpiFields({ form }: SectionProps) {
  const { t } = useTranslation('tenancy');
  return (
    <>
      <TextField
        label={t('upiAddress')}
        description={t('upiAddressHint')}
        maxLength={100}
        {...form.getInputProps('upiAddress')}
      />
      <TextField
        label={t('upiPayeeName')}
        description={t('upiPayeeNameHint')}
        maxLength={80}
        {...form.getInputProps('upiPayeeName')}
      />
    </>
  );
}

/** The GST number, checked against the state in India as the server does. */
export function GstNumberField({ form }: SectionProps) {
  const { t } = useTranslation('tenancy');
  const { countryId, stateId, gstNumber } = form.values;
  const countryCode = useCountryCode(countryId);
  const stateCode = useStates(countryId).data?.rows.find((row) => row.stateId === stateId)?.stateCode;
  const fault = gstNumber && countryCode === 'IN' ? gstNumberFault(gstNumber, stateCode) : null;
  return (
    <TextField
      label={t('gstNumber')}
      maxLength={20}
      {...form.getInputProps('gstNumber')}
      onChange={(typed) => form.setFieldValue('gstNumber', (typed ?? '').toUpperCase().trim())}
      error={form.errors.gstNumber ?? (fault && spoken(fault))}
    />
  );
}

/** The kinds of orders that begin before they are paid (OR012). */
function UnpaidKindsField({ form }: SectionProps) {
  const { t } = useTranslation(['tenancy', 'order']);
  return (
    <MultiSelect
      label={t('unpaidOrderKinds')}
      description={t('unpaidOrderKindsHint')}
      data={orderKinds.map((value) => ({ value, label: t(`order:kinds.${value}`) }))}
      {...form.getInputProps('unpaidOrderKinds')}
    />
  );
}

/** The limits and days of the pharmacy. */
function PharmacyFields({ form }: SectionProps) {
  const { t } = useTranslation('tenancy');
  return (
    <>
      <MoneyField label={t('stockWriteOffLimit')} {...form.getInputProps('stockWriteOffLimit')} />
      <NumberField label={t('medicineReturnDays')} max={365} {...form.getInputProps('medicineReturnDays')} />
      <NumberField label={t('nearExpiryDays')} max={365} {...form.getInputProps('nearExpiryDays')} />
      <NumberField label={t('prescriptionDays')} max={365} {...form.getInputProps('prescriptionDays')} />
      <MoneyField
        label={t('secondApproval')}
        description={t('approvalsHint')}
        {...form.getInputProps('secondApproval')}
      />
      <MoneyField label={t('thirdApproval')} {...form.getInputProps('thirdApproval')} />
      <MoneyField label={t('turnover')} description={t('turnoverHint')} {...form.getInputProps('turnover')} />
      <DateField label={t('turnoverUntil')} {...form.getInputProps('turnoverUntil')} />
      <SwitchField
        label={t('isOwnSecondLookAllowed')}
        description={t('isOwnSecondLookAllowedHint')}
        {...form.getInputProps('isOwnSecondLookAllowed')}
      />
    </>
  );
}

/** GST number, limits, payment address and low deposits; the server checks the GST number by the same rule. */
export function MoneySection({ form }: SectionProps) {
  const { t } = useTranslation('tenancy');
  const { countryId, cashLimitReceipt, currency } = form.values;
  const countryCode = useCountryCode(countryId);
  const warning = cashLimitWarning(cashLimitReceipt ?? 'warn', countryCode);
  return (
    <FormSection title={t('sections.money')}>
      <Columns cols={columns} spacing="md" verticalSpacing="xs">
        <GstNumberField form={form} />
        <TextField label={t('drugLicenceNo')} maxLength={60} {...form.getInputProps('drugLicenceNo')} />
        <TextField
          label={t('labAccreditation')}
          description={t('labAccreditationHint')}
          maxLength={60}
          {...form.getInputProps('labAccreditation')}
        />
        <MoneyField
          label={t('creditLimit')}
          description={t('creditLimitHint')}
          isRequired
          {...form.getInputProps('creditLimit')}
        />
        <MoneyField
          label={t('cashReceiptLimit')}
          description={t('cashReceiptLimitHint')}
          {...form.getInputProps('cashReceiptLimit')}
        />
        <SelectField
          label={t('cashLimitReceipt')}
          isRequired
          choices={cashLimitModes.map((value) => ({ value, label: t(`cashLimitModes.${value}`) }))}
          {...form.getInputProps('cashLimitReceipt')}
        />
        {countryCode === 'IN' && currency === 'INR' && <UpiFields form={form} />}
        <NumberField
          label={t('lowDepositPercent')}
          description={t('lowDepositPercentHint')}
          max={100}
          suffix=" %"
          {...form.getInputProps('lowDepositPercent')}
        />
        <SelectField
          label={t('lowDepositOf')}
          isRequired
          choices={depositBases.map((value) => ({ value, label: t(`depositBases.${value}`) }))}
          {...form.getInputProps('lowDepositOf')}
        />
        <MoneyField
          label={t('refundLimit')}
          description={t('refundLimitHint')}
          {...form.getInputProps('refundLimit')}
        />
        <PercentField
          label={t('discountLimit')}
          description={t('discountLimitHint')}
          {...form.getInputProps('discountLimit')}
        />
        <PharmacyFields form={form} />
        <UnpaidKindsField form={form} />
      </Columns>
      {warning && (
        <Alert color="orange" mt="sm" role="alert">
          {spoken(warning)}
        </Alert>
      )}
    </FormSection>
  );
}

/** The marks before numbers, and how bills of the hospital are made (R140, R142). */
export function NumberSection({ form }: SectionProps) {
  const { t } = useTranslation('tenancy');
  return (
    <FormSection title={t('sections.numbers')}>
      <Columns cols={columns} spacing="md" verticalSpacing="xs">
        {(['inpatientAdmissionPrefix', 'patientRegistrationPrefix', 'pharmacySalePrefix'] as const).map((name) => (
          <TextField key={name} label={t(name)} isRequired maxLength={8} {...form.getInputProps(name)} />
        ))}
      </Columns>
      <Columns cols={{ base: 1, md: 2 }} spacing="md" mt="sm">
        <SwitchField
          label={t('groupWiseFinalBill')}
          description={t('groupWiseFinalBillHint')}
          {...form.getInputProps('groupWiseFinalBill')}
        />
        <SwitchField
          label={t('isNonHospitalCharge')}
          description={t('isNonHospitalChargeHint')}
          {...form.getInputProps('isNonHospitalCharge')}
        />
      </Columns>
    </FormSection>
  );
}
