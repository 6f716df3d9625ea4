// The maximum size of a request by the shape of its call: for the law that compares every call with its declared size.
import type { z } from 'zod';

/** The parts of a shape that are read; zod has one type for each kind. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly { _zod: { def: { check: string; maximum?: number; length?: number } } }[];
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly innerType?: z.ZodType;
}

/** A number, a flag, a day; a text with a format of its own, as an e-mail address. */
const VALUE_BYTES = 20;
const FORMAT_BYTES = 80;
/** A letter of an Indic script. */
const LETTER_BYTES = 3;

function mostOf({ checks = [] }: Definition): number {
  const limits = checks.map(({ _zod }) => _zod.def.maximum ?? _zod.def.length ?? Number.POSITIVE_INFINITY);
  return Math.min(Number.POSITIVE_INFINITY, ...limits);
}

/** The bytes of the longest JSON a shape takes; infinite where a text or a list has no end. */
export function largestBytes(schema: z.ZodType): number {
  const definition = schema._zod.def as unknown as Definition;
  const inside = (one: z.ZodType | undefined) => (one ? largestBytes(one) : VALUE_BYTES);
  switch (definition.type) {
    case 'string':
      return mostOf(definition) === Number.POSITIVE_INFINITY && hasFormat(definition)
        ? FORMAT_BYTES
        : mostOf(definition) * LETTER_BYTES;
    case 'array':
      return mostOf(definition) * inside(definition.element);
    case 'object':
      return Object.entries(definition.shape ?? {}).reduce(
        (sum, [name, one]) => sum + name.length + 4 + inside(one),
        2,
      );
    case 'union':
      return Math.max(...(definition.options ?? []).map(inside));
    case 'pipe':
      return definition.in?._zod.def.type === 'transform' ? inside(definition.out) : inside(definition.in);
    default:
      return inside(definition.innerType);
  }
}

function hasFormat({ format, checks = [] }: Definition): boolean {
  return format !== undefined || checks.some(({ _zod }) => _zod.def.check === 'string_format');
}
