// A CODE128 barcode as drawing, sharp on any printer (R536).
import JsBarcode from 'jsbarcode';
import { useEffect, useRef } from 'react';

interface BarcodeProps {
  readonly value: string;
  /** Of the bars, in pixels. */
  readonly height?: number;
  /** The bars alone, where the text stands beside them already. */
  readonly isBare?: boolean;
}

/** The barcode of a number or short text, with the text below it. */
export function Barcode({ value, height = 36, isBare = false }: BarcodeProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!drawing.current || value === '') return;
    JsBarcode(drawing.current, value, {
      format: 'CODE128',
      height,
      width: 1.4,
      fontSize: 12,
      margin: 0,
      displayValue: !isBare,
    });
  }, [value, height, isBare]);
  return <svg ref={drawing} role="img" aria-label={value} />;
}
