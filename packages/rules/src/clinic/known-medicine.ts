// Medicines that are known by name, and what a typed name may mean among them.
import { type MedicineForm, medicineForms } from './medicine-values.ts';

/** A product: what the pharmacy keeps, or what the starting list prints; null where its strength needs no number. */
export interface KnownMedicine {
  readonly genericName: string;
  readonly strength: string | null;
  readonly form: MedicineForm;
}

/** Short and other spellings of words, each as the lists write it. */
const spellings: Readonly<Record<string, string>> = {
  pcm: 'paracetamol',
  acetaminophen: 'paracetamol',
  amoxycillin: 'amoxicillin',
  aciclovir: 'acyclovir',
  thyroxine: 'levothyroxine',
  frusemide: 'furosemide',
  albuterol: 'salbutamol',
  vit: 'vitamin',
  cholecalciferol: 'vitamin d3',
  ors: 'oral rehydration salts',
  asa: 'aspirin',
  hctz: 'hydrochlorothiazide',
  gtn: 'glyceryl trinitrate',
  ntg: 'glyceryl trinitrate',
  mtx: 'methotrexate',
  'amox-clav': 'amoxicillin and clavulanic acid',
  amoxyclav: 'amoxicillin and clavulanic acid',
  amoxclav: 'amoxicillin and clavulanic acid',
  'co-amoxiclav': 'amoxicillin and clavulanic acid',
  coamoxiclav: 'amoxicillin and clavulanic acid',
  cotrimoxazole: 'co-trimoxazole',
  clavulanate: 'clavulanic acid',
  'pip-taz': 'piperacillin and tazobactam',
  'piperacillin-tazobactam': 'piperacillin and tazobactam',
  cephalexin: 'cefalexin',
  cetrizine: 'cetirizine',
  levocetrizine: 'levocetirizine',
  mesalamine: 'mesalazine',
  phenobarbital: 'phenobarbitone',
  lidocaine: 'lignocaine',
  epinephrine: 'adrenaline',
  isdn: 'isosorbide dinitrate',
};

/** Salts, and how a tablet gives off what it holds: they name no other medicine. */
const besides = new Set(
  [
    'hydrochloride hcl sodium potassium maleate phosphate sulphate sulfate besylate besilate mesylate tartrate succinate',
    'hydrobromide dihydrochloride fumarate sr er xr xl cr mr dt od sustained release extended modified ip bp usp',
  ].flatMap((words) => words.split(' ')),
);

const wordsIn = (name: string) =>
  name
    .toLowerCase()
    .replace(/\+|&|\//g, (sign) => (sign === '/' ? '/' : ' and '))
    // Letters of every script, with the marks that belong to them.
    .split(/[^\p{L}\p{M}\p{N}%./-]+/u)
    .filter(Boolean);

/** A name by its words, whatever the spelling: of one that is nothing but a salt, the whole. */
function nameWords(name: string): readonly string[] {
  const spelled = wordsIn(name).flatMap((word) => (spellings[word] ?? word).split(' '));
  const telling = spelled.filter((word) => !besides.has(word));
  return telling.length > 0 ? telling : spelled;
}

/** How a tablet gives off its medicine, by the marks behind its name. */
const releaseMarks: Readonly<Record<string, string>> = {
  sr: 'sustained',
  retard: 'sustained',
  er: 'extended',
  xr: 'extended',
  xl: 'extended',
  la: 'extended',
  cr: 'controlled',
  mr: 'modified',
  dt: 'dispersible',
};

/** Whether a typed word is such a mark: 'SR', 'xl'. */
export const isReleaseMark = (word: string): boolean => Object.hasOwn(releaseMarks, word.toLowerCase());

/** The marks, and the same written out. */
const releases = new Map([
  ...Object.entries(releaseMarks),
  ...Object.values(releaseMarks).map((release) => [release, release] as const),
  ['prolonged', 'extended'],
]);

/** The release that a name of a medicine says: 'sustained' for 'Metformin SR'; empty for plain tablets. */
export function releaseOf(name: string): string {
  return [...new Set(wordsIn(name).flatMap((word) => releases.get(word) ?? []))].toSorted().join(' ');
}

/** The letters that every spelling of a medicine has in common with a name of it: its first telling word, and the short spellings of it. */
export function searchedWords(name: string): string[] {
  const [first = ''] = nameWords(name);
  const short = Object.keys(spellings).filter((word) => (spellings[word] ?? '').split(' ').includes(first));
  return [first, ...short].filter(Boolean);
}

/** The same for every spelling of one medicine. */
export const nameKey = (name: string): string => nameWords(name).join(' ');

interface NamesLike {
  readonly meant: string[];
  readonly wider: string[];
  /** The first is the very name. */
  readonly isExact: boolean;
}

interface Named {
  readonly genericName: string;
}

/** The words of a name as it is being typed: 'thyro' begins a spelling of levothyroxine. */
function typedWords(name: string): readonly string[] {
  return nameWords(name).flatMap((word) => {
    const begun = word.length < 4 ? undefined : Object.keys(spellings).find((one) => one.startsWith(word));
    return [word, ...(begun ? [spellings[begun] ?? ''] : [])].slice(-1);
  });
}

const isIn = (typed: readonly string[], words: readonly string[]) =>
  typed.every((word) => words.some((one) => one.startsWith(word)));

/**
 * Medicines that a name may mean, each once, the likeliest first: the very name, names that begin with it, names with such words. A
 * combination that holds more than was typed comes last, and is never what the name says by itself.
 */
export function namesLike(known: readonly Named[], name: string): NamesLike {
  const plain = nameWords(name);
  if (plain.join(' ').length < 2) return { meant: [], wider: [], isExact: false };
  const isBegun = known.some(({ genericName }) => isIn(plain, nameWords(genericName)));
  const typed = isBegun ? plain : typedWords(name);
  const key = typed.join(' ');
  const byKey = new Map<string, { genericName: string; place: number; index: number; isWider: boolean }>();
  for (const [index, { genericName }] of known.entries()) {
    const words = nameWords(genericName);
    const own = words.join(' ');
    if (byKey.has(own)) continue;
    if (!isIn(typed, words)) continue;
    const place = own === key ? 0 : own.startsWith(key) ? 1 : 2;
    const isWider = own
      .split(' and ')
      .some((part) => !part.split(' ').some((word) => typed.some((one) => word.startsWith(one))));
    byKey.set(own, { genericName, place, index, isWider });
  }
  const ranked = [...byKey.values()].toSorted((a, b) => a.place - b.place || a.index - b.index);
  const namesOf = (isWider: boolean) => ranked.filter((one) => one.isWider === isWider).map((one) => one.genericName);
  return { meant: namesOf(false), wider: namesOf(true), isExact: ranked[0]?.place === 0 };
}

/** Products of one medicine, whatever the spelling of its name. */
export function productsOf(products: readonly KnownMedicine[], genericName: string): KnownMedicine[] {
  const key = nameKey(genericName);
  return products.filter((one) => nameKey(one.genericName) === key);
}

/** A list as 'Paracetamol: Tablet 500 mg, 650 mg; Syrup 125 mg/5 ml', a medicine a line. */
export function productsIn(list: string): KnownMedicine[] {
  return list
    .split('\n')
    .filter((line) => line.includes(':'))
    .flatMap((line) => {
      const [genericName = '', forms = ''] = line.split(': ');
      return forms.split('; ').flatMap((part) => {
        const form = medicineForms.find((one) => part === one || part.startsWith(`${one} `));
        if (!form) throw new Error(`${line}: ${part} has no form`);
        const strengths = part
          .slice(form.length)
          .split(',')
          .map((one) => one.trim() || null);
        return strengths.map((strength) => ({ genericName, strength, form }));
      });
    });
}
