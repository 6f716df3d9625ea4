// Proves that what `npm run new` bears compiles in the walls it is born into, once its hints are followed.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { plan } from './new.ts';
import { root } from './step.ts';

const walls = ['rules', 'contract', 'server', 'web'] as const;
let tree: string;
afterEach(() => rmSync(tree, { recursive: true, force: true }));

/** A second checkout without tests, whose walls see each other and share the installed packages. */
function copyOfCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'charaka-born-'));
  const isWanted = (path: string) => !/\.test\.tsx?$|\/(node_modules|public|dist|db)$/.test(path);
  mkdirSync(join(copy, 'node_modules', '@charaka'), { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  for (const wall of walls) {
    cpSync(join(root, 'packages', wall), join(copy, 'packages', wall), { recursive: true, filter: isWanted });
    symlinkSync(join(copy, 'packages', wall), join(copy, 'node_modules', '@charaka', wall));
  }
  // The seeds are imported by the server.
  cpSync(join(root, 'packages/server/db'), join(copy, 'packages/server/db'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@charaka' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  return copy;
}

/** What the compiler says of a wall of the copy; '' when nothing is wrong. */
function faultsOf(wall: string): string {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, '--noEmit', '-p', join(tree, 'packages', wall)], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it('compiles: an area, a call with its screen, and a master', { timeout: 240_000 }, () => {
  tree = copyOfCheckout();
  const births = [plan(['verb', 'bed', 'air-bed']), plan(['area', 'supply', 'kitchen']), plan(['master', 'meal-kind'])];
  for (const [path, text] of births.flatMap(({ files }) => Object.entries(files))) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  // The first hint of a call is its declaration.
  const [declaration = ''] = births[0]?.hints ?? [];
  appendFileSync(
    join(tree, 'packages/contract/src/stay/bed/bed.ts'),
    declaration.slice(declaration.indexOf('\n\n') + 1),
  );
  for (const wall of walls) expect(faultsOf(wall), wall).toBe('');
});
