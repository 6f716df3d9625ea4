// Proves that the picture of the areas in docs/architecture.md is the one their declaration draws.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@charaka/contract/composition/areas';
import { describe, expect, it } from 'vitest';
import { drawAreas, withDrawing } from './draw-areas.ts';
import { root } from './step.ts';
import { areasByName } from './structure-areas.ts';

describe('the drawing of the areas', () => {
  it('in docs/architecture.md is the newest; `npm run draw:areas` makes it so', () => {
    const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
    expect(withDrawing(text, drawAreas(areasByName(areas)))).toBe(text);
  });
  it('leaves out the arrows that others imply', () => {
    const graph = {
      patient: { wing: 'people', uses: [] },
      bed: { wing: 'stay', uses: ['patient'] },
      admission: { wing: 'stay', uses: ['bed', 'patient'] },
    } as const;
    const drawing = drawAreas(graph);
    expect(drawing).toContain('  admission --> bed');
    expect(drawing).not.toContain('  admission --> patient');
    expect(drawing).toContain('| 3 | admission |');
  });
  it('is refused a page without a place for it', () => {
    expect(() => withDrawing('# A page', 'x')).toThrow('has lost the place');
  });
});
