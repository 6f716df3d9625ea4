// Asks the compiler which texts the screens can ask for, also where a key is made of parts; for tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CallExpression,
  type Expression,
  isArrayLiteralExpression,
  isAsExpression,
  isCallExpression,
  isConditionalExpression,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync';

/** One call of a translating function. */
export interface AskedKeys {
  /** Path below `src` and line. */
  readonly place: string;
  /** The namespaces of the function, the first one its default; none where a caller may give it any. */
  readonly namespaces: readonly string[];
  /** Every key it can ask for; undefined where the compiler knows only that it is a text. */
  readonly keys: readonly string[] | undefined;
  /** Whether the key is simply written down. */
  readonly isWritten: boolean;
}

/** Every call that asks for a text. */
export function askedKeys(wall: string): AskedKeys[] {
  const api = new API({ cwd: wall });
  try {
    const config = join(wall, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`The compiler opens no project at ${config}`);
    const source = join(wall, 'src');
    const { program, checker } = project;
    const names = program.getSourceFileNames().filter((name) => name.startsWith(source) && !/\.test\.tsx?$/.test(name));
    return names
      .filter((name) => /\bTFunction\b|\buseTranslation\b/.test(readFileSync(name, 'utf8')))
      .flatMap((name) => {
        const file = program.getSourceFile(name);
        if (!file) return [];
        return callsIn(file).flatMap((call) => {
          const namespaces = namespacesOf(checker, call);
          const [key] = call.arguments;
          if (!namespaces || !key || hasDefault(call)) return [];
          const line = file.text.slice(0, call.getStart()).split('\n').length;
          const place = `${name.slice(source.length + 1)}:${line}`;
          return [{ place, namespaces, keys: keysOf(checker, key), isWritten: isStringLiteral(key) }];
        });
      });
  } finally {
    api.close();
  }
}

/** Every call with an argument. */
function callsIn(node: Node): CallExpression[] {
  const found: CallExpression[] = [];
  if (isCallExpression(node) && node.arguments[0]) found.push(node);
  node.forEachChild((child) => {
    found.push(...callsIn(child));
  });
  return found;
}

/** The namespace in the type of a function that names none, as of a parameter `t: TFunction`. */
const unnamed = 'translation';

/** The namespaces of the function that is called; undefined where it does not translate. */
function namespacesOf(checker: Checker, { expression }: CallExpression): readonly string[] | undefined {
  if (!/^t$|T$|ranslate$/.test(expression.getText())) return undefined;
  const type = checker.getTypeAtLocation(expression);
  if (type?.getSymbol()?.name !== 'TFunction' || !type.isTypeReference()) return undefined;
  const [of] = checker.getTypeArguments(type);
  if (!of) return undefined;
  const named =
    literalsOf(checker, of) ??
    checker.getTypeArguments(of as TypeReference).flatMap((one) => literalsOf(checker, one) ?? []);
  return named.filter((name) => name !== unnamed);
}

/** Whether the call brings a text of its own for a key that has none. */
function hasDefault({ arguments: given }: CallExpression): boolean {
  const [, options] = given;
  if (!options) return false;
  if (isStringLiteral(options)) return true;
  return isObjectLiteralExpression(options) && /\bdefaultValue\b/.test(options.getText());
}

/** Every value a key can have. */
function keysOf(checker: Checker, key: Expression): readonly string[] | undefined {
  if (isParenthesizedExpression(key) || isAsExpression(key)) return keysOf(checker, key.expression);
  if (isStringLiteral(key) || isNoSubstitutionTemplateLiteral(key)) return [key.text];
  if (isConditionalExpression(key)) return allOf([key.whenTrue, key.whenFalse].map((way) => keysOf(checker, way)));
  if (isArrayLiteralExpression(key)) return allOf(key.elements.map((one) => keysOf(checker, one)));
  if (!isTemplateExpression(key)) return literalsOf(checker, checker.getTypeAtLocation(key));
  return key.templateSpans.reduce<readonly string[] | undefined>(
    (starts, { expression, literal }) => {
      const parts = keysOf(checker, expression);
      return starts && parts && starts.flatMap((start) => parts.map((part) => `${start}${part}${literal.text}`));
    },
    [key.head.text],
  );
}

function allOf(lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/** The words that a type is made of; undefined where it allows any text. */
function literalsOf(checker: Checker, type: Type | undefined): readonly string[] | undefined {
  if (type === undefined) return undefined;
  if (type.isUnionType()) return allOf(type.getTypes().map((part) => literalsOf(checker, part)));
  if (type.isTypeParameter()) return literalsOf(checker, checker.getBaseConstraintOfType(type));
  if (type.isStringLiteralType() || type.isNumberLiteralType()) return [String(type.value)];
  return type.isBooleanLiteralType() ? [checker.typeToString(type)] : undefined;
}
