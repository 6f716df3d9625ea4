// What the source of a statement tells without being run.

/** What an expression of the source comes to: SQL with the places of its values, a text, a list, an object; undefined is not known. */
export type Known =
  | { readonly kind: 'sql'; readonly strings: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Known[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, () => Known> }
  | undefined;
