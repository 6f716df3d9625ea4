// Fields or facts side by side, in as many columns as the window has room for.
import { Box, type BoxProps, getSpacing, type MantineSpacing } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './columns.module.css';

/** Columns from a width of the window on (0, 30em, 48em, 62em, 75em); a width that is left out has those of the one before. */
interface ColumnCounts {
  readonly base: number;
  readonly xs?: number;
  readonly sm?: number;
  readonly md?: number;
  readonly lg?: number;
}

interface ColumnsProps extends Omit<BoxProps, 'style'> {
  readonly cols: number | ColumnCounts;
  /** Room between columns; 'md' by default. */
  readonly spacing?: MantineSpacing;
  /** Room between rows; that between columns by default. */
  readonly verticalSpacing?: MantineSpacing;
  /** 'dl' for facts with their names. */
  readonly component?: 'div' | 'dl';
  readonly style?: CSSProperties;
  readonly 'aria-live'?: 'polite';
  readonly children: ReactNode;
}

/**
 * Mantine's SimpleGrid writes a style element for each grid and fills it anew at each drawing, so that the browser works out the styles
 * of the whole page again at each letter typed in a form. Here the counts are custom properties, and the rules stand in the stylesheet.
 */
export function Columns({
  cols,
  spacing = 'md',
  verticalSpacing = spacing,
  component = 'div',
  style,
  ...box
}: ColumnsProps) {
  const { base, xs = base, sm = xs, md = sm, lg = md } = typeof cols === 'number' ? { base: cols } : cols;
  const counts = {
    '--columns-base': base,
    '--columns-xs': xs,
    '--columns-sm': sm,
    '--columns-md': md,
    '--columns-lg': lg,
  };
  return (
    <Box
      {...box}
      component={component}
      className={classes.columns}
      style={{ ...counts, columnGap: getSpacing(spacing), rowGap: getSpacing(verticalSpacing), ...style }}
    />
  );
}
