// Prints a wristband or labels: through the browser on their sheet, or as a file that label printers read.

import { isSmallSheet, type SheetName } from '@charaka/contract/kernel/paper';
import { patientLabelPaper, wristbandPaper } from '@charaka/contract/people/patient/papers';
import { Group, NumberInput, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlainSheet } from '../../foundation/tenancy/use-letterhead.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { saveFile } from '../../ui/page/save-file.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { onSheet, SheetChoice } from '../../ui/paper/sheet-choice.tsx';
import { type LabelStay, labelFacts } from './label-facts.ts';
import { LabelsPaper, WristbandPaper } from './label-papers.tsx';
import { isPrintableAsZpl, labelZpl, wristbandZpl } from './label-zpl.ts';
import type { Patient } from './patient-form.ts';

type Kind = 'wristband' | 'patient_label';

const MOST_COPIES = 50;

interface PrintPatientLabelsProps {
  readonly patient: Patient;
  /** The stay with its bed; without it a wristband names no bed. */
  readonly stay?: LabelStay | null;
  onClose(): void;
}

/** The wristband first for a patient in hospital, labels for other patients. */
export default function PrintPatientLabels({ patient, stay = null, onClose }: PrintPatientLabelsProps) {
  const { t } = useTranslation('patientRecord');
  const { hospital } = useSignedIn();
  const [kind, setKind] = useState<Kind>(stay ? 'wristband' : 'patient_label');
  const [chosen, setChosen] = useState<SheetName | null>(null);
  const [copies, setCopies] = useState(1);
  const band = usePlainSheet(wristbandPaper);
  const label = usePlainSheet(patientLabelPaper);
  const set = kind === 'wristband' ? band : label;
  const letterhead = set && onSheet(set, chosen);
  const sheet = letterhead?.paperSize ?? 'A4';
  const facts = labelFacts(patient, stay, hospital?.hospitalName ?? '');
  const isReadable = isPrintableAsZpl(facts);
  const title = t(kind === 'wristband' ? 'label.wristband' : 'label.labels');
  const save = () => {
    const zpl = kind === 'wristband' ? wristbandZpl(facts) : labelZpl(facts, sheet, copies);
    saveFile(`${kind}-${facts.uhid}.zpl`, new Blob([zpl], { type: 'application/zpl' }));
  };
  return (
    <PrintSheet
      title={`${title} ${facts.uhid}`}
      letterhead={letterhead}
      file={isSmallSheet(sheet) ? { label: t('label.zpl'), isDisabled: !isReadable, save } : undefined}
      choices={
        <Choices
          kind={kind}
          sheet={sheet}
          copies={copies}
          isReadable={isReadable}
          onKind={(one) => {
            setKind(one);
            setChosen(null);
          }}
          onChosen={setChosen}
          onCopies={setCopies}
        />
      }
      onClose={onClose}
    >
      {kind === 'wristband' ? <WristbandPaper facts={facts} /> : <LabelsPaper facts={facts} copies={copies} />}
    </PrintSheet>
  );
}

interface ChoicesProps {
  readonly kind: Kind;
  readonly sheet: SheetName;
  readonly copies: number;
  /** Whether label printers have the letters of all that is said. */
  readonly isReadable: boolean;
  onKind(kind: Kind): void;
  onChosen(sheet: SheetName): void;
  onCopies(copies: number): void;
}

function Choices({ kind, sheet, copies, isReadable, onKind, onChosen, onCopies }: ChoicesProps) {
  const { t } = useTranslation('patientRecord');
  const kinds = [
    { value: 'wristband', label: t('label.wristband') },
    { value: 'patient_label', label: t('label.labels') },
  ] as const;
  return (
    <Group gap="sm">
      {isSmallSheet(sheet) && !isReadable && (
        <Text size="xs" maw={260} role="note">
          {t('label.noLetters')}
        </Text>
      )}
      <SegmentedControl
        aria-label={t('label.kind')}
        data={[...kinds]}
        value={kind}
        onChange={(value) => onKind(value as Kind)}
      />
      <SheetChoice paper={kind} sheet={sheet} onSheet={onChosen} />
      {kind === 'patient_label' && isSmallSheet(sheet) && (
        <NumberInput
          aria-label={t('label.copies')}
          w={84}
          min={1}
          max={MOST_COPIES}
          allowDecimal={false}
          value={copies}
          onChange={(value) => onCopies(Math.min(MOST_COPIES, Math.max(1, Number(value) || 1)))}
        />
      )}
    </Group>
  );
}
