// The blocks of a paper as its hospital lays them out, and the fields that it leaves out (0137, 0157).
import { firstLayout, type PaperLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import type { Paper, PaperBlock } from '@charaka/contract/kernel/paper';
import { printedBlocks } from '@charaka/rules/paper/layout';
import { createContext, Fragment, type ReactNode, useContext } from 'react';

const Layout = createContext<PaperLayout>(firstLayout);

/** Tells everything on a paper how it is laid out. */
export const LayoutProvider = Layout.Provider;

interface PaperBlocksProps<Block extends PaperBlock> {
  readonly paper: Paper<Block>;
  /** Content of each block; a paper may have only some of them. */
  readonly blocks: Partial<Readonly<Record<Block['key'], ReactNode>>>;
  /** Blocks that stay on one page where they follow each other. */
  readonly kept?: readonly Block['key'][];
}

/** The blocks of a paper that are printed, from the top. */
export function PaperBlocks<Block extends PaperBlock>({ paper, blocks, kept = [] }: PaperBlocksProps<Block>) {
  const layout = useContext(Layout);
  const contents: Readonly<Partial<Record<string, ReactNode>>> = blocks;
  const declared: readonly PaperBlock[] = paper.blocks;
  const isKept = (key: string | undefined) => kept.some((one) => one === key);
  const fields = declared.flatMap((block) => block.fields);
  // A part that several papers have goes without a field only where this paper may.
  const inside = { ...layout, hidden: layout.hidden.filter((name) => fields.includes(name)) };
  const groups: string[][] = [];
  for (const key of printedBlocks(declared, layout)) {
    if (contents[key] === undefined) continue;
    const last = groups.at(-1);
    if (last && isKept(key) && isKept(last.at(-1))) last.push(key);
    else groups.push([key]);
  }
  return (
    <LayoutProvider value={inside}>
      {groups.map((keys) => {
        const parts = keys.map((key) => <Fragment key={key}>{contents[key]}</Fragment>);
        if (keys.length === 1) return parts;
        return (
          <div key={keys.join(' ')} className="paper-keep">
            {parts}
          </div>
        );
      })}
    </LayoutProvider>
  );
}

/** Shows its content unless the hospital leaves that field out; a walk finds a name that no block of the paper declares. */
export function PaperField({ name, children }: { name: string; children: ReactNode }) {
  return useContext(Layout).hidden.includes(name) ? null : children;
}
