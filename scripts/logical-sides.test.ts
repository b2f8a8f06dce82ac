import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const side =
  /\b(?:margin|padding)(?:Left|Right)\s*:|\bborder(?:Left|Right)\w*\s*:|\bborder(?:Top|Bottom)(?:Left|Right)Radius\s*:|textAlign: '(?:left|right)\b|\b(?:margin|padding|border)-(?:left|right)\b|text-align: (?:left|right)\b/

function stylesOf(folders: readonly string[]): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  })
  return listed.split('\0').filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
}

it('styles name the start and the end of a line, which a language that runs from right to left turns round', () => {
  const physical = stylesOf(['apps/web/src', 'packages/ui/src']).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (side.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(physical).toEqual([])
})
