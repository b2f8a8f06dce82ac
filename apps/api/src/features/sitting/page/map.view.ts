import type { MapEntry, Sitting } from '@isomorph/contract'
import { renderStatementHtml } from '../../../rendering/index.ts'
import type { DeliveredStructure, Released } from '../../group-assessments/index.ts'
import { pointsInEffect } from '../attempts/count-attempt.ts'
import type { MapRow } from '../sitting.rows.ts'

function stateOf(row: MapRow, released: Released): MapEntry['state'] {
  if (row.attempts_used === 0) return row.has_draft ? 'draft' : 'untouched'
  if (!released.correctness) return 'attempted'
  if (row.pending > 0) return 'needsPerson'
  if (row.percent >= 100) return 'correct'
  return row.percent > 0 ? 'partial' : 'incorrect'
}

/** A section as learners see it. */
export function viewSection(section: DeliveredStructure['sections'][number]): Sitting['sections'][number] {
  const { sectionKey, title, instructions, problemCount, points } = section
  return {
    sectionKey,
    title,
    instructionsHtml: instructions === null ? null : renderStatementHtml(instructions),
    problemCount,
    points,
  }
}

/** A problem in the map; its state says no more than is released. */
export function viewMapEntry(row: MapRow, released: Released, showsName: boolean): MapEntry {
  return {
    problemInstanceId: row.id,
    position: row.position,
    name: row.learner_title ?? (showsName ? row.name : ''),
    state: stateOf(row, released),
    points: row.item_points,
    earnedPoints: released.scores
      ? pointsInEffect({ overridePoints: row.override_points, floorPoints: row.floor_points, points: row.points })
      : null,
    pending: released.scores ? row.pending : 0,
    attemptsUsed: row.attempts_used,
    sectionKey: row.section_key,
    isBonus: row.is_bonus,
    hasDraft: row.has_draft,
  }
}
