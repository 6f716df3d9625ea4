// Finds every statement that the server's source sends to the database, with the rows it is said to answer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CallExpression,
  type Expression,
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';
import { StaticText } from './static-text.ts';

/** The kind of value that a type allows; 'other' is an object, or any value. */
export type Kind = 'string' | 'number' | 'boolean' | 'list' | 'null' | 'undefined' | 'other';

const flagKinds: readonly (readonly [TypeFlags, Kind])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.VoidLike, 'undefined'],
];

/** A column that a row is said to have. */
export interface ClaimedColumn {
  readonly name: string;
  /** The kinds that its type is made of. */
  readonly kinds: readonly Kind[];
}

/** A statement of the source. */
export interface Statement {
  /** Path and line, as `money/payment/payment-store.ts:61`. */
  readonly place: string;
  /** The texts it can have; undefined when only the running program knows. */
  readonly texts: readonly string[] | undefined;
  /** Undefined where no rows are claimed. */
  readonly columns: readonly ClaimedColumn[] | undefined;
}

const senders = new Set(['rows', 'row', 'one', 'single', 'batches']);

/** Every statement of the server's own source. */
export function statementsOf(wall: string): Statement[] {
  const api = new API({ cwd: wall });
  try {
    const config = join(wall, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`The compiler opens no project at ${config}`);
    const source = join(wall, 'src');
    const files = project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(source) && !/\.test\.ts$/.test(name));
    const text = new StaticText(project.checker);
    return files.flatMap((name) => {
      const file = /\bsql`|\.query\b/.test(readFileSync(name, 'utf8'))
        ? project.program.getSourceFile(name)
        : undefined;
      if (!file) return [];
      return callsIn(file).flatMap((call) => {
        const sent = sentBy(call) ?? writtenOut(call);
        if (!sent) return [];
        const line = file.text.slice(0, call.getStart()).split('\n').length;
        return [
          {
            place: `${name.slice(source.length + 1)}:${line}`,
            texts: text.textsOf(sent),
            columns: claimed(project.checker, call),
          },
        ];
      });
    });
  } finally {
    api.close();
  }
}

function callsIn(node: Node): CallExpression[] {
  const found: CallExpression[] = isCallExpression(node) ? [node] : [];
  node.forEachChild((child) => {
    found.push(...callsIn(child));
  });
  return found;
}

/** The statement of a call that sends one. */
function sentBy({ expression, arguments: given }: CallExpression): Expression | undefined {
  if (isIdentifier(expression)) return expression.text === 'send' ? given[1] : undefined;
  if (!isPropertyAccessExpression(expression) || !senders.has(expression.name.text)) return undefined;
  return /(^|\.)(tx|this)$/.test(expression.expression.getText()) ? given[0] : undefined;
}

/** The text that is sent beside the transactions, on a connection of the owner: written as it is or worked out, and then no statement. */
function writtenOut({ expression, arguments: given }: CallExpression): Expression | undefined {
  const isQuery = isPropertyAccessExpression(expression) && expression.name.text === 'query';
  const [text] = isQuery ? given : [];
  return text && (isStringLiteral(text) || isNoSubstitutionTemplateLiteral(text)) ? text : undefined;
}

/** The columns of the row that a call is said to answer. */
function claimed(checker: Checker, call: CallExpression): ClaimedColumn[] | undefined {
  const row = rowOf(checker, checker.getTypeAtLocation(call));
  if (!row || !(row.flags & (TypeFlags.Object | TypeFlags.Intersection))) return undefined;
  const properties = checker.getPropertiesOfType(row);
  const types = checker.getTypeOfSymbol(properties);
  return properties.map(({ name }, index) => {
    return { name, kinds: kindsOf(checker, types[index]) };
  });
}

function kindsOf(checker: Checker, type: Type | undefined): Kind[] {
  if (type?.isUnionType()) return [...new Set(type.getTypes().flatMap((part) => kindsOf(checker, part)))];
  if (!type) return ['other'];
  const plain = flagKinds.find(([flag]) => type.flags & flag);
  if (plain) return [plain[1]];
  // A number with a brand, as paise.
  if (type.isIntersectionType())
    return type
      .getTypes()
      .flatMap((part) => kindsOf(checker, part))
      .filter((kind) => kind !== 'other');
  return checker.isArrayType(type) ? ['list'] : ['other'];
}

/** The row in a promise of rows, of a row, or of a row that may be missing. */
function rowOf(checker: Checker, promise: Type | undefined): Type | undefined {
  const [answer] = promise ? argumentsOf(checker, promise) : [];
  if (!answer) return undefined;
  const found = checker.getNonNullableType(answer) ?? answer;
  const isSeveral = checker.isArrayType(found) || found.getSymbol()?.name === 'QueryResult';
  return isSeveral ? argumentsOf(checker, found)[0] : found;
}

const argumentsOf = (checker: Checker, type: Type): readonly Type[] =>
  type.isTypeReference() ? checker.getTypeArguments(type as TypeReference) : [];
