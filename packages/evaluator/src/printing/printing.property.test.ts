import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseDecimal } from '../numbers/decimal.ts'
import { read } from '../reading/read.ts'
import { sameTree } from '../same-tree.ts'
import type { NumberNode, RelationOperator, Sign, Term, Tree } from '../tree.ts'
import { withDecimalComma } from './decimal-comma.ts'
import { toLatex } from './latex.ts'
import { toText } from './text.ts'

const at = { from: 0, to: 0 }
const number = fc
  .constantFrom('0', '1', '2', '12', '1.50', '.5', '1,234', '007')
  .map((spelling): NumberNode => ({ kind: 'number', spelling, value: parseDecimal(spelling.replaceAll(',', ''))!, at }))
const symbol = fc
  .constantFrom('x', 'y', 'v_0', 'alpha', 'a_12', 'Omega_max', "x'")
  .map((name): Tree => ({ kind: 'symbol', name, at }))
const constant = fc
  .constantFrom('e' as const, 'i' as const, 'pi' as const, 'infinity' as const)
  .map((name): Tree => ({ kind: 'constant', name, at }))
const unit = fc.constantFrom('m', 'kg', 'µm', 'Ω', 'min').map((name): Tree => ({ kind: 'unit', name, at }))
const sign = fc.constantFrom<Sign>('+', '-', '±', '∓')

/** Any tree that stands for a value; brackets are left to the printer. */
const { value } = fc.letrec<{ value: Tree; leaf: Tree }>((tie) => {
  const inner = tie('value')
  const leaf = fc.oneof(number, symbol, constant)
  const pair = fc.tuple(inner, inner)
  return {
    leaf,
    value: fc.oneof(
      { maxDepth: 5, depthSize: 'small', withCrossShrink: true },
      leaf,
      fc
        .array(fc.record<Term>({ sign, value: inner }), { minLength: 2, maxLength: 4 })
        .map((terms): Tree => ({ kind: 'sum', terms, at })),
      fc.record({ sign, value: inner }).map((parts): Tree => ({ kind: 'signed', ...parts, at })),
      fc
        .array(fc.tuple(inner, fc.constantFrom('implied' as const, 'dot' as const, 'times' as const)), {
          minLength: 2,
          maxLength: 4,
        })
        .map((parts): Tree => ({
          kind: 'product',
          factors: parts.map(([factor]) => factor),
          joins: parts.slice(1).map(([, join]) => join),
          at,
        })),
      fc
        .tuple(inner, inner, fc.constantFrom('fraction' as const, 'slash' as const, 'divide' as const))
        .map(([numerator, denominator, style]): Tree => ({ kind: 'quotient', numerator, denominator, style, at })),
      pair.map(([base, exponent]): Tree => ({ kind: 'power', base, exponent, at })),
      tie('value')
        .filter((tree) => tree.kind !== 'number')
        .map((group): Tree => ({ kind: 'group', bracket: '(', inner: group, at })),
      fc
        .tuple(
          fc.constantFrom(
            'sin',
            'ln',
            'sqrt',
            'abs',
            'floor',
            'ceil',
            'factorial',
            'exp',
            'arsinh',
            'conjugate',
            'sign',
            'norm',
          ),
          inner,
        )
        .map(([name, arg]): Tree => ({ kind: 'call', name, args: [arg], at })),
      fc
        .tuple(fc.constantFrom('root', 'log', 'binomial', 'max', 'polar', 'f'), pair)
        .map(([name, args]): Tree => ({ kind: 'call', name, args, at })),
      inner.map((percent): Tree => ({ kind: 'percent', value: percent, at })),
      fc
        .tuple(fc.constantFrom('sum' as const, 'product' as const), inner, inner, inner)
        .map(([operator, lower, upper, body]): Tree => ({
          kind: 'bound',
          operator,
          variable: 'k',
          lower,
          upper,
          body,
          at,
        })),
      pair.map(([lower, body]): Tree => ({
        kind: 'bound',
        operator: 'limit',
        variable: 'x',
        lower,
        body,
        direction: 'above',
        at,
      })),
      pair.map(([lower, body]): Tree => ({
        kind: 'bound',
        operator: 'integral',
        variable: 't',
        lower,
        upper: lower,
        body,
        at,
      })),
      fc
        .tuple(inner, fc.integer({ min: 1, max: 3 }))
        .map(([body, order]): Tree => ({ kind: 'derivative', variable: 'x', order, body, at })),
    ),
  }
})

const statement = fc.oneof(
  value,
  fc
    .tuple(
      value,
      fc.array(fc.tuple(fc.constantFrom<RelationOperator>('=', '<', '≤', '≠', '≈'), value), {
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(([first, rest]): Tree => ({
      kind: 'relation',
      operators: rest.map(([operator]) => operator),
      operands: [first, ...rest.map(([, operand]) => operand)],
      at,
    })),
)
const proposition = fc.oneof(
  statement,
  fc
    .tuple(fc.constantFrom('and' as const, 'or' as const, 'implies' as const, 'iff' as const), statement, statement)
    .map(([operator, ...operands]): Tree => ({ kind: 'logic', operator, operands, at })),
  statement.map((operand): Tree => ({ kind: 'logic', operator: 'not', operands: [operand], at })),
)
const whole = fc.oneof(
  proposition,
  fc
    .tuple(fc.constantFrom('set' as const, 'list' as const), fc.array(proposition, { minLength: 2, maxLength: 3 }))
    .map(([kind, items]): Tree => ({ kind, items, at })),
  fc
    .tuple(value, value)
    .map(([lower, upper]): Tree => ({ kind: 'interval', lower, upper, isLowerClosed: false, isUpperClosed: true, at })),
  fc.tuple(number, unit, unit).map(([amount, top, bottom]): Tree => ({
    kind: 'quantity',
    value: amount,
    unit: { kind: 'quotient', numerator: top, denominator: bottom, style: 'slash', at },
    at,
  })),
  fc
    .array(fc.array(value, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 2 })
    .map((rows): Tree => ({ kind: 'matrix', rows, at })),
)

vi.setConfig({ testTimeout: 60_000 })

describe('reading what was printed gives the tree back', () => {
  it('from LaTeX', () => {
    fc.assert(
      fc.property(whole, (tree) => {
        const latex = toLatex(tree)
        const back = read(latex, { mode: 'latex', functions: ['f'] })
        expect([latex, back.ok && sameTree(back.tree, tree, 'layout')]).toEqual([latex, true])
      }),
      { numRuns: 1000 },
    )
  })

  it('from LaTeX with decimal commas', () => {
    fc.assert(
      fc.property(whole, (tree) => {
        const latex = withDecimalComma(toLatex(tree), 'latex')
        const back = read(latex, { mode: 'latex', functions: ['f'], decimalSign: 'comma' })
        // `.5` is written `0,5`.
        const same = back.ok && sameTree(back.tree, tree, 'layout')
        expect([latex, same || (back.ok && withDecimalComma(toLatex(back.tree), 'latex') === latex)]).toEqual([
          latex,
          true,
        ])
      }),
      { numRuns: 1000 },
    )
  })

  it('from plain text', () => {
    fc.assert(
      fc.property(whole, (tree) => {
        const text = toText(tree)
        const back = read(text, { mode: 'text', functions: ['f'], units: tree.kind === 'quantity' })
        expect([text, back.ok && sameTree(back.tree, tree, 'layout')]).toEqual([text, true])
      }),
      { numRuns: 1000 },
    )
  })

  it('and printing again gives the same LaTeX', () => {
    fc.assert(
      fc.property(whole, (tree) => {
        const latex = toLatex(tree)
        const back = read(latex, { mode: 'latex', functions: ['f'] })
        expect(back.ok && toLatex(back.tree)).toBe(latex)
      }),
      { numRuns: 1000 },
    )
  })
})
