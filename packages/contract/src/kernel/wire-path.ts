// The path of a field in a request, in the contract's plain names and in the spellings of the wire.
import { z } from 'zod';
import { acceptedNames, wireName } from './shape.ts';
import { unwrap } from './wire.ts';

type Step = (inner: z.ZodObject, name: string) => readonly [spelled: string, plain: string];

function follow(schema: z.ZodType, path: string, step: Step): string {
  let inside: z.ZodType | undefined = schema;
  const steps = path.split('.').map((name) => {
    let inner: z.ZodType | undefined = inside && unwrap(inside);
    if (inner instanceof z.ZodArray && /^\d+$/.test(name)) {
      inside = inner.element as z.ZodType;
      return name;
    }
    if (inner instanceof z.ZodUnion)
      inner = inner.options
        .map((option) => unwrap(option as z.ZodType))
        .find((option) => option instanceof z.ZodObject);
    if (!(inner instanceof z.ZodObject)) {
      inside = undefined;
      return name;
    }
    const [spelled, plain] = step(inner, name);
    inside = inner.shape[plain] as z.ZodType | undefined;
    return spelled;
  });
  return steps.join('.');
}

/** The path of a field as the wire spells it: 'admission.patientId' is 'ipdPatientViewModel.patientUid'. What is unknown stays. */
export function wirePath(schema: z.ZodType, path: string): string {
  return follow(schema, path, (inner, name) => [name in inner.shape ? wireName(inner, name) : name, name]);
}

/** The path of a field in plain names, for a screen that shows a sentence beside it. */
export function plainPath(schema: z.ZodType, path: string): string {
  return follow(schema, path, (inner, name) => {
    const lower = name.toLowerCase();
    const own = Object.keys(inner.shape);
    const plain = own.find((one) => acceptedNames(inner, one).some((spelling) => spelling.toLowerCase() === lower));
    return [plain ?? name, plain ?? name];
  });
}
