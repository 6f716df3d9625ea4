// The dialog that signs a certificate or a letter: its kind, the days it speaks of, and what it says (OP036).
import {
  addCertificate,
  audiencesWithoutDiagnosis,
  certificateAudiences,
  certificateKinds,
} from '@charaka/contract/clinic/consultation/certificate';
import { Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { NoteText } from '../template/note-text.tsx';
import { certificateWords } from './certificate-words.ts';
import type { Certificate, Opened } from './opened.ts';

interface CertificateForm {
  kind: (typeof certificateKinds)[number];
  audience: (typeof certificateAudiences)[number];
  isDiagnosisAgreed: boolean;
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

/** The text follows kind, reader and days until the doctor changes it; phrases expand in it. */
export function CertificateDialog({ opened, onClose, onSigned }: CertificateDialogProps) {
  const { t } = useTranslation('consultation');
  const { visit } = opened;
  const { patientId, visitId, visitOn } = visit;
  const command = useCommand(addCertificate, { onDone: ({ certificate }) => onSigned(certificate) });
  const first = {
    kind: 'SickLeave',
    audience: 'Employer',
    isDiagnosisAgreed: false,
    fromDay: visitOn,
    toDay: null,
  } as const;
  const form = useForm<CertificateForm>({
    initialValues: { ...first, addressee: '', body: certificateWords(opened, first, t), pastReason: '' },
    validate: formChecks(addCertificate.input.shape.certificate),
  });
  /** A field that the words depend on; they follow it while nobody has changed them. */
  const worded = (change: Partial<CertificateForm>) => {
    const values = { ...form.values, ...change };
    const isOwn = form.values.body !== certificateWords(opened, form.values, t);
    form.setValues(isOwn ? change : { ...change, body: certificateWords(opened, values, t) });
  };
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
        <Readers form={form} worded={worded} />
        <Days form={form} visitOn={visitOn} worded={worded} />
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

interface PartProps {
  readonly form: UseFormReturnType<CertificateForm>;
  /** Changes fields that the text follows. */
  worded(change: Partial<CertificateForm>): void;
}

/** Initial values for a kind of certificate: fitness has no last day, and the doctor of a referral reads the diagnosis. */
function startOf(kind: CertificateForm['kind']): Partial<CertificateForm> {
  return {
    kind,
    ...(kind === 'Fitness' && { toDay: null }),
    ...(kind === 'Referral' && { audience: 'Patient', isDiagnosisAgreed: false }),
  };
}

/** Kind and reader; whether a reader who is not told the diagnosis may learn it. */
function Readers({ form, worded }: PartProps) {
  const { t } = useTranslation('consultation');
  const { kind, audience } = form.values;
  return (
    <>
      <SelectField
        label={t('certificateKind')}
        isRequired
        isFirst
        choices={certificateKinds.map((value) => ({ value, label: t(`certificateKinds.${value}`) }))}
        value={kind}
        onChange={(value) => value && worded(startOf(value))}
      />
      <SelectField
        label={t('audience')}
        isRequired
        choices={certificateAudiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
        value={audience}
        onChange={(value) => value && worded({ audience: value, isDiagnosisAgreed: false })}
      />
      {audiencesWithoutDiagnosis.includes(audience) && (
        <SwitchField
          label={t('diagnosisAgreed')}
          value={form.values.isDiagnosisAgreed}
          onChange={(isAgreed) => worded({ isDiagnosisAgreed: isAgreed === true })}
        />
      )}
      {kind === 'Referral' && (
        <TextField label={t('addressee')} isRequired maxLength={200} {...form.getInputProps('addressee')} />
      )}
    </>
  );
}

/** The days that it is about; one before the visit needs a reason. */
function Days({ form, visitOn, worded }: PartProps & { readonly visitOn: string }) {
  const { t } = useTranslation('consultation');
  const { kind, fromDay } = form.values;
  return (
    <>
      <Columns cols={{ base: 1, xs: 2 }}>
        <DateField
          label={t(kind === 'Fitness' ? 'fitFrom' : 'fromDay')}
          isRequired={kind === 'SickLeave' || kind === 'Fitness'}
          {...form.getInputProps('fromDay')}
          onChange={(day) => worded({ fromDay: day })}
        />
        {kind !== 'Fitness' && (
          <DateField
            label={t('toDay')}
            isRequired={kind === 'SickLeave'}
            {...form.getInputProps('toDay')}
            onChange={(day) => worded({ toDay: day })}
          />
        )}
      </Columns>
      {fromDay !== null && fromDay < visitOn && (
        <TextField label={t('pastReason')} isRequired maxLength={300} {...form.getInputProps('pastReason')} />
      )}
    </>
  );
}
