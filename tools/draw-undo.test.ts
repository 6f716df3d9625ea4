// The page about undoing the work of others equals the one drawn from the calls.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawUndo, undoPage } from './draw-undo.ts';

it('in docs/undo.md is the newest; tools/draw-undo.ts makes it so (Q268)', () => {
  expect(readFileSync(undoPage, 'utf8')).toBe(drawUndo());
});
