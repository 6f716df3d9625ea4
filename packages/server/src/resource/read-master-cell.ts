// Reads one cell of a list's file as its field: the value as a person would type it into the form, or the sentence why not.

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import type { FileField } from '@charaka/contract/kernel/file-table';
import { labelNoun } from '@charaka/contract/kernel/label-words';
import { icdCodeOf } from '@charaka/rules/clinic/icd-code';
import { flagOfText, hasLostValue, timeOfText } from '@charaka/rules/list/spreadsheet-cell';
import { amountOfText, countOfText, decimalOfText, type WrittenNumber } from '@charaka/rules/list/written-number';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type ColumnOrder, dateReadings } from '@charaka/rules/person/written-date';
import type { ReferenceTarget } from './master-file.ts';

/** The value of a cell, amounts in rupees; or the reason why it is invalid. */
export type CellReading = { readonly value: string | number | boolean | null } | { readonly reason: Sentence };

/** The hospital's order of dates, and the records that a reference may point at. */
export interface CellReader {
  readonly dateOrder: ColumnOrder;
  readonly target: ReferenceTarget | undefined;
}

/** The value of an empty cell: null, or false for a switch. A required field returns the sentence of its form. */
function readEmpty({ kind, isRequired, label }: FileField): CellReading {
  if (!isRequired) return { value: null };
  if (kind === 'flag') return { value: false };
  const isChosen = kind === 'reference' || kind === 'choice';
  const { selectLabel, enterLabel } = fieldSentences;
  return { reason: (isChosen ? selectLabel : enterLabel)({ label: labelNoun(label) }) };
}

function ofNumber(number: WrittenNumber | undefined): CellReading {
  if (!number) return { reason: fileSentences.notANumber };
  return 'digits' in number ? { value: Number(number.digits) } : ofReadings(number.readings, fileSentences.notANumber);
}

/** The only reading; of two the person chooses. */
function ofReadings([first, second]: readonly string[], orElse: Sentence): CellReading {
  if (first === undefined) return { reason: orElse };
  return second === undefined ? { value: first } : { reason: fileSentences.twoReadings({ first, second }) };
}

/** Reads a cell without blanks around. */
export function readCell(field: FileField, text: string, { dateOrder, target }: CellReader): CellReading {
  if (text === '') return readEmpty(field);
  const orElse = (value: string | number | boolean | undefined, reason: Sentence): CellReading =>
    value === undefined ? { reason } : { value };
  switch (field.kind) {
    case 'text':
    case 'longText':
      if (hasLostValue(text)) return { reason: fileSentences.valueLost };
      return { value: field.isIcdCode ? icdCodeOf(text) : text };
    case 'count':
      return ofNumber(countOfText(text));
    case 'decimal':
      return ofNumber(decimalOfText(text));
    case 'money':
      return ofNumber(amountOfText(text));
    case 'percent':
      return ofNumber(decimalOfText(text.replace(/%$/, '').trimEnd()));
    case 'flag':
      return orElse(flagOfText(text), fileSentences.yesOrNo);
    case 'choice': {
      const options = field.options ?? [];
      const found = options.find(({ label }) => label.toLowerCase() === text.toLowerCase());
      return orElse(found?.value, fileSentences.writeOneOf({ values: options.map(({ label }) => label).join(', ') }));
    }
    case 'staff':
    case 'reference':
      return orElse(
        target?.find(text)?.key,
        fileSentences.noSuchRecord({ label: target?.label ?? labelNoun(field.label), text }),
      );
    case 'day':
      return ofReadings(dateReadings(text, dateOrder), fieldSentences.notADate);
    case 'time':
      return orElse(timeOfText(text), fieldSentences.timeNotValid);
  }
}
