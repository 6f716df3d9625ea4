// The dialog that signs a certificate or a letter: its kind, the days it speaks of, and what it says (OP036).
import { addCertificate, certificateKinds } from '@charaka/contract/clinic/consultation/certificate';
import { SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { formatDay } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { fullName } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { NoteText } from '../template/note-text.tsx';
import type { Certificate, Opened } from './opened.ts';

interface CertificateForm {
  kind: (typeof certificateKinds)[number];
  addressee: string;
  body: string;
  fromDay: string | null;
  toDay: string | null;
  pastReason: string;
}

interface CertificateDialogProps {
  readonly opened: Opened;
  onClose(): void;
  onSigned(certificate: Certificate): void;
}

/** The text begins with what the note says; phrases expand in it. */
export function CertificateDialog({ opened, onClose, onSigned }: CertificateDialogProps) {
  const { t } = useTranslation('consultation');
  const { visit, consultation } = opened;
  const { patientId, visitId, visitOn } = visit;
  const command = useCommand(addCertificate, { onDone: ({ certificate }) => onSigned(certificate) });
  const diagnoses = consultation.content.diagnoses.map(({ diagnosisName }) => diagnosisName).join(', ');
  const words = t('certificateBody', { name: fullName(visit), day: formatDay(visitOn), diagnoses: diagnoses || '…' });
  const form = useForm<CertificateForm>({
    initialValues: { kind: 'SickLeave', addressee: '', body: words, fromDay: visitOn, toDay: null, pastReason: '' },
    validate: formChecks(addCertificate.input.shape.certificate),
  });
  const { kind, fromDay } = form.values;
  return (
    <FormDialog
      size="medium"
      title={t('addCertificate')}
      form={form}
      submitLabel={t('signAndPrint')}
      isSubmitting={command.isPending}
      onSave={(certificate) =>
        command.mutate(
          { patientId, visitId, certificate },
          { onError: (error) => form.setErrors(refusedFields(error, 'certificate')) },
        )
      }
      onClose={onClose}
    >
      <Stack gap="sm">
        <SelectField
          label={t('certificateKind')}
          isRequired
          isFirst
          choices={certificateKinds.map((value) => ({ value, label: t(`certificateKinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        {kind === 'Referral' && (
          <TextField label={t('addressee')} isRequired maxLength={200} {...form.getInputProps('addressee')} />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DateField label={t('fromDay')} isRequired={kind === 'SickLeave'} {...form.getInputProps('fromDay')} />
          <DateField label={t('toDay')} isRequired={kind === 'SickLeave'} {...form.getInputProps('toDay')} />
        </SimpleGrid>
        {fromDay !== null && fromDay < visitOn && (
          <TextField label={t('pastReason')} isRequired maxLength={300} {...form.getInputProps('pastReason')} />
        )}
        <NoteText
          label={t('certificateText')}
          maxLength={4000}
          value={form.values.body}
          onChange={(body) => form.setFieldValue('body', body)}
        />
      </Stack>
    </FormDialog>
  );
}
