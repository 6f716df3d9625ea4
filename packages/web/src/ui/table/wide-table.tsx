// A table that may be wider than its dialog: it scrolls by itself, by keyboard too, and only then is a stop for Tab.
import { Box, Table, type TableProps } from '@mantine/core';
import { useResizeObserver } from '@mantine/hooks';
import classes from './wide-table.module.css';

interface WideTableProps extends TableProps {
  readonly label: string;
  /** Below this many pixels it scrolls instead of squeezing its columns. */
  readonly minWidth?: number;
}

/** A Mantine table named for screen readers. */
export function WideTable({ label, minWidth = 0, children, ...rest }: WideTableProps) {
  const [box, { width }] = useResizeObserver<HTMLDivElement>();
  const isScrolling = width > 0 && width < minWidth;
  return (
    <Box
      ref={box}
      style={{ overflowX: 'auto' }}
      className={isScrolling ? classes.scrolling : undefined}
      {...(isScrolling ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      <Table aria-label={label} miw={minWidth} {...rest}>
        {children}
      </Table>
    </Box>
  );
}
