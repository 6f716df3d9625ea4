// The test that comes with a record: what is typed is kept and listed; the walks of the house prove the rest from the declaration.
import type { BornRecord } from './birth.ts';
import { kinds } from './fields.ts';

/** Adding and listing, through HTTP. */
export function httpTest({ home, noun, nouns, fields }: BornRecord): string {
  const one = noun.camel;
  const values = (which: 0 | 1) =>
    fields.map(
      ({ name, kind, isTitle }) => `${name}: ${isTitle ? `'First ${noun.lower}'` : kinds[kind].sample[which]}`,
    );
  return `// ${nouns.words}: the fields of one. Every rule of its own has a test here.
import { ${nouns.camel} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const typed = { ${values(0).join(', ')} };
const kept = { ${values(1).join(', ')}, isActive: true };

it('${nouns.lower} are kept with every field, and listed', async () => {
  const tenant = await makeTenant(parts);
  const { ${one} } = await tenant.ask(${nouns.camel}.add, { ${one}: typed });
  expect(${one}).toMatchObject(kept);
  expect((await tenant.ask(${nouns.camel}.list, {})).rows).toEqual([${one}]);
});
`;
}
