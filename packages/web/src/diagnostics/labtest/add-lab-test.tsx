// The dialog that makes a charge of the price list a laboratory test, or changes one: where it is done, on what, and what it measures.

import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import {
  addLabTest,
  getLabTest,
  listInvestigations,
  newLabTest,
  testKinds,
  updateLabTest,
} from '@charaka/contract/diagnostics/labtest/lab-test';
import { labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { labContainer } from '@charaka/contract/foundation/masters/lab-container';
import { labSection } from '@charaka/contract/foundation/masters/lab-section';
import { narrativeTemplate } from '@charaka/contract/foundation/masters/narrative-template';
import { specimenType } from '@charaka/contract/foundation/masters/specimen-type';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { Master } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { masterListEndpoint } from '../../resource/master-record.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { MultiSelect } from '../../ui/field/multi-select.tsx';
import { Columns } from '../../ui/page/columns.tsx';

type LabTest = OutputOf<typeof addLabTest>['labTest'];
type Sent = InputOf<typeof addLabTest>['labTest'];

/** Field values: the parameters in order, and those that may stay empty. */
const labTestValues = (record: LabTest | null) => ({
  chargeId: record?.chargeId ?? null,
  labSectionId: record?.labSectionId ?? null,
  specimenTypeId: record?.specimenTypeId ?? null,
  labContainerId: record?.labContainerId ?? null,
  testKind: record?.testKind ?? ('Measured' as const),
  narrativeTemplateId: record?.narrativeTemplateId ?? null,
  methodName: record?.methodName ?? '',
  stabilityHours: (record?.stabilityHours ?? '') as number | string,
  fastingHours: (record?.fastingHours ?? '') as number | string,
  isConfidential: record?.isConfidential ?? false,
  loincCode: record?.loincCode ?? '',
  isInScope: record?.isInScope ?? false,
  minVolumeMl: (record?.minVolumeMl ?? '') as number | string,
  printOrder: (record?.printOrder ?? '') as number | string,
  hasOwnPage: record?.hasOwnPage ?? false,
  lines: (record?.lines ?? []).map(({ labParameterId }) => String(labParameterId)),
  free: (record?.lines ?? []).flatMap((line) => (line.isMandatory ? [] : [String(line.labParameterId)])),
});
type Values = ReturnType<typeof labTestValues>;

function sentTest({ lines, free, ...values }: Values): Sent {
  const sentLines =
    values.testKind === 'Measured'
      ? lines.map((one) => ({ labParameterId: Number(one), isMandatory: !free.includes(one) }))
      : [];
  return inputOf<Sent>({ ...values, lines: sentLines });
}

/** A test as it is sent, to take it back into use. */
export const sentLabTest = (record: LabTest): Sent => sentTest(labTestValues(record));

const checkSent = formChecks(newLabTest);
const check = (values: Values) => checkSent(sentTest(values));
const everyRow = { pageNumber: 0, pageSize: 0 };

function useChoices(master: Master) {
  const rows = useAnswer(masterTopic(master), masterListEndpoint(master), everyRow).data?.rows ?? [];
  return rows.map((row) => ({
    value: Number(row[master.key]),
    label: String(row[master.title]),
    isDisabled: row.isActive === false,
  }));
}

/** Opens at once; null adds one. */
export function AddLabTest({ opened, onClose }: { opened: LabTest | null; onClose(): void }) {
  const { t } = useTranslation(['labtest', 'masters']);
  const charges = useAnswer(labParameterTopic, listInvestigations, {}).data?.investigations ?? [];
  const parameters = useAnswer(labParameterTopic, labParameters.list, everyRow).data?.rows ?? [];
  const record = useRecordForm({
    opened,
    wrapper: 'labTest',
    key: 'labTestId',
    topic: labParameterTopic,
    get: getLabTest,
    add: addLabTest,
    update: updateLabTest,
    valuesOf: labTestValues,
    check,
    sent: sentTest,
    onDone: onClose,
  });
  const { form } = record;
  const field = form.getInputProps;
  const named = parameters
    .filter((one) => one.isActive || form.values.lines.includes(String(one.labParameterId)))
    .map((one) => ({ value: String(one.labParameterId), label: `${one.labParameterName} (${one.code})` }));
  return (
    <FormDialog
      {...record}
      size="wide"
      title={t(opened ? 'masters:edit' : 'masters:add', { name: t('labTest.one') })}
      onClose={onClose}
    >
      <Stack>
        <SelectField
          label={t('labTest.charge')}
          isRequired
          isFirst
          choices={charges.map(({ chargeId, chargeCode, chargeName, labTestId }) => ({
            value: chargeId,
            label: `${chargeName} (${chargeCode})`,
            isDisabled: labTestId != null && labTestId !== opened?.labTestId,
          }))}
          {...field('chargeId')}
        />
        <PlaceFields form={form} />
        <SelectField
          label={t('labTest.testKind')}
          isRequired
          choices={testKinds.map((value) => ({ value, label: t(`testKinds.${value}`) }))}
          {...field('testKind')}
        />
        {form.values.testKind === 'Narrative' && <TemplateField form={form} />}
        {form.values.testKind === 'Measured' && <LineFields form={form} named={named} />}
        <Columns cols={{ base: 1, xs: 3 }}>
          <TextField label={t('labTest.methodName')} maxLength={100} {...field('methodName')} />
          <NumberField label={t('labTest.stabilityHours')} min={1} {...field('stabilityHours')} />
          <NumberField label={t('labTest.fastingHours')} min={1} max={24} {...field('fastingHours')} />
        </Columns>
        <ReportFields form={form} />
        <SwitchField label={t('labTest.isConfidential')} {...field('isConfidential')} />
      </Stack>
    </FormDialog>
  );
}

/** Place of the test, and its specimen. */
function PlaceFields({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('labtest');
  const field = form.getInputProps;
  return (
    <Columns cols={{ base: 1, xs: 3 }}>
      <SelectField
        label={t('labTest.section')}
        isRequired
        choices={useChoices(labSection)}
        {...field('labSectionId')}
      />
      <SelectField
        label={t('labTest.specimen')}
        isRequired
        choices={useChoices(specimenType)}
        {...field('specimenTypeId')}
      />
      <SelectField
        label={t('labTest.container')}
        isRequired
        choices={useChoices(labContainer)}
        {...field('labContainerId')}
      />
    </Columns>
  );
}

/** How the test is coded and printed on a report. */
function ReportFields({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('labtest');
  const field = form.getInputProps;
  return (
    <>
      <Columns cols={{ base: 1, xs: 3 }}>
        <TextField label={t('labTest.loincCode')} maxLength={10} {...field('loincCode')} />
        <NumberField label={t('labTest.minVolumeMl')} min={0} max={1000} decimals={3} {...field('minVolumeMl')} />
        <NumberField label={t('labTest.printOrder')} min={1} max={9999} {...field('printOrder')} />
      </Columns>
      <SwitchField label={t('labTest.isInScope')} description={t('isInScopeHelp')} {...field('isInScope')} />
      <SwitchField label={t('labTest.hasOwnPage')} {...field('hasOwnPage')} />
    </>
  );
}

/** Template of the report. */
function TemplateField({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('labtest');
  return (
    <SelectField
      label={t('labTest.template')}
      isRequired
      choices={useChoices(narrativeTemplate)}
      {...form.getInputProps('narrativeTemplateId')}
    />
  );
}

interface LineFieldsProps {
  readonly form: UseFormReturnType<Values>;
  readonly named: readonly { readonly value: string; readonly label: string }[];
}

/** Parameters of the test, and those that may stay empty. */
function LineFields({ form, named }: LineFieldsProps) {
  const { t } = useTranslation('labtest');
  const field = form.getInputProps;
  return (
    <>
      <MultiSelect
        label={t('labTest.parameters')}
        description={t('parametersHelp')}
        withAsterisk
        searchable
        data={[...named]}
        {...field('lines')}
      />
      <MultiSelect
        label={t('labTest.free')}
        searchable
        data={named.filter(({ value }) => form.values.lines.includes(value))}
        {...field('free')}
      />
    </>
  );
}
