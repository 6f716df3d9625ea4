// The parts of a custom report while it is built: filters, groups, measures, columns, calculated columns and the chart.
import {
  charts,
  emptyDefinition,
  type MeasureFunction,
  MOST_GROUPS,
} from '@charaka/contract/insight/report/custom-definition';
import {
  amountFunctions,
  functionsOf,
  isColumn,
  isFilter,
  isGroup,
  meaningOfDays,
  offeredFields,
  type Sees,
  times,
} from '@charaka/contract/insight/report/custom-fields';
import { planOf, type Value } from '@charaka/contract/insight/report/custom-plan';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { groupsUnder } from '@charaka/contract/insight/report/report-groups';
import { ActionIcon, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { AddPart } from './add-part.tsx';
import { CustomCalculated } from './custom-calculated.tsx';
import { CustomFilterLine } from './custom-filter.tsx';
import { referenceName } from './custom-words.ts';
import type { Period } from './report-period.ts';
import { type Building, newCalculated, newFilter, newMeasure } from './use-definition.ts';

interface CustomPartsProps {
  readonly of: Report;
  readonly sees: Sees;
  readonly building: Building;
  readonly period: Period;
}

/** The keys that put the cursor into a list of fields. */
function useAddKeys() {
  const filter = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLInputElement>(null);
  const measure = useRef<HTMLInputElement>(null);
  const focus = (input: RefObject<HTMLInputElement | null>) => () => input.current?.focus();
  useHotkeys([
    ['f', focus(filter)],
    ['g', focus(group)],
    ['m', focus(measure)],
  ]);
  return { filter, group, measure };
}

/** The choices that can be added, by their names on the screen. */
function useChoices({ of, sees, building }: CustomPartsProps) {
  const { t } = useTranslation('report');
  const fields = [...offeredFields(of, sees)];
  const { calculated, dayOf } = building.definition;
  const named = (references: readonly string[]) =>
    references.map((value) => ({ value, label: referenceName(value, t) }));
  const ownColumns = calculated.filter(({ name }) => name !== '');
  const own = (kinds: readonly string[], isIncluded: boolean) =>
    ownColumns.flatMap(({ name, kind }) => (kinds.includes(kind) === isIncluded ? [`=${name}`] : []));
  const fieldOf = (name: string) => `${of.name}.${name}`;
  const isTimed = groupsUnder(of, meaningOfDays(of, dayOf)).includes('day');
  const worded = ['bands', 'words'];
  return {
    fields: new Map(fields),
    filters: named([
      ...fields.flatMap(([name, field]) => (isFilter(of, name, field) ? [fieldOf(name)] : [])),
      ...own([], false),
    ]),
    groups: named([
      ...(isTimed ? times.map((time) => `@${time}`) : []),
      ...fields.flatMap(([name]) => (isGroup(of, name) ? [fieldOf(name)] : [])),
      ...own(worded, true),
    ]),
    measures: [
      { value: '', label: t('rows') },
      ...named([
        ...fields.flatMap(([name, field]) => (functionsOf(name, field).length > 0 ? [fieldOf(name)] : [])),
        ...own(worded, false),
      ]),
    ],
    columns: named([
      ...fields.flatMap(([name, field]) => (isColumn(name, field) ? [fieldOf(name)] : [])),
      ...own([], false),
    ]),
  };
}

interface PartLineProps {
  readonly label: string;
  onRemove(): void;
}

/** A part with its name alone. */
function PartLine({ label, onRemove }: PartLineProps) {
  const { t } = useTranslation('report');
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <Text size="sm">{label}</Text>
      <ActionIcon variant="subtle" color="gray" aria-label={t('custom.remove', { name: label })} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** The value that a reference means for the user, for its kind. */
function valueIn({ of, sees, building }: CustomPartsProps, reference: string): Value | undefined {
  const { calculated } = building.definition;
  const filter = { field: reference, comparison: 'isGiven' as const, values: [] };
  const plan = planOf(
    { ...emptyDefinition(of.name), filters: [filter], measures: [{ by: 'count' }], calculated },
    sees,
  );
  return 'refusal' in plan ? undefined : plan.filters[0]?.value;
}

function Measures(props: CustomPartsProps) {
  const { of, sees, building } = props;
  const { t } = useTranslation('report');
  const fields = offeredFields(of, sees);
  const functionsFor = (reference: string): readonly MeasureFunction[] => {
    const name = reference.split('.')[1] ?? '';
    const field = fields.get(name);
    return field && !reference.startsWith('=') ? functionsOf(name, field) : amountFunctions;
  };
  return building.definition.measures.map(({ field, by }, place) => (
    <Group key={`${field}-${by}`} gap="xs" align="end" wrap="nowrap">
      <div style={{ flex: 1 }}>
        <SelectField<MeasureFunction>
          label={field ? referenceName(field, t) : t('rows')}
          isClearable={false}
          choices={(field ? functionsFor(field) : (['count', 'share'] as const)).map((value) => ({
            value,
            label: t(`custom.functions.${value}`),
          }))}
          value={by}
          onChange={(next) => building.replace('measures', place, { field, by: next ?? by })}
        />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('custom.remove', { name: field ? referenceName(field, t) : t('rows') })}
        onClick={() => building.remove('measures', place)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </Group>
  ));
}

type Choices = ReturnType<typeof useChoices>;
type PartsOf = CustomPartsProps & { readonly choices: Choices };
type WithInput = PartsOf & { readonly inputRef: RefObject<HTMLInputElement | null> };

function Filters(props: WithInput) {
  const { of, building, period, choices, inputRef } = props;
  const { definition, add, replace, remove } = building;
  const { t } = useTranslation('report');
  return (
    <Part title={t('custom.filters')}>
      {definition.filters.map((filter, place) => (
        <CustomFilterLine
          key={filter.field}
          of={of}
          value={valueIn(props, filter.field)}
          label={referenceName(filter.field, t)}
          filter={filter}
          period={period}
          onChange={(next) => replace('filters', place, next)}
          onRemove={() => remove('filters', place)}
        />
      ))}
      <AddPart
        label={t('custom.addFilter')}
        choices={choices.filters.filter(({ value }) => !definition.filters.some(({ field }) => field === value))}
        inputRef={inputRef}
        onAdd={(reference) => add('filters', newFilter(reference))}
      />
    </Part>
  );
}

/** Groups or columns: each has its name alone. */
function References({
  building,
  name,
  title,
  label,
  choices,
  inputRef,
}: Pick<CustomPartsProps, 'building'> & {
  readonly name: 'groups' | 'columns';
  readonly title: string;
  readonly label: string;
  readonly choices: Choices['groups'];
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useTranslation('report');
  const { definition, add, remove } = building;
  return (
    <Part title={title}>
      {definition[name].map((reference, place) => (
        <PartLine key={reference} label={referenceName(reference, t)} onRemove={() => remove(name, place)} />
      ))}
      <AddPart
        label={label}
        choices={choices}
        {...(inputRef ? { inputRef } : {})}
        onAdd={(reference) => add(name, reference)}
      />
    </Part>
  );
}

function CalculatedColumns({ of, building, choices }: PartsOf) {
  const { t } = useTranslation('report');
  const { definition, add, replace, remove } = building;
  return (
    <Part title={t('custom.calculated')}>
      {definition.calculated.map((calculated, place) => (
        <CustomCalculated
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place while its name is typed
          key={place}
          of={of}
          fields={choices.fields}
          calculated={calculated}
          onChange={(next) => replace('calculated', place, next)}
          onRemove={() => remove('calculated', place)}
        />
      ))}
      <Button variant="default" onClick={() => add('calculated', newCalculated('over'))}>
        {t('custom.addCalculated')}
      </Button>
    </Part>
  );
}

/** The chart, and the meaning of the days where the dataset has several. */
function Shown({ of, building: { definition, set } }: CustomPartsProps) {
  const { t } = useTranslation('report');
  const { days = [] } = of;
  return (
    <>
      <SelectField
        label={t('custom.chart')}
        isClearable={false}
        choices={charts.map((value) => ({ value, label: t(`custom.charts.${value}`) }))}
        value={definition.chart}
        onChange={(chart) => set({ chart: chart ?? 'none' })}
      />
      {days.length > 1 && (
        <SelectField
          label={t('dayOf')}
          isClearable={false}
          choices={days.map(({ name }) => ({ value: name, label: t(`days.${name}`) }))}
          value={meaningOfDays(of, definition.dayOf)}
          onChange={(dayOf) => set({ dayOf })}
        />
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Fieldset legend={title}>
      <Stack gap="xs">{children}</Stack>
    </Fieldset>
  );
}

/** The lists of parts, each with the control that adds one. */
export function CustomParts(props: CustomPartsProps) {
  const { building } = props;
  const { t } = useTranslation('report');
  const choices = useChoices(props);
  const inputs = useAddKeys();
  const addMeasure = (reference: string) => {
    const field = choices.fields.get(reference.split('.')[1] ?? '');
    building.add(
      'measures',
      reference === '' ? { by: 'count' } : newMeasure(reference, reference.split('.')[1] ?? '', field),
    );
  };
  return (
    <Stack gap="sm">
      <Filters {...props} choices={choices} inputRef={inputs.filter} />
      <References
        building={building}
        name="groups"
        title={t('custom.groups')}
        label={t('custom.addGroup')}
        choices={building.definition.groups.length < MOST_GROUPS ? choices.groups : []}
        inputRef={inputs.group}
      />
      <Part title={t('custom.measures')}>
        <Measures {...props} />
        <AddPart
          label={t('custom.addMeasure')}
          choices={choices.measures}
          inputRef={inputs.measure}
          onAdd={addMeasure}
        />
      </Part>
      <References
        building={building}
        name="columns"
        title={t('custom.columns')}
        label={t('custom.addColumn')}
        choices={choices.columns}
      />
      <CalculatedColumns {...props} choices={choices} />
      <Shown {...props} />
    </Stack>
  );
}
