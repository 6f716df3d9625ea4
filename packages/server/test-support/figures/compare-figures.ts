// Compares the places of figures that several screens, reports and the ledger show.
import type { FigureCatalogue, FigureHost } from './figure-host.ts';

/** The figure of each place. */
export async function readPlaces(host: FigureHost, places: FigureCatalogue[string]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [place, read] of Object.entries(places)) found[place] = await read(host);
  return found;
}

/** Reads every place of every figure; answers how many were read, and the figures whose places differ, as sentences. */
export async function compareFigures(
  host: FigureHost,
  catalogue: FigureCatalogue,
): Promise<{ compared: number; differences: string[] }> {
  const differences: string[] = [];
  let compared = 0;
  for (const [name, places] of Object.entries(catalogue)) {
    const found = Object.entries(await readPlaces(host, places));
    compared += found.length;
    const isOne = found.every(([, figure]) => figure === found[0]?.[1]);
    if (!isOne) differences.push(`${name}: ${found.map(([place, figure]) => `${place} ${figure}`).join(', ')}`);
  }
  return { compared, differences };
}
