// The law against casts past the compiler: a value made `never` or `unknown` on its way fits everywhere, and a renamed field is not noticed.
import { parseSync } from 'vite';
import { type Node, nodesOf } from './expressions.ts';
import { type Breach, lineAt, type Source } from './structure-source.ts';

/** Files that may, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/contract/src/kernel/chart-entry.ts':
    'shapes are made from the names of a declaration; the types of the same file say what comes out, and every caller is held to them',
  'packages/contract/src/kernel/hospital-record.ts':
    'shapes are made from the names of a declaration; the types of the same file say what comes out, and every caller is held to them',
  'packages/server/src/foundation/access/passkey.ts':
    'our check of a key’s answer and the library’s type for it differ in which fields may be undefined; the library checks it again',
  'packages/web/src/kernel/link-search.ts': 'the router’s types know no search of screens that are listed at run time',
};

/** Samples of papers may too: a made-up record holds only what papers print of it. */
const sampleFile = /^packages\/web\/src\/\w+\/\w+\/sample-[a-z-]+\.ts$/;

/** The begin of a cast to a type that fits everywhere, or of a comment there: most files have none, and are not parsed. */
const mayHide = /(?:\bas\b|(?<![\w$])<)[\s(]*(?:(?:never|unknown|any)\b|\/[/*])/;
const castTypes = ['TSAsExpression', 'TSTypeAssertion'];

/** Files that build functions at run time, of names that are declared and of no value of a request (decision 0458). */
const builders: readonly string[] = ['packages/contract/src/kernel/wire.ts', 'packages/server/src/kernel/database.ts'];

/** Functions built from text in product code, but in the files named here. */
export function builderBreaches({ path, lines, isTest }: Source): Breach[] {
  if (isTest || !/^packages\/\w+\/src\//.test(path) || builders.includes(path)) return [];
  return lines.flatMap((line, index) =>
    /\bnew Function\(|(?<![\w.])eval\(/.test(line)
      ? [{ path: `${path}:${index + 1}`, sentence: 'a function is built from text; write it down (decision 0458)' }]
      : [],
  );
}

/** Casts in product code that hide a value's type from the compiler, but for the files named here. */
export function castBreaches({ path, lines, isTest }: Source): Breach[] {
  if (isTest || !/^packages\/\w+\/src\//.test(path) || path in exceptions || sampleFile.test(path)) return [];
  const text = lines.join('\n');
  if (!mayHide.test(text)) return [];
  const sentence = 'a cast past the compiler; give the value its type, as `inputOf` does for the values of a form';
  return [...nodesOf(parseSync(path, text).program)].filter(isPastTheCompiler).map(({ start }) => {
    return { path: `${path}:${lineAt(text, Number(start))}`, sentence };
  });
}

/** `x as never`, `<any>x`, and `x as unknown as T` in any layout; a value that is only made unknown is narrowed by the compiler afterwards. */
function isPastTheCompiler(node: Node): boolean {
  if (!castTypes.includes(node.type)) return false;
  const { type } = node.typeAnnotation as Node;
  if (type === 'TSNeverKeyword' || type === 'TSAnyKeyword') return true;
  let inner = node.expression as Node;
  while (inner.type === 'ParenthesizedExpression') inner = inner.expression as Node;
  return castTypes.includes(inner.type) && (inner.typeAnnotation as Node).type === 'TSUnknownKeyword';
}
