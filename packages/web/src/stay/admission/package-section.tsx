// The packages a patient comes for: chosen from the list, what they come to, and what is in them (R379, R395, R423, Q62).

import { getPackage, listPackages } from '@charaka/contract/money/tariff/tariff';
import { packageTopic } from '@charaka/contract/money/tariff/topics';
import { rateTypes } from '@charaka/contract/stay/admission/admission-words';
import type { Paise } from '@charaka/rules/money/money';
import { Stack, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../../kernel/choices.ts';
import { formatMoney, formatQuantity } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { AdmissionFormApi } from './admission-form.ts';
import type { FormLocks } from './admission-locks.ts';
import { useStayWord } from './stay-words.ts';

/** The switch, and below it the section while it is on (Q62). */
export function PackageSection({ form, locks }: { form: AdmissionFormApi; locks: FormLocks }) {
  const { t } = useTranslation('admission');
  const { isPackageApplicable, packages } = form.values;
  const change = (isOn: boolean) =>
    form.setValues({ isPackageApplicable: isOn, ...(isOn ? {} : { packages: [], rateType: null }) });
  return (
    <FormSection title={t('package.title')}>
      <Stack gap="xs">
        <SwitchField
          label={t('package.switch')}
          description={locks.arePackagesLocked ? t('package.locked') : t('package.hint')}
          isDisabled={locks.arePackagesLocked}
          value={isPackageApplicable}
          onChange={(isOn) => change(isOn ?? false)}
        />
        {isPackageApplicable && <PackageFields form={form} locks={locks} />}
        {packages.map(({ packageId }) => (
          <PackageLines key={packageId} packageId={packageId} />
        ))}
      </Stack>
    </FormSection>
  );
}

const byName = {
  pageNumber: 1,
  pageSize: 0,
  sortingModel: { sortColumn: 'packageName', sortDirection: 'asc' as const },
};

function PackageFields({ form, locks }: { form: AdmissionFormApi; locks: FormLocks }) {
  const { t } = useTranslation('admission');
  const stayWord = useStayWord();
  const answer = useAnswer(packageTopic, listPackages, byName);
  const known = answer.data?.rows ?? [];
  const { packages } = form.values;
  const offered = known.filter((row) => row.isActive || packages.some(({ packageId }) => packageId === row.packageId));
  const totalPaise = known
    .filter((row) => packages.some(({ packageId }) => packageId === row.packageId))
    .reduce((sum, row) => sum + row.totalAmount, 0) as Paise;
  const choose = (chosen: string[]) =>
    form.setFieldValue(
      'packages',
      chosen.flatMap((packageId) => known.find((row) => String(row.packageId) === packageId) ?? []).map(chosenPackage),
    );
  return (
    <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
      <MultiSelect
        label={t('package.list')}
        withAsterisk
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('package.clear') }}
        disabled={locks.arePackagesLocked}
        data={offered.map(({ packageId, packageName, isTpa }) => ({
          value: String(packageId),
          label: isTpa ? t('package.ofTpa', { name: packageName }) : packageName,
        }))}
        value={packages.map(({ packageId }) => String(packageId))}
        error={form.errors.packages}
        nothingFoundMessage={t('package.none')}
        onChange={choose}
      />
      <TextField
        label={t('package.amount')}
        isReadOnly
        value={formatMoney(locks.arePackagesLocked ? locks.kept?.packageAmount : totalPaise)}
      />
      <SelectField
        label={t('package.rateType')}
        choices={wordChoices(rateTypes, stayWord)}
        {...form.getInputProps('rateType')}
      />
    </Columns>
  );
}

const chosenPackage = ({ packageId, packageName }: { packageId: number; packageName: string }) => ({
  packageId,
  packageName,
});

/** The charges a package is made of; they are posted with the admission. */
function PackageLines({ packageId }: { packageId: number }) {
  const { t } = useTranslation('admission');
  const found = useAnswer(packageTopic, getPackage, { package: { packageId } }).data?.package;
  if (!found) return null;
  return (
    <WideTable label={t('package.parts', { name: found.packageName })} minWidth={480}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('package.parts', { name: found.packageName })}</Table.Th>
          <Table.Th ta="end">{t('package.quantity')}</Table.Th>
          <Table.Th ta="end">{t('package.sum')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {found.lines.map((line) => (
          <Table.Tr key={line.chargeId}>
            <Table.Td>{line.chargeName}</Table.Td>
            <Table.Td ta="end">{formatQuantity(line.quantity)}</Table.Td>
            <Table.Td ta="end">{formatMoney(line.amount)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
