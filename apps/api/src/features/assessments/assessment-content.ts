import type { AssessmentPool, AssessmentSection } from '@isomorph/contract'
import { richTextSchema } from '@isomorph/contract/schemas'
import { z } from 'zod'
import { hashContent } from '../../data/content-hash.ts'
import type { PinnedItem } from './assessments.queries.ts'

/** Sections and pools of an assessment. */
export interface Structure {
  readonly sections: readonly AssessmentSection[]
  readonly pools: readonly AssessmentPool[]
}

/** What a revision of format 2 holds beside its items; one of format 1 holds neither. */
const storedStructureSchema = z.object({
  sections: z
    .array(
      z.object({
        sectionKey: z.number(),
        title: z.string(),
        instructions: richTextSchema.nullable(),
        isShuffled: z.boolean(),
      }),
    )
    .default([]),
  pools: z
    .array(z.object({ poolKey: z.number(), sectionKey: z.number().nullable(), draws: z.number(), points: z.number() }))
    .default([]),
})

/** Sections and pools of a stored revision of any format. */
export function readStructure(content: unknown): Structure {
  return storedStructureSchema.parse(content)
}

function hasRulesOfItsOwn({
  isBonus,
  attemptsAllowed,
  attemptPenaltyPercent,
  learnerTitle,
  sectionKey,
  poolKey,
}: PinnedItem): boolean {
  return (
    isBonus ||
    [attemptsAllowed, attemptPenaltyPercent, learnerTitle, sectionKey, poolKey].some((value) => value !== null)
  )
}

/** A title is left out where there is none: an equal save of what was stored before titles makes no revision. */
function storedItemOf({ learnerTitle, ...item }: PinnedItem) {
  return learnerTitle === null ? item : { ...item, learnerTitle }
}

/**
 * What a revision holds, ready to be stored. What format 1 can hold is written in it: saving an assessment of that format
 * again makes no revision.
 */
export function contentOf(items: readonly PinnedItem[], { sections, pools }: Structure) {
  const isPlain = sections.length === 0 && pools.length === 0 && !items.some(hasRulesOfItsOwn)
  const content = isPlain
    ? {
        format: 1,
        items: items.map(({ itemKey, points, problemRevisionId }) => ({ itemKey, points, problemRevisionId })),
      }
    : { format: 2, sections, pools, items: items.map(storedItemOf) }
  return { format: content.format, content: JSON.stringify(content), contentHash: hashContent(content) }
}
