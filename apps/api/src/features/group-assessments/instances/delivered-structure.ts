import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { selectItems, type ItemRow } from '../group-assessments.queries.ts'
import { selectPools, selectSections, type PoolRow, type SectionRow } from './structure.queries.ts'

/** A section with what each learner is given in it. */
export interface DeliveredSection extends SectionRow {
  readonly problemCount: number
  /** What can be earned in it without bonus problems. */
  readonly points: number
}

/** What of a delivery is the same for all of its learners. */
export interface DeliveredStructure {
  readonly sections: readonly DeliveredSection[]
  /** A problem has a number of attempts, or a penalty, of its own. */
  readonly hasRulesOfProblems: boolean
  readonly bonusPoints: number
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function deliveredSection(section: SectionRow, items: readonly ItemRow[], pools: readonly PoolRow[]): DeliveredSection {
  const members = items.filter(({ sectionKey }) => sectionKey === section.sectionKey)
  const everybodys = members.filter(({ poolKey }) => poolKey === null)
  const drawn = pools.map(({ poolKey, draws }) => ({ draws, member: members.find((item) => item.poolKey === poolKey) }))
  const own = drawn.flatMap(({ draws, member }) => (member ? [{ draws, points: member.points }] : []))
  return {
    ...section,
    problemCount: everybodys.length + sum(own.map(({ draws }) => draws)),
    points:
      sum(everybodys.filter(({ isBonus }) => !isBonus).map(({ points }) => points)) +
      sum(own.map(({ draws, points }) => draws * points)),
  }
}

/** Sections and rules of problems of a delivery. */
export async function selectDeliveredStructure(
  db: Kysely<Tables>,
  groupAssessmentId: number,
  deliveryNumber: number,
): Promise<DeliveredStructure> {
  const [items, sections, pools] = await Promise.all([
    selectItems(db, groupAssessmentId, deliveryNumber),
    selectSections(db, groupAssessmentId, deliveryNumber),
    selectPools(db, groupAssessmentId, deliveryNumber),
  ])
  return {
    sections: sections.map((section) => deliveredSection(section, items, pools)),
    hasRulesOfProblems: items.some((item) => item.attemptsAllowed !== null || item.attemptPenaltyPercent !== null),
    bonusPoints: sum(items.filter(({ isBonus }) => isBonus).map(({ points }) => points)),
  }
}
