import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rational } from '../../numbers/rational.ts'
import { createBudget } from '../budget.ts'
import { ONE, ZERO, addFractions, multiplyFractions } from './fractions.ts'
import { foldEvenly } from './fold-evenly.ts'

const fraction = fc
  .tuple(fc.bigInt(-(10n ** 6n), 10n ** 6n), fc.bigInt(1n, 10n ** 6n))
  .map(([top, bottom]) => rational(top, bottom))

it('adds and multiplies as one part after another does', () => {
  fc.assert(
    fc.property(fc.array(fraction, { maxLength: 40 }), (parts) => {
      const [sum, product] = [foldEvenly('sum', createBudget()), foldEvenly('product', createBudget())]
      for (const part of parts) {
        sum.take(part)
        product.take(part)
      }
      expect(sum.result()).toEqual(parts.reduce(addFractions, ZERO))
      expect(product.result()).toEqual(parts.reduce(multiplyFractions, ONE))
    }),
  )
})
