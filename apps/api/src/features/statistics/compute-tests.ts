import { setImmediate } from 'node:timers/promises'
import type { ProblemTests, StatisticsAttempt } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import {
  benjaminiHochberg,
  drawnMinimum,
  drawnValuesInSteps,
  residualsOn,
  variantFairnessInSteps,
  type DrawnValues,
  type Fairness,
  type Steps,
} from '@isomorph/statistics'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { defineTask } from '../../jobs/jobs.ts'
import { loadClassWork, type ClassWork } from './class-work.ts'
import { drawnValuesOf } from './drawn-values-of.ts'
import { casesOf } from './figures.ts'
import { selectDealtVariants, selectSourceVersion } from './statistics.queries.ts'
import { selectStoredTests, storeTests, type StoredTests } from './stored-tests.queries.ts'

type Db = Kysely<Tables>

/** What is stored of one problem. */
export interface TestFigures {
  readonly fairness:
    | (Pick<Fairness, 'n' | 'p'> & {
        readonly variants: readonly (Omit<Fairness['variants'][number], 'variant'> & { readonly hash: string })[]
      })
    | null
  readonly drawn: DrawnValues | null
}

/** Between two steps the process serves others: a job may run beside requests. */
async function inSteps<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await setImmediate()
  }
}

function seedOf(groupAssessmentId: number, itemKey: number): number {
  return groupAssessmentId * 1009 + itemKey
}

/** Tests one problem: whether variants differ, and which drawn values go with wrong answers. */
async function testsOf(db: Db, groupAssessmentId: number, work: ClassWork, itemKey: number) {
  const known = new Map(casesOf(work, itemKey).map((each) => [each.userId, each]))
  const dealt = (await selectDealtVariants(db, groupAssessmentId, itemKey)).flatMap((each) => {
    const found = known.get(each.userId)
    return found ? [{ ...each, ...found }] : []
  })
  if (dealt.length < drawnMinimum) return { n: dealt.length, figures: { fairness: null, drawn: null } }
  const residuals = residualsOn(
    dealt.map(({ share }) => share),
    dealt.map(({ rest }) => rest),
  )
  const hashes = [...new Set(dealt.map(({ variantHash }) => variantHash))]
  const labels = new Map(hashes.map((hash, label) => [hash, label]))
  const variants = dealt.map(({ variantHash }) => labels.get(variantHash) as number)
  const seed = seedOf(groupAssessmentId, itemKey)
  const fairness = await inSteps(variantFairnessInSteps(residuals, variants, seed))
  const valuesOf = new Map(hashes.map((hash) => [hash, {}]))
  for (const { variantHash, values } of dealt) valuesOf.set(variantHash, drawnValuesOf(values))
  const cases = dealt.map(({ variantHash, share }, index) => ({
    values: valuesOf.get(variantHash) ?? {},
    residual: residuals[index] as number,
    isWrong: share < 1,
  }))
  const drawn = await inSteps(drawnValuesInSteps(cases, seed))
  return { n: dealt.length, figures: { fairness: withHashes(fairness, hashes), drawn: drawn ?? null } }
}

function withHashes(fairness: Fairness | undefined, hashes: readonly string[]): TestFigures['fairness'] {
  if (!fairness) return null
  const variants = fairness.variants.map(({ variant, ...rest }) => ({ hash: hashes[variant] as string, ...rest }))
  return { n: fairness.n, p: fairness.p, variants }
}

interface Source {
  readonly groupAssessmentId: number
  readonly attempt: StatisticsAttempt
  /** Read before the work: what changes meanwhile makes the figures old, never the other way round. */
  readonly sourceVersion: string
}

async function computeFor(db: Db, source: Source, work: ClassWork): Promise<void> {
  const tests = []
  for (const { itemKey, points } of work.items)
    if (points > 0) tests.push({ itemKey, ...(await testsOf(db, source.groupAssessmentId, work, itemKey)) })
  await storeTests(db, source, tests)
}

/** Whether what is stored is about the work as it was at a version. */
export function isAbout(stored: readonly StoredTests[], sourceVersion: string): boolean {
  return stored.length > 0 && stored.every((row) => row.sourceVersion === sourceVersion)
}

/** Works the tests of all problems of one assessment out. A repeat gives the same figures. */
export const computeTestsTask = defineTask({
  name: 'statistics',
  payload: z.object({ groupAssessmentId: z.number().int() }),
  maximumTries: 3,
  async run({ groupAssessmentId }, { db }) {
    const sourceVersion = await selectSourceVersion(db, groupAssessmentId)
    // Everybody who looks while a job runs puts another one into the queue.
    if (isAbout(await selectStoredTests(db, groupAssessmentId, 'counting'), sourceVersion)) return
    const source = { groupAssessmentId, sourceVersion }
    const { work } = await loadClassWork(db, groupAssessmentId, 'counting')
    if (work.hasRepeats) {
      const first = await loadClassWork(db, groupAssessmentId, 'first')
      await computeFor(db, { ...source, attempt: 'first' }, first.work)
    }
    // Stored last: where they are of the present version, those of the first attempts are too.
    await computeFor(db, { ...source, attempt: 'counting' }, work)
  },
})

/** What is stored, with p values adjusted over the problems: each kind of test for itself. */
export function adjustedTests(stored: readonly StoredTests[]): ReadonlyMap<number, ProblemTests> {
  const figures = stored.map(({ itemKey, figures: of }) => ({ itemKey, ...(of as TestFigures) }))
  const adjusted = (kind: 'fairness' | 'drawn'): Map<number, number> => {
    const tested = figures.filter((each) => each[kind] !== null)
    const q = benjaminiHochberg(tested.map((each) => each[kind]?.p ?? 1))
    return new Map(tested.map(({ itemKey }, index) => [itemKey, q[index] ?? 1]))
  }
  const [fair, drawnQ] = [adjusted('fairness'), adjusted('drawn')]
  return new Map(
    figures.map(({ itemKey, fairness, drawn }) => [
      itemKey,
      {
        fairness: fairness && {
          n: fairness.n,
          p: fairness.p,
          variants: fairness.variants.length,
          q: fair.get(itemKey) ?? 1,
        },
        drawn: drawn && { ...drawn, q: drawnQ.get(itemKey) ?? 1 },
      },
    ]),
  )
}
