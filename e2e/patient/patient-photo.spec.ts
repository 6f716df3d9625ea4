// The photo of a patient: from the camera or a file, cut before it is kept. The browser brings a camera of its own.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { getPatient, listPatients } from '../../packages/contract/src/people/patient/patient.ts';
import playwright from '../../playwright.config.ts';
import { type Api, openApi } from '../support/api.ts';
import { choose, field, logIn } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { walkSource } from '../support/walk-dialog.ts';

const launchOptions = playwright.use?.launchOptions ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

async function openForm(page: Page): Promise<Locator> {
  await logIn(page, 'frontdesk');
  await page.goto('/patient_registration');
  await page.getByRole('button', { name: 'Register Patient' }).first().click();
  return page.getByRole('dialog', { name: 'Register Patient' });
}

/** A picture of so many pixels, red left and blue right, as a file of the machine. */
async function pictureFile(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    ([wide = 1, high = 1]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = 'red';
      context.fillRect(0, 0, wide / 2, high);
      context.fillStyle = 'blue';
      context.fillRect(wide / 2, 0, wide / 2, high);
      return canvas.toDataURL('image/png').replace(/^data:[^,]*,/, '');
    },
    [width, height],
  );
  return { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

async function chooseFile(page: Page, within: Locator, button: string, file: Parameters<Locator['setInputFiles']>[0]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    within.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(file as Parameters<typeof chooser.setFiles>[0]);
}

/** Width, height, and the colours at the left and right edge of the photo in the form. */
async function photoIn(form: Locator) {
  return form.getByRole('img', { name: 'Photo' }).evaluate(async (shown) => {
    const picture = shown as HTMLImageElement;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: picture.naturalWidth,
      height: picture.naturalHeight,
    });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(picture, 0, 0);
    const colour = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
      return red > 150 ? 'red' : blue > 150 ? 'blue' : 'none';
    };
    const { width, height } = canvas;
    return {
      width,
      height,
      left: colour(5, height / 2),
      right: colour(width - 5, height / 2),
      top: colour(width / 2, 5),
    };
  });
}

test('registers with a photo from the camera, cut and small (R243, R255, R264, R266, R267, R268, R269)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const form = await openForm(page);
  const surname = freshSurname('Photo');
  await choose(form, 'Salutation', 'Mr.');
  await field(form, 'First name').fill('Ratan');
  await field(form, 'Last name').fill(surname);
  await field(form, 'Years').fill('50');
  await field(form, 'Mobile number').fill('9830099077');
  await field(form, 'Address line 1').fill('4 Lake Road');
  await field(form, 'City').fill('Kolkata');
  await field(form, 'City').press('Tab');
  await form.getByRole('button', { name: 'Camera' }).click();
  const camera = page.getByRole('dialog', { name: 'Camera' });
  await expect(camera.getByRole('button', { name: 'Capture' })).toBeEnabled();
  const live = camera.getByLabel('Live picture of the camera');
  expect(
    await live.evaluate((video) => [(video as HTMLVideoElement).videoWidth, (video as HTMLVideoElement).videoHeight]),
  ).toEqual([640, 480]);
  await inspect(page, 'Camera');
  await walkSource(page, 'ui/picture/camera-dialog.tsx');
  await camera.getByRole('button', { name: 'Capture' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  await expect(crop.getByRole('radio', { name: '16:9' })).toBeChecked();
  await inspect(page, 'Crop photo');
  await crop.getByRole('button', { name: 'OK' }).click();
  await expect(crop).toBeHidden();
  await expect.poll(() => photoIn(form)).toMatchObject({ width: 256, height: 144 });
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The patient is registered' })).toBeVisible();
  const { rows } = await api.ask(listPatients, { search: surname });
  const { patient } = await api.ask(getPatient, { patient: { patientId: rows[0]?.patientId ?? 0 } });
  expect(patient.image).toMatch(/^\/9j\//);
  expect((patient.image ?? '').length).toBeLessThan(40_000);
});

test('turns, zooms, reshapes, resets and replaces a picture before it is cut (R267, R268)', async ({ page }) => {
  const form = await openForm(page);
  await chooseFile(page, form, 'Upload', await pictureFile(page, 640, 360));
  const crop = page.getByRole('dialog', { name: 'Crop photo' });
  const zoom = crop.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveAttribute('aria-valuemax', '5');
  await crop.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toHaveAttribute('aria-valuenow', '1.1');
  await crop.getByText('1:1', { exact: true }).click();
  await crop.getByRole('button', { name: 'Rotate right' }).click();
  await crop.getByRole('button', { name: 'OK' }).click();
  // The left edge is at the top now.
  await expect(crop).toBeHidden();
  await expect.poll(() => photoIn(form)).toMatchObject({ width: 256, height: 256, top: 'red' });

  await chooseFile(page, form, 'Upload', await pictureFile(page, 640, 360));
  await crop.getByRole('button', { name: 'Rotate left' }).click();
  await crop.getByText('3:4', { exact: true }).click();
  await crop.getByRole('button', { name: 'Reset' }).click();
  await expect(crop.getByRole('radio', { name: '16:9' })).toBeChecked();
  await expect(zoom).toHaveAttribute('aria-valuenow', '1');
  await crop.getByRole('button', { name: 'OK' }).click();
  await expect(crop).toBeHidden();
  await expect.poll(() => photoIn(form)).toMatchObject({ width: 256, height: 144, left: 'red', right: 'blue' });

  await chooseFile(page, form, 'Upload', await pictureFile(page, 100, 60));
  await expect(crop.getByText('The photo must be at least 128 pixels wide')).toBeVisible();
  await expect(crop.getByRole('button', { name: 'OK' })).toBeDisabled();
  await chooseFile(page, crop, 'New image', await pictureFile(page, 640, 360));
  await expect(crop.getByRole('button', { name: 'OK' })).toBeEnabled();
  await crop.getByRole('button', { name: 'Close' }).last().click();
  await expect(crop).toBeHidden();
  await form.getByRole('button', { name: 'Remove photo' }).click();
  await expect(form.getByRole('img', { name: 'Photo' })).toHaveCount(0);
});

test('refuses a file that is too large or no picture (R240, R241)', async ({ page }) => {
  const form = await openForm(page);
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) };
  await chooseFile(page, form, 'Upload', large);
  await expect(form.getByText('File size should not be more than 5 MB')).toBeVisible();
  await chooseFile(page, form, 'Upload', { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(form.getByText('This file is not a picture')).toBeVisible();
});

test("lists why there is no picture under 'Error!', and logs it (R264, R265)", async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const form = await openForm(page);
  const camera = page.getByRole('dialog', { name: 'Camera' });
  const openWith = async (change: () => void) => {
    await page.evaluate(change);
    await form.getByRole('button', { name: 'Camera' }).click();
    await expect(camera.getByRole('alert')).toContainText('Error!');
  };
  await openWith(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await expect(camera.getByText(/^The camera may not be used/)).toBeVisible();
  await expect(camera.getByRole('button', { name: 'Capture' })).toBeDisabled();
  expect(logged.join()).toContain('The camera could not be used');
  await page.keyboard.press('Escape');
  await expect(camera).toBeHidden();
  // A page from another machine over plain http has no cameras at all.
  await openWith(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true }));
  await expect(camera.getByText(/^The camera works only on a secure page/)).toBeVisible();
});
