// The value of an OBX: whole, or marked as a part of the sent text (Q246).
import type { AnalyserLine } from './analyser-reading.ts';
import type { Hl7Segment } from './hl7-message.ts';

type Value = Pick<AnalyserLine, 'value' | 'isPart'>;

const VALUE = 5;
const comparators = ['', '=', '<', '>', '<=', '>='];

/** A structured number: a comparator and a number, a titre or ratio of two numbers, or a grade such as 2+. A range is no value. */
function structured([sign = '', first = '', between = '', second = '']: readonly string[]): Value {
  const isNumber = second === '' && between === '';
  const isGrade = between === '+' && second === '';
  const isRatio = (between === ':' || between === '/') && second !== '';
  const value = `${sign === '=' ? '' : sign}${first}${between}${second}`;
  return { value, isPart: !comparators.includes(sign) || first === '' || !(isNumber || isGrade || isRatio) };
}

/** A number is NM, one with a sign before it SN, a choice CE, text ST; of a document there is no value to be read. */
export function measuredIn(segment: Hl7Segment): Value {
  const type = segment.value(2).toUpperCase();
  if (type === 'ED' || type === 'RP') return { value: '', isPart: false };
  const repeats = segment.repeats(VALUE);
  const [pieces = []] = repeats;
  // Two quotation marks delete a value: nothing was measured.
  const texts = pieces.map(({ text }) => (text === '""' ? '' : text));
  const isBroken = repeats.length > 1 || pieces.some(({ isWhole }) => !isWhole);
  if (texts.every((text) => text === '')) return { value: '', isPart: isBroken };
  if (type === 'SN') {
    const read = structured(texts);
    return { value: read.value, isPart: isBroken || read.isPart || texts.slice(4).some((text) => text !== '') };
  }
  if (type === 'CE' || type === 'CWE') return { value: texts[1] || (texts[0] ?? ''), isPart: isBroken };
  const full = texts.filter((text) => text !== '');
  return { value: full[0] ?? '', isPart: isBroken || full.length > 1 };
}
