// Labels of audited columns that are fields of a screen: found among the texts of the screens, not written again (R026).
import { areas } from '@charaka/contract/composition/areas';
import { masters } from '@charaka/contract/foundation/masters/all';

/** The texts of a namespace, nested. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

interface Label {
  readonly namespace: string;
  /** With its groups, without its namespace. */
  readonly key: string;
  readonly text: string;
}

/** The labels of all screens by the name of their field. */
export type LabelIndex = ReadonlyMap<string, readonly Label[]>;

/** The texts of the reader's language, and what the audit log has words for. */
export interface FieldTexts {
  readonly labels: LabelIndex;
  /** The text of a key with its namespace, where there is one. */
  find(key: string): string | undefined;
  /** The word for a table, where it has one of its own. */
  tableWord(table: string): string | undefined;
  /** Puts values into a text of the audit log. */
  tell(
    key: 'when' | 'byWhom' | 'fieldBefore' | 'fieldAfter' | 'partOf',
    values: Readonly<Record<string, string>>,
  ): string;
}

/** Columns of the product's housekeeping: whose row it is, who wrote it last and when (the line itself says it), fingerprints and files. */
const housekeeping =
  /^(tenant_id|hospital_id|created_(at|by)|updated_(at|by)|version|changed_version|hash|sealed|.*_hash|(key|file|content|audit)_id|.*_file_id|.*_params|audit_key|media_type|mime_type|size_bytes|byte_count)$/;

/** Text files of a table's screens by the beginning of its name, the longest first; all other files are searched after these. */
const homes = areas
  .flatMap(({ logTexts = {} }) => Object.entries(logTexts))
  .toSorted(([one], [other]) => other.length - one.length);

const UNITS = /_(paise|basis_points|thousandths|tenths|microlitres)$/;
const LONGEST_LABEL = 40;
/** Texts that are of no field: of the frame, of sums and of the log itself. */
const wordless: ReadonlySet<string> = new Set(['audit', 'import', 'kernel', 'masters', 'report', 'setup', 'shell']);
/** Groups of texts that hold labels of fields; those of others are found from the screens of their table alone. */
const groups = /^(?:(?:fields|columns|figures|facts)\.)?\w+$/;

const camel = (words: string) => words.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A text that is a label, and no sentence with a name or a sum in it. */
const isLabel = (text: string) => !text.includes('{{') && !/[.?:!]$/.test(text) && text.length <= LONGEST_LABEL;

/** The labels among the English texts: what is found there is told in the reader's language. */
export function labelIndex(english: Readonly<Record<string, Texts>>): LabelIndex {
  const index = new Map<string, Label[]>();
  const walk = (namespace: string, texts: Texts, group: string) => {
    for (const [name, text] of Object.entries(texts)) {
      const key = `${group}${name}`;
      if (typeof text !== 'string') walk(namespace, text, `${key}.`);
      else if (isLabel(text)) index.set(name, [...(index.get(name) ?? []), { namespace, key, text }]);
    }
  };
  for (const namespace of Object.keys(english).toSorted())
    if (!wordless.has(namespace)) walk(namespace, english[namespace] ?? {}, '');
  return index;
}

/** The label that a list of values declares for its column. */
function masterLabel(table: string, column: string, texts: FieldTexts): string | undefined {
  const field = masters.find(({ name }) => snake(name) === table)?.fields[camel(column.replace(UNITS, ''))];
  return field && (texts.find(`masters:label.${field.label}`) ?? field.label);
}

/** The most frequent label; the first of several equal labels. */
function commonest(labels: readonly Label[]): Label | undefined {
  const votes = (label: Label) => labels.filter(({ text }) => text === label.text).length;
  return labels.toSorted((one, other) => votes(other) - votes(one))[0];
}

/** The namespaces of the screens of a table; of one that no area names, that of the area that declares it. */
function homesOf(table: string): readonly string[] {
  const named = homes.find(([start]) => table.startsWith(start))?.[1];
  const declaring = areas.filter(({ auditNames = [] }) => auditNames.includes(table));
  return named ?? declaring.map(({ name }) => camel(name.replaceAll('-', '_')));
}

/** The label of a field of that name on a screen: of one of the table's own first, else what most screens say. */
function screenLabel(table: string, column: string, texts: FieldTexts): string | undefined {
  const all = texts.labels.get(camel(column)) ?? [];
  const own = homesOf(table);
  const depth = ({ key }: Label) => key.split('.').length - (key.startsWith(`${camel(table)}.`) ? 2 : 0);
  const [nearest] = own
    .flatMap((namespace) => all.filter((label) => label.namespace === namespace))
    .toSorted((one, other) => depth(one) - depth(other));
  const found = nearest ?? commonest(all.filter(({ key }) => groups.test(key)));
  return found && texts.find(`${found.namespace}:${found.key}`);
}

/** Label of a column that records an action, such as `signed_at` and `signed_by`. */
function traceLabel(column: string, texts: FieldTexts): string | undefined {
  const [, flag, stem = '', kind] = /^(is_)?([a-z_]+?)(_at|_on|_by(?:_staff)?)?$/.exec(column) ?? [];
  const verb = texts.find(`audit:verbs.${camel(stem)}`) ?? texts.find(`audit:traces.${camel(stem)}`);
  if (!verb || !(flag || kind)) return undefined;
  const deed = capital(verb);
  return kind ? texts.tell(kind.startsWith('_by') ? 'byWhom' : 'when', { deed }) : deed;
}

/** Label composed of the parts of a column's name: the number, the reason or the previous value of another field. */
function composedLabel(table: string, column: string, texts: FieldTexts): string | undefined {
  const [, side, rest] = /^(from|to)_(.+)$/.exec(column) ?? [];
  if (side && rest) {
    const field = plainLabel(table, rest, texts);
    return field && texts.tell(side === 'from' ? 'fieldBefore' : 'fieldAfter', { field });
  }
  const [, stem = '', end] = /^(.+)_(\w+?)$/.exec(column) ?? [];
  const word = texts.find(`audit:parts.${end}`);
  if (!word) return undefined;
  if (table === stem || table.endsWith(`_${stem}`)) return capital(word);
  const thing = plainLabel(table, stem, texts);
  return thing && texts.tell('partOf', { thing, part: word });
}

function plainLabel(table: string, column: string, texts: FieldTexts): string | undefined {
  const bare = column.replace(UNITS, '');
  const thing = bare.replace(/_ids?$/, '');
  return (
    texts.find(`audit:columns.${bare}`) ??
    masterLabel(table, column, texts) ??
    screenLabel(table, bare, texts) ??
    screenLabel(table, thing, texts) ??
    screenLabel(table, thing.replace(/^(is|has)_/, ''), texts) ??
    texts.tableWord(thing) ??
    traceLabel(thing, texts)
  );
}

/** A changed field as the reader is told of it. */
export interface FieldWord {
  readonly label: string;
  /** Whether the column has no meaning for a reader: internal columns, its own key, and keys of tables without a name. */
  readonly isTechnical: boolean;
  /** Whether no screen has a word for it, so that the column stands there in plain letters. */
  readonly isPlain: boolean;
}

/** Returns the label of a column; the last resort is the column's own name in plain letters. */
export function fieldWord(table: string, column: string, texts: FieldTexts): FieldWord {
  const bare = column.replace(UNITS, '');
  const label = plainLabel(table, column, texts) ?? composedLabel(table, bare, texts);
  const plain = capital(
    bare
      .replace(/_ids?$/, '')
      .replace(/^(is|has)_/, '')
      .replaceAll('_', ' '),
  );
  const isNumber = /_?ids?$/.test(column) && (label === undefined || column === `${table}_id`);
  return {
    label: label ?? plain,
    isTechnical: housekeeping.test(column) || isNumber,
    isPlain: label === undefined,
  };
}
