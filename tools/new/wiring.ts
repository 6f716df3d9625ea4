// Puts what is born into the written lists of the house: each function takes a file's text and answers it with one entry more.
import type { BornRecord, Home } from './birth.ts';
import { menuPath } from './contract-templates.ts';
import type { Name } from './names.ts';

/** The text with something put in before the first mark that follows a beginning. Throws when the file has changed its shape. */
function before(text: string, beginning: string, mark: string, entry: string): string {
  const start = text.indexOf(beginning);
  const at = start < 0 ? -1 : text.indexOf(mark, start + beginning.length);
  if (at < 0) throw new Error(`There is no "${beginning}" … "${mark.trim()}" to put ${entry.trim()} into.`);
  return text.slice(0, at) + entry + text.slice(at);
}

/** One import more, after those that are there; the formatter sorts them. */
function importing(text: string, line: string): string {
  const last = [...text.matchAll(/^(?:import|\}) [^;]*from '[^']+';\n/gm)].at(-1);
  if (!last) throw new Error(`There is no import to put ${line} after.`);
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** A list of areas, with one more. */
export function withArea(text: string, { path, area }: Home): string {
  const imported = importing(text, `import { ${area.camel}Area } from '../${path}/area.ts';`);
  return before(imported, 'reas: readonly ', '\n];', `\n  ${area.camel}Area,`);
}

/** An area's declaration in the contract, with the screen of a record in the menu below a heading. */
export function withMenuEntry(text: string, record: BornRecord, heading: string, order: number): string {
  const entry = `
    {
      heading: '${heading}',
      order: ${order},
      path: '${menuPath(record)}',
      title: '${record.nouns.words}',
      icon: 'list-details',
      roles: overseen,
    },`;
  const imported = text.includes('{ overseen }')
    ? text
    : importing(text, "import { overseen } from '../../kernel/menu-item.ts';");
  if (/^ {2}menu: \[$/m.test(imported)) return before(imported, '  menu: [', '\n  ],\n', entry);
  return before(imported, 'ContractArea = {', '\n};', `\n  menu: [${entry}\n  ],`);
}

/** A page of the manual, with a heading for the screen of a record and one plain sentence. */
export function withManual(text: string, record: BornRecord): string {
  const { words } = record.nouns;
  return `${text}\n## [${words}](/${menuPath(record)})\n\nThe ${words.toLowerCase()} of the hospital.\n`;
}

/** The fields that choosing needs, with those of a master: each reader sees all of them until its author hides some. */
export function withNeededForChoosing(text: string, { several, master, fields }: ChosenMaster): string {
  const names = [`${master.camel}Id`, ...fields.map(({ name }) => name), 'isActive', 'version'].join(' ');
  return before(
    text,
    'neededForChoosing: Readonly<Record<string, string>> = {',
    '\n};',
    `\n  '/Setting/GetAll${several.pascal}': '${names}',`,
  );
}

interface ChosenMaster {
  readonly master: Name;
  readonly several: Name;
  readonly fields: readonly { readonly name: string }[];
}

/** An area's declaration to the server, with one handler more. */
export function withHandler(text: string, name: string, file: string): string {
  return withEntry(importing(text, `import { ${name} } from './${file}.ts';`), name);
}

/** An area's declaration to the server, with several handlers of one file. */
export function withHandlers(text: string, names: readonly string[], file: string): string {
  const imported = importing(text, `import { ${names.join(', ')} } from './${file}.ts';`);
  return names.reduce(withEntry, imported);
}

/** The list of panels on the page of a patient, with those of one more area. */
export function withPatientPanels(text: string, { path, area }: Home): string {
  const name = `${area.camel}PatientPanels`;
  const imported = importing(text, `import { ${name} } from '../${path}/patient-panels.tsx';`);
  return before(imported, 'panels: readonly PatientPanel[] = [', '\n].toSorted', `\n  ...${name},`);
}

/** The panels of an area on the page of a patient, with one more below them. */
export function withPatientPanel(text: string, { nouns }: BornRecord): string {
  const name = `${nouns.pascal}Panel`;
  const imported = importing(text, `import { ${name} } from './${nouns.kebab}-panel.tsx';`);
  const list = 'PatientPanels: readonly PatientPanel[] = [';
  if (!imported.includes(list)) throw new Error(`There is no list of panels to put ${name} into.`);
  const end = imported.indexOf('];', imported.indexOf(list));
  const above = imported.slice(0, end).trimEnd();
  const order = 90 + 10 * (above.match(/, order: \d/g)?.length ?? 0);
  const comma = above.endsWith('}') ? ',' : '';
  return `${above}${comma}\n  { name: '${nouns.camel}', order: ${order}, Content: ${name} },\n${imported.slice(end)}`;
}

/** An area's declaration to the server, with the five handlers of a record. */
export function withRecord(text: string, { home, noun, nouns }: BornRecord): string {
  const piece = "import { recordHandlers, recordStore } from '../../resource/hospital-record.ts';";
  const served = text.includes(piece) ? text : importing(text, piece);
  const imported = importing(served, `import { ${nouns.camel} } from '@charaka/contract/${home.path}/${noun.kebab}';`);
  return withEntry(imported, `...recordHandlers(recordStore(${nouns.camel}))`);
}

/** An area's declaration to the server, with the handlers of a record that a file of its own makes. */
export function withRecordOf(text: string, name: string, file: string): string {
  return withEntry(importing(text, `import { ${name} } from './${file}.ts';`), `...${name}`);
}

/** An area's declaration to the server, with one more finder of orders that its department works on. */
export function withFill(text: string, finder: string, file: string): string {
  const piece = "import { departmentWork } from '../../clinic/order/department-work.ts';";
  const own = new RegExp(`import \\{([^}]*)\\} from './${file}.ts';`);
  const found = text.replace(own, (whole, names: string) => whole.replace(names, ` ${finder},${names}`));
  const imported = found.includes(piece) ? found : importing(found, piece);
  const fill = `departmentWork.filledBy(${finder})`;
  if (imported.includes('  fills: [')) return imported.replace('  fills: [', `  fills: [${fill}, `);
  return imported.replace(/,?\s*\};\n$/, () => `,\n  fills: [${fill}],\n};\n`);
}

/** An area's list of handlers, with one entry more. */
function withEntry(text: string, entry: string): string {
  const spelledOut = text.replace(/^ {2}handlers,$/m, '  handlers: (parts) => handlers(parts),');
  const start = spelledOut.search(/handlers: \([^)]*\) =>/);
  if (start < 0) throw new Error('The area declares no handlers.');
  const arrow = spelledOut.indexOf('=>', start) + 2;
  const end = endOfExpression(spelledOut, arrow);
  const present = spelledOut.slice(arrow, end).trim();
  const isList = present.startsWith('[');
  const entries = isList ? present.slice(1, -1).trim().replace(/,$/, '') : `...${present}`;
  return `${spelledOut.slice(0, arrow)} [${[entries, entry].filter(Boolean).join(', ')}]${spelledOut.slice(end)}`;
}

/** The end of an expression: before the comma or the bracket that is not its own. */
function endOfExpression(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (depth === 0 && /[,)}\]]/.test(sign)) return at;
    if (/[([{]/.test(sign)) depth += 1;
    if (/[)\]}]/.test(sign)) depth -= 1;
  }
  return text.length;
}

/** An area's declaration to the screens, with one more: `{ path: …, load: … }`. */
export function withScreen(text: string, screen: string): string {
  if (text.includes('WebArea = {}')) return text.replace('WebArea = {}', () => `WebArea = { screens: [${screen}] }`);
  if (!text.includes('screens: [')) return text.replace('WebArea = {', () => `WebArea = { screens: [${screen}],`);
  if (text.includes('screens: []')) return text.replace('screens: []', () => `screens: [${screen}]`);
  // As it was born a moment ago, before the formatter saw it.
  if (/screens: \[.+\] \};?$/m.test(text)) return before(text, 'screens: [', '] }', `, ${screen}`);
  if (/screens: \[.+\],?$/m.test(text)) return before(text, 'screens: [', '],', `, ${screen}`);
  return before(text, 'screens: [', '\n  ],', `\n    ${screen},`);
}

/** A list's screen, with a button before the one that adds; undefined where it is no list, or has buttons of its own there. */
export function withListButton(text: string, button: string, file: string): string | undefined {
  const list = /<(?:RecordScreen|RecordList|ListPage|Worklist)(\s+)/;
  if (!list.test(text) || text.includes('moreActions=')) return undefined;
  const imported = importing(text, `import { ${button} } from './${file}.tsx';`);
  return imported.replace(list, (opening, gap) => `${opening}moreActions={<${button} />}${gap}`);
}

/** The list of ways into dialogs, with a button above a list. */
export function withDialogWay(text: string, file: string, at: string, name: string): string {
  return before(
    text,
    'listDialogs: Readonly<Record<string, Way>> = {',
    '\n};',
    `\n  '${file}': above('${at}', '${name}'),`,
  );
}

/** The list of reports, with one more. */
export function withReport(text: string, { camel, kebab }: Name): string {
  const imported = importing(text, `import { ${camel}Report } from './${kebab}-report.ts';`);
  return before(imported, 'reports: readonly Report[] = [', '\n];', `\n  ${camel}Report,`);
}

/** The list of all topics, with that of a record. */
export function withTopic(text: string, { home, noun }: BornRecord): string {
  const imported = importing(text, `import { ${noun.camel}Topic } from '../${home.path}/topics.ts';`);
  return before(imported, 'topics: readonly Topic[] = [', '\n];', `\n  ${noun.camel}Topic,`);
}

/** An area's declaration in the contract, with the name of one more of its records in the audit log. */
export function withAuditName(text: string, name: string): string {
  const list = /auditNames: \[([^\]]*)\]/.exec(text);
  if (!list) return text.replace(/^ {2}(?:.* )?uses: \[[^\]]*\],/m, (uses) => `${uses}\n  auditNames: ['${name}'],`);
  const names = [...(list[1] ?? '').matchAll(/'([^']+)'/g)].map(([, known = '']) => known);
  const all = [...new Set([...names, name])].toSorted().map((known) => `'${known}'`);
  return text.replace(list[0], () => `auditNames: [${all.join(', ')}]`);
}

/** An area's declaration in the contract, with one more area that it uses. */
export function withUse(text: string, area: string): string {
  return text.replace(/uses: \[([^\]]*)\]/, (_, present: string) => {
    const names = [...present.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    const all = [...new Set([...names, area])].toSorted().map((name) => `'${name}'`);
    return `uses: [${all.join(', ')}]`;
  });
}

/** The list of open parts, with one more. */
export function withOpenPart(text: string, part: string): string {
  const list = /openParts: readonly string\[\] = \[([^\]]*)\]/.exec(text);
  if (!list) throw new Error('There is no list of open parts.');
  const parts = [...(list[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const all = [...new Set([...parts, part])].map((name) => `'${name}'`);
  return text.replace(list[0], () => `openParts: readonly string[] = [${all.join(', ')}]`);
}

/** An area's declaration in the contract, with one paper more. */
export function withPaper(text: string, name: string): string {
  const known = /import \{([^}]*)\} from '\.\/papers\.ts';/.exec(text);
  const imported = known
    ? text.replace(known[0], () => `import {${(known[1] ?? '').trimEnd()}, ${name} } from './papers.ts';`)
    : importing(text, `import { ${name} } from './papers.ts';`);
  const list = /^ {2}papers: \[([^\]]*)\]/m.exec(imported);
  if (list) return imported.replace(list[0], () => `  papers: [${list[1]}, ${name}]`);
  return before(imported, 'ContractArea = {', '\n};', `\n  papers: [${name}],`);
}

/** An area's declaration to the screens, with the file of its papers. */
export function withPapersFile(text: string): string {
  const member = "papers: () => import('./papers.tsx')";
  if (text.includes('WebArea = {}')) return text.replace('WebArea = {}', () => `WebArea = { ${member} }`);
  return text.replace(/,?\s*\};\n$/, () => `,\n  ${member},\n};\n`);
}

/** The papers of an area for the screens, with one more. */
export function withListed(text: string, entry: string, imports: readonly string[]): string {
  return before(imports.reduce(importing, text), 'papers: readonly AreaPaper[] = [', '\n];', entry);
}

/** Texts by their keys. */
export type Texts = { [key: string]: string | Texts };

const withText = (text: string, add: (texts: Texts) => Texts) => `${JSON.stringify(add(JSON.parse(text)), null, 2)}\n`;

/** The English texts of an area, with words below a key. */
export function withWords(text: string | undefined, key: string, words: Texts): string {
  return withText(text ?? '{}', (texts) => ({ ...texts, [key]: words }));
}

/** English texts, with words beside those that a key has; words that are there stay. */
export function withWordsBeside(text: string, key: string, words: Readonly<Record<string, string>>): string {
  return withText(text, (texts) => ({ ...texts, [key]: { ...words, ...(texts[key] as Texts) } }));
}

/** The English texts of an area, with the name of one paper more. */
export function withPrintedWord(text: string | undefined, key: string, word: string): string {
  return withText(text ?? '{}', (texts) => ({ ...texts, printed: { ...(texts.printed as Texts), [key]: word } }));
}

/** Shared English texts, with words below a key: titles of the menu, labels of lists. Words that are there stay. */
export function withSharedWords(text: string, key: 'menu' | 'label', words: readonly string[]): string {
  return withText(text, (texts) => ({
    ...texts,
    [key]: { ...Object.fromEntries(words.map((word) => [word, word])), ...(texts[key] as Texts) },
  }));
}

/** The English texts of the audit log, with the word for a record. A word that is there stays. */
export function withAuditWord(text: string, name: string, word: string): string {
  return withText(text, (texts) => {
    const tables = { [name]: word, ...(texts.tables as Texts) };
    return {
      ...texts,
      tables: Object.fromEntries(Object.entries(tables).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    };
  });
}

/** The list of masters, with one more. */
export function withMaster(text: string, master: Name): string {
  const imported = importing(text, `import { ${master.camel} } from './${master.kebab}.ts';`);
  return before(imported, 'masters: readonly Master[] = [', '\n];', `\n  ${master.camel},`);
}
