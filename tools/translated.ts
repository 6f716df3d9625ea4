// The command `npm run translated`: records of which English each text is a translation; with --all also where only the English changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './step.ts';
import { recordOf, recordPath, recordsOf, staleLanguages, translatedFiles } from './structure-translations.ts';

const takesAll = process.argv.includes('--all');
let open = 0;
for (const { folder, file, languages, texts } of translatedFiles(root)) {
  const before = recordsOf(root, folder, file);
  const records = [...texts].map(([key, text]) => {
    const record = before.get(key);
    const stale = staleLanguages(record, text, languages);
    if (stale.length === 0 || takesAll) return [key, recordOf(text)] as const;
    open += 1;
    console.log(`${folder}/${file}: ${key} is open in ${stale.join(', ')}`);
    return [key, record] as const;
  });
  const path = join(root, recordPath(folder, file));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(records), null, 2)}\n`);
}
console.log(open === 0 ? 'Every text is translated from its present English.' : `${open} texts are open.`);
