// Whether an open dialog says which patient it is about: name, UHID, sex and age (Q249).
import { expect, type Page } from '@playwright/test';
import { withoutPatient } from '../shell/dialog-ways.ts';
import { dialogsOf } from './leave-dialogs.ts';

const identifiers = {
  UHID: /MR\d/,
  age: /\d[YMD]/,
  sex: /[ ·/][MFO]\b|Male|Female|Other/,
} as const;

/** Expects the identifiers in the dialog on top; `where` names it. */
async function expectPatientNamed(page: Page, where: string): Promise<void> {
  const missing = async () => {
    const words = await dialogsOf(page).last().innerText();
    return Object.entries(identifiers).flatMap(([name, sign]) => (sign.test(words) ? [] : [name]));
  };
  await expect.poll(missing, { message: `${where} does not name its patient (Q249)` }).toEqual([]);
}

/** The same for the dialog of a component, unless the list of dialogs says why it names no patient. */
export async function expectPatientNamedIn(page: Page, file: string): Promise<void> {
  if (!withoutPatient.some((path) => file.startsWith(path))) await expectPatientNamed(page, file);
}
