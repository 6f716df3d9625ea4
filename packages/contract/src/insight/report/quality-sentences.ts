// Messages of the quality indicators to the user.
import { sentences } from '@charaka/rules/message/sentence';

/** Answers and notices; codes never change. */
export const qualitySentences = sentences('report', {
  targetSaved: 'Target saved',
  beyondAlarm: '{label}, {month}: the value is beyond its alarm. Look into the cause',
});
