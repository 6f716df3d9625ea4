// The dialog that adds a parameter or changes one, with its limits; of one that is there the reference ranges as well.

import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { labParameterTopic } from '@charaka/contract/diagnostics/labtest/topics';
import { notifiableDisease } from '@charaka/contract/foundation/masters/notifiable-disease';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { classifiesPatient } from '@charaka/rules/diagnostics/choice';
import { isJudgedByRange, labValueTypes } from '@charaka/rules/diagnostics/judge-result';
import { deltaKinds } from '@charaka/rules/diagnostics/result-delta';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { masterListEndpoint } from '../../resource/master-record.ts';
import { blankOf, type HeldRecord, heldOf } from '../../resource/record-values.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { ReferenceRanges } from './reference-ranges.tsx';

type LabParameter = OutputOf<typeof labParameters.add>['labParameter'];

const check = formChecks(labParameters.written);
const blank = { ...blankOf(labParameters.typed), decimals: 0, deltaKind: 'None' as const };

/** Field values. Where nobody has decided yet, the change of a choice is critical. */
function labParameterValues(record: LabParameter | null) {
  const held: HeldRecord<typeof labParameters.typed.fields> = record ? heldOf(labParameters.typed, record) : blank;
  const valueType = held.valueType ?? 'Number';
  const isChangeCritical = valueType === 'Choice' ? (held.isChangeCritical ?? true) : null;
  return { ...held, valueType, isChangeCritical, isUnitConfirmed: false };
}

/** Opens at once; null adds one. */
export function AddLabParameter({ opened, onClose }: { opened: LabParameter | null; onClose(): void }) {
  const { t } = useTranslation(['labtest', 'masters']);
  const record = useRecordForm({
    opened,
    wrapper: 'labParameter',
    key: 'labParameterId',
    topic: labParameterTopic,
    get: labParameters.get,
    add: labParameters.add,
    update: labParameters.update,
    valuesOf: labParameterValues,
    check,
    sent: (values) => inputOf(values),
    onDone: onClose,
  });
  const { form } = record;
  const field = form.getInputProps;
  const isNumber = isNumeric(form.values.valueType);
  return (
    <FormDialog
      {...record}
      size="wide"
      title={t(opened ? 'masters:edit' : 'masters:add', { name: t('labParameter.one') })}
      onClose={onClose}
    >
      <Stack>
        <Columns cols={{ base: 1, xs: 2, sm: 3 }}>
          <TextField
            label={t('labParameter.labParameterName')}
            isRequired
            isFirst
            maxLength={100}
            {...field('labParameterName')}
          />
          <TextField label={t('labParameter.code')} isRequired maxLength={20} {...field('code')} />
          <SelectField
            label={t('labParameter.valueType')}
            isRequired
            choices={labValueTypes.map((value) => ({ value, label: t(`valueTypes.${value}`) }))}
            {...field('valueType')}
          />
          <TextField label={t('labParameter.loincCode')} maxLength={10} {...field('loincCode')} />
          <TextField label={t('labParameter.ucumUnit')} maxLength={40} {...field('ucumUnit')} />
          <TextField label={t('labParameter.shownUnit')} maxLength={40} {...field('shownUnit')} />
        </Columns>
        {(form.errors.isUnitConfirmed || form.values.isUnitConfirmed) && (
          <SwitchField label={t('labParameter.isUnitConfirmed')} {...form.getInputProps('isUnitConfirmed')} />
        )}
        <ValueFields form={form} />
        {opened && isNumber && <ReferenceRanges labParameterId={opened.labParameterId} />}
      </Stack>
    </FormDialog>
  );
}

const isNumeric = isJudgedByRange;
const isMeasured = (valueType: LabParameter['valueType']) => valueType === 'Number' || valueType === 'Titre';

type ParameterForm = UseFormReturnType<ReturnType<typeof labParameterValues>>;

/** The disease reported to the authorities when a value is abnormal (LB057). */
function DiseaseField({ form }: { form: ParameterForm }) {
  const { t } = useTranslation('labtest');
  const list = masterListEndpoint(notifiableDisease);
  const diseases = useAnswer(masterTopic(notifiableDisease), list, { pageNumber: 0, pageSize: 0 }).data?.rows ?? [];
  return (
    <SelectField
      label={t('labParameter.notifiableDiseaseId')}
      description={t('notifiableHelp')}
      choices={diseases.map((one) => ({
        value: Number(one.notifiableDiseaseId),
        label: String(one.diseaseName),
      }))}
      {...form.getInputProps('notifiableDiseaseId')}
    />
  );
}

/** Plausible, reportable and critical limits. */
function LimitFields({ form }: { form: ParameterForm }) {
  const { t } = useTranslation('labtest');
  const field = form.getInputProps;
  const { valueType } = form.values;
  return (
    <>
      {isMeasured(valueType) && (
        <Columns cols={{ base: 1, xs: 2, sm: 4 }}>
          <NumberField label={t('labParameter.absurdLow')} decimals={4} {...field('absurdLow')} />
          <NumberField label={t('labParameter.absurdHigh')} decimals={4} {...field('absurdHigh')} />
          <NumberField label={t('labParameter.reportableLow')} decimals={4} {...field('reportableLow')} />
          <NumberField label={t('labParameter.reportableHigh')} decimals={4} {...field('reportableHigh')} />
        </Columns>
      )}
      {isNumeric(valueType) && (
        <Columns cols={{ base: 1, xs: 2, sm: 4 }}>
          {valueType === 'Formula' && (
            <>
              <NumberField label={t('labParameter.absurdLow')} decimals={4} min={-1e6} {...field('absurdLow')} />
              <NumberField label={t('labParameter.absurdHigh')} decimals={4} {...field('absurdHigh')} />
            </>
          )}
          <NumberField label={t('labParameter.lowCritical')} decimals={4} {...field('lowCritical')} />
          <NumberField label={t('labParameter.highCritical')} decimals={4} {...field('highCritical')} />
        </Columns>
      )}
    </>
  );
}

/** Fields of a value, by its kind. */
function ValueFields({ form }: { form: ParameterForm }) {
  const { t } = useTranslation('labtest');
  const field = form.getInputProps;
  const { valueType, deltaKind } = form.values;
  return (
    <>
      {valueType === 'Formula' && (
        <TextAreaField
          label={t('labParameter.formula')}
          description={t('formulaHelp')}
          isRequired
          maxLength={500}
          {...field('formula')}
        />
      )}
      {(valueType === 'Choice' || valueType === 'Grade') && (
        <TextAreaField
          label={t('labParameter.choices')}
          description={t(valueType === 'Grade' ? 'gradesHelp' : 'choicesHelp')}
          isRequired={valueType === 'Choice'}
          maxLength={2000}
          {...field('choices')}
        />
      )}
      {valueType === 'Choice' && (
        <SwitchField
          label={t('labParameter.isChangeCritical')}
          description={t('changeCriticalHelp')}
          {...field('isChangeCritical')}
          value={form.values.isChangeCritical ?? classifiesPatient(form.values.loincCode)}
        />
      )}
      {isNumeric(valueType) && (
        <Columns cols={{ base: 1, xs: 2, sm: 4 }}>
          <NumberField label={t('labParameter.decimals')} isRequired min={0} max={4} {...field('decimals')} />
          <SelectField
            label={t('labParameter.deltaKind')}
            isRequired
            choices={deltaKinds.map((value) => ({ value, label: t(`deltaKinds.${value}`) }))}
            {...field('deltaKind')}
          />
          {deltaKind !== 'None' && (
            <>
              <NumberField label={t('labParameter.deltaLimit')} decimals={4} {...field('deltaLimit')} />
              <NumberField label={t('labParameter.deltaDays')} {...field('deltaDays')} />
            </>
          )}
        </Columns>
      )}
      <LimitFields form={form} />
      {isNumeric(valueType) && (
        <TextAreaField
          label={t('labParameter.otherUnits')}
          description={t('otherUnitsHelp')}
          maxLength={500}
          {...field('otherUnits')}
        />
      )}
      {valueType === 'Number' && (
        <SwitchField label={t('labParameter.isHaemolysisSensitive')} {...form.getInputProps('isHaemolysisSensitive')} />
      )}
      <DiseaseField form={form} />
    </>
  );
}
