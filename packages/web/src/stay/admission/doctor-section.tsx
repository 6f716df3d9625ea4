// Under whom a patient is admitted: consultant and other doctors, each chosen once, department and speciality (R368, R377, R396).
import { department } from '@charaka/contract/foundation/masters/department';
import { specialization } from '@charaka/contract/foundation/masters/specialization';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type AdmissionFormApi, takenDoctors, withDoctor } from './admission-form.ts';
import { DoctorField } from './doctor-field.tsx';
import { useDoctor } from './doctors.ts';

const otherFields = ['otherDoctor1Id', 'otherDoctor2Id', 'otherDoctor3Id'] as const;

/** Department and speciality follow the consultant and can be changed. */
export function DoctorSection({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  const { doctorId } = form.values;
  const consultant = useDoctor(doctorId);
  const departments = useMasterChoices(department);
  const specialities = useMasterChoices(specialization);
  const field = (name: 'doctorId' | (typeof otherFields)[number]) => ({
    label: t(name),
    taken: takenDoctors(form.values, name),
    ...form.getInputProps(name),
  });
  // A booking brings its doctor along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each doctor, when he is known
  useEffect(() => {
    const isOpen = form.values.departmentId === null || form.values.specializationId === null;
    if (consultant && isOpen) form.setValues(withDoctor(form.values, consultant.staffId, consultant, undefined));
  }, [consultant?.staffId]);
  return (
    <FormSection title={t('doctors')}>
      <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        <DoctorField
          {...field('doctorId')}
          isRequired
          onChange={() => undefined}
          onDoctor={(doctor) => form.setValues(withDoctor(form.values, doctor?.staffId ?? null, doctor, consultant))}
        />
        <SelectField label={t('department')} isRequired {...departments} {...form.getInputProps('departmentId')} />
        <SelectField label={t('speciality')} isRequired {...specialities} {...form.getInputProps('specializationId')} />
        {otherFields.map((name) => (
          <DoctorField key={name} {...field(name)} />
        ))}
      </Columns>
    </FormSection>
  );
}
