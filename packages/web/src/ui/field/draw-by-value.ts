// A field of a form that is drawn again only when what it shows changes, so that a letter draws one field and not the whole form.
import { createElement, type ReactNode, useInsertionEffect, useMemo, useRef } from 'react';
import { useSession } from '../../kernel/session.ts';

type Handler = (...args: unknown[]) => unknown;

/** A form makes new handlers at each drawing; what they do is asked for when they are called, so that a new one changes nothing seen. */
const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/** Elements and instances of classes are the same only when they are one object. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Compares plain data by its content: choices are listed anew at each drawing. */
function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSameData(value, other[at]));
  return isPlain(one) && isPlain(other) && isSameProps(one, other, () => false);
}

function isSameProps(one: object, other: object, isIgnored: (name: string, value: unknown) => boolean): boolean {
  const before = Object.entries(one);
  return (
    before.length === Object.keys(other).length &&
    before.every(([name, value]) => {
      const present: unknown = Reflect.get(other, name);
      return name in other && (isSameData(value, present) || (isIgnored(name, value) && isIgnored(name, present)));
    })
  );
}

/** Returns the same object as long as the props say the same; its handlers call those of the last drawing. */
function useSteadyProps<P extends object>(props: P): P {
  const latest = useRef(props);
  useInsertionEffect(() => {
    latest.current = props;
  });
  const steady = useRef<P>(null);
  if (steady.current && isSameProps(steady.current, props, isHandler)) return steady.current;
  const next = { ...props };
  for (const [name, value] of Object.entries(props)) {
    if (!isHandler(name, value)) continue;
    const call: Handler = (...args) => (Reflect.get(latest.current, name) as Handler | undefined)?.(...args);
    Reflect.set(next, name, call);
  }
  steady.current = next;
  return next;
}

/**
 * The field, drawn again when a prop changes other than a handler (`on…`), when its own state does, or when the hospital of the session
 * does: the order of dates and the clock are read from there while a field is drawn.
 */
export function drawByValue<P extends object>(Field: (props: P) => ReactNode): (props: P) => ReactNode {
  return (props) => {
    const steady = useSteadyProps(props);
    const hospital = useSession()?.hospital;
    // biome-ignore lint/correctness/useExhaustiveDependencies: props of their own for each hospital, as React draws nothing anew for the same ones
    return useMemo(() => createElement(Field, { ...steady }), [steady, hospital]);
  };
}
