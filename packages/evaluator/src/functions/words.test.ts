import { describe, expect, it } from 'vitest'
import { toLatex } from '../printing/latex.ts'
import { toSpeech } from '../printing/speech.ts'
import { toText } from '../printing/text.ts'
import { read } from '../reading/read.ts'
import { sameTree } from '../same-tree.ts'
import type { CallNode, Tree } from '../tree.ts'
import { computing } from './computing/all.ts'
import type { FunctionWords } from './function-words.ts'
import { functionKeys } from './keyboard.ts'
import { functionNamed, wordsOf } from './spellings.ts'
import { words } from './words.ts'

const all: readonly FunctionWords[] = words
const at = { from: 0, to: 0 }
const letters = ['x', 'y', 'a', 'b']

/** A call with letters as its arguments, for each number of them up to four. */
const calls = all.flatMap(({ name, arity: [least, most] }) =>
  letters
    .map((_, index) => index + 1)
    .filter((count) => count >= least && count <= most)
    .map((count) => ({ name, count, tree: callOf(name, count) })),
)

function callOf(name: string, count: number): CallNode {
  return {
    kind: 'call',
    name,
    args: letters.slice(0, count).map((letter) => ({ kind: 'symbol', name: letter, at })),
    at,
  }
}

/** What is read instead of the tree; nothing where it is the tree. */
function misread(text: string, mode: 'latex' | 'text', tree: Tree): string | undefined {
  const reading = read(text, { mode })
  if (reading.ok && sameTree(reading.tree, tree)) return undefined
  return `${text}: ${reading.ok ? JSON.stringify(reading.tree) : reading.error.code}`
}

describe('every function', () => {
  it.each(calls)('$name of $count is read as LaTeX prints it', ({ tree }) => {
    expect(misread(toLatex(tree), 'latex', tree)).toBeUndefined()
  })

  it.each(calls)('$name of $count is read as text prints it', ({ tree }) => {
    expect(misread(toText(tree), 'text', tree)).toBeUndefined()
  })

  it.each(calls)('$name of $count is spoken', ({ tree }) => {
    const speech = toSpeech(tree)
    expect(speech).not.toMatch(/undefined|[_{}\\]/)
    for (const argument of tree.args.slice(0, 1)) expect(speech).toContain(toSpeech(argument))
  })

  it.each(all.filter(({ takes }) => takes === 'bare'))('$name may stand before its argument', ({ name, latex }) => {
    expect(misread(`${latex.name} x`, 'latex', callOf(name, 1))).toBeUndefined()
  })

  it.each(all.flatMap(({ name, spellings, arity }) => spellings.map((spelling) => ({ name, spelling, arity }))))(
    '$name is also spelt $spelling',
    ({ name, spelling, arity }) => {
      const inside = letters.slice(0, arity[0]).join(';')
      expect(misread(`${spelling}(${inside})`, 'text', callOf(name, arity[0]))).toBeUndefined()
      expect(misread(`\\operatorname{${spelling}}(${inside})`, 'latex', callOf(name, arity[0]))).toBeUndefined()
    },
  )

  it('has spellings of its own', () => {
    const spellings = all.flatMap(({ name, spellings: others }) => [name, ...others])
    expect(new Set(spellings).size).toBe(spellings.length)
  })

  it.each(all.filter(({ inverse }) => inverse !== undefined))(
    '$name and $inverse undo each other',
    ({ name, inverse }) => {
      expect(wordsOf(inverse!)?.inverse).toBe(name)
    },
  )

  it('is computed or said to be a name only', () => {
    expect(Object.keys(computing).sort()).toEqual(all.map(({ name }) => name).sort())
  })

  it.each([...functionKeys(1), ...functionKeys(2), ...functionKeys(3)])('the key $label types the function', (key) => {
    expect(misread(key.insert.replace('#?', 'x'), 'latex', callOf(functionNamed(key.label)!, 1))).toBeUndefined()
  })
})
