// The laws of plain writing: no literal is spread only to be packed again, and no import of ours is renamed without a clash.
import { parseSync } from 'vite';
import { type Node, nodesOf } from './expressions.ts';
import { type Breach, lineAt, type Source } from './structure-source.ts';

const mayPack = /\.\.\.[\s(]*[[{]/;
const mayRename = /^import\b[^;]*\bas\s/m;
const ours = /^(?:\.|@charaka\/)/;

/** Literals that are spread into another literal or a call, and imports with a new name although the file has no other use of the old one. */
export function packingBreaches({ path, lines }: Source): Breach[] {
  const text = lines.join('\n');
  if (!/\.tsx?$/.test(path) || !(mayPack.test(text) || mayRename.test(text))) return [];
  const nodes = [...nodesOf(parseSync(path, text).program)];
  const at = ({ start }: Node) => `${path}:${lineAt(text, Number(start))}`;
  const packed = nodes.filter(isPacked).map((node) => ({
    path: at(node),
    sentence: 'a literal is spread into another one; write its parts there',
  }));
  const renamed = renamedImports(nodes).map(({ node, name }) => ({
    path: at(node),
    sentence: `${name} is renamed, and nothing else here has its name; import it as it is`,
  }));
  return [...packed, ...renamed];
}

const literals = ['ObjectExpression', 'ArrayExpression'];

function isPacked(node: Node): boolean {
  if (node.type !== 'SpreadElement') return false;
  let spread = node.argument as Node;
  while (/^(?:ParenthesizedExpression|TSAsExpression|TSSatisfiesExpression)$/.test(spread.type))
    spread = spread.expression as Node;
  return literals.includes(spread.type);
}

function renamedImports(nodes: readonly Node[]): { node: Node; name: string }[] {
  const imports = nodes
    .filter(({ type, source }) => type === 'ImportDeclaration' && ours.test(String((source as Node).value)))
    .flatMap(({ specifiers }) => specifiers as Node[])
    .filter(({ type }) => type === 'ImportSpecifier');
  if (imports.every(({ imported, local }) => nameOf(imported) === nameOf(local))) return [];
  const used = usesOf(nodes);
  return imports.flatMap((node) => {
    const name = nameOf(node.imported);
    const isFree = name !== nameOf(node.local) && !(name in globalThis) && (used.get(name) ?? 0) === 0;
    return isFree ? [{ node, name }] : [];
  });
}

const nameOf = (node: unknown) => String((node as Node).name);

/** How often each name stands for a value or a type, but for the names of properties and what an import is called at its source. */
function usesOf(nodes: readonly Node[]): ReadonlyMap<string, number> {
  const labels = new Set<unknown>(nodes.flatMap(labelsOf));
  const used = new Map<string, number>();
  for (const node of nodes)
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && !labels.has(node))
      used.set(nameOf(node), (used.get(nameOf(node)) ?? 0) + 1);
  return used;
}

function labelsOf({
  type,
  computed,
  shorthand,
  key,
  property,
  imported,
  local,
  name,
  right,
  exported,
}: Node): unknown[] {
  if (type === 'MemberExpression' || type === 'JSXMemberExpression') return computed ? [] : [property];
  if (type === 'ImportSpecifier') return nameOf(imported) === nameOf(local) ? [] : [imported];
  if (type === 'JSXAttribute') return [name];
  if (type === 'TSQualifiedName') return [right];
  if (type === 'ExportSpecifier') return [exported];
  return key !== undefined && !computed && !shorthand ? [key] : [];
}
