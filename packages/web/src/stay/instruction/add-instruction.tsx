// The Consultant Instruction dialog: Applied Date, Consultant, Instruction, Instruction Date (R349, Q54).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { addInstruction } from '@charaka/contract/stay/instruction/instruction';
import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { today } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField, DateTimeField } from '../../ui/field/date-fields.tsx';
import { TextAreaField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { DoctorField } from '../admission/doctor-field.tsx';
import type { Admission } from '../admission/paper-facts.tsx';
import { PatientBanner } from '../admission/patient-banner.tsx';
import { askedInstruction, emptyInstruction, instructionChecks } from './instruction-form.ts';

const mostLetters = 4000;

/** Opens at once; render it only while it is wanted. */
export default function AddInstruction({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('instruction');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  if (admission) return <InstructionDialog admission={admission} onClose={onClose} />;
  return (
    <Dialog isOpen size="medium" title={t('title')} onClose={onClose}>
      <Skeleton h={240} />
    </Dialog>
  );
}

/** The consultant of the admission is proposed: most instructions are theirs. */
function InstructionDialog({ admission, onClose }: { admission: Admission; onClose(): void }) {
  const { t } = useTranslation('instruction');
  const command = useCommandForm(addInstruction, {
    wrapper: 'instruction',
    initialValues: emptyInstruction(new Date(), today(), admission.doctorId),
    check: instructionChecks,
    sent: (values) => askedInstruction(admission.admissionId, values),
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog size="medium" title={t('title')} {...command} submitLabel={t('save')} onClose={onClose}>
      <Stack>
        <PatientBanner admission={admission} place="dialog" />
        <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
          <DateTimeField label={t('appliedDate')} isRequired {...form.getInputProps('appliedAt')} />
          <DoctorField label={t('consultant')} isRequired {...form.getInputProps('consultantId')} />
        </Columns>
        <TextAreaField
          label={t('instruction')}
          isRequired
          isFirst
          rows={4}
          maxLength={mostLetters}
          {...form.getInputProps('instruction')}
        />
        <DateField
          label={t('instructionDate')}
          isRequired
          isClearable
          description={t('instructionDateHint')}
          {...form.getInputProps('instructionDate')}
        />
      </Stack>
    </FormDialog>
  );
}
