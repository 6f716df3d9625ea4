// Usual medicines by generic name, and which substances are kin: what a name means, and what an allergy forbids (OP022, OR010).
// A table to begin with, to be verified by the hospital's pharmacist; the functions take any other.

import type { KnownMedicine } from './read-medicine.ts';

const tablets = (...names: readonly string[]) => names.map((name) => usual(name, 'Tablet'));

function usual(written: string, form: KnownMedicine['form']): KnownMedicine {
  const [genericName = '', strength = null] = written.split('@');
  return { genericName, strength, form };
}

/** Generic names, with the usual strength where most prescriptions say the same. */
export const usualMedicines: readonly KnownMedicine[] = [
  ...tablets('Paracetamol@650 mg', 'Paracetamol@500 mg', 'Ibuprofen@400 mg', 'Diclofenac@50 mg', 'Aceclofenac@100 mg'),
  ...tablets('Naproxen@250 mg', 'Mefenamic acid@250 mg', 'Tramadol@50 mg', 'Aspirin@75 mg', 'Clopidogrel@75 mg'),
  ...tablets(
    'Cetirizine@10 mg',
    'Levocetirizine@5 mg',
    'Fexofenadine@120 mg',
    'Montelukast@10 mg',
    'Prednisolone@10 mg',
  ),
  ...tablets('Azithromycin@500 mg', 'Amoxicillin and clavulanic acid@625 mg', 'Cefuroxime@500 mg', 'Cefixime@200 mg'),
  ...tablets(
    'Cefpodoxime@200 mg',
    'Ciprofloxacin@500 mg',
    'Levofloxacin@500 mg',
    'Ofloxacin@200 mg',
    'Metronidazole@400 mg',
  ),
  ...tablets(
    'Co-trimoxazole@960 mg',
    'Nitrofurantoin@100 mg',
    'Albendazole@400 mg',
    'Ivermectin@12 mg',
    'Fluconazole@150 mg',
  ),
  ...tablets('Acyclovir@400 mg', 'Pantoprazole@40 mg', 'Rabeprazole@20 mg', 'Famotidine@20 mg', 'Domperidone@10 mg'),
  ...tablets('Ondansetron@4 mg', 'Drotaverine@80 mg', 'Dicyclomine@20 mg', 'Bisacodyl@5 mg', 'Loperamide@2 mg'),
  ...tablets('Metformin@500 mg', 'Glimepiride@1 mg', 'Gliclazide@80 mg', 'Sitagliptin@100 mg', 'Vildagliptin@50 mg'),
  ...tablets('Amlodipine@5 mg', 'Telmisartan@40 mg', 'Losartan@50 mg', 'Enalapril@5 mg', 'Ramipril@5 mg'),
  ...tablets(
    'Atenolol@50 mg',
    'Metoprolol@50 mg',
    'Propranolol@40 mg',
    'Hydrochlorothiazide@12.5 mg',
    'Furosemide@40 mg',
  ),
  ...tablets(
    'Spironolactone@25 mg',
    'Atorvastatin@10 mg',
    'Rosuvastatin@10 mg',
    'Levothyroxine@50 mcg',
    'Carbimazole@10 mg',
  ),
  ...tablets(
    'Iron and folic acid',
    'Folic acid@5 mg',
    'Calcium and vitamin D3@500 mg',
    'Vitamin B complex',
    'Zinc@20 mg',
  ),
  ...tablets('Escitalopram@10 mg', 'Sertraline@50 mg', 'Amitriptyline@10 mg', 'Clonazepam@0.5 mg', 'Phenytoin@100 mg'),
  ...tablets('Sodium valproate@500 mg', 'Levetiracetam@500 mg', 'Carbamazepine@200 mg', 'Betahistine@16 mg'),
  ...tablets(
    'Tranexamic acid@500 mg',
    'Norethisterone@5 mg',
    'Warfarin@5 mg',
    'Digoxin@0.25 mg',
    'Theophylline@300 mg',
  ),
  usual('Amoxicillin@500 mg', 'Capsule'),
  usual('Doxycycline@100 mg', 'Capsule'),
  usual('Omeprazole@20 mg', 'Capsule'),
  usual('Pregabalin@75 mg', 'Capsule'),
  usual('Vitamin D3@60000 IU', 'Capsule'),
  usual('Paracetamol@250 mg/5 ml', 'Syrup'),
  usual('Dextromethorphan', 'Syrup'),
  usual('Ambroxol', 'Syrup'),
  usual('Lactulose', 'Syrup'),
  usual('Sucralfate', 'Syrup'),
  usual('Ceftriaxone@1 g', 'Injection'),
  usual('Insulin glargine', 'Injection'),
  usual('Tetanus toxoid@0.5 ml', 'Injection'),
  usual('Salbutamol@100 mcg', 'Inhaler'),
  usual('Budesonide and formoterol@200 mcg', 'Inhaler'),
  usual('Mupirocin@2%', 'Ointment'),
  usual('Clotrimazole@1%', 'Ointment'),
  usual('Diclofenac@1%', 'Ointment'),
  usual('Moxifloxacin@0.5%', 'Drops'),
  usual('Carboxymethylcellulose@0.5%', 'Drops'),
  usual('Oral rehydration salts', 'Powder'),
];

/** Substances that are kin, by the name of their class: who does not bear one may not bear another. */
const substanceClasses: Readonly<Record<string, readonly string[]>> = {
  penicillin: ['penicillin', 'amoxicillin', 'ampicillin', 'piperacillin', 'cloxacillin', 'flucloxacillin'],
  cephalosporin: [
    'cephalosporin',
    'cefalexin',
    'cefuroxime',
    'cefixime',
    'cefpodoxime',
    'ceftriaxone',
    'cefotaxime',
    'cefepime',
  ],
  sulfonamide: [
    'sulfa',
    'sulpha',
    'sulfonamide',
    'co-trimoxazole',
    'cotrimoxazole',
    'sulfamethoxazole',
    'sulfasalazine',
    'sulfadiazine',
  ],
  nsaid: [
    'nsaid',
    'aspirin',
    'ibuprofen',
    'diclofenac',
    'aceclofenac',
    'naproxen',
    'mefenamic',
    'ketorolac',
    'indomethacin',
    'nimesulide',
    'piroxicam',
  ],
  quinolone: ['quinolone', 'ciprofloxacin', 'levofloxacin', 'ofloxacin', 'moxifloxacin', 'norfloxacin'],
  macrolide: ['macrolide', 'azithromycin', 'erythromycin', 'clarithromycin'],
  tetracycline: ['tetracycline', 'doxycycline', 'minocycline'],
  aminoglycoside: ['aminoglycoside', 'gentamicin', 'amikacin', 'streptomycin', 'tobramycin'],
  opioid: ['opioid', 'morphine', 'tramadol', 'codeine', 'fentanyl', 'pethidine', 'tapentadol'],
  statin: ['statin', 'atorvastatin', 'rosuvastatin', 'simvastatin'],
  'ACE inhibitor': ['enalapril', 'ramipril', 'lisinopril', 'captopril', 'perindopril'],
};

/** Words that stand in the names of substances that are no kin. */
const commonWords: readonly string[] = ['acid', 'vitamin', 'sodium', 'complex', 'drugs'];

function partsOf(name: string): readonly string[] {
  const parts = name
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .filter((part) => part.length > 3);
  const telling = parts.filter((part) => !commonWords.includes(part));
  return telling.length > 0 ? telling : parts;
}

/** The first of some substances that a medicine is kin to: the same one, or one of its class; undefined where none is. */
export function kinAmong(
  genericName: string,
  substances: readonly string[],
  classes: Readonly<Record<string, readonly string[]>> = substanceClasses,
): string | undefined {
  const wanted = partsOf(genericName);
  const classesOf = (parts: readonly string[]) =>
    Object.entries(classes).flatMap(([name, members]) =>
      parts.some((part) => part === name.toLowerCase() || members.some((member) => part.startsWith(member)))
        ? [name]
        : [],
    );
  const wantedClasses = classesOf(wanted);
  return substances.find((substance) => {
    const parts = partsOf(substance);
    return parts.some((part) => wanted.includes(part)) || classesOf(parts).some((name) => wantedClasses.includes(name));
  });
}
