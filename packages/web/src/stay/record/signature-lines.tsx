// Signature lines for a certificate of birth or death.
import { useTranslation } from 'react-i18next';

/** Doctor and hospital. */
export function SignatureLines() {
  const { t } = useTranslation('record');
  return (
    <div className="paper-facts paper-keep" style={{ marginTop: 72 }}>
      {['signatureDoctor', 'signatureHospital'].map((key) => (
        <div key={key} style={{ borderTop: '1px solid #000', paddingTop: 4 }}>
          {t(`signatures.${key}`)}
        </div>
      ))}
    </div>
  );
}
