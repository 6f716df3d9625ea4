// Plans the files that a command of `npm run new` adds and changes, from its words and the files as they are.
import { areas } from '@charaka/contract/composition/areas';
import type { Heading } from '@charaka/contract/kernel/menu-item';
import {
  type Birth,
  type BornRecord,
  changing,
  english,
  type Files,
  foldersOf,
  type Home,
  manualHint,
  manualPath,
  neededForChoosingPath,
  openPartHint,
  openPartsPath,
  type Read,
  writing,
} from './birth.ts';
import { contractArea, recordText, topicText } from './contract-templates.ts';
import { fieldsOf } from './fields.ts';
import { masterLabels, masterMigration, masterText } from './master-templates.ts';
import { type Name, nameOf, severalOf } from './names.ts';
import { planDocument, planEntry } from './plan-entry.ts';
import { planPaper } from './plan-paper.ts';
import { planList, planVerb } from './plan-parts.ts';
import { planOrderable, planReport, planWork, stepsOf, wordAfter } from './plan-work.ts';
import { planWorklist } from './plan-worklist.ts';
import { migrationText, serverArea } from './server-templates.ts';
import { httpTest } from './test-templates.ts';
import { listText, screenText, webArea, wordsOf } from './web-templates.ts';
import {
  withArea,
  withAuditName,
  withAuditWord,
  withManual,
  withMaster,
  withMenuEntry,
  withNeededForChoosing,
  withOpenPart,
  withRecord,
  withScreen,
  withSharedWords,
  withTopic,
  withWords,
} from './wiring.ts';

const usage = `Usage: npm run new -- area <wing> <name>
                       record <area> <noun> [field:kind ...]
                       entry <area> <noun> [field:kind ...]
                       document <area> <noun> [field:kind ...]
                       list <area> <noun> [field:kind ...]
                       worklist <area> <noun> [field:kind ...]
                       orderable <area> <noun> [field:kind ...]
                       work <area> <noun> of:<orderable> [field:kind ...] <verb>:<State> ...
                       report <area> <noun> at:<state> [field:kind ...]
                       migration <area> <noun> [field:kind ...]
                       master <name> [field:kind ...]
                       verb <area> <verb> [field:kind ...]
                       dialog <area> <verb> [field:kind ...]
                       paper <area> <noun>
Names are written like diet-plan, fields like dailyRate:money; the first field names the record and is a text.
Steps are written like start:Started finish:Finished, in their order; a report counts the rows at a state, like at:finished.`;

/** The first menu heading of a record of a wing; its author moves it. */
const headingOf: Readonly<Record<string, Heading>> = {
  people: 'Patients',
  stay: 'Patients',
  clinic: 'Patients',
  supply: 'Pharmacy',
  money: 'Finance',
  office: 'Human Resource',
  insight: 'Reports',
  foundation: 'Settings',
};

/** Its heading, and its place after everything there. */
function placeOf({ wing }: Home): { heading: Heading; order: number } {
  const heading = headingOf[wing] ?? 'Settings';
  const orders = areas.flatMap(({ menu = [] }) => menu.filter((item) => item.heading === heading));
  return { heading, order: Math.max(0, ...orders.map((item) => item.order)) + 10 };
}

/** The checkout as a plan reads it, and the names of the migrations that are there. */
export interface Checkout {
  readonly read: Read;
  readonly migrations: readonly string[];
  readonly today: Date;
}

/** Plans the files for the words of a command line. Throws a sentence when they make no sense. */
export function plan(words: readonly string[], checkout: Checkout): Birth {
  const [kind, first = '', second = '', ...more] = words;
  if (kind === 'area') return planArea(first, named(second), checkout);
  if (kind === 'master') return planMaster(named(first), [second, ...more].filter(Boolean), checkout);
  if (!kindsOfParts.includes(kind ?? '')) throw new Error(usage);
  const noun = named(second);
  const home = homeOf(first, checkout.read);
  if (kind === 'paper') return planPaper(home, noun, checkout.read);
  if (kind === 'work' || kind === 'report')
    return planOfOrders(kind, { home, noun, nouns: severalOf(noun) }, more, checkout);
  const isVerb = kind === 'verb' || kind === 'dialog';
  const fields = fieldsOf(noun, isVerb && more.length === 0 ? ['remark:text'] : more);
  const [title] = fields;
  if (!title) throw new Error(usage);
  const record = { home, noun, nouns: severalOf(noun), fields, title };
  if (isVerb) return planVerb(record, kind === 'dialog', checkout.read);
  if (kind === 'list') return planList(record, placeOf(home), checkout.read);
  const path = migrationPath(`${home.area.snake}_${noun.snake}`, checkout);
  if (kind === 'entry') return planEntry(record, path, checkout.read);
  if (kind === 'document') return planDocument(record, path, checkout.read);
  const place = { ...placeOf(home), migration: path };
  if (kind === 'worklist') return planWorklist(record, place, checkout.read);
  if (kind === 'orderable') return planOrderable(record, place, checkout.read);
  const migration = { [path]: migrationText(record) };
  if (kind === 'record') return planRecord(record, migration, checkout);
  return { born: migration, changed: {}, hints: ['Change what the table shall be, then run npm run draw:schema.'] };
}

const kindsOfParts: readonly string[] = [
  'record',
  'entry',
  'document',
  'list',
  'worklist',
  'orderable',
  'work',
  'report',
  'migration',
  'verb',
  'dialog',
  'paper',
];

/** Work on orders, or a report of rows at a state: their fields have no title. */
function planOfOrders(
  kind: 'work' | 'report',
  record: Pick<BornRecord, 'home' | 'noun' | 'nouns'>,
  words: readonly string[],
  checkout: Checkout,
): Birth {
  const { home, noun } = record;
  const { name, others } = wordAfter(kind === 'work' ? 'of' : 'at', words);
  const { steps, others: told } = stepsOf(others);
  if (!name || (kind === 'work' && steps.length === 0)) throw new Error(usage);
  const fields = fieldsOf(noun, told.length > 0 ? told : ['note:longText'], false);
  const [title] = fields;
  if (!title) throw new Error(usage);
  const topic = kind === 'work' ? noun.snake : `report_${noun.snake}`;
  const migration = migrationPath(`${home.area.snake}_${topic}`, checkout);
  if (kind === 'report') return planReport({ ...record, fields, title, at: name }, migration, checkout.read);
  return planWork({ ...record, fields, title, steps, orderable: name }, { ...placeOf(home), migration }, checkout.read);
}

function named(kebab: string): Name {
  const name = nameOf(kebab);
  if (!name) throw new Error(usage);
  return name;
}

const wings = [...new Set<string>(areas.map(({ wing }) => wing))];

function homeOf(kebab: string, read: Read): Home {
  const area = nameOf(kebab);
  const wing = area && wings.find((name) => read(`packages/contract/src/${name}/${kebab}/area.ts`) !== undefined);
  if (!area || !wing)
    throw new Error(`There is no area ${kebab}. The areas are: ${areas.map(({ name }) => name).join(', ')}.`);
  return { wing, area, path: `${wing}/${kebab}` };
}

/** The file of a migration: `m<number>_<yyyymmdd>_<topic>.sql`, its number one above the last one, so that it runs after all others (Q283). */
function migrationPath(topic: string, { migrations, today }: Checkout): string {
  const numbers = migrations.map((name) => Number(/^m(\d{4})_/.exec(name)?.[1] ?? 0));
  const number = Math.max(RELEASED_WITHOUT_NUMBER, ...numbers) + 1;
  const day = today.toISOString().slice(0, 10).replaceAll('-', '');
  return `packages/server/db/migrations/m${String(number).padStart(4, '0')}_${day}_${topic}.sql`;
}

/** Migrations before 1.5.0 have a date in place of a number; there are this many of them. */
const RELEASED_WITHOUT_NUMBER = 176;

function planArea(wing: string, area: Name, { read }: Checkout): Birth {
  if (!wings.includes(wing)) throw new Error(`There is no wing ${wing}. The wings are: ${wings.join(', ')}.`);
  const home = { wing, area, path: `${wing}/${area.kebab}` };
  const lists = ['contract', 'server', 'web'].map((wall) => `packages/${wall}/src/composition/areas.ts`);
  return {
    born: {
      [`packages/contract/src/${home.path}/area.ts`]: contractArea(home),
      [`packages/server/src/${home.path}/area.ts`]: serverArea(home),
      [`packages/web/src/${home.path}/area.ts`]: webArea(home),
    },
    changed: changing(read, Object.fromEntries(lists.map((path) => [path, (text: string) => withArea(text, home)]))),
    hints: [
      `Say in area.ts of the contract which areas it uses. Write its first record: npm run new -- record ${area.kebab} <noun>`,
    ],
  };
}

function planRecord(record: BornRecord, migration: Files, { read }: Checkout): Birth {
  const { home, noun, nouns } = record;
  const { contract, server, web } = foldersOf(home);
  const { heading, order } = placeOf(home);
  const born = {
    [`${contract}/${noun.kebab}.ts`]: recordText(record),
    ...migration,
    [`${server}/${noun.kebab}.test.ts`]: httpTest(record),
    [`${web}/list-${nouns.kebab}.tsx`]: listText(record),
  };
  const [topics, texts] = [`${contract}/topics.ts`, `${english}/${home.area.camel}.json`];
  const written = writing(read, {
    [topics]: topicText(record, read(topics)),
    [texts]: withWords(read(texts), noun.camel, wordsOf(record)),
  });
  return {
    born: { ...born, ...written.born },
    changed: {
      ...written.changed,
      ...changing(read, {
        [`${contract}/area.ts`]: (text) => withAuditName(withMenuEntry(text, record, heading, order), noun.snake),
        [`${server}/area.ts`]: (text) => withRecord(text, record),
        [`${web}/area.ts`]: (text) => withScreen(text, screenText(record)),
        [manualPath]: (text) => withManual(text, record),
        'packages/contract/src/composition/topics.ts': (text) => withTopic(text, record),
        [`${english}/audit.json`]: (text) => withAuditWord(text, noun.snake, noun.words),
        [`${english}/shell.json`]: (text) => withSharedWords(text, 'menu', [nouns.words]),
        [openPartsPath]: (text) => withOpenPart(text, home.area.kebab),
      }),
    },
    hints: [
      `Say in ${contract}/area.ts under which heading it stands and which roles see it; now these are the administrators.`,
      manualHint(nouns.words),
      openPartHint(home.area.kebab),
    ],
  };
}

function planMaster(master: Name, told: readonly string[], checkout: Checkout): Birth {
  const fields = fieldsOf(master, told);
  return {
    born: {
      [`packages/contract/src/foundation/masters/${master.kebab}.ts`]: masterText(master, fields),
      [migrationPath(`masters_${master.snake}`, checkout)]: masterMigration(master, fields),
    },
    changed: changing(checkout.read, {
      'packages/contract/src/foundation/masters/all.ts': (text) => withMaster(text, master),
      [`${english}/masters.json`]: (text) => withSharedWords(text, 'label', masterLabels(master, fields)),
      [neededForChoosingPath]: (text) => withNeededForChoosing(text, { master, several: severalOf(master), fields }),
      [openPartsPath]: (text) => withOpenPart(text, master.camel),
    }),
    hints: [
      `${master.camel} is an open part now: write its labels in the other languages, then take it out of ${openPartsPath}.`,
    ],
  };
}
