// Proves each law of the house on a small tree that breaks it; `npm run check` proves that this checkout keeps them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkStructure } from './structure.ts';
import { declarationBreaches, departmentBreaches, graphBreaches } from './structure-areas.ts';
import { readSources } from './structure-source.ts';
import { recordOf } from './structure-translations.ts';

const areas = {
  patient: { wing: 'people', uses: [] },
  bed: { wing: 'stay', uses: ['patient'] },
  bill: { wing: 'money', uses: ['bed'] },
} as const;
const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** Writes a tree of files; each gets a proper first line unless it brings its own. */
function treeOf(files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'charaka-structure-'));
  trees.push(tree);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text.startsWith('!') ? text.slice(1) : `// A file.\n${text}\n`);
  }
  return tree;
}

/** Sentences about a tree of files, but those about areas that are declared and do little. */
function breachesOf(files: Record<string, string>): string[] {
  return checkStructure(treeOf(files), areas)
    .breaches.map(({ path, sentence }) => `${path}: ${sentence}`)
    .filter((sentence) => !/says that it uses|says in area\.ts/.test(sentence));
}

describe('walls', () => {
  it('keeps the server out of the web and the web out of the server', () => {
    const found = breachesOf({
      'packages/web/src/ui/a.tsx': "import { x } from '@charaka/server/composition/app';",
      'packages/server/src/kernel/b.ts': "import type { y } from '../../../web/src/ui/a.tsx';",
    });
    expect(found).toEqual([
      'packages/server/src/kernel/b.ts: the wall server must not import ../../../web/src/ui/a.tsx',
      'packages/web/src/ui/a.tsx: the wall web must not import @charaka/server/composition/app',
    ]);
  });
  it('lets rules import nothing and the contract only rules and zod', () => {
    const found = breachesOf({
      'packages/rules/src/money/money.ts': "import { z } from 'zod';",
      'packages/rules/src/money/money.test.ts': "import { it } from 'vitest';\nimport { money } from './money.ts';",
      'packages/contract/src/stay/bed/bed.ts':
        "import { z } from 'zod';\nimport { m } from '@charaka/rules/money/money';",
      'packages/contract/src/money/bill/bill.ts': "import {\n  readFileSync,\n} from 'node:fs';",
    });
    expect(found).toEqual([
      'packages/contract/src/money/bill/bill.ts: the wall contract must not import node:fs',
      'packages/rules/src/money/money.ts: the wall rules must not import zod',
    ]);
  });
});

it('refuses functions built from text in product code', () => {
  const found = breachesOf({ 'packages/rules/src/money/a.ts': "const add = new Function('a', 'return a');" });
  expect(found).toEqual([
    'packages/rules/src/money/a.ts:2: a function is built from text; write it down (decision 0458)',
  ]);
});
it('refuses casts past the compiler in product code', () => {
  const found = breachesOf({
    'packages/web/src/ui/a.tsx':
      '// said as never before\nsend({ bill: values as never });\nconst bill = text as unknown as Bill;',
    'packages/web/src/ui/a.test.tsx': 'send(values as never);',
    'packages/web/src/ui/b.ts':
      'send(<any>values);\nconst bill = (text as\n  unknown) as Bill;\nconst any = value as unknown;',
    'packages/web/src/ui/c.ts': 'send(values as /* nothing */ never);',
  });
  const sentence = 'a cast past the compiler; give the value its type, as `inputOf` does for the values of a form';
  expect(found).toEqual(
    ['a.tsx:3', 'a.tsx:4', 'b.ts:2', 'b.ts:3', 'c.ts:2'].map((place) => `packages/web/src/ui/${place}: ${sentence}`),
  );
});

it('refuses sentences that are written where they are said', () => {
  const found = breachesOf({
    'packages/server/src/stay/bed/list.ts':
      "refuse('The bed is gone');\ncall.say(bedSentences.taken);\nthrow new HttpError(\n  404,\n  `Bed gone`,\n);",
    'packages/server/src/database/restore-command.ts': "refuse('There is no such file');",
  });
  const sentence =
    'a sentence of its own; declare it in the catalogue of the area, so that it has a code and translations';
  expect(found).toEqual([2, 4].map((line) => `packages/server/src/stay/bed/list.ts:${line}: ${sentence}`));
});

it('refuses sentences that nobody says', () => {
  const found = breachesOf({
    'packages/contract/src/stay/bed/bed-sentences.ts':
      "export const bedSentences = sentences('bed', {\n  taken: 'Taken',\n  free: 'Free',\n  gone:\n    'Gone',\n});",
    'packages/server/src/stay/bed/list.ts':
      'const { free } = bedSentences;\nrefuse(bedSentences.taken);\nrefuse(free);',
    'packages/server/src/stay/bed/list.test.ts': 'expect(bedSentences.gone);',
  });
  const path = 'packages/contract/src/stay/bed/bed-sentences.ts:5';
  expect(found.filter((line) => line.includes('says'))).toEqual([
    `${path}: nobody says bedSentences.gone: take it away`,
  ]);
});

it('refuses checks of fields with a text of their own', () => {
  const found = breachesOf({
    'packages/contract/src/stay/bed/bed.ts': [
      "z.string('No name').min(1, bedChecks.short.text);",
      "text().refine((value) => ['a', 'b'].includes(value), bedChecks.kind.text);",
      "text().refine((value) => value !== 'a',\n  'Not this one');",
      "context.addIssue({ code: 'custom', path: ['bed'], message: 'Gone' });",
      "context.addIssue({ code: 'custom', path: ['bed'], message: bedChecks.gone.text });",
      "text().regex(/^[,'(]$/, `A sign`);",
    ].join('\n'),
    'packages/contract/src/stay/bed/bed.test.ts': "z.string('No name');",
  });
  const sentence = 'a check with a text of its own; take it from a catalogue, so that it has a code';
  const checks = found.filter((line) => line.includes('text of its own'));
  expect(checks).toEqual([2, 4, 6, 8].map((line) => `packages/contract/src/stay/bed/bed.ts:${line}: ${sentence}`));
});

describe('areas', () => {
  it('import those they say they use, types included, and no other', () => {
    const found = breachesOf({
      'packages/server/src/people/patient/list.ts': "import type { b } from '../../stay/bed/list.ts';",
      'packages/server/src/stay/bed/list.ts': '',
      'packages/server/src/money/bill/list.ts':
        "import { b } from '../../stay/bed/list.ts';\nimport { k } from '../../kernel/serve.ts';",
      'packages/server/src/kernel/serve.ts': '',
    });
    expect(found).toEqual([
      'packages/server/src/people/patient/list.ts: the area patient does not say that it uses bed (area.ts) (../../stay/bed/list.ts)',
    ]);
  });
  it('are not imported by the kernel, nor is what puts them together by anything', () => {
    const found = breachesOf({
      'packages/server/src/composition/app.ts': "import { b } from '../stay/bed/list.ts';",
      'packages/server/src/stay/bed/list.ts': "import { a } from '../../composition/app.ts';",
      'packages/server/src/stay/bed/list.test.ts': "import { a } from '../../composition/app.ts';",
      'packages/server/src/kernel/deep/serve.ts': "import { b } from '@charaka/server/stay/bed/list';",
    });
    expect(found.filter((sentence) => !sentence.includes('circular'))).toEqual([
      'packages/server/src/kernel/deep/serve.ts: kernel must not import the area bed (@charaka/server/stay/bed/list)',
      'packages/server/src/stay/bed/list.ts: bed must not import what puts the areas together (../../composition/app.ts)',
    ]);
  });
  it('are put together by what they declare; only what others stand on is open (0088)', () => {
    const found = breachesOf({
      'packages/web/src/desk/home.tsx':
        "import { a } from '../money/bill/panels.tsx';\nimport { b } from '../money/bill/list.tsx';\nimport { c } from '../stay/bed/list.tsx';",
      'packages/web/src/desk/home.test.tsx': "import { b } from '../money/bill/list.tsx';",
      'packages/web/src/stay/bed/list.tsx': '',
      'packages/web/src/money/bill/list.tsx': '',
      'packages/web/src/money/bill/panels.tsx': '',
    });
    expect(found).toEqual([
      'packages/web/src/desk/home.tsx: desk takes of bill what it declares, as in area.ts or panels.tsx, and nothing else (../money/bill/list.tsx)',
    ]);
  });
  it('stand in the wing they are declared for, and no file stands loose', () => {
    const found = breachesOf({
      'packages/web/src/main.tsx': '',
      'packages/web/src/loose.tsx': '',
      'packages/web/src/stay/loose.tsx': '',
      'packages/web/src/money/bed/list.tsx': '',
    });
    expect(found).toEqual([
      'packages/web/src/loose.tsx: a file stands in a folder of its area; only main stands at the root',
      'packages/web/src/money/bed/list.tsx: bed is not declared as an area of the wing money (contract/composition/areas.ts)',
      'packages/web/src/stay/loose.tsx: a file stands in a folder of its area; only main stands at the root',
    ]);
  });
  it('name only what they need, and use themselves over no other', () => {
    const circle = { bed: { wing: 'stay', uses: ['bill'] }, bill: { wing: 'money', uses: ['bed'] } } as const;
    expect(graphBreaches([], circle).map(({ sentence }) => sentence)).toEqual([
      'bed says that it uses bill, and does not',
      'bill says that it uses bed, and does not',
      'bed uses itself over other areas',
      'bill uses itself over other areas',
    ]);
  });
  it('know no department where they are money, not even over another area', () => {
    const house = {
      theatre: { wing: 'clinic', uses: [] },
      bed: { wing: 'stay', uses: ['theatre'] },
      charge: { wing: 'money', uses: ['bed'] },
      report: { wing: 'insight', uses: ['theatre'] },
    } as const;
    expect(departmentBreaches(house).map(({ sentence }) => sentence)).toEqual([
      'charge is money and must not use the department theatre',
    ]);
  });
});

describe('the declaration of an area', () => {
  it('stands in every wall where it has files, and in the list of that wall', () => {
    const found = declarationBreaches(
      readSources(
        treeOf({
          'packages/server/src/composition/areas.ts': "import { bedArea } from '../stay/bed/area.ts';",
          'packages/server/src/stay/bed/area.ts': '',
          'packages/server/src/money/bill/area.ts': '',
          'packages/web/src/stay/bed/list.tsx': '',
          'packages/web/src/people/patient/list.test.tsx': '',
        }),
      ),
      areas,
    );
    expect(found.map(({ path }) => path)).toEqual(['packages/server/src/money/bill', 'packages/web/src/stay/bed']);
  });
});

describe('circles', () => {
  it('are found, of types too', () => {
    const found = breachesOf({
      'tools/a.ts': "import { b } from './b.ts';",
      'tools/b.ts': "import { c } from './c.ts';",
      'tools/c.ts': "import { a } from './a.ts';",
      'tools/d.ts': "import type { e } from './e.ts';",
      'tools/e.ts': "import { d } from './d.ts';",
    });
    expect(found).toEqual([
      'tools/a.ts: circular import: tools/a.ts > tools/b.ts > tools/c.ts > tools/a.ts',
      'tools/d.ts: circular import: tools/d.ts > tools/e.ts > tools/d.ts',
    ]);
  });
});

describe('names, sizes and first lines', () => {
  it('refuses names that say nothing, and index files', () => {
    const found = breachesOf({
      'tools/date-utils.ts': '',
      'tools/lib/a.ts': '',
      'tools/index.ts': '',
      'tools/Big.ts': '',
    });
    expect(found).toHaveLength(4);
  });
  it('refuses a file over 400 lines and a function over 70, in tests only the former', () => {
    const long = `function long(\n  a: number,\n): void {\n${'  a += 1;\n'.repeat(70)}}`;
    const found = breachesOf({
      'tools/a.ts': long,
      'tools/a.test.ts': long,
      'tools/b.ts': 'const a = 1;\n'.repeat(401),
      'tools/c.ts': `const run = async () => {\n${'  await 1;\n'.repeat(67)}  if (a) {\n  }\n};`,
    });
    expect(found).toEqual([
      'tools/a.ts:2: the function has 74 lines; one ends at 70',
      'tools/b.ts: 403 lines; a file ends at 400',
      'tools/c.ts:2: the function has 71 lines; one ends at 70',
    ]);
  });
  it('asks for a first line that says what the file is for', () => {
    expect(breachesOf({ 'tools/a.ts': "!import 'x';\n", 'tools/b.ts': '!/** Says it. */\n' })).toHaveLength(1);
  });
});

describe('exports', () => {
  it('are refused where no other file names them, but of types', () => {
    const found = breachesOf({
      'tools/a.ts':
        'export const taken = 1;\nexport function left(): void {}\nexport interface Told {}\nconst own = 2;',
      'tools/b.ts': "import { taken } from './a.ts';\n// The word left is a comment here, and no import.",
    });
    expect(found).toEqual(['tools/a.ts:3: nobody imports left: take its export away, or itself']);
  });
  it('are known by their whole name, with $ and digits, and not by one that a template fills in', () => {
    const found = breachesOf({
      'tools/a.ts': `export const row$2 = 1;\nexport const $left3 = 1;\nexport const \${one} = 1;\nexport class list\${all} {}`,
      'tools/b.ts': "import { row$2 } from './a.ts';",
    });
    expect(found).toEqual(['tools/a.ts:3: nobody imports $left3: take its export away, or itself']);
  });
});

describe('a clone that stands alone', () => {
  it('refuses tests that are skipped and paths that lead out of the checkout (Q230)', () => {
    const skipping = ['it', 'runIf(isAtHand)("a", () => {})'].join('.');
    const found = breachesOf({
      'packages/server/src/stay/bed/list.test.ts': `${skipping};\nconst near = '../../../rules/src/money.ts';`,
      'packages/server/src/stay/bed/list.ts': "const far = '../../../../../../../elsewhere/calls.tsv';",
    });
    expect(found).toEqual([
      'packages/server/src/stay/bed/list.test.ts:2: a test that is skipped under some condition proves nothing; let it run always',
      'packages/server/src/stay/bed/list.ts:2: this path leads out of the checkout; bring what is needed into it',
    ]);
  });
});

describe('inputs', () => {
  it('stay on while a call runs; buttons may be off', () => {
    const found = breachesOf({
      'packages/web/src/ui/a.tsx': [
        'const a = (',
        '  <TextInput',
        '    onChange={(event) => type(event)}',
        '    disabled={receive.isPending}',
        '  />',
        ');',
        'const b = <Button disabled={receive.isPending}>Go</Button>;',
      ].join('\n'),
    });
    expect(found).toEqual([
      'packages/web/src/ui/a.tsx:5: <TextInput> is off while a call runs; leave it on, and let what is typed wait (scan-field.tsx)',
    ]);
  });
});

describe('clocks', () => {
  it('are those of the database: no call, job or rule reads the clock of the machine (R081)', () => {
    const found = breachesOf({
      'packages/server/src/stay/bed/hold.ts': 'const isOver = end.getTime() < Date.now();\nconst at = new Date();',
      'packages/server/src/kernel/token.ts': 'const end = Date.now();',
      'packages/web/src/ui/clock.tsx': 'const now = new Date();',
    });
    const sentence = "the clock of the machine is read; take the time of the call, which is the database's (R081)";
    expect(found).toEqual([2, 3].map((line) => `packages/server/src/stay/bed/hold.ts:${line}: ${sentence}`));
  });
});

it('takes neither the day by UTC nor that of the database for the day of a hospital (Q262, Q278)', () => {
  const found = breachesOf({
    'packages/server/src/stay/bed/hold.ts': [
      'const day = instant.slice(0, 10);',
      'const rows = sql`select 1 where now()::date > $1`;',
    ].join('\n'),
    'packages/server/src/stay/bed/hold.test.ts': [
      'const day = instant.slice(0, 10);',
      'const today = new Date(Date.now() - DAY)',
      '  .toISOString()',
      '  .slice(0, 10);',
    ].join('\n'),
  });
  expect(found).toEqual([
    'packages/server/src/stay/bed/hold.test.ts:3: the day by UTC is taken; take the day of the hospital (Q278)',
    'packages/server/src/stay/bed/hold.ts:2: an instant is cut at its tenth letter; take the day of the hospital (Q278)',
    "packages/server/src/stay/bed/hold.ts:3: the day of the database is taken; give the statement the hospital's day (Q278)",
  ]);
});

describe('plain writing', () => {
  it('spreads no literal into a literal or a call', () => {
    const found = breachesOf({
      'tools/a.ts':
        "const a = { ...{ b: 1 }, ...rest, c: [...(['d'] as const), ...list] };\nf(...[1, 2]);\ng(...(b ? [1] : []));",
    });
    expect(found).toEqual(
      [2, 2, 3].map((line) => `tools/a.ts:${line}: a literal is spread into another one; write its parts there`),
    );
  });
  it('renames an import of ours only where the file has another use of its name', () => {
    const found = breachesOf({
      'tools/a.ts':
        "import { add as addEndpoint, type Row as Line } from './b.ts';\nconst add = 1;\nx.Row = addEndpoint;",
      'tools/b.ts': "import { setTimeout as pause } from 'node:timers/promises';",
    });
    expect(found).toEqual(['tools/a.ts:2: Row is renamed, and nothing else here has its name; import it as it is']);
  });
});

it('refuses a text of another language that English has no more', () => {
  const texts = (language: string, text: string) => [`packages/web/public/locales/${language}/bed.json`, `!${text}`];
  const found = breachesOf(
    Object.fromEntries([
      texts('en', '{ "beds_one": "Bed", "beds_other": "Beds" }'),
      texts('hi', '{ "beds_other": "बेड", "board": { "since": "से" } }'),
    ]),
  );
  expect(found).toEqual([
    'packages/web/public/locales/hi/bed.json: board.since is in no English file; remove it here too',
  ]);
});

it('refuses a translation of English that is no more, where the translation stayed as it was (Q284)', () => {
  const text = (language: string, words: string) => [
    `packages/web/public/locales/${language}/kernel.json`,
    `!{ "free": "${words}" }`,
  ];
  const records = ['packages/web/translated/locales/kernel.json', `!{ "free": "${recordOf(['Free', 'खाली'])}" }`];
  const free = (english: string, hindi: string) =>
    breachesOf(Object.fromEntries([text('en', english), text('hi', hindi), records]));
  expect(free('Free', 'खाली')).toEqual([]);
  expect(free('Free now', 'अब खाली')).toEqual([]);
  expect(free('Free', 'रिक्त')).toEqual([]);
  expect(free('Free now', 'खाली')).toEqual([
    'packages/web/public/locales/en/kernel.json: free changed in English and not in hi; translate it, or run "npm run translated -- --all" if it holds',
  ]);
});
