// The functions of a call that need shapes, in one chunk that the log-in page does not wait for.
export { readAnswer, writeRequest } from '@charaka/contract/kernel/wire';
export { plainPath } from '@charaka/contract/kernel/wire-path';
