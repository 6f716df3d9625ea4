// Templates of the contract: an area's declaration, a record's shapes and calls, and their sentences.
import type { BornRecord, Home } from './birth.ts';
import { type Field, kinds, LONGEST_TITLE } from './fields.ts';

/** The declaration of a new area in the contract. */
export function contractArea({ wing, area }: Home): string {
  return `// Declaration of the ${area.kebab} area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';

/** ${area.words}. */
export const ${area.camel}Area: ContractArea = {
  name: '${area.kebab}',
  wing: '${wing}',
  uses: [],
};
`;
}

/** The topic that screens hear of; the first of an area opens the file. */
export function topicText({ home, noun, nouns }: BornRecord, present: string | undefined): string {
  const opening = `// Topics of the ${home.area.kebab} area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';
`;
  const imported = present?.replace(/\{ ([^}]*) \} from '..\/..\/kernel\/topic.ts'/, (whole, names: string) =>
    names.split(', ').includes('topic') ? whole : whole.replace(names, `${names}, topic`),
  );
  return `${imported ?? opening}
/** ${nouns.words} of a hospital. */
export const ${noun.camel}Topic = topic('${noun.camel}');
`;
}

/** The declaration of a record: its shapes, its calls, its store and its screen follow from it. */
export function recordText(record: BornRecord): string {
  const { noun, nouns, fields, home } = record;
  const functions = fields.flatMap(({ kind, isTitle }) =>
    isTitle ? ['requiredText'] : ['optional', kinds[kind].schema.replace(/\(.*/, '')],
  );
  const article = /^[aeiou]/.test(noun.lower) ? 'an' : 'a';
  return `// ${nouns.words} of a hospital.

import { ${[...new Set(functions)].toSorted().join(', ')} } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { textNoun } from '../../kernel/label-words.ts';
import { ${noun.camel}Topic } from './topics.ts';

/** A name is there once while its ${noun.lower} is in use. */
export const ${nouns.camel} = hospitalRecord({
  name: '${noun.camel}',
  path: '${home.area.pascal}',
  noun: '${noun.lower}',
  described: { one: '${article} ${noun.lower}', all: '${nouns.lower}' },
  texts: '${textsOf(record)}',
  title: '${record.title.name}',
  menu: '${menuPath(record)}',
  topic: ${noun.camel}Topic,
  fields: {
${fields.map((field) => `    ${field.name}: { ${fieldParts(record, field).join(', ')} },`).join('\n')}
  },
});
`;
}

/** The place of a record's texts in the screens. */
const textsOf = ({ home, noun }: BornRecord) => `${home.area.camel}:${noun.camel}`;

function fieldParts(record: BornRecord, { name, label, kind, column, isTitle }: Field): string[] {
  const word = `textNoun('${textsOf(record)}.${name}', '${label.toLowerCase()}')`;
  const schema = isTitle
    ? `requiredText(fieldSentences.enterLabel({ label: ${word} }), ${LONGEST_TITLE})`
    : `optional(${kinds[kind].schema})`;
  const parts = [`schema: ${schema}`];
  if (kind === 'day' || kind === 'percent' || kind === 'longText') parts.push(`kind: '${kind}'`);
  if (kinds[kind].unit) parts.push(`column: '${column}'`);
  if (isTitle) parts.push('isUnique: true');
  return [...parts, 'isListed: true'];
}

/** The address of a record's list. */
export function menuPath({ home, noun }: BornRecord): string {
  return `${home.area.kebab}/${noun.kebab}`;
}
