// The labels of the dispensed medicines of a visit, with the choice of their language and their sheet (PH051).

import type { SheetName } from '@charaka/contract/kernel/paper';
import { getDispenseLabels } from '@charaka/contract/supply/dispensing/dispense-label';
import { dispenseLabelPaper } from '@charaka/contract/supply/dispensing/papers';
import { prescriptionTopic } from '@charaka/contract/supply/dispensing/topics';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlainSheet } from '../../foundation/tenancy/use-letterhead.ts';
import { languages } from '../../kernel/i18n.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { onSheet, SheetChoice } from '../../ui/paper/sheet-choice.tsx';
import { DispenseLabelsPaper, type LabelLanguage } from './dispense-labels-paper.tsx';

interface PrintDispenseLabelsProps {
  readonly encounterId: number;
  /** Only the medicines of this memo. */
  readonly saleId?: number;
  onClose(): void;
}

/** The prescriber's language of instruction is offered first; the counter may choose another that the patient reads. */
export default function PrintDispenseLabels({ encounterId, saleId, onClose }: PrintDispenseLabelsProps) {
  const { t } = useTranslation('dispensing');
  const dispensed = useAnswer(prescriptionTopic, getDispenseLabels, {
    encounterId,
    ...(saleId === undefined ? {} : { saleId }),
  }).data;
  const [chosen, setChosen] = useState<SheetName | null>(null);
  const [language, setLanguage] = useState<LabelLanguage | null>(null);
  const set = usePlainSheet(dispenseLabelPaper);
  const letterhead = set && onSheet(set, chosen);
  const sheet = letterhead?.paperSize ?? 'A4';
  const spoken = language ?? dispensed?.language ?? 'en';
  return (
    <PrintSheet
      title={t('labels')}
      letterhead={letterhead}
      isReady={dispensed !== undefined}
      choices={
        <>
          <Select
            aria-label={t('labelLanguage')}
            w={150}
            data={languages.map(({ code, name }) => ({ value: code, label: name }))}
            value={spoken}
            onChange={(value) => setLanguage(languages.find(({ code }) => code === value)?.code ?? null)}
            allowDeselect={false}
            searchable
            // Above the desk the paper lies on.
            comboboxProps={{ zIndex: 360 }}
          />
          <SheetChoice paper={dispenseLabelPaper.name} sheet={sheet} onSheet={setChosen} />
        </>
      }
      onClose={onClose}
    >
      {dispensed && <DispenseLabelsPaper dispensed={dispensed} language={spoken} />}
    </PrintSheet>
  );
}
