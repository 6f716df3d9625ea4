// Which substances are kin: what an allergy forbids, and what it warns of (OP022, OR010, Q254).
//
// Classes after the WHO Collaborating Centre's ATC index 2025 (groups J01, M01A, N02A, N02BA, C09A, C10AA, V08A) and the International Pharmacopoeia;
// cross-reactivity as in the labels of the medicines. Read on 28 November 2026, to be confirmed by the hospital's pharmacist.

import { startingMedicines } from './starting-medicines.ts';

/** How the names of a class are known: whole words, beginnings and endings of words. */
interface SubstanceClass {
  readonly names: readonly string[];
  readonly begins?: RegExp;
  readonly ends?: RegExp;
  /** Words that look like the class and are none. */
  readonly not?: RegExp;
}

const words = (text: string) => text.split(' ');

const classes: Readonly<Record<string, SubstanceClass>> = {
  penicillin: {
    names: words('penicillin penicillins piperacillin ticarcillin mecillinam sultamicillin bacampicillin'),
    ends: /cillin$|cilline$/,
  },
  cephalosporin: { names: words('cephalosporin cephalosporins latamoxef'), begins: /^(?:cef|ceph)/ },
  carbapenem: { names: words('carbapenem carbapenems'), ends: /penem$/ },
  sulfonamide: {
    names: words(
      'sulfa sulpha sulfonamide sulfonamides sulphonamide sulphonamides co-trimoxazole cotrimoxazole septran',
    ),
    begins: /^(?:sulfa|sulpha)(?:meth|d|s|g|c|n|p|q|t)/,
    not: /^sul(?:f|ph)ates?$/,
  },
  nsaid: {
    names: words(
      'nsaid nsaids aspirin acetylsalicylic salicylate naproxen ketorolac indomethacin indometacin nimesulide etodolac nabumetone mefenamic tolfenamic flufenamic sulindac phenylbutazone',
    ),
    ends: /(?:profen|fenac|oxicam|coxib)$/,
  },
  quinolone: { names: words('quinolone quinolones fluoroquinolone fluoroquinolones nalidixic'), ends: /floxacin$/ },
  macrolide: {
    names: words('macrolide macrolides erythromycin clarithromycin spiramycin telithromycin'),
    ends: /thromycin$/,
  },
  tetracycline: { names: words('tetracycline tetracyclines tigecycline'), ends: /cycline$/ },
  aminoglycoside: {
    names: words(
      'aminoglycoside aminoglycosides gentamicin gentamycin amikacin streptomycin tobramycin kanamycin neomycin netilmicin framycetin',
    ),
  },
  lincosamide: { names: words('lincosamide clindamycin lincomycin') },
  glycopeptide: { names: words('glycopeptide vancomycin teicoplanin') },
  imidazole: { names: words('metronidazole tinidazole ornidazole secnidazole satranidazole') },
  opioid: {
    names: words(
      'opioid opioids opiate opiates morphine tramadol codeine fentanyl remifentanil sufentanil pethidine tapentadol oxycodone hydrocodone buprenorphine pentazocine methadone dextropropoxyphene',
    ),
  },
  statin: {
    names: words(
      'statin statins atorvastatin rosuvastatin simvastatin pravastatin pitavastatin lovastatin fluvastatin',
    ),
  },
  'ACE inhibitor': { names: words('ace-inhibitor ace-inhibitors'), ends: /(?:a|i|o)pril$/ },
  'local anaesthetic': { names: words('lignocaine lidocaine'), ends: /caine$/ },
  'iodine contrast': {
    names: words(
      'iodine iodinated contrast iohexol iopamidol iodixanol iopromide ioversol iomeprol ioxaglate iothalamate diatrizoate amidotrizoate omnipaque visipaque ultravist urografin',
    ),
  },
  'aromatic anticonvulsant': {
    names: words(
      'phenytoin fosphenytoin carbamazepine oxcarbazepine eslicarbazepine phenobarbitone phenobarbital primidone',
    ),
  },
  heparin: { names: words('heparin heparins'), ends: /parin$/ },
  latex: { names: words('latex rubber') },
  'proton pump inhibitor': {
    names: words('omeprazole esomeprazole pantoprazole rabeprazole lansoprazole dexlansoprazole ilaprazole'),
  },
};

/** Pairs of classes: a patient allergic to the first may also react to the second. Warns; one key confirms when signing. */
const crosses: readonly (readonly [string, string])[] = [
  ['penicillin', 'cephalosporin'],
  ['penicillin', 'carbapenem'],
  ['cephalosporin', 'carbapenem'],
];

/** Spellings, and combinations by their parts. */
const partsOfWord: Readonly<Record<string, string>> = {
  amoxycillin: 'amoxicillin',
  cephalexin: 'cefalexin',
  paracetamol: 'paracetamol',
  acetaminophen: 'paracetamol',
  pcm: 'paracetamol',
  asa: 'aspirin',
  acetylsalicylic: 'aspirin',
  sulphamethoxazole: 'sulfamethoxazole',
  'co-amoxiclav': 'amoxicillin clavulanic',
  coamoxiclav: 'amoxicillin clavulanic',
  amoxyclav: 'amoxicillin clavulanic',
  amoxclav: 'amoxicillin clavulanic',
  clavulanate: 'clavulanic',
  'co-trimoxazole': 'sulfamethoxazole trimethoprim',
  cotrimoxazole: 'sulfamethoxazole trimethoprim',
  'pip-taz': 'piperacillin tazobactam',
  piptaz: 'piperacillin tazobactam',
  frusemide: 'furosemide',
  lidocaine: 'lignocaine',
  phenobarbital: 'phenobarbitone',
  adrenalin: 'adrenaline',
  epinephrine: 'adrenaline',
  salbutamol: 'salbutamol',
  albuterol: 'salbutamol',
  thyroxine: 'levothyroxine',
  aciclovir: 'acyclovir',
  ciclosporin: 'cyclosporine',
  sulphasalazine: 'sulfasalazine',
  sulphadiazine: 'sulfadiazine',
  tazobactum: 'tazobactam',
  metamizole: 'dipyrone',
  analgin: 'dipyrone',
};

/** Words that stand in the names of substances that are no kin. */
const common = new Set(
  words(
    'acid vitamin sodium potassium calcium magnesium complex drugs drug tablet tablets group allergy hydrochloride sulphate sulfate phosphate with and the all',
  ),
);

/** Words of patients and desks for classes, and short names; only for an allergy, since a medicine of that name is another one. */
const saidOfAllergy: Readonly<Record<string, string>> = {
  pcn: 'penicillin',
  pen: 'penicillin',
  amox: 'amoxicillin',
  amoxy: 'amoxicillin',
  doxy: 'doxycycline',
  cipro: 'ciprofloxacin',
  levoflox: 'levofloxacin',
  azithro: 'azithromycin',
  diclo: 'diclofenac',
  metro: 'metronidazole',
  hcq: 'hydroxychloroquine',
  ppi: 'omeprazole',
  ppis: 'omeprazole',
  sulfur: 'sulfonamide',
  sulphur: 'sulfonamide',
  sulfer: 'sulfonamide',
  sulpher: 'sulfonamide',
  sulfamide: 'sulfonamide',
  sulfamides: 'sulfonamide',
  sulfamida: 'sulfonamide',
  sulfamidas: 'sulfonamide',
  aine: 'nsaid',
  aines: 'nsaid',
  painkiller: 'nsaid',
  painkillers: 'nsaid',
  pantoprazol: 'pantoprazole',
  steroid: 'prednisolone methylprednisolone hydrocortisone dexamethasone betamethasone',
  corticosteroid: 'prednisolone methylprednisolone hydrocortisone dexamethasone betamethasone',
  betalactam: 'penicillin cephalosporin carbapenem',
};

/** Classes in several words, as the one word above or among the classes. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/beta[ -]?lactams?/g, 'betalactam'],
  [/\bace[ -]inhibitors?/g, 'ace-inhibitor'],
  [/\blocal an(?:a?)esth[a-z]+/g, 'lignocaine'],
  [/\bpain[ -]killers?/g, 'painkiller'],
  [/\bproton pump\b/g, 'ppi'],
  [/\b(cortico)?steroids\b/g, '$1steroid'],
];

/** Every name that the product knows: a word that is none of them may be a misspelling of one. */
const knownWords: readonly string[] = [
  ...new Set([
    ...Object.values(classes).flatMap(({ names }) => names),
    ...Object.keys(partsOfWord),
    ...Object.values(partsOfWord).flatMap(words),
    ...startingMedicines.flatMap(({ genericName }) => genericName.toLowerCase().split(/[^a-z0-9-]+/)),
  ]),
].filter((word) => word.length > 4);
const known = new Set(knownWords);

/** A word as it sounds in English: double letters, ph, c before e and i, a last e or a. */
const sound = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?=[ei])/g, 's')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1');

/** How many letters two words differ by; more than `most` is not counted out. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, its] of [...other].entries())
      next.push(Math.min((row[at] ?? 0) + (letter === its ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? most + 1;
}

const LONG_WORD = 8;
const LONGEST_WORD = 30;
/** The known names that a misspelled word is nearest to: one letter away, of a long word two. */
function namesNear(word: string): readonly string[] {
  const isOdd = word.length < 6 || word.length > LONGEST_WORD || known.has(word) || common.has(word);
  if (isOdd || /^sul(?:f|ph)(?:ates?|ites?)$/.test(word)) return [];
  const most = word.length >= LONG_WORD ? 2 : 1;
  const heard = sound(word);
  const near = knownWords
    .filter((one) => one[0] === word[0])
    .map((one) => ({ one, away: distance(heard, sound(one), most) }));
  const least = Math.min(most + 1, ...near.map(({ away }) => away));
  return least > most ? [] : near.filter(({ away }) => away === least).map(({ one }) => one);
}

/** A noted allergy with its classes in one word, its short names and misspellings written out. */
function allergyInFull(substance: string): string {
  const joined = phrases.reduce((text, [phrase, word]) => text.replace(phrase, word), substance.toLowerCase());
  const plain = joined.normalize('NFC').split(/[^\p{L}\p{M}\p{N}-]+/u);
  const more = plain.flatMap((word) => [saidOfAllergy[word] ?? '', ...namesNear(word)]);
  return [joined, ...more].join(' ');
}

/** A medicine with its misspellings written out. */
const inFull = (medicine: string) =>
  [
    medicine,
    ...medicine
      .toLowerCase()
      .split(/[^a-z0-9-]+/)
      .flatMap(namesNear),
  ].join(' ');

/** The telling words of a name: its spellings, the parts of its combinations, and of 'benzyl-penicillin' both. */
function substancesIn(name: string): readonly string[] {
  const typed = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word.length > 2);
  const all = typed.flatMap((word) => {
    const spelled = partsOfWord[word];
    if (spelled) return [word, ...spelled.split(' ')];
    return word.includes('-') ? [word, ...word.split('-').map((part) => partsOfWord[part] ?? part)] : [word];
  });
  const telling = all.filter((word) => word.length > 2 && !common.has(word));
  return telling.length > 0 ? telling : all;
}

function isOf({ names, begins, ends, not }: SubstanceClass, word: string): boolean {
  if (not?.test(word)) return false;
  return names.includes(word) || begins?.test(word) === true || ends?.test(word) === true;
}

const classesOf = (found: readonly string[]) =>
  Object.entries(classes).flatMap(([name, one]) => (found.some((word) => isOf(one, word)) ? [name] : []));

/** How two substances stand to each other: the same or of one class, of classes that cross, or nothing. */
export type Kinship = 'Kin' | 'Cross';

function kinshipOf(medicine: string, substance: string): Kinship | undefined {
  const [wanted, noted] = [substancesIn(inFull(medicine)), substancesIn(allergyInFull(substance))];
  if (wanted.some((word) => noted.includes(word))) return 'Kin';
  const [own, others] = [classesOf(wanted), classesOf(noted)];
  if (own.some((name) => others.includes(name))) return 'Kin';
  const isCross = crosses.some(
    ([one, other]) => (own.includes(one) && others.includes(other)) || (own.includes(other) && others.includes(one)),
  );
  return isCross ? 'Cross' : undefined;
}

/** Whether anything is known of a noted substance, so that silence about a medicine says something. */
export function isKnownSubstance(substance: string, tellParts: TellParts = (name) => name): boolean {
  const found = substancesIn(allergyInFull(tellParts(substance)));
  return found.some((word) => known.has(word)) || classesOf(found).length > 0;
}

/** The substances of a brand; another name stays unchanged. */
export type TellParts = (name: string) => string;

/** The first of some substances that a medicine is kin to, and how: kin before what only crosses. */
export function kinshipAmong(
  genericName: string,
  substances: readonly string[],
  tellParts: TellParts = (name) => name,
): { readonly substance: string; readonly kinship: Kinship } | undefined {
  const medicine = tellParts(genericName);
  const found = substances.flatMap((substance) => {
    const kinship = kinshipOf(medicine, tellParts(substance));
    return kinship ? [{ substance, kinship }] : [];
  });
  return found.find(({ kinship }) => kinship === 'Kin') ?? found[0];
}

/** The first of some substances that a medicine is kin to: the same one, or one of its class. */
export function kinAmong(
  genericName: string,
  substances: readonly string[],
  tellParts?: TellParts,
): string | undefined {
  const found = kinshipAmong(genericName, substances, tellParts);
  return found?.kinship === 'Kin' ? found.substance : undefined;
}
