// Proves that files are born where the house expects them, and that nonsense is refused.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mastersArea } from '@charaka/contract/foundation/masters/area';
import { afterEach, describe, expect, it } from 'vitest';
import { plan } from './new.ts';
import { checkStructure } from './structure.ts';

let tree: string;
afterEach(() => rmSync(tree, { recursive: true, force: true }));

describe('new files', () => {
  it('keep the laws of the house from the first moment', () => {
    tree = mkdtempSync(join(tmpdir(), 'charaka-new-'));
    const births = [
      plan(['verb', 'bed', 'change-bed']),
      plan(['area', 'supply', 'kitchen']),
      plan(['master', 'meal-kind']),
    ];
    const files = births.flatMap(({ files: born }) => Object.entries(born));
    for (const [path, text] of files) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    expect(files.map(([path]) => path)).toEqual([
      'packages/server/src/stay/bed/change-bed.ts',
      'packages/web/src/stay/bed/change-bed.tsx',
      'packages/contract/src/supply/kitchen/area.ts',
      'packages/server/src/supply/kitchen/area.ts',
      'packages/web/src/supply/kitchen/area.ts',
      'packages/contract/src/foundation/masters/meal-kind.ts',
    ]);
    const alone = {
      bed: { wing: 'stay', uses: [] },
      kitchen: { wing: 'supply', uses: [] },
      masters: mastersArea,
    } as const;
    const { breaches } = checkStructure(tree, alone);
    // The lists that take what is born are written by hand, as the hints say.
    expect(breaches.filter(({ sentence }) => !/^nobody imports|says in area\.ts/.test(sentence))).toEqual([]);
  });
  it('speak of several as English does, and ask for a right that the area has', () => {
    const [category] = Object.values(plan(['master', 'ward-category']).files);
    expect(category).toContain("labelPlural: 'Ward categories'");
    expect(category).toContain("list: '/Setting/GetAllWardCategories'");
    expect(plan(['verb', 'bed', 'change-bed']).hints[0]).toContain("permission: may('edit', 'bed-availability')");
  });
  it('are refused for an unknown area or a name of another spelling', () => {
    expect(() => plan(['verb', 'garden', 'water'])).toThrow('There is no area garden');
    expect(() => plan(['area', 'garden', 'water'])).toThrow('There is no wing garden');
    expect(() => plan(['verb', 'bed', 'changeBed'])).toThrow('Usage');
    expect(() => plan(['table', 'x'])).toThrow('Usage');
  });
});
