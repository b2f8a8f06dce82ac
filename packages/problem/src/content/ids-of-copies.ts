/** No id or key of a problem is larger. */
export const maximumId = 1_000_000

/** How many ids lie between those of an original and those that its copy gives. */
const idsOfOne = 10_000

const startOf = (id: number): number => Math.floor(id / idsOfOne) * idsOfOne

/**
 * The id from which a copy counts on, by the largest that its original has used: so far above it that the original does not come
 * there, and what it adds keeps its id where the copy takes it. After a hundred copies of copies the next one shares the ids of its original.
 *
 * @example
 * firstIdOfCopy(12) // 10000
 */
export function firstIdOfCopy(largestUsedId: number): number {
  const next = startOf(largestUsedId) + idsOfOne
  return next + idsOfOne > maximumId ? largestUsedId : next
}

/** Whether a problem may have given an id to a part of its own in one of its versions, by the largest that it has used. */
export function isOwnId(id: number, largestUsedId: number): boolean {
  return startOf(largestUsedId) < id && id <= largestUsedId
}
