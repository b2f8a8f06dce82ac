import { expect, type Page } from '@playwright/test'
import {
  assessmentCalls,
  groupAssessmentCalls,
  groupCalls,
  peopleCalls,
  problemCalls,
  type DeliverySettings,
} from '@isomorph/contract'
import { deliverySettingsSchema } from '@isomorph/contract/schemas'
import { calculated, explanation, expression, galleryProblem, numeric, percent, random } from '@isomorph/gallery/write'
import { callerFor, codeVerifier, signInCode } from './calls.ts'

/** One number asked for, with its unit: a × a square centimetres. */
export const areaProblem = galleryProblem({
  key: 'area',
  name: 'Area of a square',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 3, 99), calculated('A', 'a^2')],
  statement: 'A square has sides of @a cm. What is its area?\n\n[[1]]',
  questions: [
    numeric('A', { tolerance: percent(1), unit: { unit: 'cm^2', acceptsConversion: true, isOptional: false } }),
  ],
  solution: 'It is $@a^2=@A$ square centimetres.',
})

/** A speed asked for, in metres per second. */
export const speedProblem = galleryProblem({
  key: 'speed',
  name: 'Speed of a cart',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 3, 99)],
  statement: 'A cart covers @a m in one second. How fast is it?\n\n[[1]]',
  questions: [numeric('a', { unit: { unit: 'm/s', acceptsConversion: true, isOptional: false } })],
  solution: 'It is @a metres per second.',
})

/** A formula asked for: the derivative of a x². */
export const slopeProblem = galleryProblem({
  key: 'slope',
  name: 'Slope of a parabola',
  field: 'Calculus',
  tags: [],
  variables: [random('a', 3, 99)],
  statement: 'What is the derivative of $@a x^2$?\n\n[[1]]',
  questions: [expression('2ax')],
  solution: 'It is $2\\cdot @a x$.',
})

/** Words that a person marks. */
export const wordsProblem = galleryProblem({
  key: 'words',
  name: 'A parabola in words',
  field: 'Algebra',
  tags: [],
  variables: [random('a', 3, 99)],
  statement: 'How does the parabola $y=@a x^2$ look? One sentence.\n\n[[1]]',
  questions: [explanation()],
  solution: 'It opens upwards.',
})

export interface Delivery {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly courseName: string
  /** Where learners start. */
  readonly path: string
}

interface Wanted {
  readonly name: string
  readonly problems: readonly (typeof areaProblem)[]
  readonly learners: readonly string[]
  readonly settings?: Partial<DeliverySettings>
  /** What learners read in place of the names, as far as given. */
  readonly titles?: readonly string[]
  /** How many of the problems each learner is given; absent: all. */
  readonly draws?: number
}

/** Gives these problems to a course of the demo's instructor. */
export async function givenAssessment(
  origin: string,
  groupId: number,
  { name, problems, settings, titles = [], draws }: Omit<Wanted, 'learners'>,
): Promise<number> {
  const instructor = await callerFor(origin, 'instructor')
  const items = []
  for (const problem of problems) {
    const body = { name: problem.name, tags: ['journey'], content: problem.content }
    const { id } = await instructor.ask(problemCalls.createProblem, { body })
    const learnerTitle = titles[items.length] ?? null
    items.push({ itemKey: items.length + 1, problemId: id, points: 4, learnerTitle, ...(draws && { poolKey: 1 }) })
  }
  const pools = draws ? [{ poolKey: 1, draws, points: 4 }] : []
  const assessment = await instructor.ask(assessmentCalls.createAssessment, { body: { name, items, pools } })
  const { id } = await instructor.ask(groupAssessmentCalls.createGroupAssessment, {
    body: {
      groupId,
      assessmentId: assessment.id,
      settings: deliverySettingsSchema.parse({
        name,
        isPublished: true,
        dueAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
        ...settings,
      }),
    },
  })
  return id
}

/** A course of the demo's instructor to which these problems have been given. */
export async function givenCourse(origin: string, { learners, ...wanted }: Wanted): Promise<Delivery> {
  const instructor = await callerFor(origin, 'instructor')
  const courseName = `${wanted.name} ${Date.now().toString(36)}`
  const { id: groupId } = await instructor.ask(groupCalls.createGroup, { body: { name: courseName } })
  await instructor.ask(peopleCalls.addGroupUsers, {
    body: { groupId, role: 'GroupLearner', identifiers: learners.map((learner) => `${learner}@demo.example`) },
  })
  const groupAssessmentId = await givenAssessment(origin, groupId, wanted)
  return { groupId, groupAssessmentId, courseName, path: `/courses/${groupId}/groupAssignments/${groupAssessmentId}` }
}

/** Makes this tab the one that asked for a code: it has the verifier. */
export async function keepCodeVerifier(page: Page, origin: string): Promise<void> {
  await page.goto(new URL('/healthz', origin).href)
  await page.evaluate((verifier) => sessionStorage.setItem('persist:codeVerifier', verifier), codeVerifier)
}

/** The scripts that take pictures have no configuration that says how long a busy machine may take. */
const patience = { timeout: 60_000 }

/** Opens a path signed in, without the detour through the login screen. */
export async function goSignedIn(page: Page, origin: string, userName: string, path: string): Promise<void> {
  const address = new URL(path, origin)
  address.searchParams.set('code', await signInCode(origin, userName))
  await keepCodeVerifier(page, origin)
  await page.goto(address.href)
  // Unlike an assertion, which looks again after pauses of up to a second, this goes on at once.
  await page
    .getByRole('button', { name: /^Hi,|^Menu$/ })
    .first()
    .waitFor(patience)
}

/** Waits until a part that a page fetches ahead is there, so that it can be shown without a connection. */
export async function waitForPart(page: Page, part: string): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await fetched()).some((name) => name.includes(`/${part}-`))).toBe(true)
}

/** From the start page to the first problem. */
export async function startSitting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible(patience)
}
