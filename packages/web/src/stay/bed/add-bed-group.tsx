// The dialog that adds a ward or changes one.

import { type bedGroup, listBedFloors } from '@charaka/contract/stay/bed/bed';
import { addBedGroup, getBedGroup, newBedGroup, updateBedGroup } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formChecks } from '../../kernel/form-checks.ts';
import { useEdit } from '../../kernel/stale-edit.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';

const check = formChecks(newBedGroup);

type Ward = z.output<typeof bedGroup>;

const valuesOf = (ward: Ward | null) => ({
  bedGroupName: ward?.bedGroupName ?? '',
  bedFloorId: ward?.bedFloorId ?? null,
});

/** Opens at once; null adds one. */
export function AddBedGroup({ ward, onClose }: { ward: Ward | null; onClose(): void }) {
  const { t } = useTranslation(['bed', 'masters']);
  const floors = useAnswer(bedTopic, listBedFloors, { pageNumber: 0, pageSize: 0 });
  const form = useForm({ initialValues: valuesOf(ward), validate: check });
  const edit = useEdit(form, {
    opened: ward,
    topic: bedTopic,
    endpoint: getBedGroup,
    input: { bedGroup: { bedGroupId: ward?.bedGroupId ?? 0 } },
    recordOf: (read) => read.bedGroup,
    valuesOf,
  });
  const adding = useCommand(addBedGroup, { onDone: onClose });
  const changing = useCommand(updateBedGroup, { onDone: onClose });
  const save = (values: typeof form.values) =>
    ward
      ? changing.mutate(
          { bedGroup: { ...values, bedGroupId: ward.bedGroupId, version: edit.version } },
          { onError: edit.readAgain },
        )
      : adding.mutate({ bedGroup: values });
  const choices = (floors.data?.rows ?? []).map(({ bedFloorId, bedFloorName, isActive }) => ({
    value: bedFloorId,
    label: bedFloorName,
    isDisabled: !isActive,
  }));
  return (
    <FormDialog
      title={t(ward ? 'masters:edit' : 'masters:add', { name: t('masters:label.Ward') })}
      form={form}
      edit={edit}
      isSubmitting={adding.isPending || changing.isPending}
      check={check}
      onSave={save}
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
      </Stack>
    </FormDialog>
  );
}
