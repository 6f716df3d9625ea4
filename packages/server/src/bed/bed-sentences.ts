// Sentences that floors, wards and beds share: a name that is there already, and some of many names.
import { refuse, violatedConstraint } from '../kernel/refusal.ts';

const uniqueNames = ['bed_floor_name_unique', 'bed_group_name_unique', 'bed_name_unique'];

/** Writes; refuses with the sentence when another active floor, ward or bed of the ward has the name. */
export async function sayingTwice<T>(sentence: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!uniqueNames.includes(violatedConstraint(error) ?? '')) throw error;
    return refuse(sentence);
  }
}

/** 'A, B, C and 4 more': the first few of a list of names. */
export function someNames(names: readonly string[], most = 5): string {
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(', ')} and ${rest} more` : names.join(', ');
}
