import type { Tree } from '../src/tree.ts'
import { read } from '../src/reading/read.ts'
import type { ReadOptions } from '../src/reading/settings.ts'
import { decideEquivalence } from '../src/equivalence/decide-equivalence.ts'
import type { Decision, EquivalenceOptions } from '../src/equivalence/comparison-setting.ts'
import { decideRenaming } from '../src/equivalence/families/decide-renaming.ts'
import { decideSystem } from '../src/equivalence/decide-system.ts'
import {
  decideAntiderivative,
  decideDerivative,
  decideIntegrationConstant,
  decideUpToConstant,
} from '../src/calculus/decide-antiderivative.ts'
import { decideForm } from '../src/form/decide-form.ts'
import type { Form } from '../src/form/decide-form.ts'
import type { Case, CaseOptions, Outcome } from './case.ts'
import { markNumberForm, markNumeric } from './numeric-checks.ts'
import { markUnits } from './unit-checks.ts'

/*
 * Conventions that hold for the whole corpus.
 * Letters: e, i and π are constants, every other letter is a variable and real; functions are named by the case.
 * Formulas are LaTeX; ( , ) with two entries is an interval where the check is about intervals, a tuple elsewhere.
 * A malformed or empty answer, or one that has no value, is invalid.
 */
export function markCase(item: Case): Outcome {
  const reading = readingOptions(item)
  const student = read(typed(item), reading)
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
    // A number box takes 1\frac12 for one and a half; elsewhere it is a product.
    ...(item.check === 'numeric-form' ? { mixedNumbers: true } : {}),
    ...(item.options.functions ? { functions: item.options.functions } : {}),
  }
}

/** Where the comma is the decimal separator it changes places with the point. An empty coefficient is 1, a minus −1. */
function typed(item: Case): string {
  const { locale, coefficient } = item.options
  const text = item.student.trim()
  if (coefficient === true && (text === '' || text === '-')) return `${text}1`
  if (locale !== 'fr' && locale !== 'de') return item.student
  return item.student.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
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

const NUMERIC = new Set([
  'numeric-relative',
  'numeric-absolute',
  'sig-figs',
  'sig-figs-strict',
  'sig-figs-tolerance',
  'decimal-places',
  'power-of-ten',
  'greater-than',
  'greater-or-equal',
])

function mark(item: Case, student: Tree, expected: Tree | undefined): Outcome {
  const options = equivalenceOptions(item.options)
  const variable = item.options.variable ?? 'x'
  if (NUMERIC.has(item.check)) return markNumeric(item, student, expected)
  if (item.check === 'integration-constant') {
    return outcomeOf(
      decideIntegrationConstant(student, {
        ...options,
        variable,
        otherLetters: item.options.alsoVariables ?? [],
        isStrict: item.options.strict !== false,
      }),
    )
  }
  if (item.check.startsWith('form:')) return markForm(item, student, expected, options)
  if (expected === undefined) return { verdict: 'undecided', reason: `${item.check} needs a key` }
  switch (item.check) {
    case 'equivalent:renaming':
      return outcomeOf(decideRenaming(expected, student, item.options.fixed ?? [], options))
    case 'equivalent:system':
      return outcomeOf(decideSystem(expected, student, options))
    case 'numeric-form':
      return markNumberForm(item, student, expected)
    case 'derivative':
      return outcomeOf(decideDerivative(expected, student, options))
    case 'antiderivative':
      return outcomeOf(
        decideAntiderivative(expected, student, {
          ...options,
          variable,
          constant: item.options.constant === 'not-needed' ? 'not-needed' : 'required',
        }),
      )
    case 'antiderivative-up-to-constant':
      return outcomeOf(decideUpToConstant(expected, student, { ...options, variable }))
    default:
      if (item.check.startsWith('units')) return markUnits(item, student, expected)
      return outcomeOf(decideEquivalence(expected, student, options))
  }
}

const FORMS: Record<string, Form> = { 'same-up-to-comm-assoc': 'same-up-to-order' }

function markForm(item: Case, student: Tree, expected: Tree | undefined, options: EquivalenceOptions): Outcome {
  const name = item.check.slice('form:'.length)
  const outcome = decideForm(expected, student, FORMS[name] ?? (name as Form), {
    ...options,
    variable: item.options.variable ?? 'x',
    rules: item.options.rules ?? [],
  })
  if (outcome.problem === 'DivideByZero') return { verdict: 'invalid', reason: outcome.rule }
  return {
    verdict: outcome.verdict === 'right' ? true : outcome.verdict === 'undecided' ? 'undecided' : false,
    reason: outcome.rule,
  }
}
