// The law against inputs that are off while a call runs: the cursor leaves them, and what a scanner or a hand types next is lost (Q275).
import type { Breach, Source } from './structure-source.ts';

const isOff =
  /\b(?:disabled|isDisabled|readOnly)=\{[^}]*\b(?:isPending|isSubmitting|isFetching|isLoading|isLooking|isSaving)\b/g;
/** Elements without text input may be disabled: that shows that the click was received. */
const takesNoText = /(?:Button|Icon|Item|Link|Anchor)$/;

/** Inputs of screens that a running call switches off. */
export function inputBreaches({ path, lines, isTest }: Source): Breach[] {
  if (isTest || !/^packages\/web\/src\/.*\.tsx$/.test(path)) return [];
  const text = lines.join('\n');
  return [...text.matchAll(isOff)].flatMap(({ index }) => {
    const before = text.slice(0, index);
    // An icon inside an attribute is not the element that is off.
    const outer = before.replaceAll(/<[A-Z]\w*[^<>]*\/>/g, '');
    const element = outer.match(/.*<([A-Z]\w*(?:\.\w+)?)/s)?.[1] ?? '';
    if (takesNoText.test(element)) return [];
    const line = before.split('\n').length;
    const sentence = `<${element}> is off while a call runs; leave it on, and let what is typed wait (scan-field.tsx)`;
    return [{ path: `${path}:${line}`, sentence }];
  });
}
