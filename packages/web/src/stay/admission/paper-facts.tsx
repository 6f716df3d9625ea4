// Facts of an admission that every printed paper of the inpatient desk begins with (R527, R533).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionNumberLabel } from '@charaka/rules/list/display-number';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '../../foundation/tenancy/hospital-head.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { translate } from '../../kernel/i18n.ts';
import { ageOfPatient, fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperField } from '../../ui/paper/paper-blocks.tsx';
import { admissionNumberOf, bedPlaceOf } from './admission-facts.ts';

/** An admission as answered. */
export type Admission = OutputOf<typeof getAdmission>['admission'];

/** Salutation and name of the patient; an infant's own name when there is one (Q86). */
export function patientName(admission: Parameters<typeof fullName>[0] & Pick<Admission, 'infantName'>): string {
  return admission.infantName || fullName(admission);
}

/** The numbers of an admission as the hospital writes them, and what its own is called in the reader's language. */
export function numbersOf(admission: Pick<Admission, 'admissionId' | 'patientId' | 'admissionMode'>) {
  return {
    label: translate(`admission:numberOf.${admissionNumberLabel(admission.admissionMode)}`),
    admissionNumber: admissionNumberOf(admission),
    patientNumber: uhidOf(admission.patientId),
  };
}

interface PaperFactsProps {
  readonly admission: Admission;
  /** Labels that a paper words otherwise than the others. */
  readonly words?: { readonly inpatientNo: string; readonly ccn: string };
  readonly children?: ReactNode;
}

/** The block of facts at the top of a paper. */
export function PaperFacts({ admission, words, children }: PaperFactsProps) {
  const { t } = useTranslation('paper');
  const { admissionNumber, patientNumber } = numbersOf(admission);
  // As the rules say it: a paper is English whatever its reader's screen speaks (R526).
  const numberLabel = admissionNumberLabel(admission.admissionMode);
  const isDental = admission.admissionMode === 'Dental';
  const doctor = [admission.doctorName, admission.doctorSpecialization].filter(Boolean).join(', ');
  const { addressLineOne, addressLineTwo, city, stateName, pincode } = admission;
  const address = addressLine({ lines: [addressLineOne, addressLineTwo], city, stateName, pincode });
  const end = admission.isAlive ? formatDateTime(admission.dischargedAt) : t('death');
  const endLabel = admission.isAlive ? t(isDental ? 'procedureEnd' : 'dischargeDate') : t('deathDate');
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('mrNo')} isOnEveryPage>
        {patientNumber}
      </Fact>
      <Fact label={numberLabel === 'IPD No' ? (words?.inpatientNo ?? numberLabel) : numberLabel}>
        {admissionNumber}
      </Fact>
      <Fact label={t('patient')} isOnEveryPage>
        {patientName(admission)}
      </Fact>
      <Fact label={t('age')}>{`${ageOfPatient(admission)} / ${admission.sex}`}</Fact>
      <PaperField name="contact">
        <Fact label={t('contact')}>{admission.contactNo}</Fact>
      </PaperField>
      <Fact label={t('address')}>{address}</Fact>
      <Fact label={t(isDental ? 'procedureStart' : 'admissionDate')}>{formatDateTime(admission.admittedAt)}</Fact>
      <Fact label={endLabel}>{end}</Fact>
      <PaperField name="bed">{!isDental && <Fact label={t('bed')}>{bedPlaceOf(admission)}</Fact>}</PaperField>
      <PaperField name="doctor">
        <Fact label={t('doctor')}>{doctor}</Fact>
      </PaperField>
      <Fact label={t('payer')}>{admission.associationName}</Fact>
      <Fact label={t('insurer')}>{admission.insuranceName}</Fact>
      <PaperField name="ccnNo">
        <Fact label={words?.ccn ?? t('ccnNo')}>{admission.ccnNo}</Fact>
      </PaperField>
      <PaperField name="policyCardNo">
        <Fact label={t('policyCardNo')}>{admission.policyCardNo}</Fact>
      </PaperField>
      {children}
    </div>
  );
}
