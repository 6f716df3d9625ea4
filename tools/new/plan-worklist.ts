// Plans a worklist: its declaration, its table, its handler, its screen and its test.
import type { Heading } from '@charaka/contract/kernel/menu-item';
import {
  type Birth,
  type BornRecord,
  changing,
  english,
  foldersOf,
  manualHint,
  manualPath,
  openPartHint,
  openPartsPath,
  type Read,
} from './birth.ts';
import type { BornList } from './list-templates.ts';
import { screenText, wordsOf } from './web-templates.ts';
import {
  withAuditName,
  withAuditWord,
  withHandler,
  withManual,
  withMenuEntry,
  withOpenPart,
  withScreen,
  withSharedWords,
  withUse,
  withWords,
} from './wiring.ts';
import {
  worklistContract,
  worklistHandler,
  worklistMigration,
  worklistScreen,
  worklistTest,
} from './worklist-templates.ts';

/** The place of its screen in the menu, and the path of its migration. */
interface Place {
  readonly heading: Heading;
  readonly order: number;
  readonly migration: string;
}

/** A list of work on patients; its rows belong to encounters. It refreshes on the first topic of its area. */
export function planWorklist(record: BornRecord, { heading, order, migration }: Place, read: Read): Birth {
  const { home, noun, nouns } = record;
  const { contract, server, web } = foldersOf(home);
  const topic = /export const (\w+Topic) = topic\(/.exec(read(`${contract}/topics.ts`) ?? '')?.[1];
  if (!topic) throw new Error(`${home.area.kebab} has no topic yet that a list could hear of: bear a record first.`);
  const list: BornList = { ...record, topic };
  return {
    born: {
      [`${contract}/${noun.kebab}.ts`]: worklistContract(list),
      [migration]: worklistMigration(list),
      [`${server}/list-${nouns.kebab}.ts`]: worklistHandler(list),
      [`${server}/list-${nouns.kebab}.test.ts`]: worklistTest(list),
      [`${web}/list-${nouns.kebab}.tsx`]: worklistScreen(list),
    },
    changed: changing(read, {
      [`${english}/${home.area.camel}.json`]: (text) => withWords(text, noun.camel, wordsOf(list)),
      [`${contract}/area.ts`]: (text) =>
        withUse(withAuditName(withMenuEntry(text, list, heading, order), noun.snake), 'worklist'),
      [`${english}/audit.json`]: (text) => withAuditWord(text, noun.snake, noun.words),
      [`${server}/area.ts`]: (text) => withHandler(text, `list${nouns.pascal}`, `list-${nouns.kebab}`),
      [`${web}/area.ts`]: (text) => withScreen(text, screenText(list)),
      [manualPath]: (text) => withManual(text, list),
      [`${english}/shell.json`]: (text) => withSharedWords(text, 'menu', [nouns.words]),
      [openPartsPath]: (text) => withOpenPart(text, home.area.kebab),
    }),
    hints: [
      `Its states are declared with steps(...) in the rules; then \`stateFilter\` in its declaration shows them as tabs.`,
      manualHint(nouns.words),
      openPartHint(home.area.kebab),
    ],
  };
}
