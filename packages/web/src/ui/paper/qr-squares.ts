// A text as the squares of a QR code, and those squares as one path to draw.
import { encodeQR } from 'qr';

/** Empty squares around a code, without which cameras do not find it. */
export const QUIET_SQUARES = 4;

/** Rows of squares, true for a dark one, the quiet border included; survives a seventh of it being hidden. */
export function qrSquares(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_SQUARES });
}

/** The dark squares as an SVG path in a drawing as many units wide as there are squares. */
export function qrPath(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
