// What `npm run rules` runs: lists the rules of the specification that no test cites in its title yet.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './step.ts';
import { readSources } from './structure-source.ts';

const rulesPath = join(root, '..', 'shared', 'spec', 'rules.md');

/** Rules cited in the titles of tests: single numbers in the brackets that end a title, `it('frees the bed (R336, Q39)'`. */
export function citedRules(text: string): Set<string> {
  const brackets = [...text.matchAll(/\(([^()]*)\)['"`]/g)];
  return new Set(brackets.flatMap(([, list = '']) => list.split(', ')).filter((item) => /^R\d{3}$/.test(item)));
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
