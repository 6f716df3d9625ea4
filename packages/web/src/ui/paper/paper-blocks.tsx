// The blocks of a paper as its hospital lays them out, and the fields that it leaves out (0137).
import {
  type BlockField,
  type BlockKey,
  blocksOfPapers,
  type DesignedPaper,
  firstLayout,
  type PaperLayout,
} from '@charaka/contract/foundation/tenancy/paper-layout';
import { printedBlocks } from '@charaka/rules/paper/layout';
import { createContext, Fragment, type ReactNode, useContext } from 'react';

const Layout = createContext<PaperLayout>(firstLayout);

/** Tells everything on a paper how it is laid out. */
export const LayoutProvider = Layout.Provider;

interface PaperBlocksProps {
  readonly paper: DesignedPaper;
  /** What stands in each; a paper may have less than all. */
  readonly blocks: Partial<Readonly<Record<BlockKey, ReactNode>>>;
  /** Two blocks that stay on one page where they follow each other. */
  readonly kept: readonly [BlockKey, BlockKey];
}

/** The blocks of a paper that are printed, from the top. */
export function PaperBlocks({ paper, blocks, kept: [first, second] }: PaperBlocksProps) {
  const layout = useContext(Layout);
  const keys = printedBlocks(blocksOfPapers[paper], layout).filter((key) => blocks[key] !== undefined);
  const isKept = keys.indexOf(second) === keys.indexOf(first) + 1;
  return keys.map((key) => {
    if (!isKept || (key !== first && key !== second)) return <Fragment key={key}>{blocks[key]}</Fragment>;
    if (key === second) return null;
    return (
      <div key={key} className="paper-keep">
        {blocks[first]}
        {blocks[second]}
      </div>
    );
  });
}

/** Shows its content unless the hospital leaves that field out. */
export function PaperField({ name, children }: { name: BlockField; children: ReactNode }) {
  return useContext(Layout).hidden.includes(name) ? null : children;
}
