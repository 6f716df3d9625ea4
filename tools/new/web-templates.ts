// Templates of the screens: an area's declaration, and the screen and the English words of a record.
import type { BornRecord, Home } from './birth.ts';
import { menuPath } from './contract-templates.ts';
import { type Field, kinds } from './fields.ts';

/** The declaration of a new area for the screens. */
export function webArea({ area }: Home): string {
  return `// Screens that the ${area.kebab} area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** ${area.words}. */
export const ${area.camel}Area: WebArea = { screens: [] };
`;
}

/** The screen of a record as the area declares it. */
export function screenText(record: BornRecord): string {
  return `{ path: '${menuPath(record)}', load: () => import('./list-${record.nouns.kebab}.tsx') }`;
}

/** The English words of a record, below its own name in the file of the area. */
export function wordsOf({ noun, nouns, fields }: BornRecord): Readonly<Record<string, string>> {
  const ofFields = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  return { one: noun.words, all: nouns.words, ...ofFields };
}

/** A column of a list. */
export function columnText(one: string, { name, kind, isTitle }: Field): string {
  const opening = `{ id: '${name}', title: t('${one}.${name}')`;
  const { format } = kinds[kind];
  if (kind === 'flag')
    return `${opening}, value: (row) => (row.${name} == null ? '' : t(row.${name} ? 'masters:yes' : 'masters:no')) }`;
  if (kind === 'money' || kind === 'percent')
    return `${opening}, value: (row) => (row.${name} == null ? '' : row.${name} / 100), cell: (row) => (row.${name} == null ? '' : ${format}(row.${name})), isNumeric: true }`;
  if (kind === 'day') return `${opening}, value: (row) => (row.${name} ? ${format}(row.${name}) : '') }`;
  if (kind === 'count') return `${opening}, value: (row) => row.${name}, isNumeric: true }`;
  return `${opening}, value: (row) => row.${name}${isTitle ? ', minWidth: 180' : ''} }`;
}

/** The whole screen of a record: its declaration says what stands in it. */
export function listText(record: BornRecord): string {
  const { home, noun, nouns } = record;
  return `// The ${nouns.lower} of the hospital.
import { ${nouns.camel} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { RecordScreen } from '../../resource/record-screen.tsx';

/** Route ${menuPath(record)}. */
export default function List${nouns.pascal}() {
  return <RecordScreen record={${nouns.camel}} />;
}
`;
}
