// The dialog in which a nurse types the vital signs of a patient: one field after the other by Tab, Enter keeps them.
import { vitalSigns } from '@charaka/contract/clinic/vital/vital';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { fullName, shortAge, uhidOf } from '../../people/patient/patient-facts.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { VitalFields } from './vital-fields.tsx';
import { signsOfForm, vitalFields, vitalFormOf } from './vital-values.ts';

/** The patient whose vital signs are measured, with the known facts. */
export interface MeasuredPatient {
  readonly patientId: number;
  readonly encounterId: number;
  readonly salutation: string;
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
  readonly sex: string;
  readonly ageYears?: number | null | undefined;
  readonly ageMonths?: number | null | undefined;
  readonly ageDays?: number | null | undefined;
  readonly lastLengthMm?: number | null | undefined;
  readonly lastWeightGrams?: number | null | undefined;
}

const ADULT_YEARS = 18;

/** The errors of a refusal beside the fields that travel under another name. */
export function vitalErrors(error: unknown): Record<string, string> {
  const fields = Object.entries(refusedFields(error, 'vitalSignSet'));
  return Object.fromEntries(
    fields.map(([wire, sentence]) => [vitalFields.find((one) => one.wire === wire)?.name ?? wire, String(sentence)]),
  );
}

/** Name, number, age and sex are in the title, to avoid mistaking one patient for another (OP041). */
export function TakeVitals({ patient, onClose }: { readonly patient: MeasuredPatient; onClose(): void }) {
  const { t } = useTranslation('vital');
  const command = useCommand(vitalSigns.add, { onDone: onClose });
  // Of an adult the length is known: it is there to be looked at, and changed where it is wrong.
  const form = useForm({ initialValues: vitalFormOf({ lengthMm: patient.lastLengthMm ?? null }) });
  const who = [uhidOf(patient.patientId), shortAge(patient), patient.sex].filter(Boolean).join(' · ');
  const { encounterId, patientId } = patient;
  return (
    <FormDialog
      size="medium"
      title={t('takeTitle', { name: fullName(patient), who })}
      submitLabel={t('noteSet')}
      form={form}
      isSubmitting={command.isPending}
      onSave={(values) =>
        command.mutate(
          { patientId, vitalSignSet: { encounterId, ...signsOfForm(values) } },
          { onError: (error) => form.setErrors(vitalErrors(error)) },
        )
      }
      onClose={onClose}
    >
      <VitalFields
        values={form.values}
        inputOf={(name) => form.getInputProps(name)}
        isChild={(patient.ageYears ?? ADULT_YEARS) < ADULT_YEARS}
        before={{ weightGrams: patient.lastWeightGrams }}
      />
    </FormDialog>
  );
}
