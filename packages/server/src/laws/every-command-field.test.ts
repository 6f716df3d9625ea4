// Walks every field of commands that are no form of a record: a typed value comes back from the call that reads it.
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap, writeRequest } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CommandSample, commandSamples, goesWith, leftOut } from '../../test-support/record/area-samples.ts';
import { keptAs } from '../../test-support/record/field-values.ts';
import {
  at,
  changed,
  type Field,
  firstTaken,
  isSame,
  keptTogether,
  lossOf,
  type Typed,
  type Typing,
  type Wire,
} from '../../test-support/record/typed-fields.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';

const parts = useTestApp();

/** The fields of a request by their path on the wire; a list is represented by its first line. */
function fieldsOf(schema: z.ZodType, path: readonly string[] = []): Field[] {
  const inner = unwrap(schema);
  const line = inner instanceof z.ZodArray ? unwrap(inner.element as z.ZodType) : undefined;
  if (line instanceof z.ZodObject) return fieldsOf(line, [...path, '0']);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, field]) =>
      fieldsOf(field as z.ZodType, [...path, wireName(inner, name)]),
    );
  return [{ name: path.join('.'), path, schema, answered: [path.join('.')] }];
}

/** Every value under a key, at any depth. */
function valuesUnder(key: string, answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesUnder(key, value),
  ]);
}

/** Sends a command with values typed into it, and reads each where the answer has it. */
function typing(sample: CommandSample): Typing {
  const { endpoint, as = 'clerk', readAs = {} } = sample;
  return async (attempts) => {
    const { tenant, request, read } = await sample.make(parts);
    const body = writeRequest(endpoint.input)(request) as Wire;
    const { typed, sentence } = await firstTaken(attempts, '', (values) =>
      tenant.call(endpoint, {} as never, { as, body: withTyped(endpoint.path, body, values) }),
    );
    if (!typed) return { sentence };
    const answers = await read();
    for (const { isFailure, message } of answers)
      if (isFailure) throw new Error(`What ${endpoint.path} wrote is not read: ${message}`);
    const wires = answers.map(({ wire }) => wire);
    const found = typed.map(({ field, value }) => {
      const present = valuesUnder(readAs[field.name] ?? field.path.at(-1) ?? '', wires);
      const wanted = keptAs(field.schema, value);
      return [field.name, present.find((one) => isSame(one, wanted)) ?? present[0]] as const;
    });
    return { typed, record: Object.fromEntries(found) };
  };
}

/** A request with values typed into it, and with those of other fields that a rule ties to them. */
function withTyped(path: string, body: Wire, typed: readonly Typed[]): Wire {
  const tied = typed.flatMap(({ field }) => Object.entries(goesWith[path]?.[field.name] ?? {}));
  const ready = tied.reduce((made, [way, value]) => changed(made, way.split('.'), value), body);
  return typed.reduce((made, { field, value }) => changed(made, field.path, value), ready);
}

describe.each(commandSamples.map((sample) => [sample.endpoint.path, sample] as const))('%s', (path, sample) => {
  it('keeps every field it takes, or a reason says why it is not read back', async () => {
    const { request } = await sample.make(parts);
    const body = writeRequest(sample.endpoint.input)(request) as Wire;
    const presentOf = (field: Field) => at(body, field.path);
    // The records of the scene are named by their numbers; `every-nested-id.test.ts` types others.
    const isOfScene = (field: Field) => /id$/i.test(field.name) && typeof presentOf(field) === 'number';
    const fields = fieldsOf(sample.endpoint.input).filter((field) => !isOfScene(field));
    const type = typing(sample);
    const isAlone = ({ name }: Field) => [leftOut, goesWith].some((known) => known[path]?.[name] !== undefined);
    const valuesOf = ({ name }: Field) => sample.values?.[name];
    const together = fields.filter((field) => !isAlone(field) && !valuesOf(field));
    const kept = await keptTogether(together, presentOf, type);
    const lost: string[] = [];
    for (const field of fields.filter((one) => !kept.has(one))) {
      const loss = await lossOf(field, presentOf(field), type, valuesOf(field));
      const reason = leftOut[path]?.[field.name];
      if (reason === undefined && loss !== undefined) lost.push(`${field.name} is ${loss}`);
      if (reason !== undefined && loss === undefined) lost.push(`${field.name} is kept: it need not be left out`);
    }
    expect(lost).toEqual([]);
  });
});
