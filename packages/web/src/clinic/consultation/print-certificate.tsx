// A certificate or letter on its sheet, under the letterhead of prescriptions: number, patient, what it says, who signed (OP036).
import { opdPrescriptionPaper } from '@charaka/contract/clinic/consultation/papers';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDay, wallClock } from '../../kernel/format.ts';
import { ageOfPatient, fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import type { Certificate, Opened } from './opened.ts';

interface PrintCertificateProps {
  readonly opened: Pick<Opened, 'visit'>;
  readonly certificate: Certificate;
  onClose(): void;
}

/** Printed again it is the same paper: it never changes. */
export default function PrintCertificate({ opened: { visit }, certificate, onClose }: PrintCertificateProps) {
  const { t } = useTranslation(['consultation', 'patient']);
  const title = t(`certificateTitles.${certificate.kind}`);
  const { fromDay, toDay } = certificate;
  return (
    <PrintSheet title={title} letterhead={useLetterhead(opdPrescriptionPaper)} onClose={onClose}>
      <h1>{title}</h1>
      <div className="paper-facts">
        <Fact label={t('number')}>{certificate.serialNo}</Fact>
        <Fact label={t('signedOn')}>{formatDay(wallClock(certificate.issuedAt).day)}</Fact>
        <Fact label={t('patient')} isOnEveryPage>
          {fullName(visit)}
        </Fact>
        <Fact label={t('uhid')} isOnEveryPage>
          {uhidOf(visit.patientId)}
        </Fact>
        <Fact label={t('ageAndSex')}>{`${ageOfPatient(visit)} · ${t(`patient:sex.${visit.sex}`, visit.sex)}`}</Fact>
        <Fact label={t('opdNumber')}>{visit.opdNumber}</Fact>
        {certificate.audience && <Fact label={t('audience')}>{t(`audiences.${certificate.audience}`)}</Fact>}
        {certificate.addressee && <Fact label={t('addressee')}>{certificate.addressee}</Fact>}
        {fromDay && (
          <Fact label={t(certificate.kind === 'Fitness' ? 'fitFrom' : 'period')}>
            {toDay ? t('fromUntil', { from: formatDay(fromDay), to: formatDay(toDay) }) : formatDay(fromDay)}
          </Fact>
        )}
      </div>
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '1.5rem 0' }}>{certificate.body}</p>
      {certificate.pastReason && <p>{t('pastReasonIs', { reason: certificate.pastReason })}</p>}
      <p className="paper-keep" style={{ marginTop: '4rem', textAlign: 'end' }}>
        {[certificate.signerName, certificate.signerQualification].filter(Boolean).join(', ')}
        <br />
        {certificate.signerRegistrationNo && `${t('registrationNo')} ${certificate.signerRegistrationNo}`}
      </p>
    </PrintSheet>
  );
}
