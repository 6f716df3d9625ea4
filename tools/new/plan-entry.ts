// Plans what belongs to the chart of a patient, an entry or a signed document: declaration, calls, tables, samples and panel.
import {
  type Birth,
  type BornRecord,
  changing,
  english,
  type Files,
  foldersOf,
  openPartHint,
  openPartsPath,
  type Read,
  writing,
} from './birth.ts';
import { topicText } from './contract-templates.ts';
import { documentPanel, documentWords } from './document-panel-templates.ts';
import {
  documentHandlers,
  documentMigration,
  documentSamples,
  documentSentences,
  documentTest,
  documentText,
} from './document-templates.ts';
import {
  type BornEntry,
  entryHandlers,
  entryMigration,
  entryPanel,
  entryPanels,
  entrySamples,
  entrySentences,
  entryTest,
  entryText,
  entryWords,
} from './entry-templates.ts';
import {
  withAuditName,
  withAuditWord,
  withHandlers,
  withOpenPart,
  withPatientPanel,
  withPatientPanels,
  withTopic,
  withUse,
  withWords,
} from './wiring.ts';

type Text = (entry: BornEntry) => string;

/** The templates of a kind of chart content; the walks over its kind find it in the source. */
interface ChartKit {
  readonly declaration: Text;
  readonly sentences: Text;
  readonly migration: Text;
  readonly handlers: Text;
  readonly samples: Text;
  readonly test: Text;
  readonly panel: Text;
  words(entry: BornEntry): Readonly<Record<string, string>>;
  /** The verbs of its calls, without the list. */
  readonly verbs: readonly [string, string];
  /** Areas that its handlers use. */
  readonly uses: readonly string[];
}

const entryKit: ChartKit = {
  declaration: entryText,
  sentences: entrySentences,
  migration: entryMigration,
  handlers: entryHandlers,
  samples: entrySamples,
  test: entryTest,
  panel: entryPanel,
  words: entryWords,
  verbs: ['add', 'correct'],
  uses: ['encounter', 'patient'],
};

const documentKit: ChartKit = {
  declaration: documentText,
  sentences: documentSentences,
  migration: documentMigration,
  handlers: documentHandlers,
  samples: documentSamples,
  test: documentTest,
  panel: documentPanel,
  words: documentWords,
  verbs: ['save', 'sign'],
  uses: ['consultation', 'encounter', 'patient'],
};

/** An entry of a chart: its walks follow from its samples. */
export const planEntry = (told: BornRecord, path: string, read: Read): Birth => planOfChart(entryKit, told, path, read);

/** A document with one draft, and versions that are signed. */
export function planDocument(told: BornRecord, path: string, read: Read): Birth {
  const scaled = told.fields.find(({ kind }) => kind === 'money' || kind === 'percent');
  // Kept as JSON, a scaled number would be scaled again when it is read.
  if (scaled) throw new Error(`A signed document has no ${scaled.kind}: write ${scaled.name} as a text.`);
  return planOfChart(documentKit, told, path, read);
}

/** Its calls hang on the rights of the area's first screen. */
function planOfChart(kit: ChartKit, told: BornRecord, path: string, read: Read): Birth {
  const { home, noun, nouns } = told;
  const { contract, server, web } = foldersOf(home);
  const menu = /path: '([^']+)'/.exec(read(`${contract}/area.ts`) ?? '')?.[1];
  if (!menu) throw new Error(`${home.area.kebab} has no screen yet: bear a record first, or say its menu in area.ts.`);
  const entry: BornEntry = { ...told, menu };
  const [topics, texts] = [`${contract}/topics.ts`, `${english}/${home.area.camel}.json`];
  const panels = `${web}/patient-panels.tsx`;
  const hasPanels = read(panels) !== undefined;
  const written = writing(read, {
    [panels]: withPatientPanel(read(panels) ?? entryPanels(entry), entry),
    [topics]: topicText(entry, read(topics)),
    [texts]: withWords(read(texts), noun.camel, kit.words(entry)),
  });
  const handlers = [...kit.verbs.map((verb) => `${verb}${noun.pascal}`), `list${nouns.pascal}`];
  return {
    born: {
      [`${contract}/${noun.kebab}.ts`]: kit.declaration(entry),
      [`${contract}/${noun.kebab}-sentences.ts`]: kit.sentences(entry),
      [path]: kit.migration(entry),
      [`${server}/${nouns.kebab}.ts`]: kit.handlers(entry),
      [`${server}/${nouns.kebab}.test.ts`]: kit.test(entry),
      [`${server}/${noun.kebab}-samples.ts`]: kit.samples(entry),
      [`${web}/${nouns.kebab}-panel.tsx`]: kit.panel(entry),
      ...written.born,
    },
    changed: {
      ...written.changed,
      ...wired(kit, entry, handlers, read),
      ...(hasPanels
        ? {}
        : changing(read, { 'packages/web/src/desk/patient-page.tsx': (text) => withPatientPanels(text, home) })),
    },
    hints: [
      `Write in ${server}/${nouns.kebab}.ts what it must have.`,
      `Its calls hang on the right to ${menu}: say in ${contract}/${noun.kebab}.ts on which screen instead, if that is one of a setup.`,
      openPartHint(home.area.kebab),
    ],
  };
}

function wired(kit: ChartKit, entry: BornEntry, handlers: readonly string[], read: Read): Files {
  const { home, noun, nouns } = entry;
  const { contract, server } = foldersOf(home);
  return changing(read, {
    [`${contract}/area.ts`]: (text) => kit.uses.reduce(withUse, withAuditName(text, noun.snake)),
    [`${server}/area.ts`]: (text) => withHandlers(text, handlers, nouns.kebab),
    'packages/contract/src/composition/topics.ts': (text) => withTopic(text, entry),
    [`${english}/audit.json`]: (text) => withAuditWord(text, noun.snake, noun.words),
    [openPartsPath]: (text) => withOpenPart(text, home.area.kebab),
  });
}
