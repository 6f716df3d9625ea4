// Layouts of papers through the calls: saved as versions, restored, set back, and refused where law, right or another user is against it.
import { designedPapers } from '@charaka/contract/composition/papers';
import { firstLayout, getPaperLayout, savePaperLayout } from '@charaka/contract/foundation/tenancy/paper-layout';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const settingFor = 'ipd_bill';
const laidOut = {
  order: ['facts', 'payments', 'charges', 'medicines', 'sums', 'end'],
  hidden: ['medicines', 'contact'],
  textSize: 'small' as const,
  headingSize: 'large' as const,
};

describe('the layout of a paper', () => {
  it('is kept as versions, an older one can be restored and the first one set again (R276)', async () => {
    const tenant = await makeTenant(parts);
    expect(await tenant.ask(getPaperLayout, { settingFor })).toEqual({
      layout: firstLayout,
      versionNo: 0,
      versions: [],
    });
    const first = await tenant.ask(savePaperLayout, { settingFor, layout: laidOut, versionNo: 0 });
    expect(first).toMatchObject({
      layout: laidOut,
      versionNo: 1,
      versions: [{ versionNo: 1, madeByName: 'Clerk User' }],
    });
    const reset = await tenant.ask(savePaperLayout, { settingFor, layout: firstLayout, versionNo: 1 });
    expect(reset).toMatchObject({ layout: firstLayout, versionNo: 2 });
    await tenant.ask(savePaperLayout, { settingFor, layout: laidOut, versionNo: 2 });
    const read = await tenant.ask(getPaperLayout, { settingFor });
    expect(read.layout).toEqual(laidOut);
    expect(read.versions.map(({ versionNo, layout }) => [versionNo, layout.textSize])).toEqual([
      [3, 'small'],
      [2, 'normal'],
      [1, 'small'],
    ]);
  });

  it('leaves out nothing that the law wants, and nothing that the paper has not', async () => {
    const tenant = await makeTenant(parts);
    const save = (layout: Partial<typeof laidOut>) =>
      tenant.call(savePaperLayout, { settingFor, layout: { ...laidOut, ...layout }, versionNo: 0 });
    for (const key of ['facts', 'charges', 'sums', 'end'])
      expect((await save({ hidden: [key] })).message).toBe(
        'The law requires this part on the paper. It cannot be left out',
      );
    for (const wrong of [{ hidden: ['gstin'] }, { order: ['charges', 'charges'] }, { order: ['letterhead'] }])
      expect((await save(wrong)).message).toBe('This paper has no such part');
    expect((await tenant.ask(getPaperLayout, { settingFor })).versionNo).toBe(0);
  });

  it.each(designedPapers)('of $name leaves out each block and field but those that are always on it', async (paper) => {
    const tenant = await makeTenant(parts);
    let versionNo = 0;
    for (const { key, isRequired, fields } of paper.blocks) {
      for (const hidden of [key, ...fields]) {
        const layout = { ...firstLayout, hidden: [hidden] };
        const answer = await tenant.call(savePaperLayout, { settingFor: paper.name, layout, versionNo });
        expect([hidden, answer.isFailure]).toEqual([hidden, isRequired && hidden === key]);
        if (!answer.isFailure) versionNo++;
      }
    }
  });

  it('is not written over by who has not seen the newest, also at the same instant', async () => {
    const tenant = await makeTenant(parts);
    const save = () => tenant.call(savePaperLayout, { settingFor, layout: laidOut, versionNo: 0 });
    const answers = await Promise.all([save(), save()]);
    expect(answers.filter(({ isFailure }) => isFailure)).toHaveLength(1);
    expect((await save()).message).toBe(
      'Clerk User changed the layout of this paper after you opened it. Please look at it again',
    );
  });

  it('is saved with the right on print settings only, and is that of one tenant', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const refused = await tenant.call(savePaperLayout, { settingFor, layout: laidOut, versionNo: 0 }, { as: 'viewer' });
    expect(refused.status).toBe(403);
    await tenant.ask(savePaperLayout, { settingFor, layout: laidOut, versionNo: 0 });
    expect((await other.ask(getPaperLayout, { settingFor })).versionNo).toBe(0);
  });
});
