// Frequent steps of journeys: log in, choose from a select, pick from a row's menu, read a paper.
import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, sendLogIn, sharedLogIn } from './api.ts';
import { hasApp, nextCode } from './one-time-codes.ts';
import { watchBlanks } from './watch-blanks.ts';

/** How long a page may take until the program is there. */
const LOADING_MS = 90_000;

/** The field with that label; the star of a required one does not count. */
export function field(within: Page | Locator, label: string): Locator {
  // The space behind a currency sign does not break.
  const plain = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return within.getByLabel(new RegExp(`^${plain}( ?\\*)?$`));
}

/** Logs a demo user in through the page, as a clerk does, and waits for their home: for journeys about log-in, session and frame. */
export async function logInByForm(page: Page, user: string, tenant = 'demo'): Promise<void> {
  const email = `${user}@${tenant}.example`;
  // An app is there already where one is demanded; every code is good once, and the next one comes after half a minute.
  if (tenant !== 'demo' && !hasApp(email)) await sendLogIn(user, tenant);
  await watchBlanks(page);
  await page.goto(`/?tenant=${tenant}`);
  await field(page, 'Email or phone').fill(email);
  await field(page, 'Password').fill(demoPassword);
  const account = page.getByRole('button', { name: /^Account of / });
  await listening(page, async () => {
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(account.or(field(page, 'Code'))).toBeVisible();
    if (await field(page, 'Code').isVisible()) {
      await field(page, 'Code').fill(await nextCode(email));
      await page.keyboard.press('Enter');
    }
    await expect(account).toBeVisible();
  });
}

/** The tenant a token is of. */
function tenantIdOf(token: string): number {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { tid: number }).tid;
}

/**
 * A demo user who has logged in before: the session of a log-in over HTTP, which screens of one user share, is put where the page
 * keeps its own (R093), and the page is loaded at an address, by default a screen that asks for little. Saves the log-in page and the
 * dashboard.
 */
export async function logIn(page: Page, user: string, tenant = 'demo', address = '/profile/setting'): Promise<void> {
  const { user: person, token, tokenExpiry } = await sharedLogIn(user, tenant, 'screens');
  const session = {
    'charaka.tenant': JSON.stringify({ tenantName: tenant }),
    TenantID: tenantIdOf(token),
    roleID: person.roleId,
    user: JSON.stringify(person),
    HospitalID: person.hospitalId,
    Token: token,
    TokenExpiry: tokenExpiry,
    ...(person.staffId == null ? {} : { staffId: person.staffId }),
    isApprover: person.isApprover,
    isDelegator: person.isDelegator,
  };
  await watchBlanks(page);
  // Any page of the product has its storage; this one is no screen.
  await page.goto('/healthz');
  await page.evaluate((values) => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, String(value));
  }, session);
  await listening(page, async () => {
    await page.goto(address);
    // A browser of its own has no program yet: on a machine that stands still for seconds it waits as long as for its line below.
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible({ timeout: LOADING_MS });
  });
}

/** Does what loads the page, and waits until news of others can reach it: what happens before its line is open is not told to it. */
export async function listening(page: Page, load: () => Promise<void>): Promise<void> {
  const opened = page.waitForResponse(
    (response) => new URL(response.url()).pathname.endsWith('/live') && response.ok(),
    { timeout: LOADING_MS },
  );
  await Promise.all([opened, load()]);
}

/** Logs out through the account menu; the tenant stays known, so the log-in page is next. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
}

/** Unfolds groups of the sidebar, and then departments of the group Setup, one after the other, until a link is there. */
export async function unfold(page: Page, title: string, menuName = 'Menu'): Promise<void> {
  const menu = page.getByRole('navigation', { name: menuName });
  const link = page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first();
  const folded = menu.getByRole('heading').getByRole('button', { expanded: false });
  await expect(menu.getByRole('link').or(menu.getByRole('button')).first()).toBeVisible();
  while ((await link.count()) === 0 && (await folded.count()) > 0) await folded.first().click();
  // Of departments one is open at a time.
  const departments = await menu.locator('li > button[aria-expanded="false"]').all();
  for (const department of departments.toReversed()) if ((await link.count()) === 0) await department.click();
}

/**
 * Opens a screen from the sidebar and waits until it has come: the screen before it stays so long, with buttons and fields of the same
 * names.
 */
export async function open(page: Page, title: string): Promise<void> {
  await unfold(page, title);
  const link = page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first();
  const path = await link.evaluate((anchor: HTMLAnchorElement) => {
    if (anchor.pathname !== window.location.pathname)
      for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    return anchor.pathname;
  });
  await link.click();
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
}

function pageOf(within: Page | Locator): Page {
  return 'page' in within ? within.page() : within;
}

/** Opens a screen that stands in the sidebar below another entry. */
export async function openBelow(page: Page, entry: string, title: string): Promise<void> {
  await unfold(page, entry);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: entry, exact: true }).click();
  await menu.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Chooses an option of a select by typing its beginning. */
export async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  const select = field(within, label).first();
  await select.click();
  await select.fill(option);
  await pageOf(within).getByRole('option', { name: option }).filter({ visible: true }).first().click();
}

/** Chooses the first option of a select that is not disabled: a bed may be blocked, a time taken. */
export async function chooseFirst(within: Page | Locator, label: string): Promise<void> {
  await field(within, label).first().click();
  const free = pageOf(within).locator('[role="option"]:not([data-combobox-disabled])');
  await free.filter({ visible: true }).first().click();
}

/** Waits until a list shows what the server answered; the grey rows of a list that is loading do not count. */
export async function expectRows(page: Page): Promise<void> {
  await expect(page.locator('table[aria-busy="false"]').getByRole('row').nth(1)).toBeVisible();
}

/** The rows of lists and tables that show a name. */
export function rowNamed(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

/** Waits until the list around a search box is asked for a text and has answered: rows of the search before do not count. */
async function expectSearched(page: Page, box: Locator, text: string): Promise<void> {
  await expect(box).toHaveAttribute('data-searched', text.trim());
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
}

/** Narrows the inpatient list by one of the columns it can be searched by; a phone begins with all of them and offers no choice. */
export async function searchColumn(page: Page, column: string, text: string): Promise<void> {
  const where = field(page, 'Search in');
  if ((page.viewportSize()?.width ?? 0) > 576) await where.selectOption({ label: column });
  await field(page, 'Search for').fill(text);
  await field(page, 'Search for').press('Enter');
  await expectSearched(page, field(page, 'Search for'), text);
}

/** Narrows the inpatient list to a name. */
export async function searchName(page: Page, name: string): Promise<void> {
  await searchColumn(page, 'Name', name);
  await expect(rowNamed(page, name)).toHaveCount(1);
}

/** Finds in a list by its search box; Enter asks at once. */
export async function search(page: Page, label: string, text: string, within: Page | Locator = page): Promise<void> {
  const box = field(within, label);
  await box.fill(text);
  await box.press('Enter');
  await expectSearched(page, box, text);
}

/** Opens a row's menu and picks an action. A list that is being read again may still change its rows. */
export async function act(page: Page, row: Locator, action: string): Promise<void> {
  await expect(page.locator('table[aria-busy="true"]').filter({ has: row })).toHaveCount(0);
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Presses a key once the dialog has taken the focus, as after a glance at it: a key before that goes nowhere. */
export async function pressIn(dialog: Locator, key: string): Promise<void> {
  await expect.poll(() => dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  await dialog.page().keyboard.press(key);
}

/** Closes a dialog by its button, which it has whatever lay over it a moment ago. */
export async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
}

/** Closes the menu that is open by Escape, which it hears with the focus in it; a change of the window's width may have taken that away. */
export async function closeMenu(page: Page): Promise<void> {
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem').first().focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** The page of a final bill. */
export function billOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Final Bill', exact: true });
}

/** Makes the final bill on the screen, and says yes to the question that names patient, bill and money. */
export async function makeBill(page: Page): Promise<void> {
  await billOn(page)
    .getByRole('button', { name: /^Generate Bill/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Generate Bill' })
    .getByRole('button', { name: /^Generate Bill/ })
    .click();
}

/** The paper on the screen. */
export function paperOn(page: Page): Locator {
  return page.getByTestId('paper');
}

/** Closes the paper on the screen. */
export async function closePaper(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: paperOn(page) });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(paperOn(page)).toBeHidden();
}

/** The amount a paper or table shows beside a label, in paise. */
async function shownPaise(within: Locator, label: string): Promise<number> {
  const row = within
    .getByRole('row')
    .filter({ has: within.page().getByRole('rowheader', { name: label, exact: true }) });
  const text = await row.first().getByRole('cell').last().textContent();
  return Math.round(Number((text ?? '').replace(/[^\d.-]/g, '')) * 100);
}

/** Waits until a paper or table shows an amount beside a label: it may still be the one of an answer before. */
export async function expectPaise(within: Locator, label: string, paise: number): Promise<void> {
  await expect.poll(() => shownPaise(within, label), label).toBe(paise);
}
