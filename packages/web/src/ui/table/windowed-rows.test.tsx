// A long table draws a bounded number of rows at first, and keeps the place of the others.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ROWS_PER_PIECE, WindowedRows } from './windowed-rows.tsx';

const tableOf = (rowCount: number) =>
  renderToStaticMarkup(
    <table>
      <WindowedRows rows={Array.from({ length: rowCount }, (_, place) => place)} columnCount={7}>
        {(row, index) => <tr key={row} data-row={index} />}
      </WindowedRows>
    </table>,
  );
const drawn = (html: string) => html.match(/data-row/g)?.length ?? 0;

it('draws the first rows of three thousand, and an empty place for every further piece', () => {
  const html = tableOf(3000);
  expect(drawn(html)).toBe(ROWS_PER_PIECE);
  expect(html.match(/aria-hidden/g)).toHaveLength(3000 / ROWS_PER_PIECE - 1);
  expect(html).toContain('colSpan="7"');
});

it('draws all rows of a short table', () => {
  const html = tableOf(12);
  expect(drawn(html)).toBe(12);
  expect(html).not.toContain('aria-hidden');
});
