// The law of commas: a text that a user typed is not separated at commas, and a comma is no point, for it is part of numbers and of names.
import { type Breach, lineAt, type Source } from './structure-source.ts';

/** Files that separate a text at commas, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/contract/src/insight/report/report-schedule.ts': 'addresses of mail contain no comma; each is checked',
  'packages/rules/src/clinic/known-medicine.ts': 'the list is part of the product',
  'packages/rules/src/diagnostics/starting-catalogue.ts': 'the list is part of the product',
  'packages/rules/src/money/ward-line.ts': 'a line with a further part is refused; the screen shows what was read',
  'packages/rules/src/person/written-date.ts': 'parts of a date; each must be a day, a month or a year',
  'packages/server/src/diagnostics/labtest/lab-test-file-source.ts':
    'codes of parameters are letters, digits and underscores; an unknown code is refused',
  'packages/web/src/ui/table/data-table.tsx': 'it asks whether a shown cell has codes alone',
};

/** A split at a text or an expression with a comma in it. */
const atComma =
  /\.split\(\s*(?:'[^'\n]*,[^'\n]*'|"[^"\n]*,[^"\n]*"|`[^`\n]*,[^`\n]*`|\/(?:\\.|\[[^\]\n]*\]|[^/\n])+\/)/g;

/** A comma that becomes a point: '1,250' may be 1250 or 1.25 (Q245). */
const toPoint = /\.replace(?:All)?\(\s*(?:','|","|\/,\/g?)\s*,\s*(?:'\.'|"\.")\s*\)/g;

/** Files that read a comma as a point, each with its reason. */
const pointExceptions: Readonly<Record<string, string>> = {
  'packages/rules/src/clinic/read-growth-table.ts': 'a table whose commas may separate thousands is refused before',
};

/** Whether an expression matches a comma that separates; a repetition as {2,3} and a class of all other letters are none. */
function hasComma(found: string): boolean {
  return found.replaceAll(/\{\d*,\d*\}|\[\^[^\]]*\]/g, '').includes(',');
}

/**
 * Product code that separates a text at commas, or reads a comma as a point; `separatedNames`, a field for each value, `readTypedNumber` and
 * `numberOfText` are the ways around it.
 */
export function commaBreaches({ path, lines, isTest }: Source): Breach[] {
  if (isTest || !/^packages\/\w+\/src\//.test(path)) return [];
  const text = lines.join('\n');
  const found = (expression: RegExp, sentence: string, isBreach: (code: string) => boolean = () => true) =>
    [...text.matchAll(expression)].flatMap(({ 0: code, index }) =>
      isBreach(code) ? [{ path: `${path}:${lineAt(text, index)}`, sentence }] : [],
    );
  const split = 'a text is separated at commas; take a field for each value, a line each, or separatedNames()';
  const point = 'a comma becomes a point; take readTypedNumber() or numberOfText(), which give both readings';
  return [
    ...(path in exceptions ? [] : found(atComma, split, hasComma)),
    ...(path in pointExceptions ? [] : found(toPoint, point)),
  ];
}
