// The texts of newly born files: each wall's shape, with the names filled in and the sentences left to their author.

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

/** What to add to the contract's page of the area. */
export function endpointText(area: string, verb: Name): string {
  return `/** ${verb.words}. */
export const ${verb.camel} = endpoint({
  path: '/Controller/${verb.pascal}',
  summary: '${verb.words}.',
  permission: { menu: '${area}', action: 'edit' },
  effect: 'write',
  input: shape({}),
  output: shape({}),
});
`;
}

/** The server's handler of a verb. */
export function handlerText(area: string, verb: Name): string {
  return `// ${verb.words}: one intention, one transaction.
import { ${verb.camel} } from '@charaka/contract/${area}';
import { handle } from '../kernel/handler.ts';

/** Serves ${verb.camel}. */
export const ${verb.camel}Handler = handle(${verb.camel}, async (call, _input) => {
  call.say('${verb.words}: done');
  return {};
});
`;
}

/** The handler's test. */
export function handlerTestText(area: string, verb: Name): string {
  return `// Proves ${verb.words.toLowerCase()} through the whole way of a request.
import { ${verb.camel} } from '@charaka/contract/${area}';
import { expect, it } from 'vitest';

it('is an endpoint with a path of its own', () => {
  expect(${verb.camel}.path).toMatch(/^\\/\\w+\\/\\w+$/);
});
`;
}

/** The screen that calls a verb. */
export function screenText(area: string, verb: Name): string {
  return `// ${verb.words}: the screen of ${area}/${verb.kebab}.
import { Title } from '@mantine/core';

/** ${verb.words}. */
export function ${verb.pascal}() {
  return <Title order={2}>${verb.words}</Title>;
}
`;
}

/** The journey that walks the screen. */
export function journeyText(area: string, verb: Name): string {
  return `// Walks ${verb.words.toLowerCase()} in a real browser.
import { expect, test } from '@playwright/test';

test('${area}: ${verb.words.toLowerCase()}', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/./);
});
`;
}

/** The contract's page of a new area. */
export function areaText(area: Name): string {
  return `// ${area.words} on the wire: every endpoint of the area.
import { id, text } from './field.ts';
import { shape } from './shape.ts';

/** What the area keeps. */
export const ${area.camel} = shape({ ${area.camel}Id: id(), ${area.camel}Name: text() });
`;
}

/** A master's declaration: table, checks, API, list and form follow from it. */
export function masterText(master: Name): string {
  return `// ${master.words}: what it is, in one sentence.
import { master } from '../resource.ts';

export const ${master.camel} = master({
  name: '${master.camel}',
  label: '${master.words}',
  labelPlural: '${master.words}s',
  menu: 'settings',
  route: 'settings/${master.kebab}',
  key: '${master.camel}Id',
  title: '${master.camel}Name',
  fields: {
    ${master.camel}Name: { kind: 'text', label: '${master.words}', isRequired: true, isUnique: true, maxLength: 100 },
  },
  calls: {
    list: '/Setting/GetAll${master.pascal}s',
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
