// The registration of a patient on paper, under the letterhead of that name (Q56, R277).

import { namesIn } from '@charaka/contract/kernel/record-parts';
import { patientRegistrationPaper } from '@charaka/contract/people/patient/papers';
import { patientFlags, patientRecord } from '@charaka/contract/people/patient/patient-fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { factsOf } from '../../resource/record-values.ts';
import { Barcode } from '../../ui/paper/barcode.tsx';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks, PaperField } from '../../ui/paper/paper-blocks.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { pictureSource } from '../../ui/picture/picture-source.ts';
import { allergiesOf } from './allergy-notice.tsx';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';
import { type ShownField, usePatientLabel } from './patient-label.ts';
import { addressOf, maskedCardOf } from './patient-summary.tsx';
import { useCardWord } from './use-card-word.ts';

/** The paper on the screen. */
export default function PrintPatient({ patient, onClose }: { patient: Patient; onClose(): void }) {
  const { t } = useTranslation('patientRecord');
  const letterhead = useLetterhead(patientRegistrationPaper);
  return (
    <PrintSheet title={t('paper.title')} letterhead={letterhead} onClose={onClose}>
      <PatientPaper patient={patient} />
    </PrintSheet>
  );
}

/** The registration, below the letterhead. */
export function PatientPaper({ patient }: { patient: Patient }) {
  const { t } = useTranslation('patientRecord');
  return (
    <>
      <h1>{t('paper.title')}</h1>
      <PaperBlocks
        paper={patientRegistrationPaper}
        blocks={{
          barcode: <CodeAndPhoto patient={patient} />,
          facts: <PersonFacts patient={patient} />,
          health: <HealthFacts patient={patient} />,
          end: <RegistrationEnd />,
        }}
      />
    </>
  );
}

function CodeAndPhoto({ patient }: { patient: Patient }) {
  return (
    <div className="paper-keep" style={{ display: 'flex', gap: 16, justifyContent: 'space-between' }}>
      <Barcode value={uhidOf(patient.patientId)} />
      {patient.image && (
        <img src={pictureSource(patient.image)} alt="" style={{ height: 110, maxWidth: 160, objectFit: 'contain' }} />
      )}
    </div>
  );
}

function RegistrationEnd() {
  const { t } = useTranslation('patientRecord');
  const { user } = useSignedIn();
  return (
    <>
      <PaperField name="signatory">
        <div className="paper-facts paper-keep" style={{ marginTop: 56 }}>
          <SignatureLine>{t('paper.signaturePatient')}</SignatureLine>
          <SignatureLine>{t('paper.signatureStaff')}</SignatureLine>
        </div>
      </PaperField>
      <PaperField name="printedBy">
        <p>{t('paper.printedBy', { user: user.name, at: formatDateTime(new Date().toISOString()) })}</p>
      </PaperField>
    </>
  );
}

function SignatureLine({ children }: { children: ReactNode }) {
  return <div style={{ borderTop: '1px solid #000', paddingTop: 4 }}>{children}</div>;
}

/** Label and value; nothing when there is no value. */
/** Plain facts of the person, here and in the profile. */
export const personNames = namesIn(patientRecord, 'profile', 'person', ['maritalStatus', 'religion', 'nationality']);
/** Plain facts of the patient's health. */
export const healthNames = namesIn(patientRecord, 'profile', 'health');

function DeclaredFacts({ patient, names }: { patient: Patient; names: readonly ShownField[] }) {
  const labelOf = usePatientLabel();
  return factsOf(patientRecord, names, patient, labelOf).map(([label, text]) => (
    <Fact key={label} label={label}>
      {text}
    </Fact>
  ));
}

function PersonFacts({ patient }: { patient: Patient }) {
  const { t } = useTranslation(['patient', 'patientRecord']);
  const cardWord = useCardWord();
  const emergency = [patient.emergencyContactPerson, patient.emergencyContactNo].filter(Boolean).join(', ');
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('uhid')} isOnEveryPage>
        {uhidOf(patient.patientId)}
      </Fact>
      <Fact label={t('registeredOn')}>{formatDateTime(patient.createdAt)}</Fact>
      <Fact label={t('name')} isOnEveryPage>
        {fullName(patient)}
      </Fact>
      <Fact label={t('age')}>{`${ageOfPatient(patient)} / ${t(`sex.${patient.sex}`)}`}</Fact>
      <Fact label={t('birthDate')}>{formatDay(patient.birthDate)}</Fact>
      <Fact label={t('phone')}>{[patient.contactNo, patient.alternateNo].filter(Boolean).join(', ')}</Fact>
      <Fact label={t('fatherName')}>{patient.fatherName}</Fact>
      <Fact label={t('motherName')}>{patient.motherName}</Fact>
      <Fact label={t('address')}>{addressOf(patient)}</Fact>
      <Fact label={t('email')}>{patient.email}</Fact>
      <Fact label={t('emergencyContactPerson')}>{emergency}</Fact>
      <DeclaredFacts patient={patient} names={personNames} />
      <Fact label={t('patientRecord:identity')}>{maskedCardOf(patient, cardWord)}</Fact>
      <Fact label={t('referredBy')}>{patient.referralName}</Fact>
    </div>
  );
}

function HealthFacts({ patient }: { patient: Patient }) {
  const { t } = useTranslation(['patient', 'patientRecord']);
  const said = [...patientFlags.filter((name) => patient[name]), ...(patient.masked?.length ? ['hidden'] : [])];
  return (
    <div className="paper-facts paper-keep">
      <Fact label={t('bloodGroup')}>{patient.bloodGroup}</Fact>
      <Fact label={t('drugAllergies')}>{allergiesOf(patient) || t('patientRecord:paper.noAllergies')}</Fact>
      <DeclaredFacts patient={patient} names={healthNames} />
      <Fact label={t('sections.health')}>{said.map((name) => t(name)).join(', ')}</Fact>
    </div>
  );
}
