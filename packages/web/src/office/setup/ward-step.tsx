// Step 2: wards with their beds, one after another; a line as "Ward A, 20 beds, A-01..A-20" fills the form.

import { priceItemTopic } from '@charaka/contract/money/tariff/topics';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { wardOfLine } from '@charaka/rules/money/ward-line';
import { bedNumbers, LONGEST_BED_NAME, MOST_BEDS_AT_ONCE } from '@charaka/rules/stay/bed-pattern';
import { wardSexes } from '@charaka/rules/stay/ward-sex';
import { Autocomplete, Stack, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../kernel/call.ts';
import { wordChoices } from '../../kernel/choices.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { refreshTopics } from '../../kernel/topics.ts';
import { useAllBeds, useTypeChoices } from '../../stay/bed/bed-place-fields.tsx';
import { MoneyField, NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { toastSuccess } from '../../ui/page/toast.ts';
import { addWard } from './add-ward.ts';
import { RentSwitch } from './rent-switch.tsx';
import { RowForm } from './row-form.tsx';
import { StepButtons, type Ways } from './step-buttons.tsx';
import { useRowForm } from './use-row-form.ts';
import { blankWard, faultsOfWard, type WardValues, wardsOf } from './ward-form.ts';
import { WardTable } from './ward-table.tsx';

/** Beds are there as soon as a ward is added; nothing waits for the end of the step. */
export function WardStep(ways: Ways) {
  const { t } = useTranslation('setup');
  const wards = wardsOf(useAllBeds());
  const form = useForm<WardValues>({ initialValues: blankWard, validate: faultsOfWard });
  const faults = useFaults(form, faultsOfWard);
  const { values } = form;
  const rows = useRowForm(ways, values.bedGroupName !== '' || values.firstBedName !== '');
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: (typed: WardValues) => addWard(typed, t('wards.rentOf', { ward: typed.bedGroupName.trim() })),
    onSuccess: (output) => {
      toastSuccess(messageOf(output));
      // Floor, type and rate are often those of the next ward too.
      form.setValues({ bedGroupName: '', firstBedName: '', sexAllowed: blankWard.sexAllowed });
      form.clearErrors();
      rows.focusFirst();
    },
    // Also after a refusal: what was added before it is there.
    onSettled: () => refreshTopics(queryClient, [bedTopic, priceItemTopic]),
  });
  const line = useWardLine((ward) => form.setValues(ward));
  const submit = form.onSubmit((typed) => adding.mutate(typed), faults.onFaults);
  const names = bedNumbers(values.firstBedName, Number(values.howMany));
  return (
    <Stack gap="md">
      {/* Enter in the line takes it up; only then is there a ward to add. */}
      <RowForm
        formRef={rows.ref}
        addLabel={t('wards.add')}
        isAdding={adding.isPending}
        isBlocked={faults.isBlocked}
        onSubmit={(event) => (line.take() ? event.preventDefault() : submit(event))}
        note={
          <Text size="sm" c="dimmed" aria-live="polite">
            {names.length > 1 && t('wards.preview', { total: names.length, first: names[0], last: names.at(-1) })}
          </Text>
        }
      >
        <LineField {...line} />
        <WardFields form={form} floors={[...new Set(wards.map((ward) => ward.floor).filter(Boolean))]} />
      </RowForm>
      <WardTable wards={wards} />
      <RentSwitch />
      <StepButtons {...rows.ways} />
    </Stack>
  );
}

/** A line being typed; one that is read empties itself into the fields below. `take` answers whether there was a line. */
function useWardLine(onWard: (values: Partial<WardValues>) => void) {
  const [line, setLine] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const take = (): boolean => {
    const ward = wardOfLine(line);
    setFaulty(line.trim() !== '' && !ward);
    if (!ward) return line.trim() !== '';
    onWard({ bedGroupName: ward.wardName, firstBedName: ward.firstBedName, howMany: ward.howMany });
    setLine('');
    return true;
  };
  const change = (typed: string) => {
    setLine(typed);
    setFaulty(false);
  };
  return { line, isFaulty, take, change };
}

function LineField({ line, isFaulty, take, change }: ReturnType<typeof useWardLine>) {
  const { t } = useTranslation('setup');
  return (
    <TextField
      label={t('wards.line')}
      description={t('wards.lineHint')}
      placeholder={t('wards.lineExample')}
      value={line}
      onChange={(typed) => change(typed ?? '')}
      onBlur={take}
      error={isFaulty && t('wards.lineFault')}
    />
  );
}

function WardFields({ form, floors }: { form: UseFormReturnType<WardValues>; floors: readonly string[] }) {
  const { t } = useTranslation(['setup', 'bed']);
  const types = useTypeChoices();
  return (
    <Columns cols={{ base: 1, xs: 2, lg: 3 }} spacing="md" verticalSpacing="xs">
      <TextField label={t('wards.name')} isRequired maxLength={100} {...form.getInputProps('bedGroupName')} />
      <Autocomplete
        label={t('wards.floor')}
        data={[...floors]}
        maxLength={100}
        autoComplete="off"
        {...form.getInputProps('bedFloorName')}
      />
      <SelectField
        label={t('bed:bedGroup.sexAllowed')}
        isRequired
        choices={wordChoices(wardSexes, (sex) => t(`bed:settings.sexes.${sex}`))}
        {...form.getInputProps('sexAllowed')}
      />
      <SelectField label={t('wards.type')} isRequired choices={types} {...form.getInputProps('bedTypeId')} />
      <TextField
        label={t('wards.firstBed')}
        isRequired
        maxLength={LONGEST_BED_NAME}
        {...form.getInputProps('firstBedName')}
      />
      <NumberField
        label={t('wards.howMany')}
        isRequired
        min={1}
        max={MOST_BEDS_AT_ONCE}
        {...form.getInputProps('howMany')}
      />
      <MoneyField label={t('wards.rate')} {...form.getInputProps('dailyRate')} />
    </Columns>
  );
}
