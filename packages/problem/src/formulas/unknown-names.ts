/** What authors are told of names in their formulas that stand for nothing: a word is one name, however it is read. */

import type { Occurrence } from '@isomorph/evaluator'
import { bindingFunctions } from './lists/binding-functions.ts'
import { dataFunctions } from './lists/data-functions.ts'
import { say, type Said } from '../wording/said.ts'

const listFunctions = { ...dataFunctions, ...bindingFunctions }

const callBehind = /^\s*(?:\\left)?\s*\(/

/** The word that a letter stands in, and whether a bracket follows it. */
function wordAt(source: string, from: number): { readonly word: string; readonly isCalled: boolean } {
  const before = /[A-Za-z]*$/.exec(source.slice(0, from))?.[0] ?? ''
  const isCommand = source[from - before.length - 1] === '\\'
  const behind = /^[A-Za-z]*/.exec(source.slice(from))?.[0] ?? ''
  const word = isCommand ? behind : before + behind
  return { word, isCalled: callBehind.test(source.slice(from + behind.length)) }
}

/** How many letters must be put in, left out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

function similarFunction(word: string): string | undefined {
  const [nearest] = Object.keys(listFunctions)
    .map((name) => ({ name, distance: distance(word, name) }))
    .filter((each) => each.distance <= 2 && each.distance < word.length - 1)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.name
}

/** The whole word where a letter is only a part of one that stands for nothing. */
function unknownWord(source: string, symbol: Occurrence, isKnown: (name: string) => boolean) {
  if (symbol.name.length > 1) return { word: symbol.name, isCalled: false }
  const found = wordAt(source, symbol.at.from)
  const isOneName = found.word.length > 2 && (found.isCalled || !Array.from(found.word).some(isKnown))
  return isOneName ? found : { word: symbol.name, isCalled: false }
}

/**
 * A sentence about a name that is no variable.
 *
 * ```ts
 * sayUnknown('stdv(x)', symbol, isKnown).message // '“stdv” is not a function. Did you mean stdev?'
 * ```
 */
export function sayUnknown(source: string, symbol: Occurrence, isKnown: (name: string) => boolean): Said {
  const { word, isCalled } = unknownWord(source, symbol, isKnown)
  const known: { readonly example: string } | undefined = Object.hasOwn(listFunctions, word)
    ? listFunctions[word]
    : undefined
  if (known !== undefined) return say('needsBrackets', { name: word, example: known.example })
  if (!isCalled) return say('unknownName', { name: word })
  const similar = similarFunction(word)
  return similar === undefined
    ? say('noFunction', { name: word })
    : say('noFunctionButSimilar', { name: word, similar })
}
