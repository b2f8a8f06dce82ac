import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as signIn from './index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** Each code block of the README becomes a function; `expression // → value` becomes a comparison. */
function examplesIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) =>
    code.replaceAll(/^(.+?) \/\/ → (.+)$/gm, 'compare($1, $2)'),
  )
}

describe('the examples of the README', () => {
  it.each(examplesIn(readme))('give what they say: %#', (code) => {
    const compare = (actual: unknown, expected: unknown): void => expect(actual).toEqual(expected)
    const names = Object.keys(signIn)
    // oxlint-disable-next-line no-new-func, no-implied-eval, typescript/no-implied-eval -- examples are code to be run
    const run = new Function('compare', ...names, code)
    run(compare, ...Object.values(signIn))
    expect(code).toContain('compare(')
  })
})
