import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What is imported lazily, and the inside of packages that are not ours. */
const notFollowed: esbuild.Plugin = {
  name: 'not-followed',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) => {
      const isOurs = path.startsWith('.') || path.startsWith('@isomorph/') || kind === 'entry-point'
      return kind === 'dynamic-import' || !isOurs ? { path, external: true } : undefined
    })
  },
}

/** Every file of ours that loads with an entry, and the packages that these import. */
async function loadedWith(entry: string): Promise<string[]> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    plugins: [notFollowed],
    logLevel: 'error',
  })
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports)
  const packages = imported.filter(({ kind, external }) => external === true && kind !== 'dynamic-import')
  return [...new Set([...Object.keys(metafile.inputs), ...packages.map(({ path }) => path)])]
}

const isValidation = (file: string): boolean =>
  /^zod(?:\/|$)/.test(file) || /^packages\/contract\/src\/.*schemas\.ts$/.test(file)

describe('what loads without validation', { timeout: 30_000 }, () => {
  it.each([
    ['the contract', 'packages/contract/src/index.ts'],
    ['the web app', 'apps/web/src/app/main.tsx'],
    ["a learner's start page", 'apps/web/src/features/sitting/start-screen.tsx'],
    ["a learner's problem", 'apps/web/src/features/sitting/problem-screen.tsx'],
  ])('%s', async (_name, entry) => {
    const files = await loadedWith(entry)
    expect(files).toContain('packages/contract/src/sitting/calls.ts')
    expect(files.filter(isValidation)).toEqual([])
  })
})

it('finds validation where it is', { timeout: 30_000 }, async () => {
  const files = await loadedWith('packages/contract/src/schemas.ts')
  expect(files.filter(isValidation)).toEqual(
    expect.arrayContaining(['zod', 'packages/contract/src/schemas.ts', 'packages/contract/src/groups/schemas.ts']),
  )
})
