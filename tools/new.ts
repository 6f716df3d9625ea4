// What `npm run new` runs: files born in shape. `verb <area> <verb>`, `area <name>` or `master <name>`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areas } from '@charaka/contract/composition/areas';
import {
  contractAreaText,
  endpointText,
  handlerText,
  masterText,
  type Name,
  nameOf,
  screenText,
  serverAreaText,
  webAreaText,
} from './new-templates.ts';
import { root } from './step.ts';

/** Files to write (path in the checkout and text), and what is left to do by hand. */
export type Birth = { files: Record<string, string>; hints: string[] };

const usage = 'Usage: npm run new -- verb <area> <verb> | area <wing> <name> | master <name>   (names like change-bed)';

/** Plans the files for the words of a command line. Throws a sentence when they make no sense. */
export function plan(words: string[]): Birth {
  const [kind, first = '', second = ''] = words;
  if (kind === 'verb') return planVerb(first, nameOf(second));
  if (kind === 'area') return planArea(first, nameOf(second));
  const name = nameOf(first);
  if (kind === 'master' && name && second === '') return planMaster(name);
  throw new Error(usage);
}

function planVerb(area: string, verb: Name | undefined): Birth {
  if (!verb) throw new Error(usage);
  const place = areas.find(({ name }) => name === area);
  if (!place) throw new Error(`There is no area ${area}. The areas are: ${areas.map(({ name }) => name).join(', ')}.`);
  const home = `${place.wing}/${area}`;
  const menu = place.menu?.[0]?.path ?? 'settings';
  return {
    files: {
      [`packages/server/src/${home}/${verb.kebab}.ts`]: handlerText(home, verb),
      [`packages/web/src/${home}/${verb.kebab}.tsx`]: screenText(home, verb),
    },
    hints: [
      `Add to packages/contract/src/${home}/${area}.ts, with the specification's path:\n\n${endpointText(verb, menu)}`,
      `Add ${verb.camel} to the handlers in packages/server/src/${home}/area.ts and the screen to packages/web/src/${home}/area.ts.`,
      `Add ${verb.camel}.title and ${verb.camel}.confirm to packages/web/public/locales/*/${area}.json, in all eight languages.`,
      `Prove it through HTTP in packages/server/src/${home}/${verb.kebab}.test.ts, and in a browser in e2e/${area}/${verb.kebab}.spec.ts.`,
    ],
  };
}

function planArea(wing: string, area: Name | undefined): Birth {
  const wings = new Set<string>(areas.map((place) => place.wing));
  if (!area) throw new Error(usage);
  if (!wings.has(wing)) throw new Error(`There is no wing ${wing}. The wings are: ${[...wings].join(', ')}.`);
  const home = `${wing}/${area.kebab}`;
  return {
    files: {
      [`packages/contract/src/${home}/area.ts`]: contractAreaText(wing, area),
      [`packages/server/src/${home}/area.ts`]: serverAreaText(area),
      [`packages/web/src/${home}/area.ts`]: webAreaText(area),
    },
    hints: [
      `Add ${area.camel}Area to composition/areas.ts of the contract, the server and the screens, then run npm run draw:areas.`,
    ],
  };
}

function planMaster(master: Name): Birth {
  return {
    files: { [`packages/contract/src/foundation/masters/${master.kebab}.ts`]: masterText(master) },
    hints: [
      `Add ${master.camel} to packages/contract/src/foundation/masters/all.ts.`,
      `Add a migration that creates its table ${master.kebab.replaceAll('-', '_')} to packages/server/db/migrations, and protects it.`,
      'Add its labels to packages/web/public/locales/*/masters.json, below label, in all eight languages.',
    ],
  };
}

function give({ files, hints }: Birth): void {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is already there; nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`born: ${path}`);
  }
  for (const hint of hints) console.log(`\n${hint}`);
}

if (import.meta.main) {
  try {
    give(plan(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
