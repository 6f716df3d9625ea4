// The general consent to an admission, in the language of the signer (R526, Q149, 0129).
import type { i18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';

/** Points of the consent in reading order; the last two are the duties within 24 hours (Q149). */
const points = [
  'Treatment',
  'Separate',
  'Explained',
  'Withdraw',
  'Emergency',
  'Records',
  'Charges',
  'Valuables',
  'Identity',
  'Deposit',
] as const;

/** Signers: the patient or a representative, a witness, and the member of staff who explained the consent. */
const signers = ['Patient', 'Relative', 'Witness', 'Staff'] as const;

/** The points and the lines to sign on, in the language of the texts. */
export function Consent({ texts }: { texts: i18n }) {
  return (
    <I18nextProvider i18n={texts}>
      <ConsentWords language={texts.language} />
    </I18nextProvider>
  );
}

function ConsentWords({ language }: { language: string }) {
  const { t } = useTranslation('admission');
  return (
    <div lang={language}>
      <h2>{t('consentTitle')}</h2>
      <ol className="paper-points">
        {points.map((point) => (
          <li key={point}>{t(`consent${point}`)}</li>
        ))}
      </ol>
      <div className="paper-keep">
        <BlankLine label={t('consentReason')} value="" />
        <div className="paper-facts">
          {signers.map((signer) => (
            <div key={signer} className="paper-signature">
              {t(`signature${signer}`)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A line that is filled in by hand, unless it is known already. */
export function BlankLine({ label, value }: { label: string; value: string }) {
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'end', marginBlock: 8 }}>
      <strong>{label}:</strong>
      <span style={{ flex: 1, borderBottom: '1px solid #000', minHeight: 18 }}>{value}</span>
    </div>
  );
}
