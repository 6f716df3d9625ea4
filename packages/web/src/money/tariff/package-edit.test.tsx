// The form of a package while another user changes it: the notice, the typed values that stay, and changes without a notice.
import type { Paise, Thousandths } from '@charaka/rules/money/money';
import { MantineProvider } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test-support/render-paper.ts';
import { type StaleEdit, takenOver, useStaleEdit } from '../../kernel/stale-edit.ts';
import { StaleNotice } from '../../ui/dialog/stale-notice.tsx';
import { type Package, type PackageValues, packageValues } from './package-form.ts';

beforeAll(() => signIn());

const line = {
  chargeId: 1,
  chargeCode: 'C1',
  chargeName: 'Consultation',
  quantity: 1000 as Thousandths,
  amount: 50_000 as Paise,
};
const opened = {
  packageId: 7,
  packageName: 'Cataract',
  isTpa: false,
  isMedicineInside: false,
  totalAmount: 50_000 as Paise,
  isActive: true,
  lines: [line],
  version: 41,
} as unknown as Package;
const dearer: Package = { ...opened, version: 42, lines: [{ ...line, amount: 60_000 as Paise }] };

interface ProbeProps {
  readonly present: Package;
  readonly typed?: Partial<PackageValues>;
  onEdit(edit: StaleEdit): void;
}

/** The form was opened with one package, and then hears of another. */
function Probe({ present, typed, onEdit }: ProbeProps) {
  const form = useForm<PackageValues>({ initialValues: { ...packageValues(opened), ...typed } });
  const [known, setKnown] = useState(opened);
  const edit = useStaleEdit(form, known, packageValues);
  if (known !== present) setKnown(present);
  onEdit(edit);
  return <StaleNotice edit={edit} who="Asha Rao" />;
}

function standing(present: Package, typed?: Partial<PackageValues>) {
  let last: StaleEdit | undefined;
  const onEdit = (edit: StaleEdit) => {
    last = edit;
  };
  const html = renderToStaticMarkup(
    <MantineProvider>
      <Probe present={present} onEdit={onEdit} {...(typed ? { typed } : {})} />
    </MantineProvider>,
  );
  return { html, edit: last as unknown as StaleEdit };
}

describe('a package that somebody else changes meanwhile', () => {
  it('is told by name, with both ways to go on (R278)', () => {
    const { html, edit } = standing(dearer, { packageName: 'Cataract, one eye' });
    expect(edit).toMatchObject({ isStale: true, changed: [['lines', packageValues(dearer).lines]] });
    expect(html).toContain('Asha Rao changed this record after you opened it');
    for (const way of ['Continue with mine', 'Take theirs']) expect(html).toContain(way);
  });

  it('goes on with the name typed here and the charges of the other (R278)', () => {
    const typed = { ...packageValues(opened), packageName: 'Cataract, one eye' };
    expect(takenOver(typed, packageValues(opened), packageValues(dearer))).toEqual({
      ...packageValues(dearer),
      packageName: 'Cataract, one eye',
    });
  });

  it('is no news while it is the one that was opened, or changed in nothing the form shows', () => {
    for (const present of [opened, { ...opened, version: 43, isActive: false }]) {
      const { html, edit } = standing(present, { packageName: 'Cataract, one eye' });
      expect(edit.isStale).toBe(false);
      expect(html).not.toContain('role="alert"');
    }
  });

  it('is no news when the form says the same already, as after its own save', () => {
    expect(standing(dearer, packageValues(dearer)).edit.isStale).toBe(false);
  });
});
