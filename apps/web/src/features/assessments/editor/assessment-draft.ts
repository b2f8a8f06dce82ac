import type { Assessment, ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { plainTextOf } from '../../../rich-text-view/plain-instructions.ts'

/** One problem of an assessment while it is being put together. */
export interface ItemDraft {
  readonly itemKey: number
  readonly problemId: number
  readonly name: string
  readonly shortStatement: string
  /** As typed. */
  readonly points: string
  readonly isBonus: boolean
  /** As typed; empty: as in the course. */
  readonly attemptsAllowed: string
  readonly attemptPenaltyPercent: string
  /** What students read in place of the name; empty: the name, or its number. */
  readonly learnerTitle: string
  /** Keys as text; empty: none. */
  readonly section: string
  readonly pool: string
  /** The version that is pinned, and the newest that can be read; both 0 for one that is not saved yet. */
  readonly revisionNumber: number
  readonly newestRevisionNumber: number
  /** Whoever edits may read the problem: it can be opened and updated. */
  readonly isShared: boolean
  readonly hasUpdate: boolean
  /** Moves to the problem's newest version with the next save. */
  readonly takesUpdate: boolean
  readonly isUsable: boolean
  /** What the server has found in many variants of the pinned version; null while it has not looked. */
  readonly variantErrors: number | null
}

/** A section while it is being written. */
export interface SectionDraft {
  readonly sectionKey: number
  readonly title: string
  readonly instructions: string
  /** What is stored; it stays while the text of it is not changed. */
  readonly savedInstructions: Assessment['sections'][number]['instructions']
  readonly isShuffled: boolean
}

/** A pool while it is being put together; numbers as typed. */
export interface PoolDraft {
  readonly poolKey: number
  readonly draws: string
  readonly points: string
}

/** What a version of an assessment keeps, while it is being put together. */
export interface AssessmentParts {
  readonly items: ItemDraft[]
  readonly sections: SectionDraft[]
  readonly pools: PoolDraft[]
}

/** An assessment while it is being put together. */
export interface AssessmentDraft extends AssessmentParts {
  readonly name: string
  /** The revision that the editing of problems, sections and pools began from; null as long as none is changed. */
  readonly base: number | null
  /** Problems, sections and pools as they were in that revision; null as long as none is changed. */
  readonly began: AssessmentParts | null
  /** The name that the editing began from; null as long as it is not changed. */
  readonly baseName: string | null
}

export const emptyAssessment: AssessmentDraft = {
  name: '',
  items: [],
  sections: [],
  pools: [],
  base: null,
  began: null,
  baseName: null,
}

export function partsOf({ items, sections, pools }: AssessmentParts): AssessmentParts {
  return { items, sections, pools }
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}

function draftOfItem(item: Assessment['items'][number]): ItemDraft {
  const { itemKey, problemId, name, shortStatement, points, hasUpdate, isUsable, isShared, revisionNumber } = item
  return {
    itemKey,
    problemId,
    name,
    shortStatement,
    points: String(points),
    isBonus: item.isBonus,
    attemptsAllowed: textOf(item.attemptsAllowed),
    attemptPenaltyPercent: textOf(item.attemptPenaltyPercent),
    learnerTitle: item.learnerTitle ?? '',
    section: textOf(item.sectionKey),
    pool: textOf(item.poolKey),
    revisionNumber,
    newestRevisionNumber: item.newestRevisionNumber ?? 0,
    isShared,
    hasUpdate,
    takesUpdate: false,
    isUsable,
    variantErrors: item.variantErrors,
  }
}

export function draftOfAssessment({ name, items, sections, pools }: Assessment): AssessmentDraft {
  return {
    name,
    items: items.map(draftOfItem),
    sections: sections.map(({ sectionKey, title, instructions, isShuffled }) => ({
      sectionKey,
      title,
      instructions: plainTextOf(instructions),
      savedInstructions: instructions,
      isShuffled,
    })),
    pools: pools.map(({ poolKey, draws, points }) => ({ poolKey, draws: String(draws), points: String(points) })),
    base: null,
    began: null,
    baseName: null,
  }
}

/** Problems as items to be added, with keys that none has or had. */
export function itemsOfProblems(
  problems: readonly ProblemSummary[],
  items: readonly ItemDraft[],
  lastKey: number,
): ItemDraft[] {
  const first = Math.max(lastKey, ...items.map(({ itemKey }) => itemKey), 0) + 1
  return problems.map(({ id, name, shortStatement, points, validationLevel }, position): ItemDraft => ({
    itemKey: first + position,
    problemId: id,
    name,
    shortStatement,
    // Several questions are worth more than one, as their author weighed them.
    points: String(points > 0 ? points : 1),
    isBonus: false,
    attemptsAllowed: '',
    attemptPenaltyPercent: '',
    learnerTitle: '',
    // They are added at the end, in the last section.
    section: items.at(-1)?.section ?? '',
    pool: '',
    revisionNumber: 0,
    newestRevisionNumber: 0,
    isShared: true,
    hasUpdate: false,
    takesUpdate: false,
    isUsable: validationLevel === 'Valid' || validationLevel === 'InvalidForUseInfo',
    variantErrors: null,
  }))
}

/** How many problems a student is given, and what they can earn with and without bonus problems. An empty pool gives none. */
export function totalsOf(items: readonly ItemDraft[], pools: readonly PoolDraft[]) {
  const everybodys = items.filter(({ pool }) => pool === '')
  const pointsOf = (those: readonly ItemDraft[]) => those.reduce((sum, { points }) => sum + (Number(points) || 0), 0)
  const filled = pools.filter(({ poolKey }) => items.some(({ pool }) => pool === String(poolKey)))
  const draws = filled.reduce((sum, pool) => sum + (Number(pool.draws) || 0), 0)
  const drawn = filled.reduce((sum, pool) => sum + (Number(pool.draws) || 0) * (Number(pool.points) || 0), 0)
  return {
    problemCount: everybodys.length + draws,
    points: pointsOf(everybodys.filter(({ isBonus }) => !isBonus)) + drawn,
    bonusPoints: pointsOf(everybodys.filter(({ isBonus }) => isBonus)),
  }
}

/** What people call a pool: by its place. */
export function nameOfPool(pools: readonly PoolDraft[], key: string): string {
  const number = pools.findIndex(({ poolKey }) => String(poolKey) === key) + 1
  return t('assessments.pools.pool', { number: String(number) })
}

/** The items section by section; what stands in none comes first. */
export function inSections(items: readonly ItemDraft[], sections: readonly SectionDraft[]): ItemDraft[] {
  const place = (section: string) => sections.findIndex(({ sectionKey }) => String(sectionKey) === section)
  return items.toSorted((a, b) => place(a.section) - place(b.section))
}

/** An item put into a section stands behind those that are in it; `inSections` brings it there. */
export function inSection(items: readonly ItemDraft[], position: number, section: string): ItemDraft[] {
  const moved = items.filter((_, at) => at === position).map((item) => ({ ...item, section, pool: '' }))
  return [...items.filter((_, at) => at !== position), ...moved]
}

/** An item put into a pool stands in the section of the others. */
export function inPool(items: readonly ItemDraft[], position: number, pool: string): ItemDraft[] {
  const other = items.find((item, at) => at !== position && pool !== '' && item.pool === pool)
  return items.map((item, at) =>
    at === position
      ? { ...item, pool, isBonus: pool === '' && item.isBonus, section: other?.section ?? item.section }
      : item,
  )
}

/** An item moved to another place takes the section of the one that stands there, and leaves a pool of another section. */
export function movedTo(items: readonly ItemDraft[], from: number, to: number): ItemDraft[] {
  const [item, there] = [items[from], items[to]]
  if (!item || !there) return [...items]
  const moved = item.section === there.section ? item : { ...item, section: there.section, pool: '' }
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}
