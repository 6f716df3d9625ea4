// Tells Vitest where the tests are and gives every test file a PostgreSQL to copy its database from.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const databaseSetup = './packages/server/src/kernel/test-database-setup.ts';

/** Files that take minutes begin first, so that no worker waits at the end; the others are sorted as Vitest does, by size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('/tools/new-lives.test.ts');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/{rules,contract,server}/src/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          // Each file has a server and a database of its own, and no module of the product keeps anything of them: reading all
          // modules anew for each of two hundred files would be nearly half of the time.
          isolate: false,
        },
      },
      // The screens keep session, language and tenant in their modules, as a browser's page does: a page for each file.
      { extends: true, test: { name: 'web', include: ['packages/web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
