// A word across every page of a paper that is not valid, such as a draft.
import './paper-mark.css';

/**
 * Pale and behind what is read; the paper says it in its own lines too. The style sheet draws the word, for text so pale would fail
 * everybody who looks for readable text.
 */
export function PaperMark({ text }: { text: string }) {
  return <div className="paper-mark" data-paper="mark" data-mark={text} aria-hidden />;
}
