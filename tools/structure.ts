// The laws of the house as a program: walls, areas and what they use, sizes, names and first lines of every source file.
import { areas as areasOfTheHouse } from '@charaka/contract/composition/areas';
import {
  type Areas,
  areasByName,
  compositionBreaches,
  declarationBreaches,
  departmentBreaches,
  graphBreaches,
  placeBreaches,
  useBreaches,
} from './structure-areas.ts';
import { builderBreaches, castBreaches } from './structure-casts.ts';
import { checkBreaches, unsaidBreaches } from './structure-catalogues.ts';
import { clockBreaches } from './structure-clocks.ts';
import { commaBreaches } from './structure-commas.ts';
import { dayBreaches } from './structure-days.ts';
import { englishBreaches } from './structure-english.ts';
import { exportBreaches } from './structure-exports.ts';
import { circleBreaches, sampleBreaches, wallBreaches } from './structure-imports.ts';
import { inputBreaches } from './structure-inputs.ts';
import { packingBreaches } from './structure-packing.ts';
import { sentenceBreaches } from './structure-sentences.ts';
import { type Breach, functionSpans, readSources, type Source } from './structure-source.ts';
import { textBreaches } from './structure-texts.ts';
import { translationBreaches } from './structure-translations.ts';

const FILE_LINE_LIMIT = 400;
const FUNCTION_LINE_LIMIT = 70;
const bannedName = /^(.*-)?(utils?|helpers?|misc|common|manager|lib)$/;
const goodFileName = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config|d))?\.(ts|tsx|mjs)$/;

/** Checks every source file under the checkout; fileCount lets the caller notice that nothing was looked at. */
export function checkStructure(
  root: string,
  areas: Areas = areasByName(areasOfTheHouse),
): { breaches: Breach[]; fileCount: number } {
  const sources = readSources(root);
  const breaches = sources.flatMap((source) => [
    ...nameBreaches(source),
    ...sizeBreaches(source),
    ...openingBreaches(source),
    ...aloneBreaches(source),
    ...castBreaches(source),
    ...builderBreaches(source),
    ...clockBreaches(source),
    ...commaBreaches(source),
    ...dayBreaches(source),
    ...inputBreaches(source),
    ...sentenceBreaches(source),
    ...checkBreaches(source),
    ...packingBreaches(source),
    ...wallBreaches(source),
    ...sampleBreaches(source),
    ...placeBreaches(source, areas),
    ...useBreaches(source, areas),
    ...compositionBreaches(source, areas),
  ]);
  const whole = [
    ...graphBreaches(sources, areas),
    ...declarationBreaches(sources, areas),
    ...departmentBreaches(areas),
    ...circleBreaches(sources),
    ...unsaidBreaches(sources),
    ...englishBreaches(root, sources),
    ...textBreaches(root),
    ...translationBreaches(root),
    ...exportBreaches(sources).filter(({ path }) => !isTemplate(path.split(':')[0] ?? '')),
  ];
  return { breaches: [...breaches, ...whole], fileCount: sources.length };
}

function nameBreaches({ path, lines }: Source): Breach[] {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const banned = parts.map((part) => part.replace(/\..*$/, '')).filter((part) => bannedName.test(part));
  const sentences = banned.map((part) => `the name "${part}" says nothing; name the file after what it does`);
  if (/^index\.tsx?$/.test(file)) sentences.push('an index file hides where things are; import the file itself');
  if (!goodFileName.test(file)) sentences.push('file names are lower-case words joined by hyphens');
  if (lines.some((line) => /^export \* from/.test(line))) sentences.push('re-exports hide where things are');
  return sentences.map((sentence) => ({ path, sentence }));
}

function sizeBreaches({ path, lines, isTest }: Source): Breach[] {
  const breaches: Breach[] = [];
  if (lines.length > FILE_LINE_LIMIT) {
    breaches.push({ path, sentence: `${lines.length} lines; a file ends at ${FILE_LINE_LIMIT}` });
  }
  if (isTest) return breaches;
  for (const { firstLine, lineCount } of functionSpans(lines)) {
    if (lineCount <= FUNCTION_LINE_LIMIT) continue;
    const sentence = `the function has ${lineCount} lines; one ends at ${FUNCTION_LINE_LIMIT}`;
    breaches.push({ path: `${path}:${firstLine}`, sentence });
  }
  return breaches;
}

/** Holds the text of files that are born elsewhere. */
const isTemplate = (path: string) => /^tools\/new\/(?:[a-z-]+-templates|plan-paper)\.ts$/.test(path);

/** A clone with nothing beside it runs every test: none is skipped, and none reads what lies outside the checkout. */
function aloneBreaches({ path, lines }: Source): Breach[] {
  // Its samples are the files of other, made-up trees.
  if (path === 'tools/structure.test.ts' || isTemplate(path)) return [];
  return lines.flatMap((line, index) => {
    const place = `${path}:${index + 1}`;
    const breaches: Breach[] = [];
    if (/\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fixme|fails)\b/.test(line)) {
      breaches.push({
        path: place,
        sentence: 'a test that is skipped under some condition proves nothing; let it run always',
      });
    }
    const climbs = Math.max(0, ...(line.match(/(?:\.\.\/)+/g) ?? []).map((part) => part.length / 3));
    if (climbs >= path.split('/').length) {
      breaches.push({ path: place, sentence: 'this path leads out of the checkout; bring what is needed into it' });
    }
    return breaches;
  });
}

function openingBreaches({ path, lines }: Source): Breach[] {
  const first = lines[0]?.startsWith('#!') ? lines[1] : lines[0];
  if (/^\/[/*]\s*\S/.test(first ?? '') || /^\/\*\*?$/.test(first ?? '')) return [];
  return [{ path, sentence: 'the first line must be a comment that says what the file is for' }];
}
