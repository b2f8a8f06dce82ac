import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** For each package and the web app an import from the repository that it may not have. */
const acrossBoundaries = {
  'packages/access/src/upward.ts': '@isomorph/contract',
  'packages/caliper/src/upward.ts': '@isomorph/contract',
  'packages/contract/src/upward.ts': '@isomorph/database',
  'packages/contract/src/with-texts.ts': '@isomorph/messages',
  'packages/evaluation/src/upward.ts': '@isomorph/database',
  'packages/evaluator/src/upward.ts': '@isomorph/access',
  'packages/evaluator/src/with-texts.ts': '@isomorph/messages',
  'packages/lockdown/src/upward.ts': '@isomorph/sign-in',
  'packages/messages/src/upward.ts': '@isomorph/contract',
  'packages/metrics/src/upward.ts': '@isomorph/contract',
  'packages/problem/src/sideways.ts': '@isomorph/contract',
  'packages/problem/src/with-texts.ts': '@isomorph/messages',
  'packages/process/src/upward.ts': '@isomorph/contract',
  'packages/rich-text/src/upward.ts': '@isomorph/problem',
  'packages/sign-in/src/upward.ts': '@isomorph/access',
  'packages/statistics/src/upward.ts': '@isomorph/problem',
  'packages/ui/src/with-texts.ts': '@isomorph/messages',
  'apps/web/src/database.ts': '@isomorph/database',
  'apps/web/src/server.ts': '@isomorph/evaluation',
}

/** Imports that each of them may have, of a part of a package as well. */
const withinBoundaries = {
  'packages/contract/src/downward.ts': '@isomorph/access',
  'packages/evaluation/src/downward.ts': '@isomorph/problem',
  'packages/problem/src/downward.ts': '@isomorph/evaluator',
  'apps/api/src/allowed.ts': '@isomorph/database',
  'apps/web/src/messages.ts': '@isomorph/messages/language',
  'apps/web/src/schemas.ts': '@isomorph/contract/schemas',
}

const importing = (imports: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(imports).map(([file, from]) => [file, `import { a } from '${from}'\nexport const all = a\n`]),
  )

/** A small copy of the repository with one mistake of each kind: rules that no longer see anything must not pass. */
const planted = {
  ...importing(acrossBoundaries),
  ...importing(withinBoundaries),
  'packages/problem/src/first.ts': "import { second } from './second.ts'\nexport const first = () => second\n",
  'packages/problem/src/second.ts': "import { first } from './first.ts'\nexport const second = () => first\n",
  'apps/api/src/forgotten.ts': 'async function save() {}\nexport function submit() {\n  save()\n}\n',
  'apps/api/src/untyped.ts': 'export const read = (row: any) => row\n',
  'apps/api/src/worn.ts': 'export const outbox = []\n',
  'packages/problem/src/worn-type.ts': 'export interface VariantTrouble {\n  readonly path: string\n}\n',
  'apps/web/src/styled-in-place.tsx':
    "import { Card } from '@isomorph/ui'\nexport const Room = () => <Card sx={{ gap: 3 }}>{<p style={{ margin: 0 }}>a</p>}</Card>\n",
  'packages/ui/src/styled-here.tsx':
    "import Card from '@mui/material/Card'\nexport const Room = () => <Card sx={{ gap: 3 }}>{<p style={{ margin: 0 }}>a</p>}</Card>\n",
  'apps/web/src/secure-only.ts': 'export const id = crypto.randomUUID()\n',
}

let folder = ''
let found: { filename: string; code: string }[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'isomorph-lint-'))
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const run = spawnSync(process.execPath, [oxlint, '--type-aware', '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  found = (JSON.parse(run.stdout) as { diagnostics: typeof found }).diagnostics
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const codesIn = (file: string) => found.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code)

describe('the lint rules', () => {
  it('find an import cycle', () => {
    expect([...codesIn('first.ts'), ...codesIn('second.ts')]).toContain('import(no-cycle)')
  })

  it.each(Object.entries(acrossBoundaries))('find that %s imports %s', (file) => {
    expect(codesIn(file)).toContain('eslint(no-restricted-imports)')
  })

  it.each(Object.entries(withinBoundaries))('let %s import %s', (file) => {
    expect(codesIn(file)).toEqual([])
  })

  it('find a name that the glossary has replaced', () => {
    expect(codesIn('worn.ts')).toContain('eslint(id-denylist)')
    expect(codesIn('worn-type.ts')).toContain('eslint(id-denylist)')
  })

  it('find what browsers lack on pages over plain http', () => {
    expect(codesIn('secure-only.ts')).toContain('eslint(no-restricted-properties)')
  })

  it('find a promise nobody waits for', () => {
    expect(codesIn('forgotten.ts')).toContain('typescript(no-floating-promises)')
  })

  it('find a value without a type', () => {
    expect(codesIn('untyped.ts')).toContain('typescript(no-explicit-any)')
  })

  it('find style and sx in the web app, and leave them to the components of packages/ui', () => {
    expect(codesIn('styled-in-place.tsx').toSorted()).toEqual([
      'react(forbid-component-props)',
      'react(forbid-dom-props)',
    ])
    expect(codesIn('styled-here.tsx')).toEqual([])
  })
})
