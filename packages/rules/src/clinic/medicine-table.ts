// Which substances are kin: what an allergy forbids (OP022, OR010).
// A table to begin with, to be verified by the hospital's pharmacist; the functions take any other.

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
