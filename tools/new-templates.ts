// The texts of newly born files: each wall's shape, with the names filled in and the sentences left to their author.

/** From the folder of an area to the source of its wall. */
const src = '../..';

/** A name in its spellings: change-bed, changeBed, ChangeBed, Change bed. */
export type Name = { kebab: string; camel: string; pascal: string; words: string };

/** Reads a kebab-case name; undefined when it is not one. */
export function nameOf(kebab: string): Name | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return undefined;
  const parts = kebab.split('-');
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  const words = parts.join(' ');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** The plural of a name's last word: categories, classes, beds. */
function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** What to add to the contract's page of the area; `menu` is the screen whose right the call asks for. */
export function endpointText(verb: Name, menu: string): string {
  return `/** ${verb.words}. */
export const ${verb.camel} = endpoint({
  path: '/Controller/${verb.pascal}',
  summary: '${verb.words}.',
  permission: may('edit', '${menu}'),
  effect: 'write',
  changes: [],
  input: shape({}),
  output: shape({}),
});
`;
}

/** The server's handler of a verb; `home` is wing and area, as stay/bed. */
export function handlerText(home: string, verb: Name): string {
  const area = home.split('/').at(-1);
  return `// ${verb.words}: one intention, one transaction.
import { ${verb.camel} as ${verb.camel}Endpoint } from '@charaka/contract/${home}/${area}';
import { handle } from '${src}/kernel/handler.ts';

/** ${verb.words}. */
export const ${verb.camel} = handle(${verb.camel}Endpoint, async () => {
  return {};
});
`;
}

/** The screen of a verb; its words stand in the texts of the area. */
export function screenText(home: string, verb: Name): string {
  const area = home.split('/').at(-1);
  return `// ${verb.words}: the screen that asks for it.
import { ${verb.camel} } from '@charaka/contract/${home}/${area}';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommand } from '${src}/kernel/use-answer.ts';
import { Page } from '${src}/ui/page/page.tsx';

/** ${verb.words}. */
export default function ${verb.pascal}() {
  const { t } = useTranslation('${area}');
  const command = useCommand(${verb.camel});
  return (
    <Page title={t('${verb.camel}.title')}>
      <Button loading={command.isPending} onClick={() => command.mutate({})}>
        {t('${verb.camel}.confirm')}
      </Button>
    </Page>
  );
}
`;
}

/** What a new area declares in the contract. */
export function contractAreaText(wing: string, area: Name): string {
  return `// What the ${area.kebab} area declares: where it stands and what it uses.
import type { ContractArea } from '${src}/kernel/area.ts';

/** ${area.words}. */
export const ${area.camel}Area: ContractArea = { name: '${area.kebab}', wing: '${wing}', uses: [] };
`;
}

/** What a new area declares to the server. */
export function serverAreaText(area: Name): string {
  return `// What the ${area.kebab} area declares to the server.
import type { ServerArea } from '${src}/kernel/area.ts';

/** ${area.words}. */
export const ${area.camel}Area: ServerArea = { handlers: () => [] };
`;
}

/** What a new area declares to the screens. */
export function webAreaText(area: Name): string {
  return `// What the ${area.kebab} area declares to the screens.
import type { WebArea } from '${src}/kernel/area.ts';

/** ${area.words}. */
export const ${area.camel}Area: WebArea = { screens: [] };
`;
}

/** A master's declaration: table, checks, API, list and form follow from it. */
export function masterText(master: Name): string {
  return `// ${master.words}: what it is, in one sentence.
import { master } from '${src}/kernel/resource.ts';

/** ${master.words}. */
export const ${master.camel} = master({
  name: '${master.camel}',
  label: '${master.words}',
  labelPlural: '${pluralOf(master.words)}',
  menu: 'settings',
  route: 'settings/${master.kebab}',
  key: '${master.camel}Id',
  title: '${master.camel}Name',
  fields: {
    ${master.camel}Name: { kind: 'text', label: '${master.words}', isRequired: true, isUnique: true, maxLength: 100 },
  },
  calls: {
    list: '/Setting/GetAll${pluralOf(master.pascal)}',
    get: '/Setting/Get${master.pascal}ById',
    add: '/Setting/Add${master.pascal}',
    update: '/Setting/Update${master.pascal}',
    deactivate: '/Setting/Delete${master.pascal}',
  },
  item: '${master.camel}',
  list: '${master.camel}List',
  usedBy: [],
});
`;
}
