// Formulas of calculated results: numbers, + - * / ^, min, max, if, comparisons and names; read by a parser of our own, never by eval (LB010, LB037).

/** A formula as it was read. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  /** With a unit in brackets, as CREA[mg/dL], the value in that unit is meant. */
  | { readonly kind: 'name'; readonly name: string; readonly unit: string | null }
  | { readonly kind: 'call'; readonly of: Operator; readonly parts: readonly Formula[] };

const functions = ['min', 'max', 'if', 'round'] as const;
type FunctionName = (typeof functions)[number];
type Operator = '+' | '-' | '*' | '/' | '^' | '<' | '>' | '<=' | '>=' | 'negative' | FunctionName;

/** A formula that cannot be read: where it stops making sense, counted from 1. */
export class FormulaFault extends Error {
  readonly place: number;
  constructor(place: number) {
    super(`The formula cannot be read at its character ${place}`);
    this.place = place;
  }
}

interface Token {
  readonly text: string;
  readonly place: number;
}

const MOST_LETTERS = 500;
const MOST_DEPTH = 50;
const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_][A-Za-z0-9_]*(?:\[[^\]\s]{1,20}\])?)|(<=|>=|[-+*/^(),<>×÷−]))/y;
const spelled: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

function tokensOf(text: string): Token[] {
  if (text.length > MOST_LETTERS) throw new FormulaFault(MOST_LETTERS + 1);
  const tokens: Token[] = [];
  token.lastIndex = 0;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    const found = token.exec(text);
    if (!found) throw new FormulaFault(at + 1);
    const word = found[0].trim();
    tokens.push({ text: spelled[word] ?? word, place: at + 1 });
    at = token.lastIndex;
  }
  return tokens;
}

/** Reads a formula. Throws a `FormulaFault` where it cannot. */
export function readFormula(text: string): Formula {
  const reader = new Reader(tokensOf(text), text.length);
  return reader.whole();
}

const isFunction = (word: string): word is FunctionName => (functions as readonly string[]).includes(word);
const needed: Readonly<Record<FunctionName, number>> = { min: 2, max: 2, if: 3, round: 2 };

class Reader {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
  }

  whole(): Formula {
    const read = this.#comparison();
    if (this.#next() !== undefined) throw this.#fault();
    return read;
  }

  #next(): string | undefined {
    return this.#tokens[this.#at]?.text;
  }

  #fault(): FormulaFault {
    return new FormulaFault(this.#tokens[this.#at]?.place ?? this.#end + 1);
  }

  #takes(...words: readonly string[]): Operator | undefined {
    const word = this.#next();
    if (word === undefined || !words.includes(word)) return undefined;
    this.#at += 1;
    return word as Operator;
  }

  #comparison(): Formula {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) throw this.#fault();
    const left = this.#sum();
    const of = this.#takes('<', '>', '<=', '>=');
    const read: Formula = of ? { kind: 'call', of, parts: [left, this.#sum()] } : left;
    this.#depth -= 1;
    return read;
  }

  #sum(): Formula {
    let left = this.#product();
    for (let of = this.#takes('+', '-'); of; of = this.#takes('+', '-'))
      left = { kind: 'call', of, parts: [left, this.#product()] };
    return left;
  }

  #product(): Formula {
    let left = this.#signed();
    for (let of = this.#takes('*', '/'); of; of = this.#takes('*', '/'))
      left = { kind: 'call', of, parts: [left, this.#signed()] };
    return left;
  }

  #signed(): Formula {
    let isNegative = false;
    while (this.#takes('-')) isNegative = !isNegative;
    const base = this.#single();
    const powered: Formula = this.#takes('^') ? { kind: 'call', of: '^', parts: [base, this.#exponent()] } : base;
    return isNegative ? { kind: 'call', of: 'negative', parts: [powered] } : powered;
  }

  /** Counted with the depth, as powers of powers nest to the right. */
  #exponent(): Formula {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) throw this.#fault();
    const read = this.#signed();
    this.#depth -= 1;
    return read;
  }

  #single(): Formula {
    const word = this.#next();
    if (word === undefined) throw this.#fault();
    if (this.#takes('(')) return this.#closed(this.#comparison());
    if (/^\d/.test(word)) {
      this.#at += 1;
      return { kind: 'number', value: Number(word) };
    }
    if (!/^[A-Za-z_]/.test(word)) throw this.#fault();
    this.#at += 1;
    if (isFunction(word) && this.#next() === '(') return this.#call(word);
    const [, name = word, unit = null] = /^([^[]+)\[([^\]]+)\]$/.exec(word) ?? [];
    return { kind: 'name', name, unit };
  }

  #closed(read: Formula): Formula {
    if (!this.#takes(')')) throw this.#fault();
    return read;
  }

  #call(of: FunctionName): Formula {
    this.#takes('(');
    const parts = [this.#comparison()];
    while (this.#takes(',')) parts.push(this.#comparison());
    if (parts.length !== needed[of]) throw this.#fault();
    return this.#closed({ kind: 'call', of, parts });
  }
}

/** The names a formula asks for, each once. */
export function namesIn(formula: Formula): string[] {
  if (formula.kind === 'number') return [];
  if (formula.kind === 'name') return [formula.name];
  return [...new Set(formula.parts.flatMap(namesIn))];
}

/** A value that a formula asks for; without a unit it is taken as it is. */
export interface FormulaPart {
  readonly name: string;
  readonly unit: string | null;
}

/** The parts of a formula by their keys, under which `workOut` looks for their values. */
export function partsIn(formula: Formula): ReadonlyMap<string, FormulaPart> {
  if (formula.kind === 'number') return new Map();
  if (formula.kind === 'name') return new Map([[partKey(formula), formula]]);
  return new Map(formula.parts.flatMap((part) => [...partsIn(part)]));
}

/** The key of a part: 'CREA[mg/dL]', or 'CREA' without a unit. */
const partKey = ({ name, unit }: FormulaPart): string => (unit === null ? name : `${name}[${unit}]`);

/**
 * Works a formula out with the values by name. Undefined, never 0, where a part is missing, something is divided by zero, or the
 * result is no number (LB010); of `if` only the branch that is taken counts.
 */
export function workOut(formula: Formula, values: Readonly<Record<string, number | undefined>>): number | undefined {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'name') return Object.hasOwn(values, partKey(formula)) ? values[partKey(formula)] : undefined;
  const { of, parts } = formula;
  if (of === 'if') {
    const chosen = workOut(parts[0] as Formula, values);
    return chosen === undefined ? undefined : workOut(parts[chosen === 0 ? 2 : 1] as Formula, values);
  }
  const [first, second = 0] = parts.map((part) => workOut(part, values) ?? Number.NaN);
  const result = operations[of](first ?? Number.NaN, second);
  return Number.isFinite(result) ? result : undefined;
}

const operations: Readonly<Record<Exclude<Operator, 'if'>, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
  '<': (left, right) => compared(left, right, left < right),
  '>': (left, right) => compared(left, right, left > right),
  '<=': (left, right) => compared(left, right, left <= right),
  '>=': (left, right) => compared(left, right, left >= right),
  negative: (left) => -left,
  min: Math.min,
  max: Math.max,
  round: (left, right) => Math.round(left * 10 ** right) / 10 ** right,
};

function compared(left: number, right: number, isTrue: boolean): number {
  return Number.isNaN(left) || Number.isNaN(right) ? Number.NaN : Number(isTrue);
}

/**
 * Facts of the patient that formulas may ask for beside parameters: years, 1 for a woman and 0 for a man, kilograms and centimetres as they
 * were measured last.
 */
export const patientFacts = ['age', 'female', 'weight', 'height'] as const;

/** The first name through which formulas by code lead back to themselves; undefined where none does. */
export function cycleIn(formulas: ReadonlyMap<string, Formula>): string | undefined {
  const done = new Set<string>();
  const visit = (name: string, above: readonly string[]): string | undefined => {
    if (above.includes(name)) return name;
    const formula = formulas.get(name);
    if (!formula || done.has(name)) return undefined;
    for (const part of namesIn(formula)) {
      const found = visit(part, [...above, name]);
      if (found !== undefined) return found;
    }
    done.add(name);
    return undefined;
  };
  for (const name of formulas.keys()) {
    const found = visit(name, []);
    if (found !== undefined) return found;
  }
  return undefined;
}
