// Turns wire JSON into plain objects and back, by the shapes alone; each shape's converter is made once and reused.
import { z } from 'zod';
import { scaleOf } from './field.ts';
import { acceptedNames, takenKeys, twinsOf, wireName } from './shape.ts';

type Turn = (value: unknown) => unknown;

/** Base fields of a record that a client may send back with it; identity comes from the session, so they are dropped (R034). */
const recordFields = new Set([
  'tenantid',
  'hospitalid',
  'createdby',
  'createdon',
  'updatedby',
  'updatedon',
  'createdbyid',
  'updatedbyid',
]);

function once(make: (schema: z.ZodType) => Turn): (schema: z.ZodType) => Turn {
  const made = new WeakMap<z.ZodType, Turn>();
  return (schema) => {
    const known = made.get(schema);
    if (known) return known;
    const turn = make(schema);
    made.set(schema, turn);
    return turn;
  };
}

const unchanged: Turn = (value) => value;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema inside optional, nullable and default wrappers. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (scaleOf(schema)) return schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType);
  return schema;
}

function walk(
  schema: z.ZodType,
  self: (schema: z.ZodType) => Turn,
  object: (inner: z.ZodObject) => Turn,
  leaf: (inner: z.ZodType) => Turn,
): Turn {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return object(inner);
  if (inner instanceof z.ZodArray) {
    const element = self(inner.element as z.ZodType);
    return element === unchanged ? unchanged : (value) => (Array.isArray(value) ? value.map(element) : value);
  }
  if (inner instanceof z.ZodUnion) return unionTurn(inner.options as z.ZodType[], self);
  return leaf(inner);
}

/** Of a union's members the one for arrays turns arrays and the one for objects turns objects. */
function unionTurn(options: z.ZodType[], self: (schema: z.ZodType) => Turn): Turn {
  const forArrays = options.find((option) => unwrap(option) instanceof z.ZodArray);
  const forObjects = options.find((option) => unwrap(option) instanceof z.ZodObject);
  if (!forArrays && !forObjects) return unchanged;
  return (value) => {
    const member = Array.isArray(value) ? forArrays : isRecord(value) ? forObjects : undefined;
    return member ? self(member)(value) : value;
  };
}

interface Target {
  readonly name: string;
  readonly turn: Turn;
  /** Its place among the spellings of its field: an earlier one counts before a later one. */
  readonly place: number;
}

function targetsOf(inner: z.ZodObject, turnOf: (schema: z.ZodType) => Turn): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const [name, schema] of Object.entries(inner.shape)) {
    const turn = turnOf(schema as z.ZodType);
    for (const [place, spelling] of acceptedNames(inner, name).entries())
      if (!targets.has(spelling.toLowerCase())) targets.set(spelling.toLowerCase(), { name, turn, place });
  }
  return targets;
}

function renamingObject(inner: z.ZodObject, turnOf: (schema: z.ZodType) => Turn): Turn {
  const targets = targetsOf(inner, turnOf);
  return (value) => {
    if (!isRecord(value)) return value;
    const plain: Record<string, unknown> = {};
    const places = new Map<string, number>();
    for (const key of Object.keys(value)) {
      const lower = key.toLowerCase();
      const target = targets.get(lower);
      if (!target) {
        if (!recordFields.has(lower) && !takenKeys(inner).has(lower)) plain[key] = value[key];
        continue;
      }
      const { name, turn, place } = target;
      const isEmpty = value[key] === null || value[key] === undefined;
      if (name in plain && (isEmpty || place > (places.get(name) ?? Number.POSITIVE_INFINITY))) continue;
      if (!isEmpty) places.set(name, place);
      plain[name] = turn(value[key]);
    }
    return plain;
  };
}

/** A whole number may come as a string of digits, and a list as JSON text: both are in the specification (Q216). */
function readLeaf(inner: z.ZodType): Turn {
  if (!(inner instanceof z.ZodNumber) || !inner.isInt) return unchanged;
  return (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value);
}

/** The list behind a JSON text; anything else as it is, for the shape to refuse. */
function listOf(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Renames what came over the wire to plain names, amounts untouched: the form that `input.safeParse` checks. */
export const readNames: (schema: z.ZodType) => Turn = once((schema) => {
  const turn = walk(schema, readNames, (inner) => renamingObject(inner, readNames), readLeaf);
  return unwrap(schema) instanceof z.ZodArray ? (value) => turn(listOf(value)) : turn;
});

/** Reads a trusted answer: names made plain, rupees made paise. For the screen. */
export const readAnswer: (schema: z.ZodType) => Turn = once((schema) =>
  walk(
    schema,
    readAnswer,
    (inner) => renamingObject(inner, readAnswer),
    (inner) => {
      const scale = scaleOf(inner);
      return scale ? (value) => (typeof value === 'number' ? Math.round(value * scale) : value) : unchanged;
    },
  ),
);

type Field = readonly [name: string, spelling: string, turn: Turn];
type Copy = (value: Record<string, unknown>) => Record<string, unknown>;

/** Copies the fields of a record under their spellings, each through its turn. */
function copier(fields: readonly Field[]): Copy {
  return (value) => {
    const wire: Record<string, unknown> = {};
    for (const [name, spelling, turn] of fields) {
      const inside = value[name];
      if (inside !== undefined) wire[spelling] = turn === unchanged || inside === null ? inside : turn(inside);
    }
    return wire;
  };
}

/**
 * The same copy as a program made of the fields: objects born whole are made and turned to text so much faster that a bill of
 * 300 lines costs a fifth less (decision 0458). Not for browsers, where our own content security policy forbids it.
 */
function compiledCopier(fields: readonly Field[]): Copy {
  const entries = fields.map(([name, spelling, turn], index) => {
    const inside = `value[${JSON.stringify(name)}]`;
    const turned = turn === unchanged ? inside : `${inside} == null ? ${inside} : turns[${index}](${inside})`;
    return `${JSON.stringify(spelling)}: ${turned}`;
  });
  const make = new Function('turns', `return (value) => ({ ${entries.join(', ')} })`) as (turns: Turn[]) => Copy;
  return make(fields.map(([, , turn]) => turn));
}

interface Writing {
  readonly isScaling: boolean;
  readonly copierOf: (fields: readonly Field[]) => Copy;
}

function writer({ isScaling, copierOf }: Writing, self: (schema: z.ZodType) => Turn): (schema: z.ZodType) => Turn {
  return (schema) =>
    walk(
      schema,
      self,
      (inner) => {
        const fields = Object.entries(inner.shape).flatMap(([name, field]): Field[] => {
          const twins = isScaling ? (twinsOf(inner)[name] ?? []) : [];
          return [wireName(inner, name), ...twins].map((spelling) => [name, spelling, self(field as z.ZodType)]);
        });
        const copy = copierOf(fields);
        return (value) => (isRecord(value) ? copy(value) : value);
      },
      (inner) => {
        const scale = isScaling ? scaleOf(inner) : undefined;
        return scale ? (value) => (typeof value === 'number' ? value / scale : value) : unchanged;
      },
    );
}

/** Writes an answer: wire spellings, paise as decimal rupees. For the server. */
export const writeAnswer: (schema: z.ZodType) => Turn = once((schema) =>
  writer({ isScaling: true, copierOf: compiledCopier }, writeAnswer)(schema),
);

/** Writes a request: wire spellings; amounts are still the rupees that were typed. For the screen. */
export const writeRequest: (schema: z.ZodType) => Turn = once((schema) =>
  writer({ isScaling: false, copierOf: copier }, writeRequest)(schema),
);

/** The same schema with the spellings of the wire, for the published description (OpenAPI). */
export function wireSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return wireSchema(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodNullable) return wireSchema(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodArray) return z.array(wireSchema(schema.element as z.ZodType));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => wireSchema(option as z.ZodType)));
  if (schema instanceof z.ZodRecord) return z.record(z.string(), wireSchema(schema.valueType as z.ZodType));
  if (!(schema instanceof z.ZodObject)) return schema;
  return z.strictObject(
    Object.fromEntries(
      Object.entries(schema.shape).flatMap(([name, field]) => {
        const inside = wireSchema(field as z.ZodType);
        const twins = (twinsOf(schema)[name] ?? []).map((twin) => [twin, inside.optional()]);
        return [[wireName(schema, name), inside], ...twins];
      }),
    ),
  );
}
