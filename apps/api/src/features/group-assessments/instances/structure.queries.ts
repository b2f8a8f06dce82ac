import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { RichText } from '@isomorph/rich-text'
import type { Structure } from '../../assessments/index.ts'

type Db = Kysely<Tables>

export interface SectionRow {
  readonly sectionKey: number
  readonly title: string
  readonly instructions: RichText | null
  readonly isShuffled: boolean
}

export interface PoolRow {
  readonly poolKey: number
  readonly draws: number
}

/** Pins the sections and pools of a delivery. */
export async function insertStructure(
  db: Db,
  groupAssessmentId: number,
  deliveryNumber: number,
  { sections, pools }: Structure,
): Promise<void> {
  const of = { groupAssessmentId, deliveryNumber }
  if (sections.length > 0)
    await db
      .insertInto('groupAssessmentSections')
      .values(
        sections.map(({ instructions, ...section }, index) => ({
          ...of,
          ...section,
          position: index + 1,
          instructions: instructions === null ? null : JSON.stringify(instructions),
        })),
      )
      .execute()
  if (pools.length > 0)
    await db
      .insertInto('groupAssessmentPools')
      .values(pools.map((pool) => ({ ...of, ...pool })))
      .execute()
}

/** The sections of a delivery, in their order. */
export async function selectSections(db: Db, groupAssessmentId: number, deliveryNumber: number): Promise<SectionRow[]> {
  return (await db
    .selectFrom('groupAssessmentSections')
    .select(['sectionKey', 'title', 'instructions', 'isShuffled'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('deliveryNumber', '=', deliveryNumber)
    .orderBy('position')
    .execute()) as SectionRow[]
}

/** The pools of a delivery. */
export async function selectPools(db: Db, groupAssessmentId: number, deliveryNumber: number): Promise<PoolRow[]> {
  return await db
    .selectFrom('groupAssessmentPools')
    .select(['poolKey', 'draws'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('deliveryNumber', '=', deliveryNumber)
    .execute()
}

/** Sections and pools as an assessment's revision holds them. */
export async function selectContent(db: Db, assessmentRevisionId: number): Promise<unknown> {
  const { content } = await db
    .selectFrom('assessmentRevisions')
    .select('content')
    .where('id', '=', assessmentRevisionId)
    .executeTakeFirstOrThrow()
  return content
}
