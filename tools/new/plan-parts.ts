// Plans single parts of a record: a list, a call with a screen, a call with a dialog.
import type { Heading } from '@charaka/contract/kernel/menu-item';
import {
  type Birth,
  type BornRecord,
  changing,
  dialogWaysPath,
  english,
  type Files,
  foldersOf,
  manualHint,
  manualPath,
  openPartHint,
  openPartsPath,
  type Read,
} from './birth.ts';
import { type BornList, listContract, listJourney, listScreen, listStore, listTest } from './list-templates.ts';
import { listHandler } from './server-templates.ts';
import {
  type BornVerb,
  verbContract,
  verbDialog,
  verbHandler,
  verbScreen,
  verbSentences,
  verbTest,
  verbWords,
} from './verb-templates.ts';
import { screenText, wordsOf } from './web-templates.ts';
import {
  withAuditName,
  withAuditWord,
  withDialogWay,
  withHandler,
  withListButton,
  withManual,
  withMenuEntry,
  withOpenPart,
  withScreen,
  withSharedWords,
  withWords,
} from './wiring.ts';

/** A list of the rows of an existing table: it adds and changes no rows. It refreshes on the first topic of its area. */
export function planList(record: BornRecord, place: { heading: Heading; order: number }, read: Read): Birth {
  const { home, noun, nouns } = record;
  const { contract, server, web } = foldersOf(home);
  const topic = /export const (\w+Topic) = topic\(/.exec(read(`${contract}/topics.ts`) ?? '')?.[1];
  if (!topic) throw new Error(`${home.area.kebab} has no topic yet that a list could hear of: bear a record first.`);
  const list: BornList = { ...record, topic };
  const texts = `${english}/${home.area.camel}.json`;
  return {
    born: {
      [`${contract}/${noun.kebab}.ts`]: listContract(list),
      [`${server}/${noun.kebab}-store.ts`]: listStore(list),
      [`${server}/list-${nouns.kebab}.ts`]: listHandler(list),
      [`${server}/list-${nouns.kebab}.test.ts`]: listTest(list),
      [`${web}/list-${nouns.kebab}.tsx`]: listScreen(list),
      [`e2e/${home.area.kebab}/list-${nouns.kebab}.spec.ts`]: listJourney(list),
    },
    changed: changing(read, {
      [texts]: (text) => withWords(text, noun.camel, wordsOf(list)),
      [`${contract}/area.ts`]: (text) =>
        withAuditName(withMenuEntry(text, list, place.heading, place.order), noun.snake),
      [`${english}/audit.json`]: (text) => withAuditWord(text, noun.snake, noun.words),
      [`${server}/area.ts`]: (text) => withHandler(text, `list${nouns.pascal}`, `list-${nouns.kebab}`),
      [`${web}/area.ts`]: (text) => withScreen(text, screenText(list)),
      [manualPath]: (text) => withManual(text, list),
      [`${english}/shell.json`]: (text) => withSharedWords(text, 'menu', [nouns.words]),
      [openPartsPath]: (text) => withOpenPart(text, home.area.kebab),
    }),
    hints: [
      `It lists the table ${noun.snake}: where there is none, bear it with npm run new -- migration and the same fields.`,
      `Say in ${web}/list-${nouns.kebab}.tsx which topic it hears of; now it is ${topic}.`,
      manualHint(nouns.words),
      openPartHint(home.area.kebab),
    ],
  };
}

/** A call, with a screen below the first one of the area, or with a dialog whose button stands above the first list of the area. */
export function planVerb(told: BornRecord, isDialog: boolean, read: Read): Birth {
  const { home, noun: name } = told;
  const { contract, server, web } = foldersOf(home);
  const menu = /path: '([^']+)'/.exec(read(`${contract}/area.ts`) ?? '')?.[1];
  if (!menu) throw new Error(`${home.area.kebab} has no screen yet: bear a record first, or say its menu in area.ts.`);
  const verb: BornVerb = { ...told, menu };
  const texts = `${english}/${home.area.camel}.json`;
  const words = { [texts]: withWords(read(texts), name.camel, verbWords(verb)) };
  const hasTexts = read(texts) !== undefined;
  const screen = `{ path: '${menu}/${name.kebab}', load: () => import('./${name.kebab}.tsx') }`;
  const shown = isDialog
    ? buttonAbove(verb, read)
    : changing(read, { [`${web}/area.ts`]: (text) => withScreen(text, screen) });
  return {
    born: {
      [`${contract}/${name.kebab}.ts`]: verbContract(verb),
      [`${contract}/${name.kebab}-sentences.ts`]: verbSentences(verb),
      [`${server}/${name.kebab}.ts`]: verbHandler(verb),
      [`${server}/${name.kebab}.test.ts`]: verbTest(verb),
      [`${web}/${name.kebab}.tsx`]: isDialog ? verbDialog(verb) : verbScreen(verb),
      ...(hasTexts ? {} : words),
    },
    changed: {
      ...(hasTexts ? words : {}),
      ...shown,
      ...changing(read, {
        [`${server}/area.ts`]: (text) => withHandler(text, name.camel, name.kebab),
        [`${contract}/area.ts`]: (text) => withAuditName(text, name.snake),
        [`${english}/audit.json`]: (text) => withAuditWord(text, name.snake, name.words),
        [openPartsPath]: (text) => withOpenPart(text, home.area.kebab),
      }),
    },
    hints: [
      `Write in ${server}/${name.kebab}.ts what it does, and in its contract which topics it changes and how the audit log names it.`,
      openPartHint(home.area.kebab),
    ],
  };
}

/** The first list of the area with the button above it, and the way to the dialog for the journey that walks all dialogs. */
function buttonAbove({ home, noun: verb }: BornVerb, read: Read): Files {
  const { web } = foldersOf(home);
  const screens = (read(`${web}/area.ts`) ?? '').matchAll(/path: '([^'$]+)', load: \(\) => import\('\.\/([^']+)'\)/g);
  for (const [, path = '', file = ''] of screens) {
    const changed = withListButton(read(`${web}/${file}`) ?? '', `${verb.pascal}Button`, verb.kebab);
    if (changed === undefined) continue;
    const way = (text: string) => withDialogWay(text, `${home.path}/${verb.kebab}.tsx`, path, verb.words);
    return { [`${web}/${file}`]: changed, ...changing(read, { [dialogWaysPath]: way }) };
  }
  throw new Error(`${home.area.kebab} has no list that takes one button more: bear a record or a list first.`);
}
