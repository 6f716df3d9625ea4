// What is born to prove a record: its test through HTTP, its sample for the walks of the house, and its journey in a browser.
import type { BornRecord } from './birth.ts';
import { menuPath } from './contract-templates.ts';
import { kinds } from './fields.ts';

/** Adding, changing, deactivating and what is refused, through HTTP. */
export function httpTest(record: BornRecord): string {
  const { home, noun, nouns, fields, title } = record;
  const one = noun.camel;
  const values = (which: 0 | 1) =>
    fields.map(
      ({ name, kind, isTitle }) => `${name}: ${isTitle ? `'First ${noun.lower}'` : kinds[kind].sample[which]}`,
    );
  return `// ${nouns.words}: what is kept of one, what is refused, and who may change them.
import { add${noun.pascal}, delete${noun.pascal}, get${noun.pascal}, list${nouns.pascal}, update${noun.pascal} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const typed = { ${values(0).join(', ')} };
const kept = { ${values(1).join(', ')}, isActive: true };

describe('${nouns.lower}', () => {
  it('are kept with every field, and listed', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(add${noun.pascal}, { ${one}: typed });
    expect(answer.message).toBe('${noun.words} added successfully');
    const { ${one}Id } = answer.output.${one};
    expect(answer.output.${one}).toEqual({ ...kept, ${one}Id });
    expect((await tenant.ask(get${noun.pascal}, { ${one}: { ${one}Id } })).${one}).toMatchObject(kept);
    expect((await tenant.ask(list${nouns.pascal}, {})).rows).toEqual([{ ...kept, ${one}Id }]);
  });

  it('are changed, taken out of use, and taken back', async () => {
    const tenant = await makeTenant(parts);
    const { ${one}Id } = (await tenant.ask(add${noun.pascal}, { ${one}: typed })).${one};
    const changed = await tenant.ask(update${noun.pascal}, { ${one}: { ...typed, ${one}Id, ${title.name}: 'Second' } });
    expect(changed.${one}).toEqual({ ...kept, ${one}Id, ${title.name}: 'Second' });
    await tenant.ask(delete${noun.pascal}, { ${one}: { ${one}Id } });
    expect((await tenant.ask(get${noun.pascal}, { ${one}: { ${one}Id } })).${one}.isActive).toBe(false);
    await tenant.ask(update${noun.pascal}, { ${one}: { ...typed, ${one}Id, isActive: true } });
    expect((await tenant.ask(get${noun.pascal}, { ${one}: { ${one}Id } })).${one}).toMatchObject(kept);
  });

${refusalTests(record)}});
`;
}

function refusalTests({ noun, title }: BornRecord): string {
  const one = noun.camel;
  return `  it('say beside the field what is missing', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(add${noun.pascal}, { ${one}: { ...typed, ${title.name}: ' ' } });
    expect(answer).toMatchObject({ status: 400, isFailure: true });
    expect(answer.fields).toEqual({ '${one}.${title.name}': answer.message });
  });

  it('have a name once while they are in use, also when two add it at the same instant', async () => {
    const tenant = await makeTenant(parts);
    const add = (name: string) => tenant.call(add${noun.pascal}, { ${one}: { ...typed, ${title.name}: name } });
    const twins = await Promise.all([add('Twin'), add('TWIN')]);
    expect(twins.filter(({ isFailure }) => isFailure).map(({ message }) => message.toLowerCase())).toEqual([
      "${noun.lower} 'twin' already exists",
    ]);
    const [first] = twins.filter(({ isFailure }) => !isFailure);
    await tenant.ask(delete${noun.pascal}, { ${one}: { ${one}Id: first?.output.${one}.${one}Id ?? 0 } });
    expect((await add('Twin')).isFailure).toBe(false);
  });

  it('need the right, and are of their own hospital alone', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    expect((await tenant.call(add${noun.pascal}, { ${one}: typed }, { as: 'viewer' })).status).toBe(403);
    const { ${one}Id } = (await tenant.ask(add${noun.pascal}, { ${one}: typed })).${one};
    const asked = { ${one}: { ${one}Id } };
    const ofStrangers = [
      await other.call(get${noun.pascal}, asked),
      await other.call(delete${noun.pascal}, asked),
      await tenant.call(get${noun.pascal}, asked, { as: 'admin', hospitalId: 2 }),
    ];
    for (const { message } of ofStrangers) expect(message).toBe('This ${noun.lower} does not exist');
  });
`;
}

/** The samples of an area that has none yet. */
export const noSamples = `// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

/** Gathered by \`area-samples.ts\`. */
export const samples: AreaSamples = {
};
`;

/** How one is made and changed, for the walks over every record that is edited. */
export function editSample({ noun, title }: BornRecord): string {
  const one = noun.camel;
  return `{
    update: update${noun.pascal},
    get: get${noun.pascal},
    wrapper: '${one}',
    noun: '${noun.lower}',
    make: async (tenant) => {
      const { ${one} } = await tenant.ask(add${noun.pascal}, { ${one}: { ${title.name}: 'Edited' } });
      return { ${one}Id: ${one}.${one}Id };
    },
    typed: (letter) => ({ ${title.name}: \`${noun.words} \${letter}\` }),
  }`;
}

/** What an administrator does with the list while somebody else looks at it. */
export function journey(record: BornRecord): string {
  const { noun, nouns, title } = record;
  return `// ${nouns.words} are added with what is missing told beside the field, changed, and taken out of use; a list that is open elsewhere follows.
import { act, field, logIn, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { deactivate, save } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

const address = '/${menuPath(record)}';

test('a ${noun.lower} is added, changed and taken out of use while somebody else looks', async ({ page, browser }) => {
  const name = freshSurname('${noun.words} ');
  await logIn(page, 'admin', 'demo', address);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, 'admin', 'demo', \`\${address}?q=\${encodeURIComponent(name)}\`);
  await expect(other.getByRole('heading', { name: '${nouns.words}', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Add ${noun.words}' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add ${noun.words}' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/^Please enter the .* of the ${noun.lower}$/)).toBeVisible();
  await inspect(page, 'add ${noun.lower}');
  await field(form, '${title.label}').fill(name);
  await save(form);
  await expect(rowNamed(other, name)).toHaveCount(1);

  await search(page, 'Search ${nouns.words}', name);
  await act(page, rowNamed(page, name), 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit ${noun.words}' });
  await expect(field(edit, '${title.label}')).toHaveValue(name);
  await field(edit, '${title.label}').fill(\`\${name} changed\`);
  await save(edit);
  await expect(rowNamed(other, \`\${name} changed\`)).toHaveCount(1);

  await deactivate(page, \`\${name} changed\`);
  await expect(rowNamed(page, name)).toHaveCount(0);
  await expect(rowNamed(other, name)).toHaveCount(0);
});
`;
}
