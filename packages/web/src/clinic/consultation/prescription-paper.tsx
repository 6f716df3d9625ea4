// The printed prescription: the doctor with qualification and registration number, the patient, allergies, and the content (OP024).
import { opdPrescriptionPaper } from '@charaka/contract/clinic/consultation/papers';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { ageOfPatient, fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';
import type { Opened } from './opened.ts';
import { usePrescriptionParts } from './prescription-body.tsx';
import { sectionsOfOpened } from './use-template.ts';

/** The parts of a consultation that the paper prints. */
export type PrintedNote = Pick<Opened, 'visit' | 'consultation' | 'allergies' | 'standing' | 'sections'>;

/** `copyNo` is 0 on the paper itself. */
export function PrescriptionPaper({ opened, copyNo }: { opened: PrintedNote; copyNo: number }) {
  const { t } = useTranslation(['consultation', 'chart', 'patient']);
  const { visit, consultation, allergies, standing } = opened;
  const noted = allergies.filter(({ state }) => state === 'Active').map(({ substance }) => substance);
  const weightKg = consultation.content.vitals?.weightKg;
  const isChild = (visit.ageYears ?? 99) < 18;
  return (
    <>
      {copyNo > 0 && <p className="paper-copy">{t('copy', { no: copyNo })}</p>}
      <h1>{t('prescription')}</h1>
      {consultation.version > 1 && (
        <p>
          {t('amendedVersion', { version: consultation.version, at: formatDateTime(consultation.signedAt) })}
          {consultation.amendmentReason && ` · ${consultation.amendmentReason}`}
        </p>
      )}
      <PaperBlocks
        paper={opdPrescriptionPaper}
        blocks={{
          facts: (
            <div className="paper-facts paper-keep">
              <Fact label={t('doctor')}>
                {[consultation.signedByName, consultation.signerQualification].filter(Boolean).join(', ')}
              </Fact>
              <Fact label={t('registrationNo')}>{consultation.signerRegistrationNo}</Fact>
              <Fact label={t('patient')} isOnEveryPage>
                {fullName(visit)}
              </Fact>
              <Fact label={t('uhid')} isOnEveryPage>
                {uhidOf(visit.patientId)}
              </Fact>
              <Fact
                label={t('ageAndSex')}
              >{`${ageOfPatient(visit)} · ${t(`patient:sex.${visit.sex}`, visit.sex)}`}</Fact>
              <Fact label={t('weightKg')}>{isChild ? weightKg : null}</Fact>
              <Fact label={t('opdNumber')}>{visit.opdNumber}</Fact>
              <Fact label={t('signedOn')}>{formatDateTime(consultation.signedAt)}</Fact>
              <Fact label={t('allergies')}>
                {noted.length > 0 ? noted.join(', ') : t(`chart:status.${standing.status}`)}
              </Fact>
            </div>
          ),
          ...usePrescriptionParts(consultation.content, sectionsOfOpened(opened)),
          end: (
            <p className="paper-keep" style={{ marginTop: '3rem', textAlign: 'end' }}>
              {t('signature')}
            </p>
          ),
        }}
      />
    </>
  );
}
