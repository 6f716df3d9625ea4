// The templates of an examination: sections of fields, by version; a note is shown by the version it was written with (OP037, OP038).

/** The kinds of a field. */
export const templateFieldKinds = ['text', 'number', 'choice', 'choices', 'flag', 'date', 'score'] as const;
/** The kind of a field. */
export type TemplateFieldKind = (typeof templateFieldKinds)[number];

/** A score: its parts with the least and the most points of each; the sum is worked out and never typed (OP038). */
export const noteScores = {
  GCS: { eye: [1, 4], verbal: [1, 5], motor: [1, 6] },
  APGAR: { appearance: [0, 2], pulse: [0, 2], grimace: [0, 2], activity: [0, 2], respiration: [0, 2] },
  VAS: { pain: [0, 10] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [least: number, most: number]>>>>;

/** The scores that a field can be. */
export const noteScoreKeys = ['GCS', 'APGAR', 'VAS'] as const;
/** One of them. */
export type NoteScoreKey = (typeof noteScoreKeys)[number];

/** The parts that scores are made of. */
export const scoreParts = [
  'eye',
  'verbal',
  'motor',
  'appearance',
  'pulse',
  'grimace',
  'activity',
  'respiration',
  'pain',
] as const;

/** A field of a template. */
export interface TemplateField {
  readonly fieldKey: string;
  readonly label: string;
  readonly kind: TemplateFieldKind;
  readonly unit?: string | null | undefined;
  readonly options?: readonly string[] | null | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  /** Text that one key writes when the finding is normal. */
  readonly normalText?: string | null | undefined;
  readonly scoreKey?: NoteScoreKey | null | undefined;
  /** Shown only when another field has this value. */
  readonly showIfKey?: string | null | undefined;
  readonly showIfValue?: string | null | undefined;
}

/** A section of a template. */
export interface TemplateSection {
  readonly sectionKey: string;
  readonly title: string;
  readonly fields: readonly TemplateField[];
}

/** Value of a field in a note. */
export interface FoundValue {
  readonly fieldKey: string;
  readonly value: string;
}

/** The template that every note begins with; its labels are texts of the screen. */
export const GENERAL_TEMPLATE_ID = 0;
/** Its fields. */
export const generalFields = ['general', 'heart', 'chest', 'abdomen', 'nerves', 'local'] as const;

/** The one that the product brings. */
export const generalSections: readonly TemplateSection[] = [
  {
    sectionKey: 'examination',
    title: '',
    fields: generalFields.map((fieldKey) => ({ fieldKey, label: '', kind: 'text' })),
  },
];

/** All fields of a template, in their order. */
export function fieldsOf(sections: readonly TemplateSection[]): readonly TemplateField[] {
  return sections.flatMap(({ fields }) => fields);
}

/** The first key that two fields or two sections of a template share; undefined where each is its own. */
export function doubledKey(sections: readonly TemplateSection[]): string | undefined {
  const seen = new Set<string>();
  const keys = fieldsOf(sections).map(({ fieldKey }) => fieldKey);
  return keys.find((key) => seen.size === seen.add(key).size);
}

/** Whether a field is asked, judged by the findings so far. */
export function isAsked({ showIfKey, showIfValue }: TemplateField, found: readonly FoundValue[]): boolean {
  if (!showIfKey) return true;
  const value = found.find(({ fieldKey }) => fieldKey === showIfKey)?.value ?? '';
  return value.split('; ').includes(showIfValue ?? '');
}

/** The points of the parts of a score as they are kept, 'eye=4 verbal=5 motor=6'; undefined for anything else. */
export function partsOfScore(key: NoteScoreKey, value: string): Readonly<Record<string, number>> | undefined {
  const parts: Readonly<Record<string, readonly [number, number]>> = noteScores[key];
  const points: Record<string, number> = {};
  for (const word of value.split(' ')) {
    const [, name = '', digits = ''] = /^([a-z]+)=(\d+)$/.exec(word) ?? [];
    const [least, most] = parts[name] ?? [0, -1];
    const point = Number(digits);
    if (point < least || point > most || name in points) return undefined;
    points[name] = point;
  }
  return points;
}

/** The sum of a score; undefined while a part is missing, or where something else than parts is kept (OP038). */
export function sumOfScore(key: NoteScoreKey, value: string): number | undefined {
  const points = partsOfScore(key, value);
  if (!points || Object.keys(points).length < Object.keys(noteScores[key]).length) return undefined;
  return Object.values(points).reduce((sum, point) => sum + point, 0);
}

/** Puts the points of a part into a score as it is kept. */
export function withPart(key: NoteScoreKey, value: string, part: string, points: number): string {
  const known = (value && partsOfScore(key, value)) || {};
  return Object.entries({ ...known, [part]: points })
    .map(([name, point]) => `${name}=${point}`)
    .join(' ');
}

/** The field whose value cannot be signed: a score that was typed, or is not whole. */
export function scoreFault(
  sections: readonly TemplateSection[],
  found: readonly FoundValue[],
): TemplateField | undefined {
  return fieldsOf(sections).find(({ kind, scoreKey, fieldKey }) => {
    const value = found.find((one) => one.fieldKey === fieldKey)?.value;
    return kind === 'score' && scoreKey != null && value !== undefined && sumOfScore(scoreKey, value) === undefined;
  });
}

/** Puts phrases in place of `.shortcut`, once a blank follows it; unknown ones stay as typed (OP039). */
export function expandPhrases(text: string, phrases: ReadonlyMap<string, string>): string {
  return text.replaceAll(/(?<=^|\s)\.([\p{L}\d_-]+)(?=\s)/gu, (typed, shortcut: string) => {
    return phrases.get(shortcut.toLowerCase()) ?? typed;
  });
}
