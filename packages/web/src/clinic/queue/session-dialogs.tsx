// The dialogs of a session: in which room it begins, why it is paused, by how many minutes it is late.
import { opdRooms } from '@charaka/contract/clinic/queue/opd-room';
import { pauseSession, setDelay, startSession } from '@charaka/contract/clinic/queue/opd-session';
import { opdRoomTopic } from '@charaka/contract/clinic/queue/topics';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';

interface DayDialogProps {
  readonly opdDayId: number;
  onClose(): void;
}

/** Without a room the display cannot tell where the patient is called to; it may be left out. */
export function StartDialog({ opdDayId, roomId, onClose }: DayDialogProps & { readonly roomId: number | null }) {
  const { t } = useTranslation('queue');
  const rooms = useAnswer(opdRoomTopic, opdRooms.list, { pageNumber: 1, pageSize: 0 });
  const command = useCommand(startSession, { onDone: onClose });
  const form = useForm<{ opdRoomId: number | null }>({ initialValues: { opdRoomId: roomId } });
  const active = (rooms.data?.rows ?? []).filter(({ isActive }) => isActive);
  return (
    <FormDialog
      title={t('startSession.title')}
      form={form}
      submitLabel={t('deed.startSession')}
      isSubmitting={command.isPending}
      onSave={({ opdRoomId }) => command.mutate({ opdSession: { opdDayId, opdRoomId } })}
      onClose={onClose}
    >
      <SelectField
        label={t('room')}
        isFirst
        choices={active.map(({ opdRoomId, roomName }) => ({ value: opdRoomId, label: roomName }))}
        {...form.getInputProps('opdRoomId')}
      />
    </FormDialog>
  );
}

/** The notice stands on the display (OP006). */
export function PauseDialog({ opdDayId, onClose }: DayDialogProps) {
  const { t } = useTranslation('queue');
  const command = useCommand(pauseSession, { onDone: onClose });
  const form = useForm({
    initialValues: { opdDayId, notice: '' },
    validate: formChecks(pauseSession.input.shape.opdSession),
  });
  return (
    <FormDialog
      title={t('pause.title')}
      form={form}
      submitLabel={t('deed.pause')}
      isSubmitting={command.isPending}
      onSave={(opdSession) => command.mutate({ opdSession })}
      onClose={onClose}
    >
      <TextField label={t('pause.notice')} isRequired isFirst maxLength={120} {...form.getInputProps('notice')} />
    </FormDialog>
  );
}

/** Every expected time follows (OP003). */
export function DelayDialog({ opdDayId, minutes, onClose }: DayDialogProps & { readonly minutes: number }) {
  const { t } = useTranslation('queue');
  const command = useCommand(setDelay, { onDone: onClose });
  const form = useForm<{ opdDayId: number; delayMinutes: number | null }>({
    initialValues: { opdDayId, delayMinutes: minutes },
    validate: formChecks(setDelay.input.shape.opdSession),
  });
  return (
    <FormDialog
      title={t('delay.title')}
      form={form}
      isSubmitting={command.isPending}
      onSave={({ delayMinutes }) => command.mutate({ opdSession: { opdDayId, delayMinutes: delayMinutes ?? 0 } })}
      onClose={onClose}
    >
      <NumberField label={t('delay.minutes')} isRequired isFirst {...form.getInputProps('delayMinutes')} />
    </FormDialog>
  );
}
