// An input as a form holds it while the user types, and its conversion to the input of a call.
import { stripEmpty } from './strip-empty.ts';

/** A value as typed: a number may stand as text until it is checked. */
type TypedValue<T> = T extends number
  ? number | string
  : T extends readonly (infer Element)[]
    ? readonly TypedValue<Element>[]
    : T extends object
      ? Typed<T>
      : T;

/** The fields of an input as a form holds them: each may be empty, none may be missing that the call needs. */
export type Typed<T> = { readonly [K in keyof T]: TypedValue<T[K]> | '' | null | undefined };

type KeyOf<T> = T extends unknown ? keyof T : never;
/** Refuses keys that an input has not: a field renamed in the contract does not compile here until it is renamed too. */
type NothingElse<V, T> = { readonly [K in Exclude<KeyOf<V>, KeyOf<T>>]?: never };

/**
 * The input that the values of a form make, without what was left empty: `command.mutate({ payment: inputOf({ ...values }) })`.
 * The values are those `formChecks` let pass; the server checks them again, and its refusal names the field.
 */
export function inputOf<T extends object, const V extends Typed<NoInfer<T>> = Typed<T>>(
  values: V & NothingElse<V, NoInfer<T>>,
): T {
  return stripEmpty(values) as T;
}
