// Facts about a statement from its source, without running it.

/** The value of an expression of the source: SQL with the places of its values, a text, a list, an object; undefined when not known. */
export type Known =
  | { readonly kind: 'sql'; readonly strings: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Known[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, () => Known> }
  | undefined;
