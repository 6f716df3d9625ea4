// The laws about areas: where their files stand, what each may use, and that what they use forms no circle.
import type { AreaPlace } from '@charaka/contract/kernel/area';
import type { Breach, Source } from './structure-source.ts';

/** The declared areas by name; a test brings a small list of its own. */
export type Areas = Readonly<Record<string, AreaPlace>>;

/** The list of areas, each found by its name. */
export function areasByName(list: readonly (AreaPlace & { readonly name: string })[]): Areas {
  return Object.fromEntries(list.map((area) => [area.name, area]));
}

/** Folders that put the areas together. Only a test, an entry or another of these folders may import their files. */
const composingFolders = new Set(['composition', 'desk', 'papers', 'laws']);

/** Files in which an area declares its additions to the composition; `area.ts` is the first of them. */
const manifestFile =
  /^(area|deeds|panels|papers|home-panels|patient-panels|patient-steps|bed-note-parts|row-marks|memo-parts|stay-events|settlement-parts|demo-data)\.tsx?$/;

/** Areas that composed screens may use: the wings below all departments, and the areas whose screens the others add to. */
const isHost = ({ wing, name }: { readonly wing: string; readonly name: string }) =>
  wing === 'foundation' || wing === 'people' || ['admission', 'bed', 'setup'].includes(name);

type Place =
  | { wall: string; kind: 'area'; wing: string; name: string }
  | { wall: string; kind: 'ground' | 'composing' | 'loose'; name: string };

/** The place of a file of the contract, the server or the screens; undefined for every other file. */
function placeOf(path: string, wings: ReadonlySet<string>): Place | undefined {
  const match = /^packages\/(server|web|contract)\/src\/(.+)$/.exec(path);
  const [, wall = '', rest = ''] = match ?? [];
  if (!match) return undefined;
  const [folder = '', area = '', ...deeper] = rest.split('/');
  if (area === '') return { wall, kind: /^main\.tsx?$/.test(folder) ? 'composing' : 'loose', name: folder };
  if (!wings.has(folder)) return { wall, kind: composingFolders.has(folder) ? 'composing' : 'ground', name: folder };
  return deeper.length === 0 ? { wall, kind: 'loose', name: folder } : { wall, kind: 'area', wing: folder, name: area };
}

const wingsOf = (areas: Areas) => new Set(Object.values(areas).map(({ wing }) => wing as string));

/** A file stands in a declared area, in the ground below the areas, or in what puts them together. */
export function placeBreaches({ path }: Source, areas: Areas): Breach[] {
  const place = placeOf(path, wingsOf(areas));
  if (place?.kind === 'loose')
    return [{ path, sentence: 'a file stands in a folder of its area; only main stands at the root' }];
  if (place?.kind !== 'area' || areas[place.name]?.wing === place.wing) return [];
  return [
    {
      path,
      sentence: `${place.name} is not declared as an area of the wing ${place.wing} (contract/composition/areas.ts)`,
    },
  ];
}

/**
 * An area imports the areas it says it uses; kernel, resource, ui, shell and database import none; and nothing imports what
 * puts the areas together. Imports of types count. Tests build whole states and may do all of it.
 */
export function useBreaches(source: Source, areas: Areas): Breach[] {
  const wings = wingsOf(areas);
  const from = placeOf(source.path, wings);
  if (!from || from.kind === 'composing' || source.isTest) return [];
  return source.imports.flatMap(({ specifier, target }) => {
    const to = target === undefined ? undefined : placeOf(target, wings);
    const sentence = to && to.wall === from.wall ? useSentence(from, to, areas) : undefined;
    return sentence ? [{ path: source.path, sentence: `${sentence} (${specifier})` }] : [];
  });
}

function useSentence(from: Place, to: Place, areas: Areas): string | undefined {
  if (to.kind === 'composing') return `${from.name} must not import what puts the areas together`;
  if (to.kind !== 'area' || from.name === to.name) return undefined;
  if (from.kind !== 'area') return `${from.name} must not import the area ${to.name}`;
  if (areas[from.name]?.uses.includes(to.name)) return undefined;
  return `the area ${from.name} does not say that it uses ${to.name} (area.ts)`;
}

/** The composition imports only declarations of a department: its inside is its own. */
export function compositionBreaches(source: Source, areas: Areas): Breach[] {
  const wings = wingsOf(areas);
  const from = placeOf(source.path, wings);
  if (from?.kind !== 'composing' || from.wall === 'contract' || from.name === 'laws' || source.isTest) return [];
  return source.imports.flatMap(({ specifier, target }) => {
    const to = target === undefined ? undefined : placeOf(target, wings);
    if (to?.kind !== 'area' || to.wall !== from.wall || isHost(to)) return [];
    if (manifestFile.test(target?.split('/').at(-1) ?? '')) return [];
    const sentence = `${from.name} takes of ${to.name} what it declares, as in area.ts or panels.tsx, and nothing else (${specifier})`;
    return [{ path: source.path, sentence }];
  });
}

/**
 * An area with files in a wall declares itself there: `area.ts`, or `area.tsx`, which the composition of that wall
 * imports. An area is in the product by that alone.
 */
export function declarationBreaches(sources: readonly Source[], areas: Areas): Breach[] {
  const wings = wingsOf(areas);
  const listed = new Set(
    sources
      .filter(({ path, isTest }) => placeOf(path, wings)?.name === 'composition' && !isTest)
      .flatMap(({ imports }) => imports.flatMap(({ target }) => target ?? [])),
  );
  const folders = sources.flatMap(({ path, isTest }) =>
    placeOf(path, wings)?.kind === 'area' && !isTest ? [path.split('/').slice(0, 5).join('/')] : [],
  );
  return [...new Set(folders)]
    .filter((folder) => !listed.has(`${folder}/area.ts`) && !listed.has(`${folder}/area.tsx`))
    .map((folder) => ({
      path: folder,
      sentence: 'an area says in area.ts what it brings, and the composition of its wall lists it',
    }));
}

/** Declared uses are needed and without circles: no area uses itself over others, and none names an area that it never imports. */
export function graphBreaches(sources: readonly Source[], areas: Areas): Breach[] {
  const pathOf = (name: string) => `packages/contract/src/${areas[name]?.wing}/${name}/area.ts`;
  const wings = wingsOf(areas);
  const needed = new Set(
    sources.flatMap((source) => {
      const from = placeOf(source.path, wings);
      if (from?.kind !== 'area' || source.isTest) return [];
      return source.imports.flatMap(({ target }) => {
        const to = target === undefined ? undefined : placeOf(target, wings);
        return to?.kind === 'area' && to.wall === from.wall ? [`${from.name} ${to.name}`] : [];
      });
    }),
  );
  const idle = Object.entries(areas).flatMap(([name, { uses }]) =>
    uses
      .filter((used) => !needed.has(`${name} ${used}`))
      .map((used) => ({ path: pathOf(name), sentence: `${name} says that it uses ${used}, and does not` })),
  );
  const circles = areaTiers(areas).left.map((name) => ({
    path: pathOf(name),
    sentence: `${name} uses itself over other areas`,
  }));
  return [...idle, ...circles];
}

/** The areas by tiers: each uses only areas of tiers before its own. Areas in a circle are left over. */
export function areaTiers(areas: Areas): { tiers: string[][]; left: string[] } {
  const tiers: string[][] = [];
  let left = Object.keys(areas);
  for (;;) {
    const placed = new Set(tiers.flat());
    const next = left.filter((name) => areas[name]?.uses.every((used) => placed.has(used)));
    if (next.length === 0) return { tiers, left };
    tiers.push(next);
    left = left.filter((name) => !next.includes(name));
  }
}

/** Wings of departments: they post to the account of a patient, and money works without knowing one of them. */
const departmentWings: ReadonlySet<string> = new Set(['clinic', 'supply', 'diagnostics']);

/** No area of money uses a department, itself or over areas between: departments use money, and fill its ports (decision 0097). */
export function departmentBreaches(areas: Areas): Breach[] {
  const reached = (name: string): string[] => {
    const seen = new Set<string>();
    const open = [name];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const fresh = (areas[next]?.uses ?? []).filter((used) => !seen.has(used));
      for (const used of fresh) seen.add(used);
      open.push(...fresh);
    }
    return [...seen];
  };
  const money = Object.entries(areas).filter(([, { wing }]) => wing === 'money');
  return money.flatMap(([name]) =>
    reached(name)
      .filter((used) => departmentWings.has(areas[used]?.wing ?? ''))
      .map((used) => ({
        path: `packages/contract/src/money/${name}/area.ts`,
        sentence: `${name} is money and must not use the department ${used}`,
      })),
  );
}
