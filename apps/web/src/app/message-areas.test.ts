import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allAreas, frameAreas, type Area } from '@isomorph/messages'
import * as esbuild from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstRoutes } from './first-routes.ts'
import type { FeatureRoute } from '../screen/feature-route.ts'
import { furtherRoutes } from './further-routes.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const app = 'apps/web/src/app'

let importsOf = new Map<string, readonly string[]>()

/** Every file of the web app with what it imports, lazily or not. */
async function readImports(): Promise<Map<string, readonly string[]>> {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [`${app}/first-routes.ts`, `${app}/further-routes.ts`],
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: 'nowhere',
    write: false,
    metafile: true,
    packages: 'external',
    logLevel: 'error',
  })
  return new Map(Object.entries(metafile.inputs).map(([file, { imports }]) => [file, imports.map(({ path }) => path)]))
}

/** The file of the screen of a route, as the import in its `load` names it; undefined where nothing is fetched. */
function fileOf({ load }: FeatureRoute): string | undefined {
  return /import\w*\(["'`]\/([^"'`]+)["'`]\)/.exec(String(load))?.[1]
}

interface Part {
  readonly file: string
  readonly areas: readonly string[]
}

/** The parts that a file loads later with messages of their own: `lazyPart(async () => …, ['lockdown'])`, or `withTexts` in its place. */
function partsWithTexts(file: string): Part[] {
  const source = readFileSync(join(root, file), 'utf8')
  const parts = source.matchAll(
    /(?:lazyPart|withTexts)\(\s*(?:async )?\(\) => \(?(?:await )?import\('([^']+)'\)(?:\)\.\w+)?,\s*\[([^\]]*)\]/g,
  )
  return [...parts].map(([, path = '', areas = '']) => ({
    file: join(dirname(file), path),
    areas: [...areas.matchAll(/'([^']+)'/g)].map(([, area = '']) => area),
  }))
}

const isOfRoutes = (file: string) => /apps\/web\/src\/.*\/routes\.ts$/.test(file)

/** What a screen brings, but for parts that bring their messages. */
function reachableFrom(start: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    // What lies behind another route comes with that route.
    if (isOfRoutes(file)) continue
    const parts = file.startsWith('apps/web/src/') ? partsWithTexts(file).map((part) => part.file) : []
    waiting.push(...(importsOf.get(file) ?? []).filter((path) => !parts.includes(path)))
  }
  return seen
}

/** Fetched with MathLive and, for the frame of a field, with every further screen and the answer field of a sitting. */
const areasOfMathLive: readonly Area[] = ['math', 'math-keyboard']

/** The areas whose keys stand in the sources that a screen brings. */
function areasUsedBy(file: string): Area[] {
  const sources = [...reachableFrom(file)]
    .filter((each) => each.startsWith('apps/web/src/'))
    .map((each) => readFileSync(join(root, each), 'utf8'))
  return allAreas.filter(
    (area) => !areasOfMathLive.includes(area) && sources.some((source) => source.includes(`'${area}.`)),
  )
}

beforeAll(async () => {
  importsOf = await readImports()
}, 60_000)

describe('the areas of messages of a route', () => {
  const routes = [...firstRoutes, ...furtherRoutes]

  it('are those that its screen and the parts of it use', () => {
    const wrong = routes.flatMap((route) => {
      const file = fileOf(route)
      if (file === undefined) return []
      const declared = [...frameAreas, ...(route.areas ?? [])]
      const missing = areasUsedBy(file).filter((area) => !declared.includes(area))
      return missing.length === 0 ? [] : [`${route.path} needs ${missing.join(', ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('are compared for every route whose screen is fetched', () => {
    const files = routes.map((route) => ({ path: route.path, file: fileOf(route) }))
    expect(files.filter(({ file }) => file === undefined).map(({ path }) => path)).toEqual(['downtime'])
    expect(files.filter(({ file }) => file !== undefined && !importsOf.has(file))).toEqual([])
  })

  it('come with a part that is loaded later where only the part needs them', () => {
    const files = [...importsOf.keys()].filter((file) => file.startsWith('apps/web/src/'))
    const parts = files.flatMap(partsWithTexts)
    expect(parts.map(({ file }) => file)).toContain('apps/web/src/features/lockdown/lockdown-part.tsx')
    const wrong = parts.flatMap(({ file, areas }) => {
      const missing = areasUsedBy(file).filter((area) => ![...frameAreas, ...areas].includes(area))
      return missing.length === 0 ? [] : [`${file} needs ${missing.join(', ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('are found through parts that a screen loads later', () => {
    expect(areasUsedBy('apps/web/src/features/sign-in/login-page.tsx')).toEqual(
      expect.arrayContaining(['credentials', 'sign-in', 'sign-in-refusals']),
    )
  })
})
