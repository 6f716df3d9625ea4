// A wristband and a sheet of labels for files and samples: name, barcode, age, blood group, allergies.
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { Barcode } from '../../ui/paper/barcode.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { allergiesOf } from './allergy-notice.tsx';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';

const LABELS = 12;
const cut = { border: '1px dashed #999', padding: '3mm', overflow: 'hidden' } as const;

/** No letterhead: labels are cut out, or printed on a sheet of stickers. */
export default function PrintPatientLabels({ patient, onClose }: { patient: Patient; onClose(): void }) {
  const { t } = useTranslation('patientRecord');
  const allergies = allergiesOf(patient);
  return (
    <PrintSheet title={t('labels')} letterhead={null} onClose={onClose}>
      <div className="paper-keep" style={{ ...cut, display: 'flex', gap: '6mm', alignItems: 'center', height: '25mm' }}>
        <Barcode value={uhidOf(patient.patientId)} height={44} />
        <div style={{ minWidth: 0 }}>
          <Who patient={patient} />
          {allergies && <strong>{t('allergicTo', { drugs: allergies })}</strong>}
        </div>
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '3mm', marginTop: '6mm' }}>
        {Array.from({ length: LABELS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the labels are all the same one
          <div key={index} className="paper-keep" style={{ ...cut, height: '36mm' }}>
            <Who patient={patient} />
            <Barcode value={uhidOf(patient.patientId)} height={28} />
          </div>
        ))}
      </div>
    </PrintSheet>
  );
}

function Who({ patient }: { patient: Patient }) {
  const { t } = useTranslation('patient');
  const facts = [
    `${ageOfPatient(patient)} / ${t(`sex.${patient.sex}`)}`,
    formatDay(patient.birthDate),
    patient.bloodGroup,
  ];
  return (
    <div>
      <strong>{fullName(patient)}</strong>
      <div>{facts.filter(Boolean).join(' · ')}</div>
      <div>{patient.contactNo}</div>
    </div>
  );
}
