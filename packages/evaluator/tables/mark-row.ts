import { readingsOf } from '../src/ambiguity/readings.ts'
import { markCase } from '../answers/adapter.ts'
import { decideEquivalence } from '../src/equivalence/decide-equivalence.ts'
import type { Decision } from '../src/equivalence/comparison-setting.ts'
import { decideForm } from '../src/form/decide-form.ts'
import type { Form, FormOutcome } from '../src/form/decide-form.ts'
import { read } from '../src/reading/read.ts'
import type { Reading } from '../src/reading/read.ts'
import type { ReadOptions } from '../src/reading/settings.ts'
import { toLatex } from '../src/printing/latex.ts'
import type { Row, Table, TableOptions, Verdict } from './table.ts'

export interface MarkedRow {
  readonly verdict: Verdict
  readonly rule: string
  /** How the answer was read, as LaTeX. */
  readonly reading: string | undefined
}

/** Marks one row of a table as the product would. */
export function markRow(table: Table, key: string, [answer]: Row): MarkedRow {
  const options: TableOptions = table.options ?? {}
  const how: ReadOptions = {
    mode: 'latex',
    ...options,
    brackets: table.check === 'equivalent:interval' ? 'interval' : (options.brackets ?? 'tuple'),
  }
  const given = read(answer, how)
  const reading = given.ok ? toLatex(given.tree) : undefined
  if (!given.ok) return { verdict: 'invalid', rule: given.error.message, reading }
  if (readingsOf(given.tree).length > 0) return { verdict: 'asked', rule: 'several readings', reading }
  return { ...verdictOf(table, key, answer, given, how), reading }
}

type Verdicted = Pick<MarkedRow, 'verdict' | 'rule'>

function verdictOf(
  table: Table,
  key: string,
  answer: string,
  given: Extract<Reading, { ok: true }>,
  how: ReadOptions,
): Verdicted {
  const { check } = table
  const options = table.options ?? {}
  if (check === 'syntax') return { verdict: 'right', rule: 'readable' }
  const expected = key === '' ? undefined : read(key, how)
  if (expected?.ok === false) throw new Error(`The key ${key} cannot be read: ${expected.error.message}`)
  if (check.startsWith('form:')) {
    const form = check.slice('form:'.length) as Form
    return ofForm(decideForm(expected?.tree, given.tree, form, options))
  }
  const isPlain = EQUIVALENCE.has(check) && expected !== undefined
  if (isPlain) return ofDecision(decideEquivalence(expected.tree, given.tree, options))
  const outcome = markCase({ id: answer, check, expected: key, student: answer, options })
  const { verdict, reason } = outcome
  return { verdict: verdict === true ? 'right' : verdict === false ? 'wrong' : verdict, rule: reason }
}

/** Checks that are comparison and nothing else; the other checks put several steps together. */
const EQUIVALENCE = new Set([
  'equivalent',
  'equivalent:interval',
  'equivalent:equation',
  'equivalent:inequality',
  'equivalent:set',
  'equivalent:list',
  'equivalent:tuple',
  'equivalent:matrix',
  'equivalent:logic',
  'equivalent:plus-minus',
  'complex',
])

function ofDecision({ verdict, rule, problem }: Decision): Verdicted {
  if (problem === 'DivideByZero') return { verdict: 'invalid', rule }
  return { verdict: verdict === 'equal' ? 'right' : verdict === 'different' ? 'wrong' : 'undecided', rule }
}

function ofForm({ verdict, rule, problem }: FormOutcome): Verdicted {
  if (problem === 'DivideByZero') return { verdict: 'invalid', rule }
  const names = { right: 'right', 'wrong-form': 'wrong form', different: 'wrong', undecided: 'undecided' } as const
  return { verdict: names[verdict], rule }
}
