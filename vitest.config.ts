import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import type { TestProject } from 'vitest/node'
import { bundledPackages } from './packages/testing/src/bundled-packages.ts'

const long = '**/*.long.test.ts'
const launcher = 'database/launcher/**'
const propertySeed = 'packages/testing/src/property-seed.ts'
const patientWaiting = 'packages/testing/src/patient-waiting.ts'
const englishMessages = 'packages/messages/src/testing/english.ts'
const readEnglishMessages = 'packages/messages/src/testing/english-setup.ts'
const windowPerFile = 'apps/web/src/testing/window-per-file.ts'
const uiTexts = 'apps/web/src/testing/ui-texts.ts'
const patientQueries = 'apps/web/src/testing/patient-queries.ts'
const bundlePackages = 'packages/testing/src/bundled-packages.ts'
const generated = ['**/node_modules/**', '**/dist/**']

/**
 * To a single worker, Vitest hands all files of `vmThreads` at once, and they share a window and modules. So `web` has two workers
 * at least. Projects with another number of workers belong to another group.
 */
const twoWorkersAtLeast = {
  name: 'two-workers-at-least',
  configureVitest({ project }: { project: TestProject }) {
    // Vitest leaves one core free unless told.
    const maxWorkers = project.vitest.config.maxWorkers || availableParallelism() - 1
    if (maxWorkers > 1) return
    project.config.maxWorkers = 2
    project.config.sequence.groupOrder = 1
  },
}

// Where somebody watches files, an edit has to reach the tests.
const isOneRun = process.argv.includes('run')

const rendering = {
  exclude: [...generated, long],
  pool: 'vmThreads' as const,
  setupFiles: [windowPerFile, propertySeed, patientWaiting, patientQueries, englishMessages, uiTexts],
  testTimeout: 120_000,
  hookTimeout: 60_000,
}

/**
 * `unit` needs nothing but Node; `web` and `ui` render components; `api` runs against a real PostgreSQL, each file on a copy of
 * a migrated template; `launcher` starts and kills databases and scripts; `long` takes minutes and is run on request.
 * Properties draw from one seed in every run, unless `PROPERTY_SEED` names another. Where screens are tested, the English
 * messages are there before: they are read once for all files, as reading each area anew for each file took seconds in total.
 *
 * The files of `unit` and `api` share the modules of their worker (decision 0176): loading them anew for each file took
 * a third of the processor time. Each file of `web` and `ui` has a window and modules of its own in a thread that has jsdom
 * already (decision 0534), and `web` finds packages as a few files (decision 0656). A thread whose memory exceeds
 * `vmMemoryLimit` makes way for a new one: modules of ended files stay in it.
 */
export default defineConfig({
  test: {
    // Vitest reads it here alone, not in a project.
    vmMemoryLimit: '800MB',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/{evaluator,problem}/{tables,fuzz,register,answers}/**/*.test.ts',
            'apps/{web,evaluator}/src/**/*.test.ts',
            'gallery/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...generated, 'packages/testing/**', long],
          isolate: false,
          globalSetup: [readEnglishMessages],
          setupFiles: [propertySeed, patientWaiting, englishMessages],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [twoWorkersAtLeast],
        resolve: { alias: isOneRun ? bundledPackages : [] },
        test: {
          ...rendering,
          name: 'web',
          include: ['apps/web/src/**/*.test.tsx'],
          globalSetup: [readEnglishMessages, ...(isOneRun ? [bundlePackages] : [])],
        },
      },
      {
        plugins: [twoWorkersAtLeast],
        test: {
          ...rendering,
          name: 'ui',
          include: ['packages/ui/src/**/*.test.tsx'],
          globalSetup: [readEnglishMessages],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'database/**/*.test.ts', 'packages/testing/src/**/*.test.ts'],
          exclude: [...generated, launcher, long],
          isolate: false,
          setupFiles: [propertySeed, patientWaiting],
          globalSetup: ['packages/testing/src/database-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'launcher',
          include: ['database/launcher/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...generated, long],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          include: [long],
          exclude: generated,
          globalSetup: ['packages/testing/src/database-setup.ts'],
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
