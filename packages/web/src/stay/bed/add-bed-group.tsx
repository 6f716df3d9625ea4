// The dialog that adds a ward or changes one.

import type { bedGroup } from '@charaka/contract/stay/bed/bed';
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { addBedGroup, getBedGroup, newBedGroup, updateBedGroup } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { wardSexes } from '@charaka/rules/stay/ward-sex';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { wordChoices } from '../../kernel/choices.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';

const check = formChecks(newBedGroup);

type Ward = z.output<typeof bedGroup>;

const valuesOf = (ward: Ward | null) => ({
  bedGroupName: ward?.bedGroupName ?? '',
  bedFloorId: ward?.bedFloorId ?? null,
  sexAllowed: ward?.sexAllowed ?? ('Any' as const),
});

/** Opens at once; null adds one. */
export function AddBedGroup({ ward, onClose }: { ward: Ward | null; onClose(): void }) {
  const { t } = useTranslation(['bed', 'masters']);
  const floors = useAnswer(bedTopic, bedFloors.list, { pageNumber: 0, pageSize: 0 });
  const record = useRecordForm({
    opened: ward,
    wrapper: 'bedGroup',
    key: 'bedGroupId',
    topic: bedTopic,
    get: getBedGroup,
    add: addBedGroup,
    update: updateBedGroup,
    valuesOf,
    check,
    sent: (values) => values,
    onDone: onClose,
  });
  const { form } = record;
  const choices = (floors.data?.rows ?? []).map(({ bedFloorId, bedFloorName, isActive }) => ({
    value: bedFloorId,
    label: bedFloorName,
    isDisabled: !isActive,
  }));
  return (
    <FormDialog
      {...record}
      title={t(ward ? 'masters:edit' : 'masters:add', { name: t('masters:label.Ward') })}
      onClose={onClose}
    >
      <Stack>
        <TextField label={t('ward')} isRequired isFirst maxLength={100} {...form.getInputProps('bedGroupName')} />
        <SelectField
          label={t('floor')}
          isLoading={floors.isPending}
          choices={choices}
          {...form.getInputProps('bedFloorId')}
        />
        <SelectField
          label={t('settings.sexAllowed')}
          isRequired
          choices={wordChoices(wardSexes, (sex) => t(`settings.sexes.${sex}`))}
          {...form.getInputProps('sexAllowed')}
        />
      </Stack>
    </FormDialog>
  );
}
