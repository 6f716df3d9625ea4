// The dialog that adds a package or changes one: its name and the charges it is made of, with their total (Q210).

import { getPackage } from '@charaka/contract/money/tariff/tariff';
import { addPackage, newPackage, updatePackage } from '@charaka/contract/money/tariff/tariff-setting';
import { packageTopic, priceItemTopic } from '@charaka/contract/money/tariff/topics';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatMoney } from '../../kernel/format.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { findCharges } from '../../stay/bed/find-charges.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, NumberField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import {
  emptyLine,
  type Package,
  type PackageValues,
  packageTotal,
  packageValues,
  typedPackage,
} from './package-form.ts';
import { PackageScopeFields } from './package-scope-fields.tsx';

const checkSent = formChecks(newPackage);
const check = (values: PackageValues) => checkSent(typedPackage(values));

interface AddPackageProps {
  /** As it was read a moment ago; null adds one. */
  readonly known: Package | null;
  onClose(): void;
}

/** Opens at once. */
export function AddPackage({ known, onClose }: AddPackageProps) {
  const { t } = useTranslation(['tariff', 'masters']);
  const record = useRecordForm({
    opened: known,
    wrapper: 'package',
    key: 'packageId',
    topic: packageTopic,
    get: getPackage,
    add: addPackage,
    update: updatePackage,
    valuesOf: packageValues,
    check,
    sent: typedPackage,
    onDone: onClose,
  });
  const { form } = record;
  return (
    <FormDialog
      {...record}
      size="wide"
      title={t(known === null ? 'masters:add' : 'masters:edit', { name: t('masters:label.Package') })}
      onClose={onClose}
    >
      <Stack>
        <Columns cols={{ base: 1, xs: 2 }}>
          <TextField
            label={t('packageName')}
            isRequired
            isFirst
            maxLength={120}
            {...form.getInputProps('packageName')}
          />
          <SwitchField label={t('ofTpa')} {...form.getInputProps('isTpa')} />
        </Columns>
        <SwitchField label={t('isMedicineInside')} {...form.getInputProps('isMedicineInside')} />
        <PackageScopeFields form={form} />
        {form.values.lines.map((line, index) => (
          <PackageLine key={line.rowId} form={form} index={index} />
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => form.insertListItem('lines', emptyLine())}
          >
            {t('addLine')}
          </Button>
          <Text fw={600}>{t('totalOf', { total: formatMoney(packageTotal(form.values)) })}</Text>
        </Group>
        {form.errors.lines && <Text c="red">{form.errors.lines}</Text>}
      </Stack>
    </FormDialog>
  );
}

type PackageForm = UseFormReturnType<PackageValues, PackageValues, (values: PackageValues) => FormErrors>;

function PackageLine({ form, index }: { form: PackageForm; index: number }) {
  const { t } = useTranslation('tariff');
  const line = form.values.lines[index];
  if (!line) return null;
  return (
    <Group align="flex-start" wrap="nowrap">
      <Columns cols={{ base: 1, sm: 3 }} flex={1}>
        <TypeaheadField
          label={t('charge')}
          topic={priceItemTopic}
          isRequired
          error={form.errors[`lines.${index}.chargeId`]}
          value={line.chargeName}
          search={findCharges}
          onPick={(picked, text) => {
            form.setFieldValue(`lines.${index}.chargeName`, text);
            form.setFieldValue(`lines.${index}.chargeId`, picked?.chargeId ?? null);
            if (picked) form.setFieldValue(`lines.${index}.amount`, picked.standardCharge / 100);
          }}
        />
        <NumberField label={t('quantity')} isRequired decimals={3} {...form.getInputProps(`lines.${index}.quantity`)} />
        <MoneyField label={t('sumOfLine')} isRequired {...form.getInputProps(`lines.${index}.amount`)} />
      </Columns>
      <ActionIcon
        variant="subtle"
        color="red"
        mt={28}
        aria-label={t('removeLine')}
        disabled={form.values.lines.length === 1}
        onClick={() => form.removeListItem('lines', index)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
