// Rows of a table that may be very long: only those near what is seen are drawn, the others keep their place empty.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Rows drawn or left out together. */
export const ROWS_PER_PIECE = 50;
/** Assumed height of a row until its piece was drawn once, in pixels. */
const ROW_PIXELS = 36;
/** How far around what is seen rows are drawn, so that scrolling does not show the gap. */
const MARGIN = '800px';

interface WindowedRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly columnCount: number;
  /** One `tr`, with its key; `index` is its place among all rows. */
  readonly children: (row: Row, index: number) => ReactNode;
}

/** A body of a table for every so many rows. Give the table fixed columns where there are several, or they would move as one scrolls. */
export function WindowedRows<Row>({ rows, columnCount, children }: WindowedRowsProps<Row>) {
  const pieces = Array.from({ length: Math.ceil(rows.length / ROWS_PER_PIECE) }, (_, place) => place * ROWS_PER_PIECE);
  return pieces.map((first) => {
    const piece = rows.slice(first, first + ROWS_PER_PIECE);
    return (
      <Piece key={first} isFirst={first === 0} rowCount={piece.length} columnCount={columnCount}>
        {() => piece.map((row, index) => children(row, first + index))}
      </Piece>
    );
  });
}

interface PieceProps {
  readonly isFirst: boolean;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly children: () => ReactNode;
}

function Piece({ isFirst, rowCount, columnCount, children }: PieceProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { isNear, height } = useNear(body, isFirst);
  return (
    <tbody ref={body}>
      {isNear ? (
        children()
      ) : (
        <tr aria-hidden>
          <td colSpan={columnCount} style={{ height: height ?? rowCount * ROW_PIXELS, padding: 0 }} />
        </tr>
      )}
    </tbody>
  );
}

/** Whether an element is near what is seen, and the height it had when it was. */
function useNear(element: RefObject<HTMLElement | null>, isNearFirst: boolean) {
  const [state, setState] = useState<{ isNear: boolean; height?: number }>({ isNear: isNearFirst });
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        setState((before) => {
          if (before.isNear === last.isIntersecting) return before;
          return before.isNear
            ? { isNear: false, height: last.boundingClientRect.height }
            : { ...before, isNear: true };
        });
      },
      // Of the window, and of a dialog that scrolls in it.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return state;
}
