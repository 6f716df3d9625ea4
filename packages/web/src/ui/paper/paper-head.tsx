// The head of a paper: the picture of the hospital, or its name and address set in type.
import { useTranslation } from 'react-i18next';
import { pictureSource } from '../picture/picture-source.ts';
import { type HospitalHead, headKindOf, type Letterhead } from './letterhead.ts';
import { headPixels } from './paper-space.ts';
import './paper-head.css';

/** As high as the setting wants it; empty where the sheet comes printed. */
export function PaperHead({ letterhead }: { letterhead: Letterhead }) {
  const { headerImage, hospital } = letterhead;
  const kind = headKindOf(letterhead);
  return (
    <div style={{ minHeight: headPixels(letterhead) }} data-paper="head">
      {kind === 'picture' && headerImage && (
        <img className="paper-letterhead" src={pictureSource(headerImage)} alt={hospital?.name ?? ''} />
      )}
      {kind === 'type' && hospital && <TypeHead hospital={hospital} />}
    </div>
  );
}

/** The name large, everything else small and below it, over a rule. */
function TypeHead({ hospital }: { hospital: HospitalHead }) {
  const { t } = useTranslation('paper');
  const { name, address, phone, email, gstin } = hospital;
  const reach = [phone && `${t('head.phone')} ${phone}`, email].filter(Boolean).join(' · ');
  return (
    <div className="paper-head">
      <p className="paper-head-name">{name}</p>
      {address && <p>{address}</p>}
      {reach && <p>{reach}</p>}
      {gstin && (
        <p>
          {t('gstin')} {gstin}
        </p>
      )}
    </div>
  );
}
