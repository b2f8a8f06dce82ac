import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as contract from './index.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const [, examples = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? []

describe('the examples of the README', () => {
  it.each(examples.trim().split('\n'))('give what they say: %s', (line) => {
    const [expression = '', value = ''] = line.split(' // → ')
    // oxlint-disable-next-line no-new-func, no-implied-eval, typescript/no-implied-eval -- examples are code to be run
    const run = new Function(...Object.keys(contract), `return [${expression}, ${value}]`)
    const [actual, expected] = run(...Object.values(contract)) as [unknown, unknown]
    expect(actual).toEqual(expected)
  })
})
