// A record whose number stands in the address of its list, so that a link or the search opens it there.
import type { List } from './list-changes.ts';

/** The id that the address names, and what takes it out of the address again; undefined where it names none. */
export function linkedRecord(list: List, name: string): { readonly id: number; close(): void } | undefined {
  const text = list.filters[name] ?? '';
  return /^\d{1,15}$/.test(text) ? { id: Number(text), close: () => list.setFilter(name, '') } : undefined;
}
