// The papers that areas print, gathered by the setting each is printed under, and by the paper that is laid out.
import { areas } from '../composition/areas.ts';
import type { PrintedPapers } from '../foundation/tenancy/printed-papers.ts';
import type { AreaPaper } from '../ui/paper/area-paper.ts';

/** Every paper, by its place under its setting. */
export async function gatherPapers(): Promise<readonly AreaPaper[]> {
  const declared = await Promise.all(areas.map(async (area) => (await area.papers?.())?.papers ?? []));
  return declared.flat().toSorted((one, other) => one.order - other.order);
}

const by = (papers: readonly AreaPaper[], keysOf: (paper: AreaPaper) => readonly string[]): PrintedPapers => {
  const keys = new Set(papers.flatMap(keysOf));
  return Object.fromEntries([...keys].map((key) => [key, papers.filter((paper) => keysOf(paper).includes(key))]));
};

/** By the name of a print setting; without the names that nothing is printed under (R277, R543, Q150). */
export const bySetting = (papers: readonly AreaPaper[]): PrintedPapers =>
  by(papers, ({ paper: { setting, otherSetting } }) => (otherSetting ? [setting, otherSetting] : [setting]));

/** By the name of the paper that is laid out. */
export const byPaper = (papers: readonly AreaPaper[]): PrintedPapers => by(papers, ({ paper }) => [paper.name]);
