import { describe, expect, it } from 'vitest'
import {
  excludeVariants,
  includeVariants,
  isAmongVariants,
  pinVariants,
  setDrawsPinnedOnly,
  unpinVariants,
} from './chosen-variants.ts'
import { emptyProblemContent, type ChosenVariant } from './problem-content.ts'

const first: ChosenVariant = { drawn: { 1: '30', 2: '4' } }
const variants: readonly ChosenVariant[] = [first, { drawn: { 1: '200', 2: '4' } }]

describe('variants chosen by hand', () => {
  it('are excluded once, with a reason, and put back', () => {
    const excluded = excludeVariants([first], 'ugly')(excludeVariants([first], 'first')(emptyProblemContent))
    expect(excluded.excludedVariants).toEqual([{ ...first, reason: 'first' }])
    expect(includeVariants(variants)(excluded)).toEqual(emptyProblemContent)
  })

  it('are not pinned and excluded at once', () => {
    const pinned = setDrawsPinnedOnly(true)(pinVariants([first])(emptyProblemContent))
    expect(isAmongVariants(pinned.pinnedVariants)(first)).toBe(true)
    expect(excludeVariants(variants, 'all')(pinned)).not.toHaveProperty('drawsPinnedOnly')
    expect(unpinVariants(variants)(pinned)).toEqual(emptyProblemContent)
  })

  it('stay pinned only where one is left', () => {
    const pinned = setDrawsPinnedOnly(true)(pinVariants(variants)(emptyProblemContent))
    expect(unpinVariants([first])(pinned)).toEqual({
      ...emptyProblemContent,
      pinnedVariants: variants.slice(1),
      drawsPinnedOnly: true,
    })
  })
})
