import { afterAll, describe, expect, it } from 'vitest'
import { absences, startPeers } from './ask-peers.ts'
import { compareAll } from './compare.ts'
import { makePairs } from './make-pairs.ts'

const count = Number(process.env['DIFFERENTIAL_PAIRS'] ?? 600)
/** `npm run test:long` names another seed. */
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_260_301)

const missing = absences()
if (missing.length > 0)
  console.warn(`\n*** MARKS WERE NOT COMPARED WITH OTHER SYSTEMS OF ALGEBRA: ${missing.join('; ')}. ***\n`)

describe.skipIf(missing.length > 0)('marks beside SymPy and Maxima', () => {
  const peers = startPeers()
  afterAll(() => peers.stop())

  it.each([1, 2, 3, 4, 5])('never contradict them, share %i', async (share) => {
    const compared = await compareAll(makePairs(count, seed * 7919 + share), peers)
    const { pairs, decided, proved, undecided, disagreements } = compared
    console.info(`${pairs} pairs: ${decided} decided by others (${proved} proved equal), ${undecided} undecided by us`)
    expect(disagreements).toEqual([])
    // Otherwise the others have failed, and nothing was compared.
    expect(decided).toBeGreaterThan(pairs / 2)
    expect(proved).toBeGreaterThan(pairs / 10)
  })
})
