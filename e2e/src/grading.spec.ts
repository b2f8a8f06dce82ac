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
  await expect(page.getByLabel('Comment for the student')).toHaveValue('Well seen.')
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

test('what was marked on an earlier visit is found, changed and taken back by keyboard', async ({ origin, pageOf }) => {
  const problems = [wordsProblem]
  const delivery = await givenCourse(origin, { name: 'Earlier', problems, learners: ['student1'], settings })
  const instructor = await callerFor(origin, 'instructor')
  await instructor.ask(peopleCalls.addGroupUsers, {
    body: { groupId: delivery.groupId, role: 'GroupGrader', identifiers: ['grader@demo.example'] },
  })
  await answerOften(origin, delivery, 'student1', 2)
  const desk = `${delivery.path}/grading/1/1`
  const earlier = await pageOf('instructor', desk)
  for (const percent of ['40', '60']) {
    await expect(earlier.getByLabel('Percent')).toHaveValue('')
    await earlier.keyboard.type(percent)
    await earlier.keyboard.press('Enter')
  }
  await expect(earlier.getByText('Nothing more waits here for you.')).toBeVisible()
  await expect(async () => expect(await waitingOf(origin, delivery)).toBe(0)).toPass()

  // Somebody else, on a visit of their own.
  const page = await pageOf('grader', desk)
  await expect(page.getByText('Nothing more waits here for you.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Marked (2)' })).toBeVisible()
  await page.keyboard.press('m')
  const rows = page.getByRole('table', { name: 'Marked answers' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('60 %')
  await expect(rows.nth(1)).toContainText(/Instructor/)
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Marked 40 %')).toBeVisible()
  const percent = page.getByLabel('Percent')
  await expect(percent).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('45')
  await page.keyboard.press('Enter')
  await expect(page.getByText('These were all of them.')).toBeVisible()
  await page.keyboard.press('m')
  await expect(rows.nth(2)).toContainText('45 %')
  await expect(rows.nth(2)).toContainText(/Grader/)

  await page.keyboard.press('Enter')
  await expect(page.getByText('Marked 45 %')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('Marked 40 %')).toBeVisible()
  await page.getByLabel('Percent').focus()
  await page.keyboard.press('m')
  await page.getByLabel('Marked by').selectOption('Me')
  await expect(page.getByText('You have not marked an answer to this question yet.')).toBeVisible()
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

/** A learner who answers wrongly and appeals against the mark. */
async function appealOf(origin: string, { groupAssessmentId }: Delivery, text: string) {
  const student = await callerFor(origin, 'student1')
  const { problems } = await student.ask(sittingCalls.startSitting, { params: { groupAssessmentId }, body: {} })
  const params = { groupAssessmentId, problemInstanceId: problems[0]?.problemInstanceId ?? 0 }
  await student.ask(sittingCalls.submitAttempt, {
    params,
    body: { clientAttemptId: randomUUID(), answers: [{ questionKey: 1, value: '2cm^2' }], draftVersion: 0 },
  })
  await student.ask(sittingCalls.raiseAppeal, {
    params,
    body: { clientKey: randomUUID(), attemptNumber: 1, questionKey: 1, text },
  })
  return `problems/${params.problemInstanceId}`
}

test('a grader finds an appeal from the home page, and answers it in words', async ({ origin, pageOf }) => {
  const delivery = await givenCourse(origin, {
    name: 'Appeal',
    problems: [areaProblem],
    learners: ['student1'],
    settings,
  })
  const instructor = await callerFor(origin, 'instructor')
  await instructor.ask(peopleCalls.addGroupUsers, {
    body: { groupId: delivery.groupId, role: 'GroupGrader', identifiers: ['grader@demo.example'] },
  })
  const problem = await appealOf(origin, delivery, 'I rounded.')
  const page = await pageOf('grader', '/')
  const row = page.getByRole('listitem').filter({ hasText: delivery.courseName })
  await row.getByRole('link', { name: '1 to grade' }).click()
  await expect(page.getByText('appeals: 1')).toBeVisible()
  await page.getByRole('link', { name: /Area of a square/ }).click()
  await expect(page.getByText('The student appeals: I rounded.', { exact: true })).toBeVisible()

  // Without words nothing is saved: they are asked for where they are typed.
  const percent = page.getByLabel('Percent')
  await expect(percent).toHaveValue('0')
  await percent.press('Enter')
  const comment = page.getByLabel('Comment for the student')
  await expect(comment).toBeFocused()
  await expect(comment).toHaveAccessibleDescription('Answer the appeal here, also where the mark stays.')
  await page.keyboard.type('Two figures are not enough.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing more waits here for you.')).toBeVisible()
  const student = await pageOf('student1', `${delivery.path}/${problem}`)
  await expect(student.getByText(/I rounded\./)).toBeVisible()
  await expect(student.getByText('Two figures are not enough.').first()).toBeVisible()
})
