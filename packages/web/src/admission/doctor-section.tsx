// Under whom a patient is admitted: consultant and other doctors, each chosen once, department and speciality (R368, R377, R396).
import { department } from '@charaka/contract/masters/department';
import { specialization } from '@charaka/contract/masters/specialization';
import { SimpleGrid } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../kernel/choices.ts';
import { SelectField } from '../ui/form-fields.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { type AdmissionFormApi, takenDoctors, withDoctor } from './admission-form.ts';
import { useDoctors } from './doctors.ts';

const otherFields = ['otherDoctor1Id', 'otherDoctor2Id', 'otherDoctor3Id'] as const;

/** Department and speciality follow the consultant and can be changed. */
export function DoctorSection({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  const doctors = useDoctors();
  const departments = useMasterChoices(department);
  const specialities = useMasterChoices(specialization);
  const field = (name: 'doctorId' | (typeof otherFields)[number]) => {
    const taken = takenDoctors(form.values, name);
    const choices = doctors.choices.filter(({ value }) => !taken.includes(value));
    return { label: t(name), choices, isLoading: doctors.isLoading, ...form.getInputProps(name) };
  };
  const placeOf = (doctorId: number | null | undefined) => doctors.rows.find((row) => row.staffId === doctorId);
  const chooseConsultant = (doctorId: number | null | undefined) =>
    form.setValues(withDoctor(form.values, doctorId ?? null, placeOf(doctorId), placeOf(form.values.doctorId)));
  const { doctorId } = form.values;
  // A booking brings its doctor along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the doctors are there
  useEffect(() => {
    const isOpen = form.values.departmentId === null || form.values.specializationId === null;
    if (doctorId !== null && isOpen && !doctors.isLoading)
      form.setValues(withDoctor(form.values, doctorId, placeOf(doctorId), undefined));
  }, [doctors.isLoading]);
  return (
    <FormSection title={t('doctors')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        <SelectField {...field('doctorId')} isRequired onChange={chooseConsultant} />
        <SelectField label={t('department')} isRequired {...departments} {...form.getInputProps('departmentId')} />
        <SelectField label={t('speciality')} isRequired {...specialities} {...form.getInputProps('specializationId')} />
        {otherFields.map((name) => (
          <SelectField key={name} {...field(name)} />
        ))}
      </SimpleGrid>
    </FormSection>
  );
}
