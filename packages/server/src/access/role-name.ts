// Two active roles of one tenant never share a name.
import { Refusal, violatedConstraint } from '../kernel/refusal.ts';

/** Waits for a write of a role; a name that is taken becomes a sentence. */
export async function sayingNameTaken<T>(roleName: string, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === 'role_name_unique') throw new Refusal(`The role '${roleName}' already exists`);
    throw error;
  }
}
