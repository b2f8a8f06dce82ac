import { expect, it } from 'vitest'
import { fraction, whole } from './fractions.ts'
import { createBudget } from '../budget.ts'
import { foldEvenly } from './fold-evenly.ts'

function sumTo(count: number, nodes: number, digits = 20_000) {
  const budget = createBudget({ nodes, digits })
  const sum = foldEvenly('sum', budget)
  for (let k = 1; k <= count; k += 1) sum.take(fraction(1n, BigInt(k)))
  return { value: sum.result(), spent: nodes - budget.nodes }
}

it('pays for the length of what it adds', () => {
  const [few, more] = [sumTo(200, 400_000), sumTo(2000, 400_000)]
  expect(more.spent).toBeGreaterThan(10 * few.spent)
  expect(() => sumTo(2000, more.spent - 1)).toThrow('OverBudget')
})

it('stops before a fraction is longer than the budget allows', () => {
  expect(() => sumTo(2000, 400_000, 500)).toThrow('OverBudget')
})

it('pays one for each whole number that is added', () => {
  const budget = createBudget()
  const sum = foldEvenly('sum', budget)
  for (let k = 1; k <= 1024; k += 1) sum.take(whole(k))
  expect(sum.result()).toEqual(whole(524_800))
  expect(createBudget().nodes - budget.nodes).toBe(1023)
})
