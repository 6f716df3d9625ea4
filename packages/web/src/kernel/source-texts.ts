// Reads from the source of a screen which texts it shows and which it asks of the translation files; for tests.
import { parseSync } from 'vite';

/** Literal texts of a file, and the text keys it uses. */
export interface SourceTexts {
  /** Words that stand in the source itself, in an element or as a label. */
  readonly literals: readonly string[];
  /** Keys asked for: whole ones, or patterns where a part is only known when the program runs. One of each group must exist. */
  readonly keys: readonly (readonly (string | RegExp)[])[];
  /** The namespaces the file names; the first of each call is its default. */
  readonly namespaces: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** Attributes whose value a user reads or hears. */
const spokenAttributes =
  /^(label|title|placeholder|description|alt|text|message|error|aria-(label|description|roledescription|valuetext))$/;
const hasWord = /\p{L}{2,}/u;

function* nodesOf(part: unknown): Generator<Node> {
  if (Array.isArray(part)) for (const item of part) yield* nodesOf(item);
  else if (typeof part === 'object' && part !== null) {
    if ('type' in part) yield part as Node;
    for (const item of Object.values(part)) if (typeof item === 'object') yield* nodesOf(item);
  }
}

function literalOf(node: unknown): string | undefined {
  const { type, value, expression } = (node ?? {}) as Node;
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'JSXExpressionContainer' ? literalOf(expression) : undefined;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function keysOf(argument: Node): (string | RegExp)[] {
  const literal = literalOf(argument);
  if (literal !== undefined) return [literal];
  if (argument.type === 'ArrayExpression') return (argument.elements as Node[]).flatMap(keysOf);
  if (argument.type === 'ConditionalExpression')
    return [...keysOf(argument.consequent as Node), ...keysOf(argument.alternate as Node)];
  if (argument.type !== 'TemplateLiteral') return [];
  const parts = (argument.quasis as { value: { cooked: string } }[]).map(({ value }) => escaped(value.cooked));
  return [new RegExp(`^${parts.join('.+')}$`)];
}

/** Looks through one TypeScript file. Throws when it cannot be read as one. */
export function sourceTexts(name: string, source: string): SourceTexts {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  const literals: string[] = [];
  const keys: (string | RegExp)[][] = [];
  const namespaces: string[] = [];
  for (const node of nodesOf(program)) {
    if (node.type === 'JSXText') literals.push(String(node.value).trim());
    if (node.type === 'JSXExpressionContainer') literals.push(literalOf(node) ?? '');
    if (node.type === 'JSXAttribute' && spokenAttributes.test(String((node.name as Node).name)))
      literals.push(literalOf(node.value) ?? '');
    if (node.type !== 'CallExpression') continue;
    const callee = String((node.callee as Node).name ?? '');
    const [first] = node.arguments as Node[];
    if (callee === 'useTranslation' && first)
      namespaces.push(...keysOf(first).filter((key) => typeof key === 'string'));
    if ((callee === 't' || callee === 'translate') && first) keys.push(keysOf(first));
    if (callee === 'translate') namespaces.push('kernel');
  }
  return { literals: literals.filter((text) => hasWord.test(text)), keys, namespaces };
}
