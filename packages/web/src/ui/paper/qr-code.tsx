// A QR code as drawing, sharp on screen and printer, dark on white whatever the colours of the page.
import { useMemo } from 'react';
import { qrPath, qrSquares } from './qr-squares.ts';

interface QrCodeProps {
  readonly value: string;
  /** Label for screen readers. */
  readonly label: string;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** The code of a text. */
export function QrCode({ value, label, size = 160 }: QrCodeProps) {
  const squares = useMemo(() => qrSquares(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
      style={{ flex: 'none' }}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={qrPath(squares)} fill="#000" />
    </svg>
  );
}
