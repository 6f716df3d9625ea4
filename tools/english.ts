// The command `npm run english`: lowers the counts of phrases that need a second reading; with --all it takes today's counts whole.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './step.ts';
import { COUNTS_PATH, countPhrases } from './structure-english.ts';
import { readSources } from './structure-source.ts';

const path = join(root, COUNTS_PATH);
const counted = countPhrases(root, readSources(root));
const before: Record<string, number> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : counted;
const takesAll = process.argv.includes('--all');
const after = Object.fromEntries(
  Object.entries(counted)
    .map(([file, count]) => [file, takesAll ? count : Math.min(count, before[file] ?? 0)] as const)
    .filter(([, count]) => count > 0),
);
writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`);
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
console.log(
  `${sum(counted)} phrases in ${Object.keys(counted).length} files; ${sum(before)} were allowed, ${sum(after)} are now.`,
);
