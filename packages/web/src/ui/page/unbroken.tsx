// A number or a date in a table that stays on one line.

/** Use it in a column's `cell`. */
export function Unbroken({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}
