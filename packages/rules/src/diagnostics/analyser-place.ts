// Places in a message of an analyser, such as 'O-4.3' for the third component of the fourth field of O, and their texts (LB085, LB091).

/** A component, unescaped. */
export interface Piece {
  readonly text: string;
  /** False where an escape is not known, or a line break cuts the text: what is read is only a part. */
  readonly isWhole: boolean;
}

/** A record of ASTM or a segment of HL7; fields and components are counted from 1, as the standards count. */
export interface WireRecord {
  readonly name: string;
  /** The repetitions of a field, each by its components. */
  repeats(field: number): readonly (readonly Piece[])[];
}

/** The text of a component of the first repetition; '' where there is none. */
export function textAt(record: WireRecord | undefined, field: number, component = 1): string {
  return record?.repeats(field)[0]?.[component - 1]?.text ?? '';
}

/** Every component of every repetition that says something, parted by blanks. */
export function allParts(record: WireRecord, field: number): string {
  const said = record.repeats(field).flatMap((one) => one.map(({ text }) => text));
  return said.filter((text) => text !== '').join(' ');
}

/** Returns the values of these fields in the last patient record. */
export function patientIn(records: readonly WireRecord[], name: string, fields: readonly number[]): string[] {
  const record = records.findLast((one) => one.name === name);
  return fields.map((field) => (record ? allParts(record, field) : ''));
}

/** The first component of every repetition, parted by blanks: two units are none of them. */
export function firstParts(record: WireRecord, field: number): string {
  const said = record.repeats(field).map(([first]) => first?.text ?? '');
  return said.filter((text) => text !== '').join(' ');
}

/** Place in a message; several components make one text, joined by '/'. */
export interface Place {
  readonly record: string;
  readonly field: number;
  readonly components: readonly number[];
}

const placed = /^([A-Z][A-Z0-9]{0,2})-(\d{1,2})(?:\.(\d{1,2}(?:\+\d{1,2})*))?$/;
/** A place as it is typed: 'O-3', 'O-4.3', 'R-3.2+7+8'. */
export const placePattern = placed;
/** A control mark as it is typed: a place and what stands there, 'O-12=Q'. */
export const markPattern = /^([A-Z][A-Z0-9]{0,2}-\d{1,2}(?:\.\d{1,2})?)=(\S.*)$/;

/** Reads a typed place; without a component the first one is meant. Undefined if the text is not a place. */
export function readPlace(typed: string): Place | undefined {
  const [, record, field, components = '1'] = placed.exec(typed.trim()) ?? [];
  if (record === undefined) return undefined;
  const read = { record, field: Number(field), components: components.split('+').map(Number) };
  return read.field > 0 && read.components.every((one) => one > 0) ? read : undefined;
}

/** Returns the text at a place, from the last record of its name among those given; '' when it is missing. */
function atPlace(records: readonly WireRecord[], { record, field, components }: Place): string {
  const found = records.findLast(({ name }) => name === record);
  const texts = components.map((component) => textAt(found, field, component));
  return texts.filter((text) => text !== '').join('/');
}

/** Parts trimmed from a specimen number: blanks at its ends, or every sign that is no digit. */
export const specimenTrims = ['Blanks', 'Digits'] as const;

/** Places at which an analyser writes the needed facts; null means the place of the standard (Q247). */
export interface AnalyserPlaces {
  readonly specimenPlace: string | null;
  readonly specimenTrim: (typeof specimenTrims)[number];
  readonly codePlace: string | null;
  readonly unitPlace: string | null;
  readonly statusPlace: string | null;
  /** Place of the specimen number in a question. */
  readonly questionPlace: string | null;
  /** Any of them makes a sample a control; null stands for those of the standard. */
  readonly controlMarks: readonly string[] | null;
}

/** An analyser that writes as the standard says. */
export const plainPlaces: AnalyserPlaces = {
  specimenPlace: null,
  specimenTrim: 'Blanks',
  codePlace: null,
  unitPlace: null,
  statusPlace: null,
  questionPlace: null,
  controlMarks: null,
};

/** Returns the text at the place of the analyser's setting, or else at the place of the standard. */
export function settingOr(typed: string | null, records: readonly WireRecord[], plain: () => string): string {
  const place = typed === null ? undefined : readPlace(typed);
  return place ? atPlace(records, place) : plain();
}

/** A specimen number without what the setting cuts off. */
export function trimmedNumber(number: string, trim: AnalyserPlaces['specimenTrim']): string {
  return trim === 'Digits' ? number.replaceAll(/\D/g, '') : number.trim();
}

/** Whether the records of a sample bear one of the marks of a control (LB091). */
export function hasControlMark(records: readonly WireRecord[], marks: readonly string[]): boolean {
  return marks.some((mark) => {
    const [, typed = '', wanted = ''] = markPattern.exec(mark.trim()) ?? [];
    const place = readPlace(typed);
    if (!place) return false;
    return atPlace(records, place).toLowerCase() === wanted.trim().toLowerCase();
  });
}
