import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layers, writeLayersConfig } from './layers.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const folderOf = (app: string, layer: string, name = 'one') => `apps/${app}/src/${layer.replace('*', name)}`

/** The row above imports what stands in the row below; the other way round is forbidden. */
const upward = Object.entries(layers).flatMap(([app, rows]) =>
  rows.slice(1).flatMap((row, index) =>
    row.map((layer) => ({
      from: `${folderOf(app, layer)}/imports-${rows[index]?.[0]?.replace('/*', '')}.ts`,
      to: `${folderOf(app, rows[index]?.[0] ?? '')}/index.ts`,
    })),
  ),
)
const downward = upward.map(({ from, to }) => ({
  from: to.replace('index.ts', `imports-${dirname(from).split('/').slice(3).join('-')}.ts`),
  to: `${dirname(from)}/index.ts`,
}))

const forbidden = [
  ...upward,
  { from: 'apps/api/src/features/one/inside.ts', to: 'apps/api/src/features/two/inside-two.ts' },
  { from: 'apps/web/src/features/one/inside.ts', to: 'apps/web/src/features/two/inside-two.ts' },
  { from: 'apps/web/src/features/one/routes-of-others.ts', to: 'apps/web/src/features/two/routes.ts' },
  { from: 'apps/web/src/entities/one/inside.ts', to: 'apps/web/src/entities/two/index.ts' },
]
const allowed = [
  ...downward,
  { from: 'apps/api/src/features/one/by-index.ts', to: 'apps/api/src/features/two/index.ts' },
  { from: 'apps/web/src/features/one/by-index.ts', to: 'apps/web/src/features/two/index.ts' },
  { from: 'apps/web/src/features/one/own-part.ts', to: 'apps/web/src/features/one/deeper/part.ts' },
  { from: 'apps/web/src/app/table.ts', to: 'apps/web/src/features/two/routes.ts' },
  { from: 'apps/web/src/features/one/entity-part.ts', to: 'apps/web/src/entities/two/part.ts' },
]

let folder = ''
let faulty: ReadonlySet<string> = new Set()

function plant(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'isomorph-layers-'))
  for (const { to } of [...forbidden, ...allowed]) plant(to, 'export const value = 1\n')
  for (const { from, to } of [...forbidden, ...allowed]) {
    const up = '../'.repeat(dirname(from).split('/').length)
    plant(from, `import { value } from '${up}${to}'\nexport const other = value\n`)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const config = await writeLayersConfig(folder)
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const run = spawnSync(process.execPath, [oxlint, '-c', config, '--format', 'json', 'apps'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { filename: string }[] }
  faulty = new Set(diagnostics.map(({ filename }) => filename))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the layers', () => {
  it.each(forbidden)('forbid $from to import $to', ({ from }) => expect(faulty).toContain(from))

  it.each(allowed)('let $from import $to', ({ from }) => expect(faulty).not.toContain(from))
})
