// Plans a paper of an area: its declaration, its content with a sample, and its places in the lists of the area.
import {
  type Birth,
  changing,
  english,
  foldersOf,
  type Home,
  openPartHint,
  openPartsPath,
  type Read,
  writing,
} from './birth.ts';
import type { Name } from './names.ts';
import { withListed, withOpenPart, withPaper, withPapersFile, withPrintedWord } from './wiring.ts';

const declaration = ({ area }: Home, { camel, snake }: Name) => `
/** Its blocks from the top. */
export const ${camel}Paper = paper('${snake}', {
  title: '${area.camel}:printed.${camel}',
  blocks: [always('facts')],
});
`;

const content = ({ area, path }: Home, { camel, pascal, words }: Name) => `// ${words} on paper, below the letterhead.
import { ${camel}Paper } from '@charaka/contract/${path}/papers';
import { useTranslation } from 'react-i18next';
import { Fact } from '../../ui/paper/fact.tsx';
import { PaperBlocks } from '../../ui/paper/paper-blocks.tsx';

interface ${pascal}PaperProps {
  readonly name: string;
}

/** The paper without its sheet. */
export function ${pascal}Paper({ name }: ${pascal}PaperProps) {
  const { t } = useTranslation('${area.camel}');
  const facts = (
    <div className="paper-facts paper-keep">
      <Fact label={t('paper:patient')} isOnEveryPage>
        {name}
      </Fact>
    </div>
  );
  return (
    <>
      <h1>{t('printed.${camel}')}</h1>
      <PaperBlocks paper={${camel}Paper} blocks={{ facts }} />
    </>
  );
}
`;

const entry = ({ camel, pascal }: Name) => `
  {
    paper: ${camel}Paper,
    order: 10,
    sample: <${pascal}Paper name="Asha Rao" />,
  },`;

const emptyContract = `// The papers of the area, as they are declared.
import { always, paper } from '../../kernel/paper.ts';
`;
const emptyWeb = `// The papers of the area, with their samples.
import type { AreaPaper } from '../../ui/paper/area-paper.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
];
`;

/** A paper with one block of facts and its own print setting. */
export function planPaper(home: Home, noun: Name, read: Read): Birth {
  const { contract, web } = foldersOf(home);
  const name = `${noun.camel}Paper`;
  const [declared, shown, texts] = [`${contract}/papers.ts`, `${web}/papers.tsx`, `${english}/${home.area.camel}.json`];
  const listed = withListed(read(shown) ?? emptyWeb, entry(noun), [
    `import { ${name} } from '@charaka/contract/${home.path}/papers';`,
    `import { ${noun.pascal}Paper } from './${noun.kebab}-paper.tsx';`,
  ]);
  const written = writing(read, {
    [declared]: (read(declared) ?? emptyContract) + declaration(home, noun),
    [shown]: listed,
    [texts]: withPrintedWord(read(texts), noun.camel, noun.words),
  });
  return {
    born: {
      [`${web}/${noun.kebab}-paper.tsx`]: content(home, noun),
      ...written.born,
    },
    changed: {
      ...written.changed,
      ...changing(read, {
        [`${contract}/area.ts`]: (text) => withPaper(text, name),
        ...(read(shown) ? {} : { [`${web}/area.ts`]: withPapersFile }),
        [openPartsPath]: (text) => withOpenPart(text, home.area.kebab),
      }),
    },
    hints: [
      `Show it with <PrintSheet title letterhead={useLetterhead(${name})} onClose>, and say its blocks in ${declared}.`,
      openPartHint(home.area.kebab),
    ],
  };
}
