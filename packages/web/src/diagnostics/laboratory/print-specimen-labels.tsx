// Labels of specimens on the sheet of the hospital's label printer, each with its number as Code 128 (LB012, LB013).

import { getLabels } from '@charaka/contract/diagnostics/laboratory/specimen';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { SheetName } from '@charaka/contract/kernel/paper';
import { patientLabelPaper } from '@charaka/contract/people/patient/papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlainSheet } from '../../foundation/tenancy/use-letterhead.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { fullName, identityOf } from '../../people/patient/patient-facts.ts';
import { Barcode } from '../../ui/paper/barcode.tsx';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { onSheet, SheetChoice } from '../../ui/paper/sheet-choice.tsx';
import '../../people/patient/label-papers.css';

type Label = OutputOf<typeof getLabels>['labels'][number];

interface PrintSpecimenLabelsProps {
  readonly specimenIds: readonly number[];
  onClose(): void;
}

/** As many of each as its container wants. Printed, it closes: the tubes are scanned next. */
export default function PrintSpecimenLabels({ specimenIds, onClose }: PrintSpecimenLabelsProps) {
  const { t } = useTranslation('laboratory');
  const labels = useAnswer(laboratoryTopic, getLabels, { specimenIds: [...specimenIds] }).data?.labels;
  const [chosen, setChosen] = useState<SheetName | null>(null);
  const set = usePlainSheet(patientLabelPaper);
  const letterhead = set && onSheet(set, chosen);
  const sheet = letterhead?.paperSize ?? 'A4';
  return (
    <PrintSheet
      title={t('labels')}
      letterhead={letterhead}
      isReady={labels !== undefined}
      choices={<SheetChoice paper="patient_label" sheet={sheet} onSheet={setChosen} />}
      onLeft={onClose}
      onClose={onClose}
    >
      <div className={sheet === 'A4' ? 'labels labels-of-sheet' : 'labels'}>
        {(labels ?? []).flatMap((label) =>
          copiesOf(label).map((copy) => <SpecimenLabel key={copy} label={label} sheet={sheet} />),
        )}
      </div>
    </PrintSheet>
  );
}

/** A key for each copy that the container wants. */
const copiesOf = ({ specimenId, labelCopies }: Label) =>
  Array.from({ length: labelCopies }, (_, index) => `${specimenId}-${index}`);

/** One label; names of tests are cut where there is no room, never the number. */
function SpecimenLabel({ label, sheet }: { label: Label; sheet: string }) {
  const { t } = useTranslation(['laboratory', 'order']);
  const stat = label.priority === 'Stat' ? t('order:priorities.Stat') : '';
  return (
    <div className={`label label-on-${sheet === 'A4' ? 'cut' : sheet}`}>
      <strong className="label-name" dir="auto">
        {label.infantName || fullName(label)}
      </strong>
      <div>{[identityOf(label), label.placeName].filter(Boolean).join(' · ')}</div>
      <div>
        {[stat, label.containerName, label.testNames].filter(Boolean).join(' · ').slice(0, 60)}
        {label.collectedAt ? ` · ${formatDateTime(label.collectedAt)}` : ''}
      </div>
      <Barcode value={label.specimenNo} height={26} />
    </div>
  );
}
