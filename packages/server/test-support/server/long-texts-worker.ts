// The worker thread that checks every text of the calls that take files with texts of eight megabytes; answers what each threw.
import { parentPort } from 'node:worker_threads';
import { bodySize } from '@charaka/contract/kernel/endpoint';
import { unwrap } from '@charaka/contract/kernel/wire';
import { z } from 'zod';
import { handlersOf } from '../../src/composition/areas.ts';
import { fileReadings } from '../../src/kernel/file-readings.ts';
import { noParts } from './no-parts.ts';

interface Field {
  readonly place: string;
  readonly schema: z.ZodType;
}

function textsIn(place: string, schema: z.ZodType): Field[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return textsIn(place, inner.element as z.ZodType);
  if (inner instanceof z.ZodString) return [{ place, schema }];
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => textsIn(`${place} ${name}`, field as z.ZodType));
}

/** Texts that begin like a picture, a PDF and any other text, as long as a request may be. */
const long = ['/9j/', 'JVBERi0x', '1'].map((start) => start.padEnd(bodySize.file - 200, start));

const thrown: string[] = [];
function attempt(name: string, read: () => unknown): void {
  try {
    read();
  } catch (error) {
    thrown.push(`${name}: ${String(error).slice(0, 100)}`);
  }
}

const fields = handlersOf(noParts)
  .filter(({ endpoint }) => endpoint.bodyBytes === bodySize.file)
  .flatMap(({ endpoint }) => textsIn(endpoint.path, endpoint.input));
for (const text of long) {
  for (const { place, schema } of fields) attempt(place, () => schema.safeParse(text));
  attempt('csv', () => fileReadings.csv(text, 50_000));
  attempt('fhir', () => fileReadings.fhir(text));
  attempt('growth', () => fileReadings.growth(text, { sex: 'F', indicator: 'WeightForAge' }));
}
parentPort?.postMessage({ count: fields.length, thrown });
