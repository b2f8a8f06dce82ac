import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { galleryProblem, numeric, percent } from '@isomorph/gallery/write'
import { givenCourse } from './given.ts'
import { test } from './journey.ts'
import { mathField } from './math.ts'
import { demoPassword } from './people.ts'

// What a screen reader is given on the way from the login to a result: the name of what has the focus, and what is announced.
// The page of documents holds it; `UPDATE_SPEECH=1` writes it anew.
const documentPath = fileURLToPath(new URL('../../docs/accessibility.md', import.meta.url))
const [begin, end] = ['<!-- heard -->', '<!-- /heard -->']

const fixedProblem = galleryProblem({
  key: 'fixed',
  name: 'Area of a square',
  field: 'Algebra',
  tags: [],
  variables: [],
  statement: 'A square has sides of 5 cm. What is its area?\n\n[[1]]',
  questions: [
    numeric('25', { tolerance: percent(1), unit: { unit: 'cm^2', acceptsConversion: true, isOptional: false } }),
  ],
  solution: 'It is 25 square centimetres.',
})

type Announcing = typeof globalThis & { announced?: string[] }

/** Collects what live regions say. */
function collectAnnouncements(): void {
  const said: string[] = []
  ;(globalThis as Announcing).announced = said
  const tell = (node: Node) => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest('[role="status"], [role="alert"]')
    if (!region) return
    const copy = region.cloneNode(true) as Element
    // Maths is heard once, by its MathML.
    for (const seenOnly of copy.querySelectorAll('[aria-hidden="true"], annotation')) seenOnly.remove()
    const text = copy.textContent.replaceAll(/\s+/g, ' ').trim()
    if (text && said.at(-1) !== text) said.push(text)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) tell(node)
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Role, name and value of what has the focus, as assistive technology is told. */
async function focused(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const node = nodes.findLast(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'focused' && value.value === true),
  )
  const text = (part?: { value?: unknown }) =>
    typeof part?.value === 'string' ? part.value.replaceAll(/\s+/g, ' ').trim() : ''
  return [text(node?.role), `“${text(node?.name)}”`, text(node?.description)].filter(Boolean).join(', ')
}

async function tabTo(page: Page, wanted: RegExp): Promise<string> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const heard = await focused(page)
    if (wanted.test(heard)) return heard
  }
  throw new Error(`The Tab key does not lead to ${String(wanted)}.`)
}

test('what is heard from the login to a result is what the documents say', async ({ page, origin }) => {
  const { path } = await givenCourse(origin, {
    name: 'Speech',
    problems: [fixedProblem],
    learners: ['student6'],
    settings: { answersRelease: 'immediately', attemptsAllowed: 3 },
  })
  await page.addInitScript(collectAnnouncements)
  const heard: string[] = []
  const note = (step: string, words: string) => heard.push(`${step}: ${words}`)
  const announced = async (pattern: RegExp) => {
    const said = () => page.evaluate(() => (globalThis as Announcing).announced ?? [])
    await expect.poll(async () => (await said()).some((text) => pattern.test(text))).toBe(true)
    return (await said()).findLast((text) => pattern.test(text)) ?? ''
  }

  await page.goto('/login')
  await expect(page.getByLabel('User name')).toBeVisible()
  note('Page', await page.title())
  note('Tab', await tabTo(page, /User name/))
  await page.keyboard.type('student6')
  note('Tab', await tabTo(page, /Password/))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  note('Page', await page.title())
  note('Tab', await tabTo(page, /Start/))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible()
  await expect(page).toHaveTitle(/^Problem 1/)
  note('Page', await page.title())
  const field = mathField(page, 'Your answer')
  await expect(field).toBeVisible()
  note('Tab', await tabTo(page, /Your answer/))
  await page.keyboard.type('30', { delay: 30 })
  note('Typed 30', await announced(/read as/))
  await expect.poll(async () => await focused(page)).toMatch(/30/)
  note('Field', await focused(page))
  await tabTo(page, /Submit answers/)
  await page.keyboard.press('Enter')
  note('Submitted', await announced(/^Attempt 1:/))
  await expect(field).toBeFocused()
  note('Focus', await focused(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('25cm^2', { delay: 30 })
  await expect.poll(async () => await focused(page)).toMatch(/25/)
  await tabTo(page, /Submit answers/)
  await page.keyboard.press('Enter')
  note('Submitted', await announced(/^Attempt 2:/))

  const text = `${begin}\n\n\`\`\`text\n${heard.join('\n')}\n\`\`\`\n\n${end}`
  const written = await readFile(documentPath, 'utf8')
  const [before = '', after = ''] = [written.split(begin)[0], written.split(end)[1]]
  if (process.env['UPDATE_SPEECH'] !== undefined) await writeFile(documentPath, `${before}${text}${after}`)
  else expect(written).toContain(text.replaceAll(/Speech \w+/g, 'Speech'))
})
