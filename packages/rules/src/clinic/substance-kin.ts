// Which substances are kin: what an allergy forbids, and what it warns of (OP022, OR010, Q254).
//
// Classes after the WHO Collaborating Centre's ATC index 2025 (groups J01, M01A, N02A, N02BA, C09A, C10AA, V08A) and the International Pharmacopoeia;
// cross-reactivity as in the labels of the medicines. Read on 28 November 2026, to be confirmed by the hospital's pharmacist.

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

/** Who does not bear the first may not bear the second: it is warned of, and signed with one key. */
const crosses: readonly (readonly [string, string])[] = [
  ['penicillin', 'cephalosporin'],
  ['penicillin', 'carbapenem'],
  ['cephalosporin', 'carbapenem'],
];

/** Spellings, and combinations by their parts. */
const partsOfWord: Readonly<Record<string, string>> = {
  ...{ amoxycillin: 'amoxicillin', cephalexin: 'cefalexin', paracetamol: 'paracetamol', acetaminophen: 'paracetamol' },
  ...{ pcm: 'paracetamol', asa: 'aspirin', acetylsalicylic: 'aspirin', sulphamethoxazole: 'sulfamethoxazole' },
  ...{
    'co-amoxiclav': 'amoxicillin clavulanic',
    coamoxiclav: 'amoxicillin clavulanic',
    amoxyclav: 'amoxicillin clavulanic',
  },
  ...{
    amoxclav: 'amoxicillin clavulanic',
    clavulanate: 'clavulanic',
    'co-trimoxazole': 'sulfamethoxazole trimethoprim',
  },
  ...{
    cotrimoxazole: 'sulfamethoxazole trimethoprim',
    'pip-taz': 'piperacillin tazobactam',
    piptaz: 'piperacillin tazobactam',
  },
  ...{ frusemide: 'furosemide', lidocaine: 'lignocaine', phenobarbital: 'phenobarbitone', adrenalin: 'adrenaline' },
  ...{ epinephrine: 'adrenaline', salbutamol: 'salbutamol', albuterol: 'salbutamol', thyroxine: 'levothyroxine' },
  ...{
    aciclovir: 'acyclovir',
    ciclosporin: 'cyclosporine',
    sulphasalazine: 'sulfasalazine',
    sulphadiazine: 'sulfadiazine',
  },
  ...{ tazobactum: 'tazobactam', metamizole: 'dipyrone', analgin: 'dipyrone' },
};

/** Words that stand in the names of substances that are no kin. */
const common = new Set(
  words(
    'acid vitamin sodium potassium calcium magnesium complex drugs drug tablet tablets group allergy hydrochloride sulphate sulfate phosphate with and the all',
  ),
);

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
  const [wanted, noted] = [substancesIn(medicine), substancesIn(substance)];
  if (wanted.some((word) => noted.includes(word))) return 'Kin';
  const [own, others] = [classesOf(wanted), classesOf(noted)];
  if (own.some((name) => others.includes(name))) return 'Kin';
  const isCross = crosses.some(
    ([one, other]) => (own.includes(one) && others.includes(other)) || (own.includes(other) && others.includes(one)),
  );
  return isCross ? 'Cross' : undefined;
}

/** A brand by what it holds; another name stays as it is. */
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
