// What `npm run new` runs: files born in shape. `verb <area> <verb>`, `area <name>` or `master <name>`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areas } from '@charaka/contract/composition/areas';
import {
  areaText,
  endpointText,
  handlerTestText,
  handlerText,
  journeyText,
  masterText,
  type Name,
  nameOf,
  screenText,
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
  return {
    files: {
      [`packages/server/src/${home}/${verb.kebab}.ts`]: handlerText(area, verb),
      [`packages/server/src/${home}/${verb.kebab}.test.ts`]: handlerTestText(area, verb),
      [`packages/web/src/${home}/${verb.kebab}.tsx`]: screenText(area, verb),
      [`e2e/${area}/${verb.kebab}.spec.ts`]: journeyText(area, verb),
    },
    hints: [
      `Add to packages/contract/src/${home}/${area}.ts, with the specification's path:\n\n${endpointText(area, verb)}`,
      `Add ${verb.camel}Handler to packages/server/src/composition/app.ts and ${verb.pascal} to packages/web/src/composition/routes.tsx.`,
    ],
  };
}

function planArea(wing: string, area: Name | undefined): Birth {
  const wings = new Set<string>(areas.map((place) => place.wing));
  if (!area) throw new Error(usage);
  if (!wings.has(wing)) throw new Error(`There is no wing ${wing}. The wings are: ${[...wings].join(', ')}.`);
  return {
    files: { [`packages/contract/src/${wing}/${area.kebab}/${area.kebab}.ts`]: areaText(area) },
    hints: [
      `Add to packages/contract/src/composition/areas.ts, with the areas it will use:\n\n  ${area.kebab}: { wing: '${wing}', uses: [] },`,
    ],
  };
}

function planMaster(master: Name): Birth {
  return {
    files: { [`packages/contract/src/foundation/masters/${master.kebab}.ts`]: masterText(master) },
    hints: [
      `Add ${master.camel} to packages/contract/src/foundation/masters/all.ts.`,
      `Add a migration that creates its table ${master.kebab.replaceAll('-', '_')} to packages/server/db/migrations.`,
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
