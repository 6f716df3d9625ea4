// The labels of dispensed medicines as a paper: the patient, the medicine, the dose in the patient's language, batch and expiry (PH051).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isSmallSheet } from '@charaka/contract/kernel/paper';
import type { getDispenseLabels } from '@charaka/contract/supply/dispensing/dispense-label';
import { useTranslation } from 'react-i18next';
import { useInstruction } from '../../clinic/consultation/instruction.ts';
import { formatDay } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { identityOf } from '../../people/patient/patient-facts.ts';
import { useSheet } from '../../ui/paper/paper-sheet.ts';
import { doseLine } from './dose-line.ts';
import '../../people/patient/label-papers.css';
import './dispense-labels.css';

type Dispensed = OutputOf<typeof getDispenseLabels>;
/** A language that a label is printed in. */
export type LabelLanguage = Dispensed['language'];

/** A label for each line. */
export function DispenseLabelsPaper({ dispensed, language }: { dispensed: Dispensed; language: LabelLanguage }) {
  const { t } = useTranslation('dispensing');
  const sheet = useSheet();
  const isSmall = isSmallSheet(sheet);
  if (dispensed.labels.length === 0) return <p>{t('noLabels')}</p>;
  return (
    <div className={isSmall ? 'labels' : 'labels labels-of-sheet'}>
      {dispensed.labels.map((label) => (
        <DispenseLabel
          key={label.saleLineId}
          patient={dispensed}
          label={label}
          language={language}
          sheet={isSmall ? sheet : 'cut'}
        />
      ))}
    </div>
  );
}

interface DispenseLabelProps {
  readonly patient: Dispensed;
  readonly label: Dispensed['labels'][number];
  readonly language: LabelLanguage;
  readonly sheet: string;
}

/** One pack. The dose has the most room; nothing of it is cut. */
function DispenseLabel({ patient, label, language, sheet }: DispenseLabelProps) {
  const { t } = useTranslation('dispensing');
  const words = useInstruction(language);
  const { t: spoken } = useTranslation('dispensing', { lng: language, useSuspense: false });
  const { hospital } = useSignedIn();
  const line = doseLine(label);
  return (
    <div className={`label dispense-label label-on-${sheet}`}>
      <strong className="label-name" dir="auto">
        {patient.patientName}
      </strong>
      <div>{identityOf(patient)}</div>
      <strong>{`${label.itemName} · ${label.quantity} × ${label.pack}`}</strong>
      <div className="dispense-dose" lang={language} dir="auto">
        {line ? words(line) : spoken('asPrescribed')}
      </div>
      <div className="dispense-foot">
        {[
          t('labelBatch', { batch: label.batchNumber }),
          t('labelExpiry', { day: formatDay(label.expiry) }),
          formatDay(label.soldAt),
          hospital?.hospitalName,
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </div>
  );
}
