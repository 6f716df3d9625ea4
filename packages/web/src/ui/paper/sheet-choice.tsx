// The choice of the sheet that a label or a band is printed on just now, beside the one that the hospital has set.
import { sheetsOf } from '@charaka/contract/composition/papers';
import { firstMarginOf, type SheetName } from '@charaka/contract/kernel/paper';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Letterhead } from './letterhead.ts';

/** The hospital's settings, on the sheet size chosen now. */
export function onSheet(set: Letterhead, chosen: SheetName | null): Letterhead {
  return chosen && chosen !== set.paperSize
    ? { ...set, paperSize: chosen, marginMillimetres: firstMarginOf(chosen) }
    : set;
}

interface SheetChoiceProps {
  /** The kind of paper, which says what it can be printed on. */
  readonly paper: string;
  readonly sheet: SheetName;
  onSheet(sheet: SheetName): void;
}

/** Stands among the choices of a paper. */
export function SheetChoice({ paper, sheet, onSheet: choose }: SheetChoiceProps) {
  const { t } = useTranslation('paper');
  return (
    <Select
      aria-label={t('setting.paperSize')}
      w={210}
      data={sheetsOf(paper).map((value) => ({ value, label: t(`sheets.${value}`) }))}
      value={sheet}
      onChange={(value) => {
        const one = sheetsOf(paper).find((name) => name === value);
        if (one) choose(one);
      }}
      allowDeselect={false}
      searchable
      // Above the desk the paper lies on.
      comboboxProps={{ zIndex: 360 }}
    />
  );
}
