// Facts on a wristband and a label, the same on paper and on label printers.
import { formatDay } from '../../kernel/format.ts';
import { paperTexts } from '../../kernel/i18n.ts';
import { allergiesOf } from './allergy-notice.tsx';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';

/** The stay a wristband is for. */
export interface LabelStay {
  /** The name of the stay, as of a newborn. */
  readonly name?: string;
  /** 'IPD No', 'Day Care No'. */
  readonly numberLabel: string;
  readonly number: string;
  readonly ward: string;
  readonly bed: string;
}

/** Each line empty where nothing is known. */
export interface LabelFacts {
  readonly name: string;
  /** '42Y 1M 25D / F'. */
  readonly ageAndSex: string;
  readonly birth: string;
  readonly blood: string;
  readonly uhid: string;
  readonly phone: string;
  /** 'IPD No IP1024'. */
  readonly stayNumber: string;
  readonly bed: string;
  /** 'Female Ward · B-12'. */
  readonly place: string;
  readonly allergies: string;
  readonly hospital: string;
}

/** In the language of papers. */
export function labelFacts(patient: Patient, stay: LabelStay | null, hospital: string): LabelFacts {
  const t = paperTexts().getFixedT(null, ['patientRecord', 'patient']);
  const drugs = allergiesOf(patient);
  const birth = formatDay(patient.birthDate);
  return {
    name: stay?.name || fullName(patient),
    ageAndSex: `${ageOfPatient(patient)} / ${patient.sex}`,
    birth: birth && t('label.born', { day: birth }),
    blood: patient.bloodGroup ?? '',
    uhid: uhidOf(patient.patientId),
    phone: patient.contactNo,
    stayNumber: stay ? `${stay.numberLabel} ${stay.number}` : '',
    bed: stay?.bed ?? '',
    place: stay ? [stay.ward, stay.bed].filter(Boolean).join(' · ') : '',
    allergies: drugs && t('label.allergy', { drugs }),
    hospital,
  };
}
