/** As many as one request may name. */
const maximumTold = 100

/** Which announcements somebody has seen, and which of them the server has been told. */
export function createReceipts(isHidden: () => boolean = () => document.hidden) {
  let shown: readonly number[] = []
  const told = new Set<number>()
  return {
    /** These stand on the page now. */
    show: (ids: readonly number[]): void => {
      shown = ids
    },
    /** Those that the next request tells of; none while nobody looks at the page. */
    toTell: (): number[] => (isHidden() ? [] : shown.filter((id) => !told.has(id)).slice(0, maximumTold)),
    /** The server has answered a request that told of these. */
    told: (ids: readonly number[]): void => ids.forEach((id) => told.add(id)),
  }
}
