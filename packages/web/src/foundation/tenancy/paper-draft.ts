// A layout of a paper while it is being changed: moving blocks and leaving things out.
import type { PaperLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import type { Paper } from '@charaka/contract/kernel/paper';
import { orderedBlocks } from '@charaka/rules/paper/layout';

/** The layout with a block one place up (-1) or down (1); as it was where there is no place. */
export function withMoved(paper: Paper, layout: PaperLayout, key: string, by: -1 | 1): PaperLayout {
  const order = orderedBlocks(paper.blocks, layout).map((block) => block.key);
  const from = order.indexOf(key);
  const to = from + by;
  if (to < 0 || to >= order.length) return layout;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...layout, order };
}

/** The layout with a block or a field shown or left out. */
export function withShown(layout: PaperLayout, key: string, isShown: boolean): PaperLayout {
  const others = layout.hidden.filter((hidden) => hidden !== key);
  return { ...layout, hidden: isShown ? others : [...others, key] };
}
