// Messages when a camera gives no picture.
import { expect, it } from 'vitest';
import { cameraFaultOf } from './use-camera.ts';

it('names why there is no picture (R264, R265)', () => {
  const told = ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'TypeError'].map((name) =>
    cameraFaultOf(Object.assign(new Error('no'), { name })),
  );
  expect(told).toEqual(['denied', 'none', 'busy', 'failed']);
  expect(cameraFaultOf('no')).toBe('failed');
});
