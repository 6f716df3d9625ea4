// The law against casts past the compiler: a value made `never` or `unknown` on its way fits everywhere, and a renamed field is not noticed.
import type { Breach, Source } from './structure-source.ts';

/** Files that may, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/contract/src/kernel/hospital-record.ts':
    'shapes are made from the names of a declaration; the types of the same file say what comes out, and every caller is held to them',
  'packages/server/src/foundation/access/passkey.ts':
    'our check of a key’s answer and the library’s type for it differ in which fields may be undefined; the library checks it again',
  'packages/web/src/kernel/link-search.ts': 'the router’s types know no search of screens that are listed at run time',
};

/** Samples of papers may too: a made-up record holds only what papers print of it. */
const sampleFile = /^packages\/web\/src\/\w+\/\w+\/sample-[a-z-]+\.ts$/;

const pastTheCompiler = /\bas (?:never|unknown as|any)\b/;

/** Casts in product code that hide a value's type from the compiler, but for the files named here. */
export function castBreaches({ path, lines, isTest }: Source): Breach[] {
  if (isTest || !/^packages\/\w+\/src\//.test(path) || path in exceptions || sampleFile.test(path)) return [];
  return lines.flatMap((line, index) => {
    const isComment = /^\s*(\/\/|\/?\*)/.test(line);
    if (isComment || !pastTheCompiler.test(line)) return [];
    const sentence = 'a cast past the compiler; give the value its type, as `inputOf` does for the values of a form';
    return [{ path: `${path}:${index + 1}`, sentence }];
  });
}
