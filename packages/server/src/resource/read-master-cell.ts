// Reads one cell of a list's file as its field: the value as a person would type it into the form, or the sentence why not.
import type { FileField } from '@charaka/contract/kernel/file-table';
import { digitsOfText, flagOfText, timeOfText } from '@charaka/rules/list/spreadsheet-cell';
import { type DateOrder, dateOfText } from '@charaka/rules/person/patient-file';
import type { ReferenceTarget } from './master-file.ts';

/** What a cell holds, amounts in rupees; or what is wrong with it. */
export type CellReading = { readonly value: string | number | boolean | null } | { readonly reason: string };

/** What a cell is read with: how the hospital writes dates, and what a reference may point at. */
export interface CellReader {
  readonly dateOrder: DateOrder;
  readonly target: ReferenceTarget | undefined;
}

/** An empty cell is nothing, of a switch no; where something must stand, in the words of the form. */
function readEmpty({ kind, isRequired, label }: FileField): CellReading {
  if (!isRequired) return { value: null };
  if (kind === 'flag') return { value: false };
  const verb = kind === 'reference' || kind === 'choice' ? 'select' : 'enter';
  return { reason: `Please ${verb} ${label.toLowerCase()}` };
}

/** Reads a cell without blanks around. */
export function readCell(field: FileField, text: string, { dateOrder, target }: CellReader): CellReading {
  if (text === '') return readEmpty(field);
  const orElse = (value: string | number | boolean | undefined, reason: string): CellReading =>
    value === undefined ? { reason } : { value };
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { value: text };
    case 'count':
    case 'money':
    case 'percent': {
      const digits = digitsOfText(field.kind === 'percent' ? text.replace(/\s*%$/, '') : text);
      return orElse(digits === undefined ? undefined : Number(digits), 'This is not a number');
    }
    case 'flag':
      return orElse(flagOfText(text), "Please write 'yes' or 'no'");
    case 'choice': {
      const options = field.options ?? [];
      const found = options.find(({ label }) => label.toLowerCase() === text.toLowerCase());
      return orElse(found?.value, `Please write one of: ${options.map(({ label }) => label).join(', ')}`);
    }
    case 'reference':
      return orElse(target?.find(text)?.key, `There is no ${target?.label} '${text}'`);
    case 'day':
      return orElse(dateOfText(text, dateOrder), 'This is not a valid date');
    case 'time':
      return orElse(timeOfText(text), 'Please enter a time as HH:mm');
  }
}
