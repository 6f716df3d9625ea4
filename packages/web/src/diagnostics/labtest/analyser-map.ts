// The codes of an analyser as text, one a line: its code, our code, and a factor where its unit is another one.

/** What a code means. */
interface MapLine {
  readonly analyserCode: string;
  readonly labParameterId: number;
  readonly factor?: number | null | undefined;
}

interface Parameter {
  readonly labParameterId: number;
  readonly code: string;
}

/** Codes as they stand in the field. */
export function mapText(map: readonly MapLine[], parameters: readonly Parameter[]): string {
  const codes = new Map(parameters.map(({ labParameterId, code }) => [labParameterId, code]));
  return map
    .map(({ analyserCode, labParameterId, factor }) =>
      [analyserCode, codes.get(labParameterId) ?? `?${labParameterId}`, factor ?? ''].join(' ').trim(),
    )
    .join('\n');
}

/** Reads the field. The first line that says nothing, or names no parameter, is answered as the fault. */
export function readMap(
  text: string,
  parameters: readonly Parameter[],
): { readonly map: MapLine[] } | { readonly fault: string } {
  const numbers = new Map(parameters.map(({ labParameterId, code }) => [code.toUpperCase(), labParameterId]));
  const map: MapLine[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [analyserCode = '', code = '', factor, ...more] = line.trim().split(/\s+/);
    const labParameterId = numbers.get(code.toUpperCase());
    const turned = factor === undefined ? null : Number(factor.replace(',', '.'));
    const isRead = labParameterId !== undefined && more.length === 0 && (turned === null || turned > 0);
    if (!isRead) return { fault: line.trim() };
    map.push({ analyserCode, labParameterId, factor: turned });
  }
  return { map };
}
