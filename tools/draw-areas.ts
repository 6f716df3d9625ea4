// The command `npm run draw:areas`: draws the areas and those they use into docs/architecture.md. A test compares the page.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@charaka/contract/composition/areas';
import { root } from './step.ts';
import { type Areas, areasByName, areaTiers } from './structure-areas.ts';

const page = join(root, 'docs', 'architecture.md');
const begin = '<!-- Drawn by `npm run draw:areas` from the area.ts of each area of the contract -->';
const end = '<!-- End of what is drawn -->';

/** The areas that an area uses and that none of its other areas already uses: enough arrows to see the whole. */
function arrowsOf(name: string, graph: Areas): string[] {
  const uses = graph[name]?.uses ?? [];
  const reaches = (from: string, wanted: string): boolean =>
    (graph[from]?.uses ?? []).some((used) => used === wanted || reaches(used, wanted));
  return uses.filter((used) => !uses.some((other) => other !== used && reaches(other, used)));
}

/** The graph as Markdown: a picture with an area in the box of its wing, and the tiers from the ground up. */
export function drawAreas(graph: Areas): string {
  const wings = [...new Set(Object.values(graph).map(({ wing }) => wing))];
  const boxes = wings.flatMap((wing) => [
    `  subgraph ${wing}`,
    ...Object.keys(graph)
      .filter((name) => graph[name]?.wing === wing)
      .map((name) => `    ${name}`),
    '  end',
  ]);
  const arrows = Object.keys(graph).flatMap((name) => arrowsOf(name, graph).map((used) => `  ${name} --> ${used}`));
  const tiers = areaTiers(graph).tiers.map((tier, index) => `| ${index + 1} | ${tier.join(', ')} |`);
  return [
    '```mermaid',
    'flowchart BT',
    ...boxes,
    ...arrows,
    '```',
    '',
    '| tier | areas; each uses only areas of tiers above in this table |',
    '|---|---|',
    ...tiers,
  ].join('\n');
}

/** The page with the drawing in its place. Throws where the page has no place for it. */
export function withDrawing(text: string, drawing: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error('docs/architecture.md has lost the place for the drawing of the areas.');
  return `${text.slice(0, from + begin.length)}\n${drawing}\n${text.slice(to)}`;
}

if (import.meta.main) writeFileSync(page, withDrawing(readFileSync(page, 'utf8'), drawAreas(areasByName(areas))));
