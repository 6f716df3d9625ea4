// The search for the inpatient a medicine is sold to, by name, IP number, UHID or bed.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { findPharmacyPatients } from '@charaka/contract/supply/pharmacy/sale';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { admissionNumberOf } from '../../stay/admission/admission-facts.ts';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';

/** An inpatient whose bill is open. */
export type PharmacyPatient = OutputOf<typeof findPharmacyPatients>['inpatients'][number];

interface InpatientTypeaheadProps {
  readonly value: string;
  readonly error?: string | undefined;
  /** In a form with other fields before it: not required, and without the cursor. */
  readonly isOptional?: boolean;
  onPick(patient: PharmacyPatient | null, text: string): void;
}

/** Number, UHID, age, bed and doctor tell two alike apart. */
export function InpatientTypeahead({ isOptional = false, ...props }: InpatientTypeaheadProps) {
  const { t } = useTranslation('pharmacy');
  const search = async (typed: string, signal: AbortSignal) => {
    const { inpatients } = await call(findPharmacyPatients, { search: typed }, { signal });
    return inpatients.map((patient) => ({
      key: patient.admissionId,
      label: patient.patientName,
      details: [
        admissionNumberOf(patient),
        uhidOf(patient.patientId),
        `${patient.ageYears} / ${patient.sex}`,
        `${patient.bedName}, ${patient.bedGroupName}`,
        patient.doctorName,
      ].join(' · '),
      item: patient,
    }));
  };
  return (
    <TypeaheadField<PharmacyPatient>
      {...props}
      topic={admissionTopic}
      label={t('patient')}
      isRequired={!isOptional}
      isFirst={!isOptional}
      minLetters={2}
      placeholder={t('searchPatient')}
      search={search}
    />
  );
}
