import type { Three } from '../../../problem-editor/index.ts'
import type { AssessmentParts } from '../assessment-draft.ts'

type Keys = readonly number[]

/** Keys by those that they take the place of. */
type NewKeys = ReadonlyMap<number, number>

/** Other keys for what I added under keys that they have given to something else. */
function newKeysFor(clashing: Keys, all: Three<Keys>): NewKeys {
  const largest = Math.max(0, ...all.base, ...all.mine, ...all.theirs)
  return new Map(clashing.map((key, index) => [key, largest + 1 + index]))
}

function newKeysOf(keys: Three<Keys>, isAnother: (key: number) => boolean = () => true): NewKeys {
  const isClashing = (key: number) => !keys.base.includes(key) && keys.theirs.includes(key) && isAnother(key)
  return newKeysFor(keys.mine.filter(isClashing), keys)
}

const withKey = (key: string, newKeys: NewKeys): string => String(newKeys.get(Number(key)) ?? key)

/**
 * Two people who add something at once give it the same key: what is mine takes another one. A problem that both have added under one
 * key is one.
 */
export function withFreshKeys(versions: Three<AssessmentParts>): AssessmentParts {
  const { base, mine, theirs } = versions
  const each = (keysIn: (parts: AssessmentParts) => Keys): Three<Keys> => ({
    base: keysIn(base),
    mine: keysIn(mine),
    theirs: keysIn(theirs),
  })
  const problemOf = ({ items }: AssessmentParts, key: number) => items.find(({ itemKey }) => itemKey === key)?.problemId
  const items = newKeysOf(
    each((parts) => parts.items.map(({ itemKey }) => itemKey)),
    (key) => problemOf(mine, key) !== problemOf(theirs, key),
  )
  const sections = newKeysOf(each((parts) => parts.sections.map(({ sectionKey }) => sectionKey)))
  const pools = newKeysOf(each((parts) => parts.pools.map(({ poolKey }) => poolKey)))
  return {
    items: mine.items.map((item) => ({
      ...item,
      itemKey: items.get(item.itemKey) ?? item.itemKey,
      section: withKey(item.section, sections),
      pool: withKey(item.pool, pools),
    })),
    sections: mine.sections.map((section) => ({
      ...section,
      sectionKey: sections.get(section.sectionKey) ?? section.sectionKey,
    })),
    pools: mine.pools.map((pool) => ({ ...pool, poolKey: pools.get(pool.poolKey) ?? pool.poolKey })),
  }
}
