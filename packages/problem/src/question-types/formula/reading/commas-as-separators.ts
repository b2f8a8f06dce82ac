import { read, somePart, type ReadOptions, type Tree } from '@isomorph/evaluator'

/** A comma between two digits as keyboards type it; `{,}` is a decimal comma and nothing else. */
const plainComma = /(?<=\d),(?=\d)/g

const isTuple = ({ kind }: Tree): boolean => kind === 'tuple'

const isBracketed = ({ kind }: Tree): boolean => kind === 'tuple' || kind === 'set' || kind === 'list'

/**
 * What an answer with decimal commas means where the commas are separators: `{1,2}` has one element or two. Undefined
 * where that is no answer: no brackets, semicolons besides, or a point that is multiplied by something.
 */
export function asSeparators(
  tree: Tree,
  typed: string,
  options: { readonly latex: ReadOptions; readonly text: ReadOptions },
): Tree | undefined {
  if (typed.includes(';') || typed.search(plainComma) < 0) return undefined
  const separated = typed.replaceAll(plainComma, ';')
  for (const mode of [options.latex, options.text]) {
    const reading = read(separated, mode)
    if (!reading.ok) continue
    const isAnswer = isBracketed(reading.tree) || isBracketed(tree) || !somePart(reading.tree, isTuple)
    return isAnswer ? reading.tree : undefined
  }
  return undefined
}
