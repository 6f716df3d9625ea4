// Calls on entering: one for the frame, and those of the screen itself.
import { expect, type Page, test } from '@playwright/test';
import { logInByForm } from '../support/desk.ts';
import { untilStill } from '../support/inspect-screen.ts';

/** Calls of the home page of a front desk, and of the badge of the menu. */
const ofHome = [
  '/IPD/CountIpdPatients',
  '/Report/GetDashboard',
  '/Report/GetWaiting',
  '/OpdDoctorSchedule/GetDashboardOPDDoctorSchedule',
];

/** Calls of the booking line, the first screen of a front desk, and of the badge of the menu. */
const ofBooking = ['/IPD/CountIpdPatients', '/OpdDoctorSchedule/GetDashboardOPDDoctorSchedule'];

/** The calls of the page from now on, by their path; the live line is none. */
function watchCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const path = /^\/api(?:\/demo)?(\/.+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (path !== undefined && path !== '/live') paths.push(path);
  });
  return paths;
}

test('logging in and loading again ask for the frame in one call (R059, R081, R132, R149)', async ({ page }) => {
  const calls = watchCalls(page);
  await logInByForm(page, 'frontdesk');
  await untilStill(page);
  const logIn = ['/CatalogDB/CheckIfTenantIsAvailable', '/public-key', '/User/ValidateLogin', '/User/GetEntry'];
  expect(calls.splice(0).toSorted()).toEqual([...logIn, ...ofBooking].toSorted());
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  await untilStill(page);
  const again = ['/CatalogDB/CheckIfTenantIsAvailable', '/User/GetEntry'];
  expect(calls.toSorted()).toEqual([...again, ...ofHome].toSorted());
});
