import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { groupAssessmentCalls, peopleCalls, sittingCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { areaProblem, givenCourse, wordsProblem, type Delivery } from './given.ts'
import { test } from './journey.ts'

const settings = { attemptsAllowed: 20, countingAttempt: 'best' } as const

/** Each attempt has words of its own: all of them could count, so a person looks at each. */
async function answerOften(origin: string, { groupAssessmentId }: Delivery, learner: string, attempts: number) {
  const student = await callerFor(origin, learner)
  const params = { groupAssessmentId }
  const { problems } = await student.ask(sittingCalls.startSitting, { params, body: {} })
  const problemInstanceId = problems[0]?.problemInstanceId ?? 0
  for (let attempt = 1; attempt <= attempts; attempt += 1)
    await student.ask(sittingCalls.submitAttempt, {
      params: { ...params, problemInstanceId },
      body: {
        clientAttemptId: randomUUID(),
        answers: [{ questionKey: 1, value: `It opens upwards, said ${learner} for the time ${attempt}.` }],
        draftVersion: 0,
      },
    })
}

interface Watched {
  readonly keys: number
  /** Milliseconds from Enter until the next answer is there with its empty field. */
  readonly times: readonly number[]
}

/** Counts in the page the keys that are pressed, and how long it takes until the next answer is there. */
async function watchNext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    const watched = { keys: 0, times }
    Object.assign(globalThis, { watched })
    document.addEventListener(
      'keydown',
      ({ key }) => {
        watched.keys += 1
        if (key !== 'Enter') return
        const began = performance.now()
        const look = () => {
          const field = document.activeElement
          if (field instanceof HTMLInputElement && field.value === '') times.push(performance.now() - began)
          else if (performance.now() - began < 5000) requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      true,
    )
  })
}

async function watchedIn(page: Page): Promise<Watched> {
  return await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
}

async function waitingOf(origin: string, { groupId, groupAssessmentId }: Delivery): Promise<number | undefined> {
  const instructor = await callerFor(origin, 'instructor')
  const given = await instructor.ask(groupAssessmentCalls.listGroupAssessments, { query: { groupId } })
  return given.find(({ id }) => id === groupAssessmentId)?.counts?.needsPerson
}

test('fifty answers are graded by keyboard alone', async ({ origin, pageOf }, testInfo) => {
  test.setTimeout(240_000)
  const learners = ['student1', 'student2', 'student3', 'student4', 'student5']
  const delivery = await givenCourse(origin, { name: 'Fifty', problems: [wordsProblem], learners, settings })
  for (const learner of learners) await answerOften(origin, delivery, learner, 10)

  const page = await pageOf('instructor', `${delivery.path}/grading`)
  const question = page.getByRole('link', { name: /A parabola in words, question 1/ })
  await question.focus()
  await page.keyboard.press('Enter')
  const percent = page.getByLabel('Percent')
  await expect(percent).toBeFocused()
  await watchNext(page)
  const began = Date.now()
  for (let index = 0; index < 50; index += 1) {
    await expect(percent).toBeFocused()
    await expect(percent).toHaveValue('')
    await page.keyboard.type(String(50 + index))
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Nothing more waits here for you.')).toBeVisible()
  const seconds = (Date.now() - began) / 1000
  const watched = await watchedIn(page)
  const times = watched.times.toSorted((a, b) => a - b)
  const figures = { seconds, keys: watched.keys, medianMs: times[25], maximumMs: times.at(-1) }
  // Two digits and Enter.
  expect(watched.keys).toBe(3 * 50)
  await testInfo.attach('fifty answers', { body: JSON.stringify(figures), contentType: 'application/json' })
  process.stdout.write(`fifty answers by keyboard: ${JSON.stringify(figures)}\n`)
  await expect(async () => expect(await waitingOf(origin, delivery)).toBe(0)).toPass()

  // The last mark is taken back, and given anew with a comment.
  await page.keyboard.press('z')
  await expect(percent).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('c')
  await page.keyboard.type('Well seen.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing more waits here for you.')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByText('Marked 100 %')).toBeVisible()
  await expect(page.getByLabel('Comment for the learner')).toHaveValue('Well seen.')
})

test('two graders at once never mark the same answer unknowingly', async ({ origin, pageOf }) => {
  const delivery = await givenCourse(origin, {
    name: 'Two graders',
    problems: [wordsProblem],
    learners: ['student1'],
    settings,
  })
  const instructor = await callerFor(origin, 'instructor')
  await instructor.ask(peopleCalls.addGroupUsers, {
    body: { groupId: delivery.groupId, role: 'GroupGrader', identifiers: ['grader@demo.example'] },
  })
  await answerOften(origin, delivery, 'student1', 8)
  const desk = `${delivery.path}/grading/1/1`
  const [first, second] = await Promise.all([pageOf('instructor', desk), pageOf('grader', desk)])
  const words = async (page: Page) => await page.getByText(/said student1 for the time/).textContent()
  expect(await words(first)).not.toBe(await words(second))

  // Beside the queue somebody marks what lies in front of the first.
  const results = await pageOf('grader', `${delivery.path}/results`)
  await results.getByRole('button', { name: /problem 1.*needs grading/ }).click()
  const text = (await words(first)) ?? ''
  const attempt = results.getByRole('region', { name: `Attempt ${/time (\d+)/.exec(text)?.[1]}`, exact: true })
  await attempt.getByLabel('Percent').fill('60')
  await attempt.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(attempt.getByText('60 %').first()).toBeVisible()

  await first.getByLabel('Percent').fill('80')
  await first.keyboard.press('Enter')
  await expect(first.getByText(/marked this answer meanwhile with 60 %/)).toBeVisible()
  await expect(first.getByLabel('Percent')).toHaveValue('80')
  await first.getByRole('button', { name: 'Set my mark' }).click()
  await expect(first.getByText(/marked this answer meanwhile/)).toBeHidden()
  await first.getByLabel('Percent').focus()
  await first.keyboard.press('k')
  await expect(first.getByText('Marked 80 %')).toBeVisible()
})

test('two people mark an answer without seeing each other, and come to terms', async ({ origin, pageOf }) => {
  const problems = [wordsProblem]
  const delivery = await givenCourse(origin, { name: 'Twice', problems, learners: ['student1'], settings })
  const instructor = await callerFor(origin, 'instructor')
  await instructor.ask(peopleCalls.addGroupUsers, {
    body: { groupId: delivery.groupId, role: 'GroupGrader', identifiers: ['grader@demo.example'] },
  })
  await answerOften(origin, delivery, 'student1', 1)
  const first = await pageOf('instructor', `${delivery.path}/grading`)
  await first.getByRole('button', { name: /A parabola in words, question 1/ }).click()
  await first.getByRole('menuitem', { name: 'Marking by two people' }).click()
  const dialog = first.getByRole('dialog', { name: 'Marking by two people' })
  await dialog.getByLabel('Percent of the answers').fill('100')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await first.getByRole('link', { name: /A parabola in words, question 1/ }).click()
  await first.getByLabel('Percent').fill('20')
  await first.keyboard.press('Enter')
  await expect(first.getByText('Nothing more waits here for you.')).toBeVisible()
  await first.keyboard.press('k')
  await expect(first.getByText('You gave 20 %; another mark is awaited')).toBeVisible()

  const second = await pageOf('grader', `${delivery.path}/grading/1/1`)
  await expect(second.getByLabel('Percent')).toHaveValue('')
  await expect(second.getByText('Marks of others')).toBeHidden()
  await second.getByLabel('Percent').fill('80')
  await second.keyboard.press('Enter')

  // The two are all who may mark here: both get the answer again, with the mark of the other.
  await first.reload()
  await expect(first.getByText(/: 80 %$/)).toBeVisible()
  await expect(first.getByLabel('Percent')).toHaveValue('20')
  await first.getByLabel('Percent').fill('74')
  await first.keyboard.press('Enter')
  await expect(first.getByText('Nothing more waits here for you.')).toBeVisible()
  await first.keyboard.press('k')
  await expect(first.getByText('Marked 77 %')).toBeVisible()
  await first.goto(`${delivery.path}/grading`)
  await first.getByRole('link', { name: 'Agreement of graders' }).click()
  await expect(first.getByText('1 answer was marked by two people, 0 of them alike enough.')).toBeVisible()
})

test('a rubric is made and changed, and its change goes to all marks', async ({ origin, pageOf }) => {
  const delivery = await givenCourse(origin, {
    name: 'Rubric',
    problems: [wordsProblem],
    learners: ['student1'],
    settings,
  })
  await answerOften(origin, delivery, 'student1', 3)
  const page = await pageOf('instructor', `${delivery.path}/grading/1/1`)
  await page.getByRole('button', { name: 'Make a rubric' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rubric' })
  const item = dialog.getByRole('group', { name: 'Item 1' })
  await item.getByLabel('Points').fill('2')
  await item.getByLabel('What for').fill('Says that it opens upwards')
  await dialog.getByRole('button', { name: 'Save rubric' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('0 of 4 points')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Grading' })).toBeFocused()
  await page.keyboard.press('1')
  await expect(page.getByText('2 of 4 points')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('0 of 4 points')).toBeVisible()

  await page.getByRole('button', { name: 'Change rubric' }).click()
  await item.getByLabel('Points').fill('3')
  await dialog.getByRole('button', { name: 'Save rubric' }).click()
  await expect(dialog.getByText('1 mark and 1 total change.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply to all' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`${delivery.path}/results`)
  await page
    .getByRole('button', { name: /problem 1/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Attempts' }).getByText('75 %').first()).toBeVisible()
})

/** Cubes the side where its square is asked for, each learner with a number of their own. */
async function cubeTheSide(origin: string, { groupAssessmentId }: Delivery, learner: string): Promise<void> {
  const student = await callerFor(origin, learner)
  const params = { groupAssessmentId }
  const { problems } = await student.ask(sittingCalls.startSitting, { params, body: {} })
  const problemInstanceId = problems[0]?.problemInstanceId ?? 0
  const { statementHtml } = await student.ask(sittingCalls.getProblemInstance, {
    params: { ...params, problemInstanceId },
  })
  const side = Number(/sides of\D*?(\d+)/.exec(statementHtml.replaceAll(/<[^>]*>/g, ''))?.[1])
  await student.ask(sittingCalls.submitAttempt, {
    params: { ...params, problemInstanceId },
    body: {
      clientAttemptId: randomUUID(),
      answers: [{ questionKey: 1, value: `${side ** 3} cm^2` }],
      draftVersion: 0,
    },
  })
}

test('a slip of several learners is decided on once, and each of them gets the mark', async ({ origin, pageOf }) => {
  const learners = ['student1', 'student2', 'student3', 'student4']
  const delivery = await givenCourse(origin, { name: 'One slip', problems: [areaProblem], learners })
  for (const learner of learners) await cubeTheSide(origin, delivery, learner)

  const page = await pageOf('instructor', `${delivery.path}/grading/1/1`)
  await page.getByRole('link', { name: 'Groups of answers' }).click()

  // It could become an answer of the problem, too: looked at, and taken back.
  await page.getByRole('button', { name: /^Make it an answer of the problem/ }).click()
  await expect(page.getByText(/was added to the answers with 0 %/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(/was added to the answers with 0 %/)).toBeHidden()
  await page.goBack()
  await page.getByRole('button', { name: /^Decide on this group/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Percent')).toBeFocused()
  await page.keyboard.type('40')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The area is the square of the side.')
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  await expect(dialog.getByText('4 marks and 4 totals change.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply to all' }).click()
  await expect(page.getByText('40 % for 4 answers, and for later ones like them.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No answer is left to be grouped.' })).toBeVisible()

  const student = await pageOf('student3', delivery.path)
  await expect(student.getByText('1.6/4')).toBeVisible()
})
