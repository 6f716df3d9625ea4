// The words and letters doctors write on prescriptions in India, and the values they mean (Q253).
import type { DoseUnit, FoodRule, Frequency, MedicineForm, MedicineRoute } from './medicine-values.ts';

/** Every word means the value of its group. */
function wordsFor<T>(groups: readonly (readonly [T, string])[]): Readonly<Record<string, T>> {
  return Object.fromEntries(groups.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])));
}

/** Words for forms of medicine. */
export const formWords = wordsFor<MedicineForm>([
  ['Tablet', 'tab tabs tablet tablets'],
  ['Capsule', 'cap caps capsule capsules'],
  ['Syrup', 'syp syr syrup susp suspension liquid elixir linctus'],
  ['Drops', 'drop drops gtt gtts'],
  ['Injection', 'inj injection infusion'],
  ['Pen', 'pen penfill cartridge flexpen kwikpen'],
  ['Inhaler', 'inhaler mdi'],
  ['Respule', 'respule respules nebule nebules'],
  ['Spray', 'spray'],
  ['Ointment', 'oint ointment cream gel lotion'],
  ['Patch', 'patch'],
  ['Powder', 'sachet sachets powder granules'],
  ['Suppository', 'suppository suppositories supp'],
  ['Pessary', 'pessary pessaries'],
  ['Lozenge', 'lozenge lozenges'],
]);

/** Words for dose units; a teaspoon is 5 ml. */
export const unitWords: Readonly<Record<string, { readonly unit: DoseUnit; readonly factor?: number }>> = {
  ...wordsFor([
    [{ unit: 'tablet' as const }, 'tab tabs tablet tablets'],
    [{ unit: 'capsule' as const }, 'cap caps capsule capsules'],
    [{ unit: 'ml' as const }, 'ml mls'],
    [{ unit: 'drop' as const }, 'drop drops gtt gtts'],
    [{ unit: 'puff' as const }, 'puff puffs'],
    [{ unit: 'spray' as const }, 'spray sprays'],
    [{ unit: 'sachet' as const }, 'sachet sachets pkt packet packets'],
    [{ unit: 'suppository' as const }, 'suppository suppositories supp'],
    [{ unit: 'pessary' as const }, 'pessary pessaries'],
    [{ unit: 'respule' as const }, 'respule respules nebule nebules'],
    [{ unit: 'lozenge' as const }, 'lozenge lozenges'],
    [{ unit: 'patch' as const }, 'patch patches'],
    [{ unit: 'injection' as const }, 'inj injection injections amp amps ampoule ampoules vial vials'],
    [{ unit: 'application' as const }, 'application applications'],
    [{ unit: 'piece' as const }, 'piece pieces pcs'],
  ]),
  ...wordsFor([[{ unit: 'ml' as const, factor: 5 }, 'tsp tsps tsf teaspoon teaspoons teaspoonful']]),
};

/** Form of medicine that a dose unit implies; millilitres and masses imply none. */
export const formOfUnit: Partial<Record<DoseUnit, MedicineForm>> = {
  tablet: 'Tablet',
  capsule: 'Capsule',
  drop: 'Drops',
  puff: 'Inhaler',
  spray: 'Spray',
  sachet: 'Powder',
  suppository: 'Suppository',
  pessary: 'Pessary',
  respule: 'Respule',
  lozenge: 'Lozenge',
  patch: 'Patch',
  injection: 'Injection',
  application: 'Ointment',
  unit: 'Injection',
  IU: 'Injection',
};

/** How often, in letters. */
export const often = wordsFor<Frequency>([
  ['OD', 'od qd'],
  ['BD', 'bd bid bds'],
  ['TDS', 'tds tid'],
  ['QID', 'qid qds'],
  ['STAT', 'stat'],
  ['WEEKLY', 'weekly'],
  ['MONTHLY', 'monthly'],
]);

const hourFrequencies: Readonly<Record<number, Frequency>> = {
  1: 'Q1H',
  2: 'Q2H',
  3: 'Q3H',
  4: 'Q4H',
  5: 'Q5H',
  6: 'Q6H',
  8: 'Q8H',
  12: 'Q12H',
  18: 'Q18H',
  24: 'Q24H',
  36: 'Q36H',
  48: 'Q48H',
  72: 'Q72H',
};
/** Every so many hours; undefined where nobody prescribes that. */
export const hourly = (hours: number): Frequency | undefined => hourFrequencies[hours];

/** How it goes with meals. */
export const meals = wordsFor<Exclude<FoodRule, 'Any'>>([
  ['Before', 'ac a/c bf b/f before'],
  ['After', 'pc p/c af a/f after'],
  ['With', 'wf with'],
]);

interface MeantRoute {
  readonly route: MedicineRoute;
  readonly form?: MedicineForm;
  /** Which eye, ear or nostril: it stands on the prescription as it was typed. */
  readonly side?: string;
}

const plainRoutes: readonly (readonly [MedicineRoute, readonly string[]])[] = [
  ['Oral', ['po', 'p/o', 'oral', 'orally', 'by mouth', 'per oral']],
  ['IV', ['iv', 'i/v', 'intravenous']],
  ['IM', ['im', 'i/m', 'intramuscular']],
  ['SC', ['sc', 's/c', 'subcut', 'subcutaneous']],
  ['Sublingual', ['sl', 's/l', 'sublingual']],
  ['Rectal', ['pr', 'p/r', 'per rectal', 'rectally']],
  ['Vaginal', ['pv', 'p/v', 'per vaginal', 'vaginally']],
  ['Topical', ['topical', 'topically', 'la', 'l/a', 'local application', 'locally', 'apply']],
  ['Nasal', ['nasal', 'into nose', 'in nose']],
  ['Inhaled', ['inhaled', 'inhalation']],
  ['Eye', ['eye', 'into eye', 'ophthalmic']],
  ['Ear', ['ear', 'into ear', 'otic']],
];
const sides: readonly (readonly [MedicineRoute, readonly string[]])[] = [
  ['Eye', ['both eyes', 'right eye', 'left eye', 'each eye']],
  ['Ear', ['both ears', 'right ear', 'left ear', 'each ear']],
  ['Nasal', ['each nostril', 'both nostrils', 'right nostril', 'left nostril']],
];

/** Words for routes; 'in both eyes' also gives the side, 'by nebuliser' also the form. */
export const routeWords: Readonly<Record<string, MeantRoute>> = Object.fromEntries<MeantRoute>([
  ...plainRoutes.flatMap(([route, words]) => words.map((word): [string, MeantRoute] => [word, { route }])),
  ...sides.flatMap(([route, words]) =>
    words.flatMap((side): [string, MeantRoute][] =>
      [side, `in ${side}`, `to ${side}`].map((word) => [word, { route, side }]),
    ),
  ),
  ...['neb', 'nebulise', 'nebulised', 'nebulization', 'nebulisation', 'by nebuliser', 'by nebulizer'].map(
    (word): [string, MeantRoute] => [word, { route: 'Inhaled', form: 'Respule' }],
  ),
]);

/** Words that say nothing of their own. */
export const fillers = new Set([
  'for',
  'x',
  'to',
  'take',
  'taken',
  'give',
  'given',
  'each',
  'dose',
  'a',
  'day',
  'days',
]);

/** Words that begin a second step of a treatment, or a second medicine: the text after them does not belong to the first. */
export const nextSteps = new Set([
  'then',
  'followed',
  'f/b',
  'thereafter',
  'taper',
  'tapering',
  '&',
  '+',
  'and',
  'plus',
]);

/** Which eye or ear in letters. */
export const sideLetters: Readonly<Record<string, 'both' | 'right' | 'left'>> = { b: 'both', r: 'right', l: 'left' };
