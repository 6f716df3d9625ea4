// The text of a field whose value is also in the address or in the state of a list.
import { useState } from 'react';

/** Text of the field after its value became `given` from outside: `given`, unless the user has typed since `taken`. */
export function textAfter<V extends string>(text: V, taken: V, given: V): V {
  return text.trim() === taken ? given : text;
}

/**
 * Begins with `given` and follows it, as when the Back button is pressed. What is being typed stays: the answer to earlier typing may
 * come after it.
 */
export function useTyped<V extends string>(given: V): [V, (typed: V) => void] {
  const [text, setText] = useState(given);
  const [taken, setTaken] = useState(given);
  if (taken !== given) {
    setTaken(given);
    setText(textAfter(text, taken, given));
  }
  return [text, setText];
}
