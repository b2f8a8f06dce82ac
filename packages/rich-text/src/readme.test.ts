import { describe, expect, it } from 'vitest'
import readme from '../README.md?raw'
import * as richText from './index.ts'

/** Each code block of the README becomes a function; `expression // → value` becomes a comparison. */
function examplesIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) =>
    code.replaceAll(/^(.+?) \/\/ → (.+)$/gm, 'compare($1, $2)'),
  )
}

describe('the examples of the README', () => {
  it.each(examplesIn(readme))('give what they say: %#', (code) => {
    const compare = (actual: unknown, expected: unknown): void => expect(actual).toEqual(expected)
    const names = Object.keys(richText)
    // oxlint-disable-next-line no-new-func, no-implied-eval, typescript/no-implied-eval -- examples are code to be run
    const run = new Function('compare', ...names, code)
    run(compare, ...Object.values(richText))
    expect(code).toContain('compare(')
  })
})
