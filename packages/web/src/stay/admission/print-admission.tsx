// The admission and consent form on paper (R526, Q149, Q154, Q157).

import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { PaperEnd } from './paper-end.tsx';
import { type Admission, Fact, PaperFacts } from './paper-facts.tsx';

/** Under the letterhead of the IPD bill. */
export default function PrintAdmission({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('admission');
  const answer = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } });
  const letterhead = useLetterhead('ipd_bill');
  const admission = answer.data?.admission;
  const title = t('admissionForm');
  return (
    <PrintSheet title={title} letterhead={letterhead} isReady={admission !== undefined} onClose={onClose}>
      {admission && <ConsentPaper admission={admission} />}
    </PrintSheet>
  );
}

/** The form, below the letterhead. */
export function ConsentPaper({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  return (
    <>
      <h1>{t('admissionForm')}</h1>
      <PaperFacts admission={admission}>
        <AdmissionFacts admission={admission} />
      </PaperFacts>
      <Consent />
      <DischargeLines admission={admission} />
      <PaperEnd admission={admission} createdByName={admission.createdByName} createdAt={admission.createdAt} />
    </>
  );
}

/** What the admission form tells beyond the facts every paper begins with. */
function AdmissionFacts({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  const person = [admission.emergencyContactPerson, admission.emergencyNumber].filter(Boolean).join(', ');
  const guardian = [admission.guardianName || admission.fatherName, admission.guardianRelation];
  return (
    <>
      <Fact label={t('registrationNo')}>{admission.registrationNo}</Fact>
      <Fact label={t('patientType')}>{admission.patientType}</Fact>
      <Fact label={t('patientCategory')}>{admission.patientCategory}</Fact>
      <Fact label={t('admissionMode')}>{admission.admissionMode}</Fact>
      <Fact label={t('admissionCategory')}>{admission.admissionCategory}</Fact>
      <Fact label={t('department')}>{admission.departmentName}</Fact>
      <Fact label={t('bedType')}>{admission.bedTypeName}</Fact>
      <Fact label={t('guardianName')}>{guardian.filter(Boolean).join(', ')}</Fact>
      <Fact label={t('emergencyContact')}>{person}</Fact>
      <Fact label={t('admittedBy')}>{admission.admittedBy}</Fact>
      <Fact label={t('creditorName')}>{admission.creditorName}</Fact>
    </>
  );
}

/** The two duties within 24 hours, and who signs for them (Q149). */
function Consent() {
  const { t } = useTranslation('admission');
  return (
    <div className="paper-keep">
      <h2>{t('consent')}</h2>
      <p>{t('consentIdentity')}</p>
      <p>{t('consentDeposit')}</p>
      <div className="paper-facts" style={{ marginTop: 48 }}>
        <SignatureLine label={t('signaturePatient')} />
        <SignatureLine label={t('signatureStaff')} />
        <SignatureLine label={t('signatureName')} />
        <SignatureLine label={t('signatureDate')} />
      </div>
    </div>
  );
}

function SignatureLine({ label }: { label: string }) {
  return <div style={{ borderTop: '1px solid #000', paddingTop: 4, marginTop: 28 }}>{label}</div>;
}

/** Filled in by hand when the patient leaves, unless it is known already. */
function DischargeLines({ admission }: { admission: Admission }) {
  const { t } = useTranslation('admission');
  return (
    <div className="paper-keep" style={{ marginTop: 16 }}>
      <BlankLine label={t('dischargeTimeAndDate')} value={formatDateTime(admission.dischargedAt)} />
      <BlankLine label={t('remarks')} value="" />
    </div>
  );
}

function BlankLine({ label, value }: { label: string; value: string }) {
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'end', marginBlock: 12 }}>
      <strong>{label}:</strong>
      <span style={{ flex: 1, borderBottom: '1px solid #000', minHeight: 18 }}>{value}</span>
    </div>
  );
}
