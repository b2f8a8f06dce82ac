import { ungrouped, variablesIn, type Tree } from '@isomorph/evaluator'
import { grouped, numberTree, substitute } from '../../../formulas/substitute.ts'

const at = { from: 0, to: 0 }
const offsets = [-2, -1, 1, 2]

/** `a_n`, `a_{n-1}`: a member of a sequence. */
const member = /^(.+)_([a-z])([+-]\d)?$/

/** The letter that counts the members of a sequence, where a recurrence names several of them. */
function indexIn(tree: Tree): string | undefined {
  const members = [...variablesIn(tree)].flatMap((name) => {
    const [, sequence, index] = member.exec(name) ?? []
    return sequence === undefined || index === undefined ? [] : [{ sequence, index }]
  })
  const [first, ...others] = members
  const isSeveral = others.some(({ sequence }) => sequence === first?.sequence)
  return isSeveral && others.every(({ index }) => index === first?.index) ? first?.index : undefined
}

const signed = (offset: number): string => (offset === 0 ? '' : `${offset < 0 ? '-' : '+'}${Math.abs(offset)}`)

function shifted(name: string, index: string, by: number): Tree | undefined {
  if (name === index) {
    const terms = [
      { sign: '+', value: { kind: 'symbol', name, at } },
      { sign: by < 0 ? '-' : '+', value: numberTree({ numerator: BigInt(Math.abs(by)), denominator: 1n }) },
    ] as const
    return grouped({ kind: 'sum', terms, at })
  }
  const [, sequence, letter, offset = '0'] = member.exec(name) ?? []
  if (sequence === undefined || letter !== index) return undefined
  return { kind: 'symbol', name: `${sequence}_${index}${signed(Number(offset) + by)}`, at }
}

/**
 * The answer some members further on, where key and answer are recurrences: `a_{n+1}=2a_n` for `a_n=2a_{n-1}`. None for
 * other formulas.
 */
export function withOtherIndex(key: Tree, answer: Tree): readonly Tree[] {
  if (ungrouped(key).kind !== 'relation' || ungrouped(answer).kind !== 'relation') return []
  const index = indexIn(key)
  if (index === undefined || indexIn(answer) !== index) return []
  return offsets.map((by) => substitute(answer, (name) => shifted(name, index, by)))
}

/** The answer with the index of the key: `a_k=3k+2` for `a_n=3n+2`. None where both have the same or have several. */
export function withIndexOfKey(key: Tree, answer: Tree): Tree | undefined {
  const [first, second] = [memberNamed(key), memberNamed(answer)]
  if (first === undefined || second === undefined || first.sequence !== second.sequence) return undefined
  if (first.index === second.index || variablesIn(key).has(second.index)) return undefined
  const to = (name: string): Tree => ({ kind: 'symbol', name, at })
  return substitute(answer, (name) => {
    if (name === second.index) return to(first.index)
    return name === `${second.sequence}_${second.index}` ? to(`${first.sequence}_${first.index}`) : undefined
  })
}

/** What `a_n=…` names. */
function memberNamed(tree: Tree): { readonly sequence: string; readonly index: string } | undefined {
  const bare = ungrouped(tree)
  const named = bare.kind === 'relation' ? ungrouped(bare.operands[0]!) : undefined
  const [, sequence, index, offset] = named?.kind === 'symbol' ? (member.exec(named.name) ?? []) : []
  return sequence === undefined || index === undefined || offset !== undefined ? undefined : { sequence, index }
}
