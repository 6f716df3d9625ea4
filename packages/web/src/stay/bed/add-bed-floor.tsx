// The dialog that adds a floor or changes one.

import type { bedFloor } from '@charaka/contract/stay/bed/bed';
import { addBedFloor, getBedFloor, newBedFloor, updateBedFloor } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formChecks } from '../../kernel/form-checks.ts';
import { useEdit } from '../../kernel/stale-edit.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field/form-fields.tsx';

const check = formChecks(newBedFloor);

type Floor = z.output<typeof bedFloor>;

const valuesOf = (floor: Floor | null) => ({
  bedFloorName: floor?.bedFloorName ?? '',
  bedFloorDescription: floor?.bedFloorDescription ?? '',
});

/** Opens at once; null adds one. */
export function AddBedFloor({ floor, onClose }: { floor: Floor | null; onClose(): void }) {
  const { t } = useTranslation(['bed', 'masters']);
  const form = useForm({ initialValues: valuesOf(floor), validate: check });
  const edit = useEdit(form, {
    opened: floor,
    topic: bedTopic,
    endpoint: getBedFloor,
    input: { bedFloor: { bedFloorId: floor?.bedFloorId ?? 0 } },
    recordOf: (read) => read.bedFloor,
    valuesOf,
  });
  const adding = useCommand(addBedFloor, { onDone: onClose });
  const changing = useCommand(updateBedFloor, { onDone: onClose });
  const save = (values: typeof form.values) =>
    floor
      ? changing.mutate(
          { bedFloor: { ...values, bedFloorId: floor.bedFloorId, version: edit.version } },
          { onError: edit.readAgain },
        )
      : adding.mutate({ bedFloor: values });
  return (
    <FormDialog
      title={t(floor ? 'masters:edit' : 'masters:add', { name: t('masters:label.Floor') })}
      form={form}
      edit={edit}
      isSubmitting={adding.isPending || changing.isPending}
      check={check}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <TextField label={t('floor')} isRequired isFirst maxLength={100} {...form.getInputProps('bedFloorName')} />
        <TextAreaField
          label={t('settings.description')}
          maxLength={300}
          {...form.getInputProps('bedFloorDescription')}
        />
      </Stack>
    </FormDialog>
  );
}
