// The dialog that begins a reference range; the one of the same sex, ages and condition ends the day before (LB004).

import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { addReferenceRange, newReferenceRange } from '@charaka/contract/diagnostics/labtest/reference-range';
import { analyserTopic } from '@charaka/contract/diagnostics/labtest/topics';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { daysOfYears, rangeConditions } from '@charaka/rules/diagnostics/reference-range';
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { NumberField, SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';

type Sent = InputOf<typeof addReferenceRange>['range'];

const ageUnits = ['years', 'days', 'hours'] as const;
type AgeUnit = (typeof ageUnits)[number];
const DAY_HOURS = 24;

const empty = {
  sex: '' as '' | 'M' | 'F',
  ageUnit: 'years' as AgeUnit,
  ageFrom: 0 as number | string,
  ageTo: 149 as number | string,
  condition: 'None' as const,
  analyserId: null as number | null,
  methodName: '',
  low: '' as number | string,
  high: '' as number | string,
  isHighExclusive: false,
  lowCritical: '' as number | string,
  highCritical: '' as number | string,
  shownText: '',
  sourceNote: '',
  validFrom: '',
};

function sentRange(labParameterId: number, { ageUnit, ageFrom, ageTo, ...values }: typeof empty): Sent {
  const [from, to] = [Number(ageFrom), Number(ageTo)];
  return inputOf<Sent>({ labParameterId, ...agesOf(ageUnit, from, to), ...values });
}

/** Hours end below the last number, and stand with the days of life on which they are. */
function agesOf(ageUnit: AgeUnit, from: number, to: number) {
  if (ageUnit === 'years') return daysOfYears(from, to);
  if (ageUnit === 'days') return { ageFromDays: from, ageToDays: to };
  const [ageFromDays, ageToDays] = [Math.floor(from / DAY_HOURS), Math.max(0, Math.ceil(to / DAY_HOURS) - 1)];
  return { ageFromDays, ageToDays, ageFromHours: from, ageToHours: to };
}

const checkSent = formChecks(newReferenceRange);

/** Mounted while it is open. */
export function AddReferenceRange({ labParameterId, onClose }: { labParameterId: number; onClose(): void }) {
  const { t } = useTranslation('labtest');
  const check = (values: typeof empty) => {
    const { ageToDays, ageToHours, ...errors } = checkSent(sentRange(labParameterId, values));
    const ageTo = ageToDays ?? ageToHours;
    return ageTo ? { ...errors, ageTo } : errors;
  };
  const command = useCommandForm(addReferenceRange, {
    wrapper: 'range',
    initialValues: empty,
    check,
    sent: (values) => sentRange(labParameterId, values),
    onDone: onClose,
  });
  const { form } = command;
  const field = form.getInputProps;
  return (
    <FormDialog title={t('newRange')} {...command} onClose={onClose}>
      <Stack>
        <Columns cols={{ base: 1, xs: 2 }}>
          <SelectField
            label={t('range.sex')}
            isFirst
            choices={[
              { value: '' as const, label: t('bothSexes') },
              { value: 'M' as const, label: t('sexes.M') },
              { value: 'F' as const, label: t('sexes.F') },
            ]}
            {...field('sex')}
          />
          <SelectField
            label={t('range.condition')}
            isRequired
            choices={rangeConditions.map((value) => ({ value, label: t(`conditions.${value}`) }))}
            {...field('condition')}
          />
        </Columns>
        <Columns cols={3}>
          <NumberField label={t('ageFrom')} isRequired min={0} {...field('ageFrom')} />
          <NumberField label={t('ageTo')} isRequired min={0} {...field('ageTo')} />
          <SelectField
            label={t('ageUnit')}
            isRequired
            choices={ageUnits.map((value) => ({ value, label: t(`ageUnits.${value}`) }))}
            {...field('ageUnit')}
          />
        </Columns>
        <Columns cols={{ base: 2, sm: 4 }}>
          <NumberField label={t('range.lowCritical')} decimals={4} {...field('lowCritical')} />
          <NumberField label={t('range.low')} decimals={4} {...field('low')} />
          <NumberField label={t('range.high')} decimals={4} {...field('high')} />
          <NumberField label={t('range.highCritical')} decimals={4} {...field('highCritical')} />
        </Columns>
        <MeasuredByFields form={form} />
        <SwitchField label={t('range.isHighExclusive')} {...form.getInputProps('isHighExclusive')} />
        <TextField label={t('range.shownText')} maxLength={200} {...field('shownText')} />
        <TextField label={t('range.source')} isRequired maxLength={200} {...field('sourceNote')} />
        <DateField label={t('range.validFrom')} isRequired {...field('validFrom')} />
      </Stack>
    </FormDialog>
  );
}

/** The analyser or the method that a range is for; empty for all. */
function MeasuredByFields({ form }: { readonly form: UseFormReturnType<typeof empty> }) {
  const { t } = useTranslation('labtest');
  const known = useAnswer(analyserTopic, analysers.list, { pageNumber: 0, pageSize: 0 }).data?.rows ?? [];
  return (
    <Columns cols={{ base: 1, xs: 2 }}>
      <SelectField
        label={t('range.analyser')}
        choices={known.map(({ analyserId: value, analyserName: label }) => ({ value, label }))}
        {...form.getInputProps('analyserId')}
      />
      <TextField label={t('range.method')} maxLength={100} {...form.getInputProps('methodName')} />
    </Columns>
  );
}
