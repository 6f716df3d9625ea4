// The dialog that adds an OPD room or changes one.

import {
  addOpdRoom,
  getOpdRoom,
  listOpdRooms,
  newOpdRoom,
  updateOpdRoom,
} from '@charaka/contract/clinic/queue/opd-room';
import { opdRoomTopic } from '@charaka/contract/clinic/queue/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';

type OpdRoom = Omit<OutputOf<typeof addOpdRoom>['opdRoom'], 'displayCode'>;

const check = formChecks(newOpdRoom);

/** What stands in the fields; amounts and shares as they are typed. */
export const opdRoomValues = (record: OpdRoom | null) => ({
  roomName: record?.roomName ?? '',
  displayWithRoomId: record?.displayWithRoomId ?? null,
  showsInitials: record?.showsInitials ?? false,
});

/** Opens at once; null adds one. */
export function AddOpdRoom({ opened, onClose }: { opened: OpdRoom | null; onClose(): void }) {
  const { t } = useTranslation(['queue', 'masters']);
  const record = useRecordForm({
    opened,
    wrapper: 'opdRoom',
    key: 'opdRoomId',
    topic: opdRoomTopic,
    get: getOpdRoom,
    add: addOpdRoom,
    update: updateOpdRoom,
    valuesOf: opdRoomValues,
    check,
    sent: (values) => inputOf(values),
    onDone: onClose,
  });
  const { form } = record;
  const rooms = useAnswer(opdRoomTopic, listOpdRooms, { pageNumber: 1, pageSize: 0 });
  const others = (rooms.data?.rows ?? []).filter((each) => each.isActive && each.opdRoomId !== opened?.opdRoomId);
  return (
    <FormDialog
      {...record}
      title={t(opened ? 'masters:edit' : 'masters:add', { name: t('opdRoom.one') })}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label={t('opdRoom.roomName')}
          isRequired
          isFirst
          maxLength={100}
          {...form.getInputProps('roomName')}
        />
        <SelectField
          label={t('opdRoom.displayWithRoomId')}
          choices={others.map(({ opdRoomId, roomName }) => ({ value: opdRoomId, label: roomName }))}
          {...form.getInputProps('displayWithRoomId')}
        />
        <SwitchField label={t('opdRoom.showsInitials')} {...form.getInputProps('showsInitials')} />
      </Stack>
    </FormDialog>
  );
}
