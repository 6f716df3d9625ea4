// The dialog that adds a row of beds: a first number, how many, and what numbers that makes.
import { addBeds, bedPattern } from '@charaka/contract/stay/bed/bed-setting';
import { bedNumbers, LONGEST_BED_NAME, MOST_BEDS_AT_ONCE, takenBedNumbers } from '@charaka/rules/stay/bed-pattern';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { BedPlaceFields, type PlaceValues, useAllBeds } from './bed-place-fields.tsx';

const check = formChecks(bedPattern);
const USUAL_COUNT = 10;

/** Opens at once. Nothing is added while one of the numbers is taken: none is left out silently. */
export function AddBeds({ bedGroupId, onClose }: { bedGroupId: number | null; onClose(): void }) {
  const { t } = useTranslation('bed');
  const form = useForm({
    initialValues: {
      firstBedName: '',
      howMany: USUAL_COUNT,
      bedTypeId: null,
      bedGroupId,
      chargeId: null,
    } as PlaceValues & { firstBedName: string; howMany: number | string },
    validate: check,
  });
  const command = useCommand(addBeds, { onDone: onClose });
  const { values } = form;
  const names = bedNumbers(values.firstBedName, Number(values.howMany));
  const inWard = useAllBeds().filter((bed) => bed.isActive && bed.bedGroupId === values.bedGroupId);
  const taken = takenBedNumbers(
    names,
    inWard.map((bed) => bed.bedName),
  );
  const save = () =>
    command.mutate({
      pattern: {
        ...values,
        howMany: Number(values.howMany),
        bedTypeId: values.bedTypeId as number,
        bedGroupId: values.bedGroupId as number,
      },
    });
  return (
    <FormDialog
      size="medium"
      title={t('settings.addBeds')}
      form={form}
      check={check}
      isSubmitting={command.isPending}
      isSubmitDisabled={taken.length > 0}
      submitLabel={names.length > 0 ? t('settings.addCount', { count: names.length }) : t('settings.addBeds')}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
          <TextField
            label={t('settings.firstBedName')}
            placeholder="A-01"
            isRequired
            isFirst
            maxLength={LONGEST_BED_NAME}
            {...form.getInputProps('firstBedName')}
          />
          <NumberField
            label={t('settings.howMany')}
            isRequired
            min={1}
            max={MOST_BEDS_AT_ONCE}
            {...form.getInputProps('howMany')}
          />
          <BedPlaceFields form={form} />
        </Columns>
        <Preview names={names} taken={taken} />
      </Stack>
    </FormDialog>
  );
}

/** Every number that is going to be there, and those that are in the way. */
function Preview({ names, taken }: { names: readonly string[]; taken: readonly string[] }) {
  const { t } = useTranslation('bed');
  if (names.length === 0) return null;
  return (
    <section aria-label={t('settings.preview')} aria-live="polite">
      <Text size="sm" fw={600}>
        {t('settings.previewCount', { count: names.length, first: names[0], last: names.at(-1) })}
      </Text>
      <Text size="sm" c="dimmed">
        {names.join(', ')}
      </Text>
      {taken.length > 0 && (
        <Text size="sm" c="var(--mantine-color-red-light-color)" fw={600}>
          {t('settings.taken', { names: taken.join(', ') })}
        </Text>
      )}
    </section>
  );
}
