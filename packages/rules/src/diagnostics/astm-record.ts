// The records of ASTM E1394: read into samples and questions.
import {
  type AnalyserPlaces,
  allParts,
  firstParts,
  hasControlMark,
  type Piece,
  patientIn,
  plainPlaces,
  settingOr,
  textAt,
  trimmedNumber,
  type WireRecord,
} from './analyser-place.ts';
import {
  type AnalyserLine,
  type AnalyserQuery,
  type AnalyserReading,
  type AnalyserSample,
  isTrainingId,
  joinComments,
  ReadingFault,
} from './analyser-reading.ts';
import { statusIn } from './analyser-status.ts';

interface Delimiters {
  readonly field: string;
  readonly repeat: string;
  readonly component: string;
  readonly mark: string;
}

const usual: Delimiters = { field: '|', repeat: '\\', component: '^', mark: '&' };
/** P-3 to P-6 have three numbers of the patient and the name. */
const PATIENT_FIELDS = [3, 4, 5, 6];
/** By the standard: the action code of an order, and the purpose of a message. */
const plainMarks = ['O-12=Q', 'H-12=Q'];

/** The delimiters stand in the header, and each analyser may have its own. */
function delimitersOf(header: string): Delimiters {
  const [, field = usual.field, repeat = usual.repeat, component = usual.component, mark = usual.mark] = header;
  return { field, repeat, component, mark };
}

function pieceOf(text: string, { field, repeat, component, mark }: Delimiters): Piece {
  const letters: Readonly<Record<string, string>> = { F: field, R: repeat, S: component, E: mark };
  let isWhole = !text.includes('\n');
  const [first = '', ...rest] = text.split(mark);
  let read = first;
  for (let place = 0; place < rest.length; place += 1) {
    const code = rest[place] ?? '';
    const isClosed = place < rest.length - 1;
    const letter = isClosed ? letters[code] : undefined;
    // A mark that closes nothing is a letter like others.
    if (letter === undefined && isClosed && /^[A-Z][\w.]*$/.test(code)) isWhole = false;
    if (letter === undefined) read += mark + code;
    else {
      read += letter + (rest[place + 1] ?? '');
      place += 1;
    }
  }
  return { text: read.trim(), isWhole };
}

function recordOf(text: string, delimiters: Delimiters): WireRecord & { raw(field: number): string } {
  const fields = text.split(delimiters.field);
  const raw = (field: number) => fields[field - 1] ?? '';
  return {
    name: (fields[0] ?? '').trim().toUpperCase(),
    raw,
    repeats: (field) =>
      raw(field)
        .split(delimiters.repeat)
        .map((one) => one.split(delimiters.component).map((part) => pieceOf(part, delimiters))),
  };
}

/** By the standard the fourth component; an analyser that writes one component alone means that one. */
function plainCode(record: WireRecord): string {
  const said = (record.repeats(3)[0] ?? []).map(({ text }) => text);
  const full = said.filter((text) => text !== '');
  return said[3] || (full.length === 1 ? (full[0] ?? '') : '');
}

/** The value is the only component that says something; what says more is read in part (Q246). */
function measuredIn(record: WireRecord): Pick<AnalyserLine, 'value' | 'isPart'> {
  const repeats = record.repeats(4).map((one) => one.filter(({ text }) => text !== ''));
  const full = repeats.flat();
  const [first] = full;
  const isOfSeveralCodes = record.repeats(3).length > 1;
  return { value: first?.text ?? '', isPart: full.length > 1 || isOfSeveralCodes || first?.isWhole === false };
}

interface OpenSample {
  readonly order: WireRecord | undefined;
  readonly records: readonly WireRecord[];
  readonly lines: { readonly record: WireRecord; readonly comments: string[] }[];
  readonly comments: string[];
}

/** A header has its delimiters behind the letter; 'Haemolysed' behind a line break is none. */
const isHeader = (line: string) => /^H[^\p{L}\p{N}\s]/u.test(line);

/** Records in their order; a piece that begins like none belongs to the record before it, which a line break cut. */
function recordTexts(text: string): string[] {
  const texts: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') continue;
    const field = texts[0]?.[1] ?? line[1] ?? usual.field;
    const [, behind] = /^\s*[hporcqlsm]\s*(.?)/i.exec(line) ?? [];
    const last = texts.pop();
    if (last === undefined || behind === '' || behind === field || isHeader(line))
      texts.push(...(last === undefined ? [] : [last]), line);
    else texts.push(`${last}\n${line}`);
  }
  return texts;
}

/** A result stands inside another record: the analyser ends its records by nothing. */
function isJoined(text: string, { field }: Delimiters): boolean {
  const fields = text.split(field);
  return fields.some((one, place) => place > 0 && one.endsWith('R') && /^\d+$/.test(fields[place + 1] ?? ''));
}

/** Reads the joined texts of a transfer; of several messages in one each is read. Throws `ReadingFault` where no header stands first. */
export function readAstm(text: string, places: AnalyserPlaces = plainPlaces): AnalyserReading {
  const texts = recordTexts(text);
  if (!texts[0]?.startsWith('H')) throw new ReadingFault('The message does not begin with a header record');
  let delimiters = usual;
  let sentAt = '';
  let isTraining = false;
  let before: WireRecord[] = [];
  // A patient and the end of a message close the sample before them: what follows without an order belongs to none.
  let current: OpenSample | undefined;
  let ofPatient: string[] = [];
  const samples: OpenSample[] = [];
  const queries: AnalyserQuery[] = [];
  for (const one of texts) {
    if (isHeader(one)) delimiters = delimitersOf(one);
    const record = recordOf(one, delimiters);
    if (record.name === 'H') {
      sentAt = textAt(record, 14) || sentAt;
      isTraining ||= isTrainingId(textAt(record, 12));
      before = [];
    }
    if (record.name === 'H' || record.name === 'P' || record.name === 'L') {
      current = undefined;
      ofPatient = [];
    }
    // A value without its order belongs to no sample: it is kept as one that names none.
    const isOrderLacking = record.name === 'R' && current === undefined;
    if (record.name === 'O' || isOrderLacking) {
      const order = isOrderLacking ? undefined : record;
      current = { order, records: order ? [...before, order] : before, lines: [], comments: [...ofPatient] };
      samples.push(current);
    }
    if (record.name === 'R') current?.lines.push({ record, comments: [] });
    if (record.name === 'C')
      (current?.lines.at(-1)?.comments ?? current?.comments ?? ofPatient).push(...remarksIn(record));
    if (record.name === 'Q')
      queries.push(...queriesOf(record, record.raw(3).replaceAll(delimiters.component, usual.component), places));
    if (record.name === 'H' || record.name === 'P') before = [...before, record];
  }
  if (samples.length === 0 && texts.some((one) => isJoined(one, delimiters)))
    throw new ReadingFault('The records of the message are not separated by line ends');
  return { sentAt, isTraining, samples: samples.map((one) => sampleOf(one, places)), queries };
}

/** Some analysers return remarks of the laboratory's own computer; these are no remarks of the instrument. */
function remarksIn(record: WireRecord): string[] {
  if (textAt(record, 3).toUpperCase() === 'L') return [];
  return record.repeats(4).map((one) =>
    one
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
  );
}

function sampleOf({ order, records, lines, comments }: OpenSample, places: AnalyserPlaces): AnalyserSample {
  return {
    numbers: numbersOf(order, records, places),
    patient: patientIn(records, 'P', PATIENT_FIELDS),
    isControl: hasControlMark(records, places.controlMarks ?? plainMarks),
    lines: lines.map((line) => {
      const context = [...records, line.record];
      return {
        ...measuredIn(line.record),
        code: settingOr(places.codePlace, context, () => plainCode(line.record)),
        unit: settingOr(places.unitPlace, context, () => firstParts(line.record, 5)),
        status: settingOr(places.statusPlace, context, () => statusIn(allParts(line.record, 9), textAt(order, 26))),
        flag: allParts(line.record, 7),
        comment: joinComments([...comments, ...line.comments]),
        ranAt: textAt(line.record, 13),
      };
    }),
  };
}

function numbersOf(
  order: WireRecord | undefined,
  records: readonly WireRecord[],
  { specimenPlace, specimenTrim }: AnalyserPlaces,
): string[] {
  // Of several specimens in one order nobody knows which was measured.
  if (!order || order.repeats(3).length > 1) return [];
  const said =
    specimenPlace === null
      ? [textAt(order, 3), textAt(order, 4)]
      : [settingOr(specimenPlace, records, () => textAt(order, 3))];
  return [...new Set(said.map((one) => trimmedNumber(one, specimenTrim)).filter((number) => number !== ''))];
}

/** By the standard the second component of the field, else the first. */
function queriesOf(record: WireRecord, raw: string, { questionPlace, specimenTrim }: AnalyserPlaces): AnalyserQuery[] {
  const numbers =
    questionPlace === null
      ? record.repeats(3).map(([first, second]) => second?.text || (first?.text ?? ''))
      : [settingOr(questionPlace, [record], () => '')];
  return numbers
    .map((one) => trimmedNumber(one, specimenTrim))
    .filter((number) => number !== '' && number !== 'ALL')
    .map((number) => ({ number, asked: questionPlace === null ? null : raw }));
}
