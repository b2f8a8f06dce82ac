/** Changes of the variants that an author excludes or pins. */

import type { ChosenVariant, ExcludedVariant, ProblemContent } from './problem-content.ts'

type ContentChange = (content: ProblemContent) => ProblemContent

/** Variants with the same drawn values are the same. */
function keyOf({ drawn }: ChosenVariant): string {
  return JSON.stringify(Object.entries(drawn).toSorted(([one], [other]) => Number(one) - Number(other)))
}

/** The list with what it does not have yet. */
export function addVariants<T extends ChosenVariant>(before: readonly T[], added: readonly T[]): readonly T[] {
  const known = new Set(before.map(keyOf))
  return [...before, ...added.filter((each) => !known.has(keyOf(each)))]
}

function withoutVariants<T extends ChosenVariant>(before: readonly T[], removed: readonly ChosenVariant[]) {
  const isRemoved = isAmongVariants(removed)
  return before.filter((each) => !isRemoved(each))
}

/** An empty list is left out, as content without a choice is stored; without a pinned variant, students get all of them. */
function withLists(
  content: ProblemContent,
  excluded: readonly ExcludedVariant[],
  pinned: readonly ChosenVariant[],
): ProblemContent {
  const { excludedVariants: _, pinnedVariants: __, drawsPinnedOnly, ...rest } = content
  return {
    ...rest,
    ...(excluded.length === 0 ? {} : { excludedVariants: excluded }),
    ...(pinned.length === 0 ? {} : { pinnedVariants: pinned }),
    ...(drawsPinnedOnly === true && pinned.length > 0 ? { drawsPinnedOnly } : {}),
  }
}

/** Nobody gets these variants any more; those of them that were pinned are not pinned either. */
export function excludeVariants(variants: readonly ChosenVariant[], reason: string): ContentChange {
  return (content) => {
    const { excludedVariants = [], pinnedVariants = [] } = content
    const added = variants.map(({ drawn }) => ({ drawn, reason }))
    return withLists(content, addVariants(excludedVariants, added), withoutVariants(pinnedVariants, variants))
  }
}

/** These variants are given again. */
export function includeVariants(variants: readonly ChosenVariant[]): ContentChange {
  return (content) => {
    const { excludedVariants = [], pinnedVariants = [] } = content
    return withLists(content, withoutVariants(excludedVariants, variants), pinnedVariants)
  }
}

/** Pins variants, each once. */
export function pinVariants(variants: readonly ChosenVariant[]): ContentChange {
  return (content) => {
    const { excludedVariants = [], pinnedVariants = [] } = content
    const added = variants.map(({ drawn }) => ({ drawn }))
    return withLists(content, excludedVariants, addVariants(pinnedVariants, added))
  }
}

/** Takes variants from the pinned ones. */
export function unpinVariants(variants: readonly ChosenVariant[]): ContentChange {
  return (content) => {
    const { excludedVariants = [], pinnedVariants = [] } = content
    return withLists(content, excludedVariants, withoutVariants(pinnedVariants, variants))
  }
}

/** Whether students get pinned variants only. */
export function setDrawsPinnedOnly(isOnly: boolean): ContentChange {
  return (content) => {
    const { drawsPinnedOnly: _, ...rest } = content
    return { ...rest, ...(isOnly ? { drawsPinnedOnly: true } : {}) }
  }
}

/** Whether a variant is in a list. */
export function isAmongVariants(variants: readonly ChosenVariant[] = []): (variant: ChosenVariant) => boolean {
  const keys = new Set(variants.map(keyOf))
  return (variant) => keys.has(keyOf(variant))
}
