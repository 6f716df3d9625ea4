// A bar that shows how much of a whole something is. The figures stand beside it as text, so readers of the screen skip it.
import classes from './dashboard.module.css';

/** `part` of `whole`, both of one unit; grows from where the line begins, so it turns with the writing direction. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const share = whole <= 0 ? 0 : Math.min(Math.max(part / whole, 0), 1);
  return (
    <span className={classes.track} aria-hidden>
      <span className={classes.share} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
