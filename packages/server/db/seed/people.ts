// Puts together persons of the demo: names that fit each other, titles, phone numbers.
import type { DemoHospital } from './demo-tenants.ts';
import type { Draws } from './draws.ts';
import { communities } from './names-data.ts';

/** A person's name and what follows from it. */
export interface DemoPerson {
  readonly sex: 'M' | 'F';
  readonly firstName: string;
  readonly lastName: string;
  readonly religion: string;
  readonly manTitle: string;
  readonly communityName: string;
}

/** A person of one of the communities around a hospital. */
export function drawPerson(draws: Draws, hospital: DemoHospital, sex: 'M' | 'F'): DemoPerson {
  return personOf(draws, draws.weighted(hospital.communities), sex);
}

/** A person of the same community with the same family name, where the community has one. */
export function drawRelative(draws: Draws, person: DemoPerson, sex: 'M' | 'F'): DemoPerson {
  const relative = personOf(draws, person.communityName, sex);
  return person.religion === 'Muslim' ? relative : { ...relative, lastName: person.lastName };
}

function personOf(draws: Draws, communityName: string, sex: 'M' | 'F'): DemoPerson {
  const names = communities[communityName];
  if (!names) throw new Error(`There is no community '${communityName}'.`);
  return {
    sex,
    firstName: draws.pick(sex === 'M' ? names.menFirst : names.womenFirst),
    lastName: draws.pick(sex === 'M' ? names.menLast : names.womenLast),
    religion: names.religion,
    manTitle: names.manTitle,
    communityName,
  };
}

/** The salutation of a person of an age in years (R245). */
export function salutationOf({ sex, manTitle }: DemoPerson, ageYears: number, isMarried: boolean): string {
  if (ageYears < 1) return 'Baby.';
  if (sex === 'M') return ageYears < 13 ? 'Master.' : manTitle;
  if (ageYears < 13) return 'Miss.';
  return isMarried ? 'Mrs.' : 'Ms.';
}

/** A phone number that is nobody's: the hospital's fictional start and a number counted up. */
export function phoneNumberOf({ phoneStart }: DemoHospital, count: number): string {
  const digitsMissing = phoneStart.startsWith('+880') ? 14 - phoneStart.length : 10 - phoneStart.length;
  return phoneStart + String(count).padStart(digitsMissing, '0');
}
