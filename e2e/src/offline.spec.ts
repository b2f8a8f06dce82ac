import { expect, type Page } from '@playwright/test'
import { problemCalls } from '@isomorph/contract'
import { callerFor } from './calls.ts'
import { areaProblem, givenCourse, goSignedIn, slopeProblem, speedProblem, startSitting } from './given.ts'
import { test as journeyTest } from './journey.ts'
import { latexIn, mathField, typeMath } from './math.ts'

const answer = 'Your answer'
const allKept = 'All problems are saved on this device: you can open them and reload this page.'
const offline = 'You are offline. Everything you type is saved on this device and will be sent.'

/** A sitting of three problems under way, in a browser of its own that may run a service worker. */
const test = journeyTest.extend<{ start: (learner: string) => Promise<Page> }>({
  start: async ({ browser, origin }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (learner) => {
      const { path } = await givenCourse(origin, {
        name: 'Train ride',
        problems: [areaProblem, slopeProblem, speedProblem],
        learners: [learner, 'student2'],
        settings: { isFinishedByHand: true, timeLimitMinutes: 60 },
      })
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'allow' })
      contexts.push(context)
      const page = await context.newPage()
      await goSignedIn(page, origin, learner, path)
      await startSitting(page)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

// The worker of a sitting fetches some 130 files, which takes its time on a busy machine.
test.describe.configure({ timeout: 180_000 })

interface Kept {
  readonly databases: readonly string[]
  readonly records: number
  /** In a cache. Chromium may leave an empty one, in which it would have kept compiled scripts. */
  readonly hasShell: boolean
  readonly workers: number
}

/** What the browser keeps of sittings. */
async function keptIn(page: Page): Promise<Kept> {
  return await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    const records = await new Promise<number>((resolve) => {
      if (databases.length === 0) return resolve(0)
      const opened = indexedDB.open('isomorph-sitting')
      // It was removed meanwhile: looking at it must not make it anew.
      opened.addEventListener('upgradeneeded', () => opened.transaction?.abort())
      opened.addEventListener('error', () => resolve(0))
      opened.addEventListener('success', () => {
        const counted = opened.result.transaction('answers').objectStore('answers').count()
        counted.addEventListener('success', () => {
          opened.result.close()
          resolve(counted.result)
        })
      })
    })
    const registrations = await navigator.serviceWorker.getRegistrations()
    const active = registrations.filter((registration) => registration.active?.state === 'activated')
    const hasShell = (await caches.match('/index.html')) !== undefined
    return { databases, records, hasShell, workers: active.length }
  })
}

const nothing: Kept = { databases: [], records: 0, hasShell: false, workers: 0 }

/** Waits until the sitting is kept and comes back after a reload: the person, the settings, the map and three pages. */
async function waitUntilKept(page: Page): Promise<void> {
  const kept = expect.poll(async () => await keptIn(page), { timeout: 60_000 })
  await kept.toMatchObject({ records: 6, hasShell: true, workers: 1 })
}

function draftsSentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('response', (response) => {
    const instance = /problemInstances\/(\d+)\/draft$/.exec(new URL(response.url()).pathname)?.[1]
    if (instance && response.ok()) sent.push(instance)
  })
  return sent
}

const toProblem = (page: Page, position: number) =>
  page.getByRole('link', { name: new RegExp(`^Problem ${position},`) })

test('a sitting goes on without a connection: problems open, a reload comes back, and everything is sent once', async ({
  start,
}) => {
  const page = await start('student1')
  await waitUntilKept(page)
  const sent = draftsSentBy(page)

  await page.context().setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  await expect(page.getByText(allKept)).toBeVisible()
  await expect(
    page.getByText('The clock goes on: what arrives after the end is kept, and counts only if it is accepted.'),
  ).toBeVisible()
  await toProblem(page, 2).click()
  await expect(page.getByRole('heading', { name: /Slope of a parabola/ })).toBeVisible()
  await typeMath(mathField(page, answer), '7x')
  await expect(page.getByText('Saved on this device only')).toBeVisible()
  await toProblem(page, 3).click()
  await expect(page.getByRole('heading', { name: /Speed of a cart/ })).toBeVisible()
  await expect(toProblem(page, 2)).toHaveAccessibleName(/answers typed and not sent/)
  await typeMath(mathField(page, answer), '5 m/s')
  const typed = await latexIn(mathField(page, answer))
  await expect(page.getByText('Saved on this device only')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: /Speed of a cart/ })).toBeVisible()
  await expect.poll(() => latexIn(mathField(page, answer))).toBe(typed)
  await expect(page.getByText('Everything you type is saved on this device and will be sent.')).toBeVisible()
  await expect(page.getByText(allKept)).toBeVisible()
  await expect(toProblem(page, 2)).toHaveAccessibleName(/answers typed and not sent/)
  await toProblem(page, 2).click()
  await expect.poll(() => latexIn(mathField(page, answer))).toBe('7x')
  await toProblem(page, 1).click()
  await expect(page.getByText('A square has sides of')).toBeVisible()
  // Pages that were left go on trying by themselves: a reload leaves their drafts to whoever sends the others.
  await page.reload()
  await expect(page.getByText('A square has sides of')).toBeVisible()
  expect(sent).toEqual([])

  await page.context().setOffline(false)
  await expect(toProblem(page, 2)).toHaveAccessibleName(/answers typed and not submitted/)
  await expect(toProblem(page, 3)).toHaveAccessibleName(/answers typed and not submitted/)
  await expect(page.getByText('Everything you type is saved on this device')).toHaveCount(0)
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(2)
})

journeyTest('figures are there without a connection', async ({ browser, origin }) => {
  const instructor = await callerFor(origin, 'instructor')
  const { items } = await instructor.ask(problemCalls.listProblems, { query: { keywords: 'Block on a slope' } })
  const { content } = await instructor.ask(problemCalls.getProblem, { params: { problemId: items[0]?.id ?? 0 } })
  const { path } = await givenCourse(origin, {
    name: 'Figures',
    problems: [areaProblem, { ...areaProblem, name: 'A block', content }],
    learners: ['student7'],
  })
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await goSignedIn(page, origin, 'student7', path)
  await startSitting(page)
  // The person, the settings, the map, two pages and the figure of the one that is not opened.
  await expect.poll(async () => await keptIn(page)).toMatchObject({ records: 6, hasShell: true, workers: 1 })
  await context.setOffline(true)
  await expect(page.getByText(allKept)).toBeVisible()
  await toProblem(page, 2).click()
  const width = () => page.locator('.statement img').evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: /A block/ })).toBeVisible()
  await expect.poll(width).toBeGreaterThan(0)
  await context.close()
})

test('nothing is kept of a sitting that has ended', async ({ start }) => {
  const page = await start('student3')
  await waitUntilKept(page)
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText(/^Finished /)).toBeVisible()
  await expect.poll(async () => await keptIn(page)).toEqual(nothing)
})

test('nothing is kept for whoever comes after a person has logged out', async ({ start, origin }) => {
  const page = await start('student4')
  const address = page.url()
  await waitUntilKept(page)
  await page.getByRole('button', { name: /^Hi,/ }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(async () => await keptIn(page)).toEqual(nothing)
  await goSignedIn(page, origin, 'student2', '/')
  await page.context().setOffline(true)
  await page.goto(address).catch(() => undefined)
  await expect(page.getByText('A square has sides of')).toHaveCount(0)
})

test('somebody else who signs in sees nothing of what is kept', async ({ start, origin }) => {
  const page = await start('student5')
  await waitUntilKept(page)
  await goSignedIn(page, origin, 'student2', '/')
  await expect.poll(async () => await keptIn(page)).toEqual(nothing)
})

test('what is kept cannot be read without its key, which no page can take away', async ({ start }) => {
  const page = await start('student6')
  await waitUntilKept(page)
  const found = await page.evaluate(
    async () =>
      await new Promise<{ text: string; canExport: boolean }>((resolve) => {
        const opened = indexedDB.open('isomorph-sitting')
        opened.addEventListener('success', () => {
          const transaction = opened.result.transaction(['keys', 'answers'])
          const answers = transaction.objectStore('answers').getAll()
          const key = transaction.objectStore('keys').get('key')
          transaction.addEventListener('complete', () => {
            const decoder = new TextDecoder('latin1')
            const text = answers.result.map(({ data }: { data: ArrayBuffer }) => decoder.decode(data)).join('\n')
            resolve({ text, canExport: (key.result as { key: CryptoKey }).key.extractable })
            opened.result.close()
          })
        })
      }),
  )
  expect(found.text.length).toBeGreaterThan(1000)
  expect(found.text).not.toContain('statementHtml')
  expect(found.canExport).toBe(false)
})
