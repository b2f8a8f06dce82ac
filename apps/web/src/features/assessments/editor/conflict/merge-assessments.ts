import { t } from '@isomorph/messages'
import { fieldsSentence, movedField } from '../../../../entities/problem/content-differences.ts'
import { mergeList, type Side, type Three, type ToldChange } from '../../../problem-editor/index.ts'
import { inSections, nameOfPool, type AssessmentParts, type ItemDraft, type PoolDraft } from '../assessment-draft.ts'
import { withFreshKeys } from './fresh-keys.ts'

type Versions = Three<AssessmentParts>

interface AssessmentMerge {
  /** What both people changed in different ways. */
  readonly overlaps: readonly ToldChange[]
  /** What each has changed, in sentences. */
  readonly youChanged: readonly string[]
  readonly theyChanged: readonly string[]
  /** My version by itself, without the keys that they have given to other things. */
  readonly mine: AssessmentParts
  /** What both did, and overlaps as they were chosen: mine where nothing was. */
  readonly settle: (choices: ReadonlyMap<string, Side>) => AssessmentParts
}

const listOptions = { listing: ['mine', 'theirs', 'base'], order: 'merged' } as const

const quoted = (text = '') => t('problem-history.note.quoted', { note: text })

const pointsTells = { points: movedField('shared.differences.part.points') }
const titleTells = { title: movedField('shared.differences.part.name') }

function itemsOf(versions: Versions) {
  const lists = { base: versions.base.items, mine: versions.mine.items, theirs: versions.theirs.items }
  return mergeList<ItemDraft>(
    lists,
    {
      kind: 'item',
      keyOf: ({ itemKey }) => itemKey,
      nameOf: (_, item) => quoted(item?.name),
      tell: (_, before, after) =>
        fieldsSentence(quoted((after ?? before)?.name), pointsTells, before && { ...before }, after && { ...after }),
    },
    listOptions,
  )
}

function sectionsOf(versions: Versions) {
  const lists = { base: versions.base.sections, mine: versions.mine.sections, theirs: versions.theirs.sections }
  return mergeList<AssessmentParts['sections'][number]>(
    lists,
    {
      kind: 'section',
      keyOf: ({ sectionKey }) => sectionKey,
      nameOf: (_, section) => quoted(section?.title),
      tell: (_, before, after) =>
        fieldsSentence(quoted((after ?? before)?.title), titleTells, before && { ...before }, after && { ...after }),
    },
    listOptions,
  )
}

function poolsOf(versions: Versions) {
  const lists = { base: versions.base.pools, mine: versions.mine.pools, theirs: versions.theirs.pools }
  const nameOf = (key: number) => {
    const pools = [lists.mine, lists.theirs, lists.base].find((each) => each.some(({ poolKey }) => poolKey === key))
    return nameOfPool(pools ?? [], String(key))
  }
  return mergeList<PoolDraft>(
    lists,
    {
      kind: 'pool',
      keyOf: ({ poolKey }) => poolKey,
      nameOf,
      tell: (key, before, after) =>
        fieldsSentence(nameOf(key), pointsTells, before && { ...before }, after && { ...after }),
    },
    listOptions,
  )
}

/** The order of the things that both versions have, as one change. */
function orderChanged(before: AssessmentParts, after: AssessmentParts): readonly string[] {
  const keysIn = ({ items }: AssessmentParts, other: AssessmentParts) =>
    items.map(({ itemKey }) => itemKey).filter((key) => other.items.some(({ itemKey }) => itemKey === key))
  const isSame = keysIn(before, after).join() === keysIn(after, before).join()
  return isSame ? [] : [t('assessments.conflict.order')]
}

/** What belongs to the problem and not to the assessment is taken as the server has it now: only what people change is compared. */
function withFactsOf(facts: readonly ItemDraft[], parts: AssessmentParts): AssessmentParts {
  const items = parts.items.map((item): ItemDraft => {
    const now = facts.find(({ itemKey, problemId }) => itemKey === item.itemKey && problemId === item.problemId)
    if (now === undefined) return item
    const { points, isBonus, attemptsAllowed, attemptPenaltyPercent, learnerTitle, section, pool, takesUpdate } = item
    return { ...now, points, isBonus, attemptsAllowed, attemptPenaltyPercent, learnerTitle, section, pool, takesUpdate }
  })
  return { ...parts, items }
}

/** Items leave sections and pools that are gone, those of a pool stand in one section, and those of a section together. */
function settled({ items, sections, pools }: AssessmentParts): AssessmentParts {
  const placed = items.map((item): ItemDraft => {
    const pool = pools.some(({ poolKey }) => String(poolKey) === item.pool) ? item.pool : ''
    const section = sections.some(({ sectionKey }) => String(sectionKey) === item.section) ? item.section : ''
    return { ...item, section, pool, isBonus: pool === '' && item.isBonus }
  })
  const inOnePlace = placed.map((item): ItemDraft => {
    const first = item.pool === '' ? item : placed.find(({ pool }) => pool === item.pool)
    return { ...item, section: first?.section ?? item.section }
  })
  return { items: inSections(inOnePlace, sections), sections, pools }
}

/** Merges what two people made of one version of an assessment: only what both changed in different ways is left to choose. */
export function mergeAssessments({ base, mine, theirs }: Versions): AssessmentMerge {
  const own = withFreshKeys({ base, mine, theirs })
  const versions = { base: withFactsOf(theirs.items, base), mine: withFactsOf(theirs.items, own), theirs }
  const [items, sections, pools] = [itemsOf(versions), sectionsOf(versions), poolsOf(versions)]
  const changes = [...items.changes, ...sections.changes, ...pools.changes]
  const toldOf = (side: Side) => [
    ...changes.filter(({ changedBy }) => changedBy === side || changedBy === 'both').map((change) => change[side]),
    ...orderChanged(versions.base, versions[side]),
  ]
  return {
    overlaps: changes.filter(({ changedBy }) => changedBy === 'both'),
    youChanged: toldOf('mine'),
    theyChanged: toldOf('theirs'),
    mine: settled(versions.mine),
    settle: (choices) => {
      const sideOf = ({ id, changedBy }: ToldChange): Side =>
        changedBy === 'both' ? (choices.get(id) ?? 'mine') : changedBy
      const merged = { items: items.settle(sideOf), sections: sections.settle(sideOf), pools: pools.settle(sideOf) }
      return settled({ items: [...merged.items], sections: [...merged.sections], pools: [...merged.pools] })
    },
  }
}
