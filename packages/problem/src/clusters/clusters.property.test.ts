import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markAnswer } from '../marking/mark-answer.ts'
import { calculated, compile, draw, numeric, randomNumber } from '../problem.fixtures.ts'
import { findClusters } from './find-clusters.ts'
import { meetsSignature } from './meets-signature.ts'

const compiled = compile({
  variables: [randomNumber(1, 'v', '10', '40'), randomNumber(2, 'a', '2', '9'), calculated(3, 's', '\\frac{v^2}{2a}')],
  ask: [numeric('s', { tolerance: { kind: 'Percentage', value: '1' } })],
})

/** What people type: right, by a slip, or anything. */
const typed = fc.oneof(
  fc.constant((v: number, a: number) => (v * v) / (2 * a)),
  fc.constant((v: number, a: number) => (v * v) / a),
  fc.constant((v: number, a: number) => v / (2 * a)),
  fc.double({ min: 1, max: 500, noNaN: true }).map((value) => () => value),
)

const answers = fc
  .array(fc.tuple(fc.nat(60), typed, fc.integer({ min: 2, max: 5 })), { minLength: 3, maxLength: 30 })
  .map((given) =>
    given.map(([seed, type, figures]) => {
      const variant = draw(compiled, seed)
      const value = type(Number(variant.values['v']), Number(variant.values['a'])).toPrecision(figures)
      return { variant, typed: { questionKey: 1, value: String(Number(value)) } }
    }),
  )

const runs = { numRuns: 8 }

describe('groups of answers', () => {
  it('hold nobody twice, nobody who is right, and only whom later answers like theirs would join', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { clusters, wrong, alone } = findClusters(compiled, 1, given)
        const members = clusters.flatMap((cluster) => cluster.members)
        expect(new Set(members).size).toBe(members.length)
        expect(members.length + alone).toBe(wrong)
        for (const { signature, members: own } of clusters)
          for (const position of own) {
            const { variant, typed: answer } = given[position] as (typeof given)[number]
            expect(markAnswer(compiled, variant, answer).percent).toBeLessThan(100)
            expect(meetsSignature(compiled, variant, answer, signature)).toBe(true)
          }
      }),
      runs,
    )
  })

  it('are the same for the same answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(findClusters(compiled, 1, given)).toEqual(findClusters(compiled, 1, given))
      }),
      { numRuns: 3 },
    )
  })
})
