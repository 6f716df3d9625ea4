// A date with its time in a table: on one line, on a phone or tablet on two, so that a name has room beside it.
import { formatDateTime } from '../../kernel/format.ts';
import classes from './moment-text.module.css';

/** Renders nothing without an instant. */
export function MomentText({ at }: { at: string | null | undefined }) {
  const [day, ...time] = formatDateTime(at).split(' ');
  return (
    <span className={classes.moment}>
      <span>{day}</span> <span>{time.join(' ')}</span>
    </span>
  );
}
