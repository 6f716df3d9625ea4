// The dialog that adds a floor or changes one.

import type { bedFloor } from '@charaka/contract/stay/bed/bed';
import { addBedFloor, getBedFloor, newBedFloor, updateBedFloor } from '@charaka/contract/stay/bed/bed-setting';
import { bedTopic } from '@charaka/contract/stay/bed/topics';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
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
  const record = useRecordForm({
    opened: floor,
    wrapper: 'bedFloor',
    key: 'bedFloorId',
    topic: bedTopic,
    get: getBedFloor,
    add: addBedFloor,
    update: updateBedFloor,
    valuesOf,
    check,
    sent: (values) => values,
    onDone: onClose,
  });
  const { form } = record;
  return (
    <FormDialog
      {...record}
      title={t(floor ? 'masters:edit' : 'masters:add', { name: t('masters:label.Floor') })}
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
