import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allAreas, type Area } from '@isomorph/messages'
import * as esbuild from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FeatureRoute } from '../screen/feature-route.ts'
import { firstRoutes } from './first-routes.ts'
import { furtherRoutes } from './further-routes.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const app = 'apps/web/src/app'

let importsOf = new Map<string, readonly string[]>()
let areasOf = new Map<string, ReadonlySet<Area>>()

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

/** The file that a route loads: its loader is a function of one import. What came with the frame has none. */
function fileOf({ load }: FeatureRoute): string | undefined {
  return /\("\/(apps\/web\/src\/[^"]+)"\)/.exec(String(load))?.[1]
}

/** The area of each key. */
function readKeys(): Map<string, Area> {
  return new Map(
    allAreas.flatMap((area) => {
      const catalog = readFileSync(join(root, `packages/messages/catalogs/${area}/en.po`), 'utf8')
      return [...catalog.matchAll(/^msgid "(.+)"$/gm)].map(([, key = '']) => [key, area] as const)
    }),
  )
}

/** The areas whose keys stand in a source, written out as they always are. */
function areasIn(file: string, areaOfKey: ReadonlyMap<string, Area>): Set<Area> {
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(/'([a-z][\w-]*(?:\.\w+)+)'/g)]
  return new Set(named.flatMap(([, key = '']) => areaOfKey.get(key) ?? []))
}

function reachableFrom(start: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    waiting.push(...(importsOf.get(file) ?? []))
  }
  return seen
}

/** The areas whose keys stand in the sources that a screen brings. */
function areasUsedBy(file: string): Area[] {
  const used = new Set([...reachableFrom(file)].flatMap((each) => [...(areasOf.get(each) ?? [])]))
  return allAreas.filter((area) => used.has(area))
}

beforeAll(async () => {
  importsOf = await readImports()
  const areaOfKey = readKeys()
  const sources = [...importsOf.keys()].filter((file) => file.startsWith('apps/web/src/'))
  areasOf = new Map(sources.map((file) => [file, areasIn(file, areaOfKey)]))
}, 60_000)

describe('the areas of messages of a route', () => {
  const routes = [...firstRoutes, ...furtherRoutes]

  it('are those that its screen and the parts of it use', () => {
    expect(routes.filter((route) => fileOf(route) === undefined).map(({ path }) => path)).toEqual(['downtime'])
    const wrong = routes.flatMap((route) => {
      const [file, declared] = [fileOf(route), route.areas ?? []]
      const missing = file === undefined ? [] : areasUsedBy(file).filter((area) => !declared.includes(area))
      return missing.length === 0 ? [] : [`${route.path} needs ${missing.join(', ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('are found through parts that a screen loads later', () => {
    expect(areasUsedBy('apps/web/src/features/sign-in/login-page.tsx')).toEqual(
      expect.arrayContaining(['credentials', 'sign-in', 'sign-in-refusals']),
    )
  })
})
