// Plans the parts of a department that work on orders: what it offers, its work with steps, and its report.

import type { Heading } from '@charaka/contract/kernel/menu-item';
import {
  type Birth,
  type BornRecord,
  changing,
  dialogWaysPath,
  english,
  foldersOf,
  manualHint,
  manualPath,
  openPartHint,
  openPartsPath,
  type Read,
  writing,
} from './birth.ts';
import { topicText } from './contract-templates.ts';
import { fieldNameOf, type Name, nameOf, severalOf } from './names.ts';
import {
  orderableHandlers,
  orderableMigration,
  orderableSamples,
  orderableScreen,
  orderableTest,
  orderableText,
} from './orderable-templates.ts';
import {
  type BornReport,
  reportMenu,
  reportMigration,
  reportTest,
  reportText,
  reportWords,
} from './report-templates.ts';
import { screenText, wordsOf } from './web-templates.ts';
import {
  type Texts,
  withAuditName,
  withAuditWord,
  withFill,
  withHandlers,
  withManual,
  withMenuEntry,
  withOpenPart,
  withRecordOf,
  withReport,
  withScreen,
  withSharedWords,
  withTopic,
  withUse,
  withWords,
  withWordsBeside,
} from './wiring.ts';
import { workScreen, workWords } from './work-screen-templates.ts';
import { workHandlers, workMigration, workTest } from './work-server-templates.ts';
import {
  type BornStep,
  type BornWork,
  callOf,
  verbsOf,
  workContract,
  workSentences,
  workSteps,
} from './work-templates.ts';

interface Place {
  readonly heading: Heading;
  readonly order: number;
  readonly migration: string;
}

/** The steps among the words of a command, as start:Started, in their order; the other words are fields. */
export function stepsOf(words: readonly string[]): { readonly steps: BornStep[]; readonly others: string[] } {
  const steps = words.flatMap((word): BornStep[] => {
    const [verb = '', state = ''] = word.split(':');
    const [name, column] = [fieldNameOf(verb), fieldNameOf(state.charAt(0).toLowerCase() + state.slice(1))];
    return /^[A-Z]/.test(state) && name && column ? [{ verb: name, state, column: column.snake }] : [];
  });
  return { steps, others: words.filter((word) => !/:[A-Z]/.test(word)) };
}

/** The value of a word as of:treatment, and the other words. */
export function wordAfter(
  key: string,
  words: readonly string[],
): { readonly name: Name | undefined; others: string[] } {
  const found = words.find((word) => word.startsWith(`${key}:`));
  return { name: nameOf(found?.slice(key.length + 1) ?? ''), others: words.filter((word) => word !== found) };
}

/** The parts that a record and its work share: menu, screen, texts, manual and names. */
function shared(record: BornRecord, { heading, order }: Place, uses: readonly string[], words: Texts, read: Read) {
  const { home, noun, nouns } = record;
  const { contract, web } = foldersOf(home);
  const [topics, texts] = [`${contract}/topics.ts`, `${english}/${home.area.camel}.json`];
  const written = writing(read, {
    [topics]: topicText(record, read(topics)),
    [texts]: withWords(read(texts), noun.camel, words),
  });
  const changed = changing(read, {
    [`${contract}/area.ts`]: (text) =>
      uses.reduce(withUse, withAuditName(withMenuEntry(text, record, heading, order), noun.snake)),
    [`${web}/area.ts`]: (text) => withScreen(text, screenText(record)),
    [manualPath]: (text) => withManual(text, record),
    'packages/contract/src/composition/topics.ts': (text) => withTopic(text, record),
    [`${english}/audit.json`]: (text) => withAuditWord(text, noun.snake, noun.words),
    [`${english}/shell.json`]: (text) => withSharedWords(text, 'menu', [nouns.words]),
    [openPartsPath]: (text) => withOpenPart(text, home.area.kebab),
  });
  return { born: written.born, changed: { ...written.changed, ...changed } };
}

/** The offer of a department: a record with rows that are charges, which doctors order. */
export function planOrderable(record: BornRecord, place: Place, read: Read): Birth {
  const { home, noun, nouns } = record;
  const { contract, server, web } = foldersOf(home);
  const common = shared(record, place, ['orderable'], { ...wordsOf(record), chargeId: 'Charge' }, read);
  return {
    born: {
      [`${contract}/${noun.kebab}.ts`]: orderableText(record),
      [place.migration]: orderableMigration(record),
      [`${server}/${nouns.kebab}.ts`]: orderableHandlers(record),
      [`${server}/${nouns.kebab}.test.ts`]: orderableTest(record),
      [`${server}/${noun.kebab}-samples.ts`]: orderableSamples(record),
      [`${web}/list-${nouns.kebab}.tsx`]: orderableScreen(record),
      ...common.born,
    },
    changed: {
      ...common.changed,
      ...changing(read, { [`${server}/area.ts`]: (text) => withRecordOf(text, `${noun.camel}Handlers`, nouns.kebab) }),
    },
    hints: [
      `Doctors find each charge in the order pane. The work on its orders: npm run new -- work ${home.area.kebab} <noun> of:${noun.kebab} note:longText start:Started finish:Finished`,
      manualHint(nouns.words),
      openPartHint(home.area.kebab),
    ],
  };
}

/** Work on the orders of an orderable, from signature to charge. */
export function planWork(told: Omit<BornWork, 'orderables' | 'topic'>, place: Place, read: Read): Birth {
  const { home, noun, nouns, orderable } = told;
  const { contract, server, web } = foldersOf(home);
  if (read(`${contract}/${orderable.kebab}.ts`) === undefined)
    throw new Error(
      `There is no ${contract}/${orderable.kebab}.ts: write first npm run new -- orderable ${home.area.kebab} ${orderable.kebab}`,
    );
  const work: BornWork = { ...told, orderables: severalOf(orderable), topic: `${noun.camel}Topic` };
  const common = shared(work, place, ['charge', 'order', 'worklist'], workWords(work), read);
  const handlers = [`list${nouns.pascal}`, ...verbsOf(work).map((verb) => callOf(work, verb))];
  return {
    born: {
      [`packages/rules/src/${home.wing}/${noun.kebab}-steps.ts`]: workSteps(work),
      [`${contract}/${noun.kebab}.ts`]: workContract(work),
      [`${contract}/${noun.kebab}-sentences.ts`]: workSentences(work),
      [place.migration]: workMigration(work),
      [`${server}/${nouns.kebab}.ts`]: workHandlers(work),
      [`${server}/${nouns.kebab}.test.ts`]: workTest(work),
      [`${web}/list-${nouns.kebab}.tsx`]: workScreen(work),
      ...common.born,
    },
    changed: {
      ...common.changed,
      ...changing(read, {
        [`${server}/area.ts`]: (text) =>
          withFill(withHandlers(text, handlers, nouns.kebab), `find${nouns.pascal}`, nouns.kebab),
      }),
    },
    hints: [
      `Its states and steps are declared in the rules; what a step must refuse stands in ${server}/${nouns.kebab}.ts.`,
      `When the demo has rows of it, name its dialogs in ${dialogWaysPath}.`,
      manualHint(nouns.words),
      openPartHint(home.area.kebab),
    ],
  };
}

/** A report of the rows of a table by the day of a state. */
export function planReport(report: BornReport, migration: string, read: Read): Birth {
  const { noun, nouns } = report;
  const texts = `${english}/report.json`;
  const title = `${nouns.words} report`;
  return {
    born: {
      [`packages/contract/src/insight/report/${noun.kebab}-report.ts`]: reportText(report),
      [migration]: reportMigration(report),
      [`packages/server/src/insight/report/${noun.kebab}-report.test.ts`]: reportTest(report),
    },
    changed: changing(read, {
      'packages/contract/src/insight/report/reports.ts': (text) => withReport(text, noun),
      [texts]: (text) => withWordsBeside(text, 'fields', reportWords(report)),
      [`${english}/shell.json`]: (text) => withSharedWords(text, 'menu', [title]),
      [manualPath]: (text) =>
        `${text}\n## [${title}](/${reportMenu(report)})\n\n${nouns.words} by day, with patient and user.\n`,
      [openPartsPath]: (text) => withOpenPart(text, 'report'),
    }),
    hints: [
      `Add rows of ${noun.snake} to the demo (demo-data.ts of the area): laws/every-report.test.ts proves the figures of the report with them.`,
      openPartHint('report'),
    ],
  };
}
