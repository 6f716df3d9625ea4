// The suppliers of the hospital.

import {
  gstKinds,
  licenceForms,
  licenceStates,
  msmeKinds,
  supplierActivities,
  suppliers,
} from '@charaka/contract/supply/purchase/supplier';
import { supplierTaxNatures } from '@charaka/rules/money/supplier-tax';
import { ActionIcon, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { RecordScreen } from '../../resource/record-screen.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import type { FieldProps } from '../../ui/field/field-props.ts';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';

/** Route Pharmacy/supplier. */
export default function ListSuppliers() {
  const { t } = useTranslation('purchase');
  return (
    <RecordScreen
      record={suppliers}
      searched={['supplierName', 'gstNumber', 'contact']}
      begin={{ gstKind: 'Regular', licences: [] }}
      fields={{
        gstKind: (input) => <SelectField {...input} choices={wordChoices(gstKinds, (kind) => t(`gstKinds.${kind}`))} />,
        msmeKind: (input) => (
          <SelectField {...input} choices={wordChoices(msmeKinds, (kind) => t(`msmeKinds.${kind}`))} />
        ),
        activity: (input) => (
          <SelectField {...input} choices={wordChoices(supplierActivities, (kind) => t(`activities.${kind}`))} />
        ),
        taxNature: (input) => (
          <SelectField {...input} choices={wordChoices(supplierTaxNatures, (nature) => t(`taxNatures.${nature}`))} />
        ),
        licences: (input) => <LicencesField {...input} />,
      }}
      columns={{ gstKind: { value: ({ gstKind }) => t(`gstKinds.${gstKind}`) } }}
    />
  );
}

/** A licence as it is typed. */
interface TypedLicence {
  readonly form: (typeof licenceForms)[number] | null;
  readonly licenceNo: string;
  readonly feePaidUntil: string | null;
  readonly state: (typeof licenceStates)[number] | null;
}

const newLicence: TypedLicence = { form: '20B', licenceNo: '', feePaidUntil: null, state: 'Valid' };

/** The licences for drugs, each with its fields below each other. */
function LicencesField({ label, value, onChange, error }: FieldProps<readonly TypedLicence[]>) {
  const { t } = useTranslation('purchase');
  const licences = value ?? [];
  const change = (at: number, part: Partial<TypedLicence>) =>
    onChange?.(licences.map((licence, index) => (index === at ? { ...licence, ...part } : licence)));
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      {licences.map((licence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: licences have no other name while they are typed
        <Paper key={index} withBorder p="xs">
          <Stack gap="xs">
            <SelectField
              label={t('licence.form')}
              isRequired
              choices={wordChoices(licenceForms, (form) => t(`licenceForms.${form}`))}
              value={licence.form}
              onChange={(form) => change(index, { form: form ?? null })}
            />
            <TextField
              label={t('licence.licenceNo')}
              isRequired
              maxLength={60}
              value={licence.licenceNo}
              onChange={(licenceNo) => change(index, { licenceNo: licenceNo ?? '' })}
            />
            <DateField
              label={t('licence.feePaidUntil')}
              isRequired
              value={licence.feePaidUntil}
              onChange={(feePaidUntil) => change(index, { feePaidUntil: feePaidUntil ?? null })}
            />
            <Group align="end" wrap="nowrap" gap="xs">
              <SelectField
                label={t('licence.state')}
                isRequired
                choices={wordChoices(licenceStates, (state) => t(`licenceStates.${state}`))}
                value={licence.state}
                onChange={(state) => change(index, { state: state ?? null })}
              />
              <ActionIcon
                variant="subtle"
                color="red"
                mb={4}
                aria-label={t('licence.remove', { no: licence.licenceNo })}
                onClick={() => onChange?.(licences.filter((_, at) => at !== index))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </Stack>
        </Paper>
      ))}
      {error && (
        <Text size="xs" c="red">
          {error}
        </Text>
      )}
      <Button
        variant="light"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange?.([...licences, newLicence])}
      >
        {t('licence.add')}
      </Button>
    </Stack>
  );
}
