import type { Tree } from '../src/tree.ts'
import { read } from '../src/reading/read.ts'
import type { ReadOptions } from '../src/reading/settings.ts'
import { decideEquivalence } from '../src/equivalence/decide-equivalence.ts'
import type { Decision, EquivalenceOptions } from '../src/equivalence/decide-equivalence.ts'
import { decideRenaming } from '../src/equivalence/decide-renaming.ts'
import { decideSystem } from '../src/equivalence/decide-system.ts'
import type { Case, CaseOptions, Outcome } from './case.ts'

/*
 * Conventions that hold for the whole corpus.
 * Letters: e, i and π are constants, every other letter is a variable and real; functions are named by the case.
 * Formulas are LaTeX; ( , ) with two entries is an interval where the check is about intervals, a tuple elsewhere.
 * A malformed or empty answer, or one that has no value, is invalid.
 */
export function markCase(item: Case): Outcome {
  const reading = readingOptions(item)
  const student = read(item.student, reading)
  if (!student.ok) return { verdict: 'invalid', reason: student.error.message }
  if (item.check === 'syntax') return { verdict: true, reason: 'readable' }
  const expected = item.expected === '' ? undefined : read(item.expected, reading)
  if (expected?.ok === false)
    return { verdict: 'undecided', reason: `the key is unreadable: ${expected.error.message}` }
  return mark(item, student.tree, expected?.tree)
}

function readingOptions(item: Case): ReadOptions {
  return {
    mode: 'latex',
    brackets: item.check === 'equivalent:interval' ? 'interval' : 'tuple',
    ...(item.options.functions ? { functions: item.options.functions } : {}),
  }
}

/** `assume: ["a>0"]` names letters that are positive. */
function equivalenceOptions(options: CaseOptions): EquivalenceOptions {
  const positive = (options.assume ?? []).flatMap((text) => /^\s*(\w+)\s*>=?\s*0\s*$/.exec(text)?.[1] ?? [])
  return {
    positive,
    ...(options.functions ? { functions: options.functions } : {}),
    ...(options.angles ? { angles: options.angles } : {}),
  }
}

export function outcomeOf(decision: Decision): Outcome {
  if (decision.problem === 'DivideByZero') return { verdict: 'invalid', reason: decision.rule }
  return {
    verdict: decision.verdict === 'equal' ? true : decision.verdict === 'different' ? false : 'undecided',
    reason: decision.rule,
  }
}

function mark(item: Case, student: Tree, expected: Tree | undefined): Outcome {
  const options = equivalenceOptions(item.options)
  if (expected === undefined) return { verdict: 'undecided', reason: `${item.check} needs a key` }
  switch (item.check) {
    case 'equivalent:renaming':
      return outcomeOf(decideRenaming(expected, student, item.options.fixed ?? [], options))
    case 'equivalent:system':
      return outcomeOf(decideSystem(expected, student, options))
    default:
      return outcomeOf(decideEquivalence(expected, student, options))
  }
}
