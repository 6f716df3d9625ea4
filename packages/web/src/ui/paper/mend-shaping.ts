// Keeps one word from breaking a whole PDF: the shaper below pdfmake (fontkit, issue 367) fails at a mark that a font
// gives no place to, as in Telugu శ్రీ, although fonts may do so. Its classes are reached through a first, tiny document.
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

/** pdfmake, of the browser or of Node. */
interface PdfMaker {
  createPdf(definition: TDocumentDefinitions): { getStream(): unknown };
}

type Method = (this: object, ...inputs: unknown[]) => unknown;

const mended = new WeakSet<object>();

/** Mends the shaper once; the font named must have been set. Without the expected classes it changes nothing. */
export async function mendShaping(pdfMake: PdfMaker, font: string): Promise<void> {
  const document = await pdfMake.createPdf({ content: 'A', defaultStyle: { font } }).getStream();
  const shaper = innerOf(document, '_font', 'font', '_layoutEngine');
  replace(innerOf(shaper, 'engine', 'GPOSProcessor'), 'applyAnchor', skipMissingAnchor);
  replace(shaper, 'layout', layUnshaped);
}

/** A mark without a place stays where the pen is, as other shapers have it. */
function skipMissingAnchor(original: Method): Method {
  return function applyAnchor(mark, anchor, ...others) {
    if (!anchor || !innerOf(mark, 'markAnchor')) return undefined;
    return original.call(this, mark, anchor, ...others);
  };
}

/** The sign that joins consonants of Meetei Mayek: the shaper never ends at it. */
const ENDLESS = /\uABED/;

/** Text that cannot be shaped for another reason is set letter by letter: legible, and the paper is still made. */
function layUnshaped(original: Method): Method {
  return function layout(...inputs) {
    const plain: object = Object.create(this, { engine: { value: null } });
    if (ENDLESS.test(String(inputs[0]))) return original.apply(plain, inputs);
    try {
      return original.apply(this, inputs);
    } catch {
      return original.apply(plain, inputs);
    }
  };
}

/** Reads a nested value of a library that declares no types for it; undefined when the path does not exist. */
export function innerOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isObject(inner) ? Reflect.get(inner, name) : undefined), value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Puts a method in the place of one of the object's class, so that every document to come has it. */
function replace(value: unknown, name: string, made: (original: Method) => Method): void {
  const owner: unknown = isObject(value) ? Object.getPrototypeOf(value) : undefined;
  const original = innerOf(owner, name);
  if (!isObject(owner) || mended.has(owner) || !isMethod(original)) return;
  mended.add(owner);
  Reflect.set(owner, name, made(original));
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}
