/** Below what an answer may have, with room for what stands around its rows. */
const answerBytes = 180_000

/** How many rows fit into one answer; at least one, so that a long one is not waited for for ever. */
export function countFitting(rows: readonly unknown[]): number {
  let [count, bytes] = [0, 0]
  for (const row of rows) {
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1
    if (bytes > answerBytes && count > 0) break
    count += 1
  }
  return count
}
