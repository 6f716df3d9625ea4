// Works out the text of SQL that the source writes as templates, fragments included, without running it.
import {
  type Block,
  type CallExpression,
  type Expression,
  type Identifier,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isIdentifier,
  isIfStatement,
  isNoSubstitutionTemplateLiteral,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isSpreadElement,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
  isVariableStatement,
  type Node,
  type Statement,
  SyntaxKind,
  type TemplateLiteral,
} from 'typescript/unstable/ast';
import { type Checker, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { declaredText } from './declared-text.ts';
import type { Known } from './known.ts';

/** Names that a function was called with, and which way conditions go: the first or the second. */
interface Scope {
  readonly names: ReadonlyMap<string, () => Known>;
  readonly isFirstWay: boolean;
}

/** A fragment that only the running program knows. */
class NotStatic extends Error {}

/** Works out SQL of one program. */
export class StaticText {
  readonly #checker: Checker;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /**
   * The texts that an expression of SQL can have, with $1, $2 ... for its values: one with every condition met and one
   * with none. Undefined when only the running program knows the text.
   */
  textsOf(expression: Expression): readonly string[] | undefined {
    try {
      const texts = [true, false].map((isFirstWay) => {
        const known = this.#known(expression, { names: new Map(), isFirstWay });
        if (known?.kind === 'text') return known.text;
        if (known?.kind !== 'sql') throw new NotStatic();
        return known.strings.reduce((text, part, index) => `${text}$${index}${part}`);
      });
      return [...new Set(texts)];
    } catch (error) {
      if (error instanceof NotStatic) return undefined;
      throw error;
    }
  }

  #known(node: Node, scope: Scope): Known {
    if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
      return this.#known(node.expression, scope);
    if (isTaggedTemplateExpression(node))
      return node.tag.getText() === 'sql' ? this.#sql(node.template, scope) : undefined;
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return { kind: 'text', text: node.text };
    if (isTemplateExpression(node)) return this.#text(node, scope);
    if (isConditionalExpression(node)) return this.#known(scope.isFirstWay ? node.whenTrue : node.whenFalse, scope);
    if (isArrayLiteralExpression(node)) return this.#list(node.elements, scope);
    if (isObjectLiteralExpression(node)) {
      const fields = node.properties.filter(isPropertyAssignment).map((property) => {
        return [property.name.getText(), () => this.#known(property.initializer, scope)] as const;
      });
      return { kind: 'object', fields: new Map(fields) };
    }
    if (isPropertyAccessExpression(node)) {
      const of = this.#known(node.expression, scope);
      return of?.kind === 'object' ? of.fields.get(node.name.text)?.() : undefined;
    }
    if (isIdentifier(node)) return this.#named(node, scope);
    if (isCallExpression(node)) return this.#called(node, scope);
    return undefined;
  }

  /** A template of SQL: known fragments become part of it, values are counted, and an unknown fragment ends the attempt. */
  #sql(template: TemplateLiteral, scope: Scope): Known {
    if (isNoSubstitutionTemplateLiteral(template)) return { kind: 'sql', strings: [template.text] };
    const strings: string[] = [template.head.text];
    for (const { expression, literal } of template.templateSpans) {
      const fragment = this.#fragment(expression, scope);
      append(strings, fragment ?? ['', '']);
      append(strings, [literal.text]);
    }
    return { kind: 'sql', strings };
  }

  /** The parts of a fragment; undefined for a value. */
  #fragment(expression: Expression, scope: Scope): readonly string[] | undefined {
    const known = this.#known(expression, scope);
    if (known?.kind === 'sql') return known.strings;
    if (known === undefined && this.#canBeSql(this.#checker.getTypeAtLocation(expression))) throw new NotStatic();
    return undefined;
  }

  #canBeSql(type: Type | undefined): boolean {
    if (type === undefined) return false;
    const parts = type.isUnionType() ? type.getTypes() : undefined;
    return parts ? parts.some((part) => this.#canBeSql(part)) : type.getSymbol()?.name === 'Sql';
  }

  #text(template: TemplateLiteral, scope: Scope): Known {
    if (isNoSubstitutionTemplateLiteral(template)) return { kind: 'text', text: template.text };
    let text: string = template.head.text;
    for (const { expression, literal } of template.templateSpans) {
      const known = this.#known(expression, scope);
      if (known?.kind !== 'text') return undefined;
      text += known.text + literal.text;
    }
    return { kind: 'text', text };
  }

  #list(elements: readonly Expression[], scope: Scope): Known {
    const items: Known[] = [];
    for (const element of elements) {
      const known = this.#known(isSpreadElement(element) ? element.expression : element, scope);
      if (!isSpreadElement(element)) items.push(known);
      else if (known?.kind === 'list') items.push(...known.items);
      else return undefined;
    }
    return { kind: 'list', items };
  }

  #named(name: Identifier, scope: Scope): Known {
    const given = scope.names.get(name.text);
    if (given) return given();
    if (name.text === 'empty') return { kind: 'sql', strings: [''] };
    const declaration = this.#declarationOf(name);
    return declaration && isVariableDeclaration(declaration) && declaration.initializer
      ? this.#known(declaration.initializer, { ...scope, names: new Map() })
      : undefined;
  }

  #declarationOf(name: Node): Node | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name);
    if (symbol === undefined) return undefined;
    const target = symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    return target.valueDeclaration?.resolve();
  }

  #called(call: CallExpression, scope: Scope): Known {
    const name = call.expression.getText();
    const args = call.arguments.map((argument) => () => this.#known(argument, scope));
    if (name === 'raw') {
      const text = args[0]?.();
      if (text?.kind !== 'text') throw new NotStatic();
      return { kind: 'sql', strings: [text.text] };
    }
    if (name === 'join') return joined(call, args);
    if (name === 'declaredSelect' || name === 'listedSelect')
      return declaredText(name, call.arguments[0]?.getText() ?? '', args[1]?.(), args[2]?.());
    return this.#inlined(call, args, scope);
  }

  /** The result of a function of the project, when it only names values and returns one. */
  #inlined(call: CallExpression, args: readonly (() => Known)[], scope: Scope): Known {
    if (!isIdentifier(call.expression)) return undefined;
    const declared = this.#declarationOf(call.expression);
    const made = declared && isVariableDeclaration(declared) ? declared.initializer : declared;
    if (!made || !(isArrowFunction(made) || isFunctionDeclaration(made)) || !made.body) return undefined;
    const names = new Map<string, () => Known>();
    for (const [index, { name, initializer }] of made.parameters.entries()) {
      const given = args[index] ?? (() => (initializer ? this.#known(initializer, scope) : undefined));
      bind(names, name, given);
    }
    const inner = { names, isFirstWay: scope.isFirstWay };
    return isBlock(made.body) ? this.#answered(made.body, inner) : this.#known(made.body, inner);
  }

  #answered({ statements }: Block, scope: { names: Map<string, () => Known>; isFirstWay: boolean }): Known {
    for (const statement of statements) {
      const answer = answerOf(statement, scope.isFirstWay);
      if (answer) return this.#known(answer, scope);
      if (!isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) bind(scope.names, name, () => this.#known(initializer, scope));
    }
    return undefined;
  }
}

/** The result of a statement: its own, or that of the branch that its condition chooses. */
function answerOf(statement: Statement, isFirstWay: boolean): Expression | undefined {
  if (isReturnStatement(statement)) return statement.expression;
  if (!isIfStatement(statement)) return undefined;
  const way = isFirstWay ? statement.thenStatement : statement.elseStatement;
  return way && answerOf(way, isFirstWay);
}

/** Gives a parameter or a constant its value; names taken out of an object are looked up in it. */
function bind(names: Map<string, () => Known>, name: Node, value: () => Known): void {
  if (isIdentifier(name)) names.set(name.text, value);
  if (!isObjectBindingPattern(name)) return;
  for (const element of name.elements) {
    if (!isBindingElement(element) || !element.name || !isIdentifier(element.name)) continue;
    const field = (element.propertyName ?? element.name).getText();
    names.set(element.name.text, () => {
      const of = value();
      return of?.kind === 'object' ? of.fields.get(field)?.() : undefined;
    });
  }
}

function joined(call: CallExpression, args: readonly (() => Known)[]): Known {
  const [list, between] = [args[0]?.(), args[1]?.() ?? { kind: 'text' as const, text: ',' }];
  if (list?.kind !== 'list' || between.kind !== 'text' || list.items.length === 0) throw new NotStatic();
  const strings: string[] = [''];
  for (const [index, item] of list.items.entries()) {
    if (index > 0) append(strings, [between.text]);
    if (item !== undefined && item.kind !== 'sql') throw new NotStatic();
    const isValue = item === undefined && call.arguments[0]?.kind === SyntaxKind.ArrayLiteralExpression;
    if (item === undefined && !isValue) throw new NotStatic();
    append(strings, item?.strings ?? ['', '']);
  }
  return { kind: 'sql', strings };
}

/** Puts the parts of a fragment behind what is there. */
function append(strings: string[], [first = '', ...others]: readonly string[]): void {
  strings[strings.length - 1] += first;
  strings.push(...others);
}
