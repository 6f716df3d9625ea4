// Reads one cell of a list's file as its field: the value as a person would type it into the form, or the sentence why not.

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import type { FileField } from '@charaka/contract/kernel/file-table';
import { labelNoun } from '@charaka/contract/kernel/label-words';
import { digitsOfText, flagOfText, timeOfText } from '@charaka/rules/list/spreadsheet-cell';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type DateOrder, dateOfText } from '@charaka/rules/person/patient-file';
import type { ReferenceTarget } from './master-file.ts';

/** What a cell holds, amounts in rupees; or what is wrong with it. */
export type CellReading = { readonly value: string | number | boolean | null } | { readonly reason: Sentence };

/** What a cell is read with: how the hospital writes dates, and what a reference may point at. */
export interface CellReader {
  readonly dateOrder: DateOrder;
  readonly target: ReferenceTarget | undefined;
}

/** An empty cell is nothing, of a switch no; where something must stand, in the words of the form. */
function readEmpty({ kind, isRequired, label }: FileField): CellReading {
  if (!isRequired) return { value: null };
  if (kind === 'flag') return { value: false };
  const isChosen = kind === 'reference' || kind === 'choice';
  const { selectLabel, enterLabel } = fieldSentences;
  return { reason: (isChosen ? selectLabel : enterLabel)({ label: labelNoun(label) }) };
}

/** Reads a cell without blanks around. */
export function readCell(field: FileField, text: string, { dateOrder, target }: CellReader): CellReading {
  if (text === '') return readEmpty(field);
  const orElse = (value: string | number | boolean | undefined, reason: Sentence): CellReading =>
    value === undefined ? { reason } : { value };
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { value: text };
    case 'count':
    case 'decimal':
    case 'money':
    case 'percent': {
      const digits = digitsOfText(field.kind === 'percent' ? text.replace(/%$/, '').trimEnd() : text);
      return orElse(digits === undefined ? undefined : Number(digits), fileSentences.notANumber);
    }
    case 'flag':
      return orElse(flagOfText(text), fileSentences.yesOrNo);
    case 'choice': {
      const options = field.options ?? [];
      const found = options.find(({ label }) => label.toLowerCase() === text.toLowerCase());
      return orElse(found?.value, fileSentences.writeOneOf({ values: options.map(({ label }) => label).join(', ') }));
    }
    case 'reference':
      return orElse(
        target?.find(text)?.key,
        fileSentences.noSuchRecord({ label: target?.label ?? labelNoun(field.label), text }),
      );
    case 'day':
      return orElse(dateOfText(text, dateOrder), fieldSentences.notADate);
    case 'time':
      return orElse(timeOfText(text), fieldSentences.timeNotValid);
  }
}
