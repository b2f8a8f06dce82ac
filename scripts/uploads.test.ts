import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  imageMaximumBytes,
  imageTypes,
  importMaximumBytes,
  importMaximumColumns,
  importMaximumRows,
  packageMaximumBytes,
  packageProblemsMaximum,
  rosterFileMaximumBytes,
} from '@isomorph/contract'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(`${root}/docs/operations.md`, 'utf8')
const [, section = ''] = /\n## Uploads\n(.*?)\n## /s.exec(page) ?? []
const rows = section.split('\n').filter((line) => /^\| (?!what|-)/.test(line))

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`
const inWords = (count: number): string => count.toLocaleString('en')

it.each([
  ['pictures', [megabytes(imageMaximumBytes), ...imageTypes.map((type) => `\`.${type}\``)]],
  [
    'people',
    [megabytes(importMaximumBytes), `${inWords(importMaximumRows)} rows`, `${inWords(importMaximumColumns)} columns`],
  ],
  ['an export', [megabytes(rosterFileMaximumBytes)]],
  ['a package', [megabytes(packageMaximumBytes), `${packageProblemsMaximum} problems`]],
])('says what is taken of %s', (what, facts) => {
  const row = rows.find((each) => each.startsWith(`| ${what}`)) ?? ''
  expect(facts.filter((fact) => !row.includes(fact))).toEqual([])
})

it('has a row for every feature that takes files', () => {
  const found = execFileSync('git', ['grep', '--untracked', '-lE', 'readUpload\\(request', 'apps/api/src'], {
    cwd: root,
    encoding: 'utf8',
  })
  const features = found
    .trim()
    .split('\n')
    .map((path) => /features\/([^/]+)\//.exec(path)?.[1])
  expect(new Set(features)).toEqual(new Set(['files', 'people-import', 'problem-packages', 'roster-files']))
  expect(rows).toHaveLength(4)
})
