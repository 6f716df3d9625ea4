// Which blocks of a paper stand on it, and in which order, as its hospital has laid it out (0137).

/** A block as a paper declares it. */
export interface DeclaredBlock {
  readonly key: string;
  /** The law or the patient's safety wants it: no hospital leaves it out. */
  readonly isRequired: boolean;
}

/** Layout of a hospital; blocks it does not name stay as the paper declares them. */
export interface BlockLayout {
  /** Keys of blocks from the top. */
  readonly order: readonly string[];
  /** Keys that are left out. */
  readonly hidden: readonly string[];
}

/**
 * The blocks from the top, hidden ones among them: those the layout names in its order, and each that it does not know behind the one
 * it is declared after, so that a block of a later release does not get lost.
 */
export function orderedBlocks<B extends DeclaredBlock>(declared: readonly B[], layout: BlockLayout): B[] {
  const named = layout.order.flatMap((key) => declared.filter((block) => block.key === key));
  const ordered = [...new Set(named)];
  declared.forEach((block, index) => {
    if (ordered.includes(block)) return;
    const before = declared[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, block);
  });
  return ordered;
}

/** The keys of the blocks that are printed, from the top; a required one is, whatever the layout says. */
export function printedBlocks<B extends DeclaredBlock>(declared: readonly B[], layout: BlockLayout): B['key'][] {
  return orderedBlocks(declared, layout)
    .filter(({ key, isRequired }) => isRequired || !layout.hidden.includes(key))
    .map(({ key }) => key);
}
