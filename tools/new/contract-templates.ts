// What is born in the contract: an area's declaration, a record's shapes and calls, and what they say.
import type { BornRecord, Home } from './birth.ts';
import { kinds, LONGEST_TITLE } from './fields.ts';

/** What a new area declares in the contract. */
export function contractArea({ wing, area }: Home): string {
  return `// What the ${area.kebab} area declares: where it stands, what it uses, and its part of the menu.
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
  const opening = `// What screens hear of when the area ${home.area.kebab} changes it.
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

/** What the calls and the checks of a record say to the user. */
export function sentencesText({ home, noun, nouns, title }: BornRecord): string {
  const { area } = home;
  const what = title.label === noun.words ? 'name' : title.label.toLowerCase();
  return `// What the calls and the checks of ${nouns.lower} say to the user.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const ${noun.camel}Sentences = sentences('${area.camel}', {
  ${noun.camel}: '${noun.lower}',
  ${noun.camel}Added: '${noun.words} added successfully',
  ${noun.camel}Updated: '${noun.words} updated successfully',
  ${noun.camel}Deactivated: '${noun.words} deactivated successfully',
  ${noun.camel}DoesNotExist: 'This ${noun.lower} does not exist',
  ${noun.camel}Exists: "${noun.words} '{name}' already exists",
});

/** Sentences beside fields. */
export const ${noun.camel}Checks = foundByText(
  sentences('${area.camel}', {
    enter${noun.pascal}: 'Please enter the ${what} of the ${noun.lower}',
  }),
);
`;
}

function fieldLines({ noun, fields }: BornRecord): string {
  return fields
    .map(({ name, kind, isTitle }) =>
      isTitle
        ? `  ${name}: requiredText(${noun.camel}Checks.enter${noun.pascal}, ${LONGEST_TITLE}),`
        : `  ${name}: optional(${kinds[kind].schema}),`,
    )
    .join('\n');
}

/** What a record is on the wire, and the calls that list, read, add, change and deactivate it. */
export function recordText(record: BornRecord): string {
  const { noun, nouns, fields, home } = record;
  const functions = fields.flatMap(({ kind, isTitle }) => (isTitle ? [] : [kinds[kind].schema.replace(/\(.*/, '')]));
  const imports = [...new Set(['flag', 'id', 'optional', 'requiredText', ...functions])].toSorted();
  return `// ${nouns.words} on the wire: what one holds, and the calls that list, read, add, change and deactivate them.

import { endpoint, may } from '../../kernel/endpoint.ts';
import { ${imports.join(', ')} } from '../../kernel/field.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { ${noun.camel}Checks } from './${noun.kebab}-sentences.ts';
import { ${noun.camel}Topic } from './topics.ts';

/** Menu path that rights on ${nouns.lower} hang on. */
export const ${noun.camel}Menu = '${menuPath(record)}';

const fields = {
${fieldLines(record)}
};

/** A ${noun.lower} that does not exist yet; it is active unless it is said otherwise. */
export const new${noun.pascal} = shape({ ...fields, isActive: optional(flag()) });
/** A ${noun.lower} as kept. */
const ${noun.camel} = shape({ ${noun.camel}Id: id(), ...fields, isActive: flag() });
const ${noun.camel}Key = shape({ ${noun.camel}: shape({ ${noun.camel}Id: id() }) });

${callTexts(record, `/${home.area.pascal}`)}`;
}

function callTexts({ noun, nouns }: BornRecord, controller: string): string {
  const one = noun.camel;
  const call = (name: string, about: string[], parts: string[]) =>
    [...about, `export const ${name} = endpoint({`, ...parts.map((part) => `  ${part},`), '});', ''].join('\n');
  const write = (path: string, summary: string, action: string) => [
    ...[`path: '${controller}/${path}'`, `summary: '${summary}'`, `permission: may('${action}', ${one}Menu)`],
    ...["effect: 'write'", `changes: [${one}Topic]`],
  ];
  const read = (path: string, summary: string) => [
    ...[`path: '${controller}/${path}'`, `summary: '${summary}'`, `permission: may('view', ${one}Menu)`],
    "effect: 'read'",
  ];
  return [
    call(
      `list${nouns.pascal}`,
      [`/** ${nouns.words} of the hospital. */`],
      [
        ...read(`GetAll${nouns.pascal}`, `Lists ${nouns.lower}.`),
        ...['input: listInput({})', `output: listOutput(${one}, '${one}List')`],
      ],
    ),
    call(
      `get${noun.pascal}`,
      [`/** One ${noun.lower}, with the number of its last change. */`],
      [
        ...read(`Get${noun.pascal}ById`, `Reads one ${noun.lower}.`),
        ...[`input: ${one}Key`, `output: shape({ ${one}: withVersion(${one}), ...changedBy })`],
      ],
    ),
    call(
      `add${noun.pascal}`,
      [`/** Adds a ${noun.lower}; its name is there once in the hospital. */`],
      [
        ...write(`Add${noun.pascal}`, `Adds a ${noun.lower}.`, 'add'),
        ...[`input: shape({ ${one}: new${noun.pascal} })`, `output: shape({ ${one} })`],
      ],
    ),
    call(
      `update${noun.pascal}`,
      [
        '/**',
        ` * Changes a ${noun.lower}; fields left out are cleared (Q17). Refused when somebody else changed it since the version named.`,
        ' */',
      ],
      [
        ...write(`Update${noun.pascal}`, `Changes a ${noun.lower}; fields left out are cleared.`, 'edit'),
        `input: shape({ ${one}: shape({ ...new${noun.pascal}.shape, ...versioned, ${one}Id: id() }) })`,
        `output: shape({ ${one} })`,
      ],
    ),
    call(
      `delete${noun.pascal}`,
      [`/** Deactivates a ${noun.lower}: it is offered no more, and nothing is deleted. */`],
      [
        ...write(`Delete${noun.pascal}`, `Deactivates a ${noun.lower}; nothing is deleted.`, 'delete'),
        ...[`input: ${one}Key`, 'output: shape({})'],
      ],
    ),
  ].join('\n');
}

/** The address of a record's list. */
export function menuPath({ home, noun }: BornRecord): string {
  return `${home.area.kebab}/${noun.kebab}`;
}
