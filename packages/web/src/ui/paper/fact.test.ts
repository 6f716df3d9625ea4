// Papers that name a patient do so on every page.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const papers = globSync('**/*.tsx', { cwd: source })
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))
  .filter(({ text }) => text.includes('/ui/paper/fact.tsx'));
const whose = /\b(uhidOf|uhid|fullName|patientName|patientNumber|personName)\b/;

it('a fact that says whose a paper is stands on each of its pages (LB053, R527)', () => {
  const facts = papers.flatMap(({ name, text }) =>
    [...text.matchAll(/<Fact\b([^>]*)>([^<]*)<\/Fact>/g)].map(([, head = '', inside = '']) => ({ name, head, inside })),
  );
  const ofPatients = facts.filter(({ inside }) => whose.test(inside));
  expect(ofPatients.length).toBeGreaterThan(12);
  const onFirstAlone = ofPatients.filter(({ head }) => !head.includes('isOnEveryPage'));
  expect(onFirstAlone.map(({ name, inside }) => `${name}: ${inside.trim()}`)).toEqual([]);
});
