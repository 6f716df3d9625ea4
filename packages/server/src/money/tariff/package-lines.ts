// The charges of a package as a cell of a file: one a line, 'R1 x 3 = 18750' for three of the charge R1 at 18,750 rupees together.

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { labelNoun } from '@charaka/contract/kernel/label-words';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import { newPackage } from '@charaka/contract/money/tariff/tariff-setting';
import { digitsOfText } from '@charaka/rules/list/spreadsheet-cell';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Paise, Thousandths } from '@charaka/rules/money/money';
import { z } from 'zod';
import { sentenceOfCheck } from '../../kernel/plain-sentence.ts';

/** A charge of a package, by its code. */
export interface CodedLine {
  readonly chargeCode: string;
  readonly quantity: Thousandths;
  readonly amount: Paise;
}

/** The cell of these charges. */
export function writeLines(lines: readonly CodedLine[]): string {
  return lines.map((line) => `${line.chargeCode} x ${line.quantity / 1000} = ${line.amount / 100}`).join('\n');
}

/** The code, the quantity and the rupees of a line as typed; undefined for any other text. */
function partsOf(text: string): { chargeCode: string; quantity: number; amount: number } | undefined {
  const [, chargeCode, many = '', sum = ''] = /^(.*\S)\s+[x×*]\s*([\d.,]+)\s*=\s*([\d.,]+)$/.exec(text) ?? [];
  const [quantity, amount] = [digitsOfText(many), digitsOfText(sum)];
  if (chargeCode === undefined || quantity === undefined || amount === undefined) return undefined;
  return { chargeCode, quantity: Number(quantity), amount: Number(amount) };
}

/** The charges of a cell, checked as the form checks them; or the sentence why they cannot be used. */
export function readLines(cell: string): readonly CodedLine[] | Sentence {
  const texts = cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const lines: { chargeCode: string; quantity: number; amount: number }[] = [];
  for (const text of texts) {
    const parts = partsOf(text);
    if (!parts) return tariffSentences.packageLineNotRead({ text });
    lines.push(parts);
  }
  // Which charge a code means is found out when the row is written.
  const parsed = newPackage.shape.lines.safeParse(
    lines.map(({ chargeCode: _, ...line }) => ({ chargeId: 0, ...line })),
  );
  if (parsed.success)
    return parsed.data.map((line, place) => ({ ...line, chargeCode: lines[place]?.chargeCode ?? '' }));
  const issue = parsed.error.issues[0];
  const text = texts[Number(issue?.path[0])];
  const problem = issue ? sentenceOfCheck(issue) : fieldSentences.notAccepted;
  return text === undefined ? problem : tariffSentences.packageLineWrong({ text, problem });
}

/** The checks of a package in a file: those of its form, with the charges as one cell, brought into the way it is written. */
export const filedPackage = z.object({
  ...newPackage.shape,
  lines: z.string(fieldSentences.enterLabel({ label: labelNoun('Charges') }).text).transform((cell, context) => {
    const lines = readLines(cell);
    if (!('code' in lines)) return writeLines(lines);
    context.addIssue({ code: 'custom', message: lines.text, params: { sentence: lines } });
    return z.NEVER;
  }),
});
