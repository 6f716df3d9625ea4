// What `npm run rules` runs: lists the rules of the specification that no test cites in its title yet.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './step.ts';
import { readSources } from './structure-source.ts';

const rulesPath = join(root, '..', 'shared', 'spec', 'rules.md');

/** Rule ids in a text, `R401-R405` meaning all five. */
export function citedRules(text: string): Set<string> {
  const cited = new Set<string>();
  for (const [, first = '', last = first] of text.matchAll(/\bR(\d{3})(?:\s*[-–]\s*R?(\d{3}))?\b/g)) {
    for (let number = Number(first); number <= Number(last); number += 1) {
      cited.add(`R${String(number).padStart(3, '0')}`);
    }
  }
  return cited;
}

function listUncited(): void {
  if (!existsSync(rulesPath)) {
    console.log('The rules are not here: shared/spec/rules.md is expected beside this checkout.');
    return;
  }
  const tests = readSources(root).filter(({ isTest }) => isTest);
  const cited = citedRules(tests.map(({ lines }) => lines.join('\n')).join('\n'));
  const rules = readFileSync(rulesPath, 'utf8')
    .split('\n')
    .filter((line) => /^- R\d{3} /.test(line));
  const uncited = rules.filter((line) => !cited.has(line.slice(2, 6)));
  for (const line of uncited) console.log(line.slice(2));
  console.log(
    `${rules.length - uncited.length} of ${rules.length} rules are cited by a test; ${uncited.length} are not.`,
  );
}

if (import.meta.main) listUncited();
