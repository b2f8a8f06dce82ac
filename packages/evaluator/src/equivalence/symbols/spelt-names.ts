import { greekName } from '../../reading/names/names.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { mapTree } from '../map-tree.ts'

/** A name of several letters, such as pH. */
export const isWord = (name: string): boolean => /^[A-Za-z]{2,}$/.test(name) && greekName(name) === undefined

/** The answer with `pH` as the name that the key writes `\\mathrm{pH}`, where the key has neither p nor H by itself. */
export function withNamesSpelt(key: Tree, answer: Tree): Tree {
  const names = variablesIn(key)
  const words = [...names].filter((name) => isWord(name) && !Array.from(name).some((letter) => names.has(letter)))
  if (words.length === 0) return answer
  return mapTree(answer, (part) => (part.kind === 'product' ? words.reduce(withWord, part) : part))
}

function withWord(tree: Tree, word: string): Tree {
  if (tree.kind !== 'product') return tree
  const start = tree.factors.findIndex((_, at) => isSpeltAt(tree, word, at))
  if (start < 0) return tree
  const name: Tree = { kind: 'symbol', name: word, at: tree.at }
  const factors = tree.factors.toSpliced(start, word.length, name)
  if (factors.length === 1) return name
  return withWord({ ...tree, factors, joins: tree.joins.toSpliced(start, word.length - 1) }, word)
}

const isSpeltAt = ({ factors, joins }: Extract<Tree, { kind: 'product' }>, word: string, at: number): boolean =>
  Array.from(word).every((letter, index) => {
    const factor = factors[at + index]
    const isJoined = index === 0 || joins[at + index - 1] === 'implied'
    return factor?.kind === 'symbol' && factor.name === letter && isJoined
  })
