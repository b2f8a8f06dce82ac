import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

/** Screens import them by name alone, and no test replaces a module of theirs. */
const packages = ['access', 'rich-text', 'evaluator', 'problem', 'contract', 'ui']

const root = new URL('../../../', import.meta.url)
/** Inside `node_modules`, so that Vitest loads it as it is. Each run has its own: two can go on at once. */
const folder = fileURLToPath(new URL(`node_modules/.cache/isomorph-test-packages/${process.pid}/`, root))

interface Entry {
  /** What a module imports: `@isomorph/evaluator/speech/de`. */
  readonly specifier: string
  readonly source: string
  /** Its bundle, without extension. */
  readonly name: string
}

const entries: readonly Entry[] = packages.flatMap((name) => {
  const home = new URL(`packages/${name}/`, root)
  const { exports } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>
  }
  return Object.entries(exports).map(([path, source]) => ({
    specifier: `@isomorph/${name}${path.slice(1)}`,
    source: fileURLToPath(new URL(source, home)),
    name: `${name}${path.slice(1).replaceAll('/', '-')}`,
  }))
})

/** Where Vite finds the bundles. */
export const bundledPackages = entries.map(({ specifier, name }) => ({
  find: new RegExp(`^${specifier}$`),
  replacement: `${folder}${name}.js`,
}))

const npmPackagesStayOutside: Plugin = {
  name: 'npm packages stay outside',
  setup: (building) =>
    building.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@isomorph/') ? undefined : { path, external: true },
    ),
}

/**
 * Vitest's global set-up: packages as a few files. Each file of `web` loads its modules anew, and these packages are a
 * thousand modules.
 */
export async function setup(): Promise<() => Promise<void>> {
  await build({
    entryPoints: entries.map(({ name, source }) => ({ in: source, out: name })),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [npmPackagesStayOutside],
  })
  return () => rm(folder, { recursive: true, force: true })
}
