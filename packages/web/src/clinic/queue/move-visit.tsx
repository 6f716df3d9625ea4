// The dialog that gives a patient who was not seen another day or doctor (OP011).
import { movedVisit, moveVisit } from '@charaka/contract/clinic/queue/move-visit';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { fullName } from '../../people/patient/patient-facts.ts';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { ReasonField } from '../../ui/field/reason-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { QueueRow } from './queue-facts.ts';

interface MoveValues {
  visitId: number;
  doctorId: number | null;
  visitOn: string | null;
  reason: string;
}

interface MoveVisitProps {
  readonly row: QueueRow;
  readonly doctorId: number | null;
  onClose(): void;
}

/** Mounted while it is open. */
export function MoveVisit({ row, doctorId, onClose }: MoveVisitProps) {
  const { t } = useTranslation('queue');
  const command = useCommand(moveVisit, { onDone: onClose });
  const form = useForm<MoveValues>({
    initialValues: { visitId: row.visitId, doctorId, visitOn: null, reason: '' },
    validate: formChecks(movedVisit),
  });
  return (
    <FormDialog
      size="medium"
      title={t('moveVisit.title', { name: fullName(row) })}
      form={form}
      submitLabel={t('moveVisit.submit')}
      isSubmitting={command.isPending}
      onSave={({ visitId, reason, ...to }) =>
        command.mutate({ visit: { visitId, reason, doctorId: to.doctorId ?? 0, visitOn: to.visitOn ?? '' } })
      }
      onClose={onClose}
    >
      <Stack>
        <Columns cols={{ base: 1, xs: 2 }}>
          <DoctorField label={t('moveVisit.doctor')} isRequired {...form.getInputProps('doctorId')} />
          <DateField label={t('moveVisit.day')} isRequired isFirst from={today()} {...form.getInputProps('visitOn')} />
        </Columns>
        <ReasonField maxLength={200} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
