// Waiting work of a user: a line of the home page, declared by the area that owns the work.
import type { Endpoint, InputOf, Permission } from './endpoint.ts';

/** The users and the moment for which it is asked. */
export interface WaitingFor {
  /** The day of the hospital. */
  readonly today: string;
  readonly roleId: number;
  readonly staffId: number | null;
}

/** Address of a screen: its menu path, and the query part. */
export interface ScreenAddress {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

/** A line of waiting work; its code is the key of its declaration. */
export interface WaitingLine {
  /** Its place in the list, in steps of ten; no two have the same. */
  readonly order: number;
  /** Right to see the line: users who may do the work and see its screen. */
  readonly permission: Permission;
  /** The counted list, and its input: it returns as many rows as the line shows (a test checks every line). */
  readonly list: Endpoint;
  rows(who: WaitingFor): object;
  /** The screen that shows exactly these rows. */
  address(who: WaitingFor): ScreenAddress;
  /** Address of the item that has waited longest, by its number; when missing, the list itself. */
  readonly next?: (id: number) => ScreenAddress;
}

/** Declares a line over a list; the compiler checks the input against the list's. */
export function waitsIn<E extends Endpoint>(list: E) {
  return (
    declared: Omit<WaitingLine, 'list' | 'rows'> & { rows(who: WaitingFor): Partial<InputOf<E>> },
  ): WaitingLine => ({
    ...declared,
    list,
  });
}

/** The lines of an area by their codes. */
export type WaitingLines = Readonly<Record<string, WaitingLine>>;
