// Templates of a list alone: the call that lists the rows of a table, the screen that shows it, and their tests.
import type { BornRecord } from './birth.ts';
import { menuPath } from './contract-templates.ts';
import { kinds, LONGEST_TITLE } from './fields.ts';
import { keptColumns, listedColumns } from './server-templates.ts';
import { columnText } from './web-templates.ts';

/** A list with the topic of its area that its screen hears of. */
export interface BornList extends BornRecord {
  readonly topic: string;
}

/** A row on the wire, and the call that lists them. */
export function listContract(list: BornList): string {
  const { home, noun, nouns, fields } = list;
  const one = noun.camel;
  const functions = fields.flatMap(({ kind, isTitle }) =>
    isTitle ? ['text'] : ['optional', kinds[kind].schema.replace(/\(.*/, '')],
  );
  const lines = fields.map(({ name, kind, isTitle }) =>
    isTitle ? `  ${name}: text(${LONGEST_TITLE}),` : `  ${name}: optional(${kinds[kind].schema}),`,
  );
  return `// ${nouns.words} on the wire, to be looked at.

import { endpoint, may } from '../../kernel/endpoint.ts';
import { ${[...new Set(['id', ...functions])].toSorted().join(', ')} } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';

/** Menu path that the right to look at ${nouns.lower} hangs on. */
export const ${one}Menu = '${menuPath(list)}';

/** A ${noun.lower} as listed. */
const ${one} = shape({
  ${one}Id: id(),
${lines.join('\n')}
});

/** ${nouns.words} of the hospital. */
export const list${nouns.pascal} = endpoint({
  path: '/${home.area.pascal}/GetAll${nouns.pascal}',
  summary: 'Lists ${nouns.lower}.',
  permission: may('view', ${one}Menu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(${one}, '${one}List'),
});
`;
}

/** The SQL of the list. */
export function listStore(list: BornList): string {
  const { noun, nouns, title } = list;
  const [one, table] = [noun.camel, noun.snake];
  return `// The SQL of the list of ${nouns.lower}.

import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';

/** ${nouns.words} of the hospital that are in use, by name. */
export function ${one}List({ tenantId, hospital }: Call): ListSource {
  return {
    select: sql\`${keptColumns(list, [])}\`,
    from: sql\`${table}\`,
    where: sql\`tenant_id = \${tenantId} and hospital_id = \${hospital.hospitalId} and is_active\`,
    columns: {
      ${one}Id: { sql: sql\`${table}_id\`, kind: 'number', isNeverNull: true },
${listedColumns(list).join('\n')}
    },
    tieBreak: sql\`${table}_id\`,
    defaultOrder: sql\`lower(${title.column})\`,
  };
}
`;
}

/** Tests the rows of the list, the right to read it, and that it is of one hospital alone. */
export function listTest({ home, noun, nouns, fields, title }: BornList): string {
  const [one, table] = [noun.camel, noun.snake];
  const others = fields.filter(({ isTitle }) => !isTitle);
  const kept = others.map(({ name, kind }) => `${name}: ${kinds[kind].sample[1]}`);
  const columns = [title, ...others].map(({ column }) => column).join(', ');
  const values = others.map((_, place) => `, $${place + 4}`).join('');
  return `// ${nouns.words}: the rows of the list, its right and its hospital.
import { list${nouns.pascal} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const kept = { ${kept.join(', ')} };

async function add({ tenantId }: TestTenant, hospitalId: number, name: string): Promise<void> {
  await parts.owner.query(
    'insert into ${table} (tenant_id, hospital_id, ${columns}) values ($1, $2, $3${values})',
    [tenantId, hospitalId, name, ...Object.values(kept)],
  );
}

describe('${nouns.lower}', () => {
  it('are listed by name, those of the own hospital alone', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    await add(tenant, 1, 'Second');
    await add(tenant, 1, 'First');
    await add(tenant, 2, 'Elsewhere');
    const { rows, totalCount } = await tenant.ask(list${nouns.pascal}, {}, { as: 'viewer' });
    expect(totalCount).toBe(2);
    expect(rows).toEqual(['First', 'Second'].map((name) => ({ ...kept, ${title.name}: name, ${one}Id: expect.any(Number) })));
    expect((await other.ask(list${nouns.pascal}, {})).rows).toEqual([]);
  });
});
`;
}

/** The screen of the list: its search and its columns. */
export function listScreen(list: BornList): string {
  const { home, noun, nouns, fields, title, topic } = list;
  const one = noun.camel;
  const formats = [...new Set(fields.flatMap(({ kind }) => kinds[kind].format ?? []))].toSorted();
  const formatting = formats.length > 0 ? `import { ${formats.join(', ')} } from '../../kernel/format.ts';\n` : '';
  return `// The ${nouns.lower} of the hospital, to be looked at.

import { ${one}Menu, list${nouns.pascal} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { ${topic} } from '@charaka/contract/${home.path}/topics';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
${formatting}import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';

/** Route ${menuPath(list)}. */
export default function List${nouns.pascal}() {
  const { t } = useTranslation(['${home.area.camel}', 'masters']);
  const list = useList({ defaultSort: { column: '${title.name}', direction: 'asc' } });
  const rows = useRows(${topic}, list${nouns.pascal}, list, { filterParams: containsInAny(['${title.name}'], list.filters.q) });
  return (
    <ListPage
      name={${one}Menu}
      title={t('${one}.all')}
      list={list}
      rows={rows}
      columns={[
        ${fields.map((field) => `${columnText(one, field)},`).join('\n        ')}
      ]}
      rowKey={(row) => row.${one}Id}
      filters={<SearchField label={t('masters:search', { name: t('${one}.all') })} list={list} />}
    />
  );
}
`;
}

/** The list in a browser. */
export function listJourney(list: BornList): string {
  const { noun, nouns } = list;
  return `// ${nouns.words} are looked at and looked for.
import { logIn, search } from '../support/desk.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

test('the list of ${nouns.lower} can be searched, and says where it has nothing', async ({ page }) => {
  await logIn(page, 'admin', 'demo', '/${menuPath(list)}');
  await expect(page.getByRole('heading', { name: '${nouns.words}', level: 1 })).toBeVisible();
  await inspect(page, '${nouns.lower}');
  await search(page, 'Search ${nouns.words}', 'no ${noun.lower} of this name');
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
});
`;
}
