// Templates for the offers of a department: a record of which each row is a charge that doctors order; the work on the orders follows it.
import type { BornRecord } from './birth.ts';
import { menuPath, recordText } from './contract-templates.ts';
import { kinds } from './fields.ts';
import { migrationText } from './server-templates.ts';

/** The declaration, with the charge below the title. */
export function orderableText(record: BornRecord): string {
  const { home, noun } = record;
  const label = `textNoun('${home.area.camel}:${noun.camel}.chargeId', 'charge')`;
  const charge = `    /** Doctors order it as this charge of the price list. */
    chargeId: { schema: id(fieldSentences.enterLabel({ label: ${label} })) },
`;
  const lines = recordText(record).split('\n');
  const title = lines.findIndex((line) => line.startsWith(`    ${record.title.name}: {`));
  const text = [...lines.slice(0, title + 1), charge.trimEnd(), ...lines.slice(title + 1)].join('\n');
  return text.replace(/import \{ ([^}]*) \} from '..\/..\/kernel\/field.ts'/, (whole, names: string) =>
    whole.replace(names, [...names.split(', '), 'id'].toSorted().join(', ')),
  );
}

/** The table of a record, with the charge. */
export function orderableMigration(record: BornRecord): string {
  const table = record.noun.snake;
  return migrationText(record)
    .replace('  is_active boolean', '  charge_id bigint not null,\n  is_active boolean')
    .replace('references hospital\n', 'references hospital,\n  foreign key (tenant_id, charge_id) references charge\n')
    .replace('create unique', `create index ${table}_by_charge on ${table} (tenant_id, charge_id);\ncreate unique`);
}

/** The handlers: the charge must be one of the hospital that can be ordered. */
export function orderableHandlers({ home, noun, nouns }: BornRecord): string {
  const [one, store] = [noun.camel, `${noun.camel}Store`];
  return `// ${nouns.words}, each with the charge that doctors order.
import { ${nouns.camel} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { refuseCharge } from '../../clinic/orderable/orderable-charges.ts';
import { handle } from '../../kernel/handler.ts';
import { recordHandlers, recordStore } from '../../resource/hospital-record.ts';

const ${store} = recordStore(${nouns.camel});

/** Refuses a charge of another hospital, and one that is never ordered. */
const add = handle(${nouns.camel}.add, async (call, { ${one}: typed }) => {
  await refuseCharge(call, typed.chargeId, '${one}.chargeId');
  const added = await ${store}.insert(call, typed);
  call.say(${store}.says.added);
  return { ${one}: added };
});

/** As \`add\`. */
const update = handle(${nouns.camel}.update, async (call, { ${one}: typed }) => {
  await refuseCharge(call, typed.chargeId, '${one}.chargeId');
  await ${store}.lockUnchanged(call, typed);
  const changed = await ${store}.replace(call, typed.${one}Id, typed);
  call.say(${store}.says.updated);
  return { ${one}: changed };
});

/** Every call on ${nouns.lower}. */
export const ${one}Handlers = recordHandlers(${store}, { add, update });
`;
}

/** The sample for the walks: its charge is one that can be ordered. */
export function orderableSamples({ home, noun, nouns, title }: BornRecord): string {
  const one = noun.camel;
  return `// Samples of ${nouns.lower} for the walks over every record.
import { ${nouns.camel} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const typed = (letter: string) => ({ ${title.name}: \`${noun.words} \${letter}\`, chargeId: orderable.xray });

/** Gathered by \`area-samples.ts\`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: ${nouns.camel}.update,
      get: ${nouns.camel}.get,
      wrapper: '${one}',
      noun: '${noun.lower}',
      typed,
      make: async (tenant) => {
        const { ${one} } = await tenant.ask(${nouns.camel}.add, { ${one}: typed('0') });
        return { ${one}Id: ${one}.${one}Id };
      },
    },
  ],
};
`;
}

/** Every field with its charge, and the refusal of a charge that is never ordered, through HTTP. */
export function orderableTest({ home, noun, nouns, fields }: BornRecord): string {
  const one = noun.camel;
  const values = (which: 0 | 1) =>
    fields.map(
      ({ name, kind, isTitle }) => `${name}: ${isTitle ? `'First ${noun.lower}'` : kinds[kind].sample[which]}`,
    );
  return `// ${nouns.words}: the fields of one, and its charge. Every rule of its own has a test here.
import { ${nouns.camel} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { expect, it } from 'vitest';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const chargeId = orderable.xray;
const typed = { ${values(0).join(', ')}, chargeId };
const kept = { ${values(1).join(', ')}, chargeId, isActive: true };

it('${nouns.lower} are kept with every field, and only with a charge that can be ordered', async () => {
  const tenant = await makeTenant(parts);
  const { ${one} } = await tenant.ask(${nouns.camel}.add, { ${one}: typed });
  expect(${one}).toMatchObject(kept);
  const room = await tenant.call(${nouns.camel}.add, { ${one}: { ...typed, chargeId: 2 } });
  expect(room.fields).toEqual({ '${one}.chargeId': room.message });
});
`;
}

/** The screen: the charge is chosen from those that can be ordered. */
export function orderableScreen(record: BornRecord): string {
  const { home, noun, nouns } = record;
  return `// The ${nouns.lower} of the hospital.
import { ${nouns.camel} } from '@charaka/contract/${home.path}/${noun.kebab}';
import { OrderableChargeField } from '../../clinic/orderable/orderable-charge-field.tsx';
import { RecordScreen } from '../../resource/record-screen.tsx';

/** Route ${menuPath(record)}. */
export default function List${nouns.pascal}() {
  return <RecordScreen record={${nouns.camel}} fields={{ chargeId: (input) => <OrderableChargeField {...input} /> }} />;
}
`;
}
