import { expect, type Page } from '@playwright/test'
import { problemCalls, problemUserRoleCalls } from '@isomorph/contract'
import { numeric, galleryProblem, random } from '@isomorph/gallery/write'
import { callerFor } from './calls.ts'
import { test } from './journey.ts'

const colleague = 'student6'

/** A problem of the instructor's under a name of its own. */
async function addProblem(origin: string, name: string): Promise<number> {
  const instructor = await callerFor(origin, 'instructor')
  const { content } = galleryProblem({
    key: 'shared',
    name,
    field: 'Algebra',
    tags: [],
    variables: [random('a', 2, 99)],
    statement: 'Double {a}: [[1]]',
    questions: [numeric('2a')],
    solution: '',
  })
  return (await instructor.ask(problemCalls.createProblem, { body: { name, tags: [], content } })).id
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name })
}

async function addPerson(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add people' }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel('Identifiers').fill(email)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
}

test('a problem reaches a colleague through a shared library, and leaves them with it', async ({ origin, pageOf }) => {
  const problemId = await addProblem(origin, 'Doubling to share')
  const owner = await pageOf('instructor', '/sharedLibraries')
  await owner.getByRole('link', { name: 'New shared library' }).click()
  await owner.getByLabel('Name').fill('Library of a journey')
  await owner.getByRole('button', { name: 'Make shared library' }).click()
  await expect(heading(owner, 'Library of a journey')).toBeVisible()

  await owner.getByRole('button', { name: 'Add problems' }).click()
  const adding = owner.getByRole('dialog')
  await adding.getByLabel('Search problems').fill('doubling to share')
  await adding.getByRole('checkbox', { name: /Doubling to share/ }).check()
  await adding.getByRole('button', { name: 'Add problem', exact: true }).click()
  await expect(owner.getByRole('link', { name: 'Doubling to share' })).toBeVisible()

  // It cannot be added twice, and says so.
  await owner.getByRole('button', { name: 'Add problems' }).click()
  await expect(adding.getByText('Already Shared')).toBeVisible()
  await expect(adding.getByRole('checkbox', { name: /Doubling to share/ })).toBeDisabled()
  await adding.getByRole('button', { name: 'Cancel' }).click()

  await owner.getByRole('link', { name: 'People' }).click()
  await addPerson(owner, `${colleague}@demo.example`)
  await expect(owner.getByText('Freya Fjord is now a reader')).toBeVisible()

  const reader = await pageOf(colleague, '/sharedLibraries')
  await reader.getByRole('link', { name: 'Library of a journey' }).click()
  await reader.getByRole('link', { name: 'Doubling to share' }).click()
  await expect(reader).toHaveURL(new RegExp(`/problems/${problemId}$`))
  await expect(reader.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)

  await owner.getByRole('link', { name: 'Problems', exact: true }).last().click()
  await owner.getByRole('button', { name: 'Actions for Doubling to share' }).click()
  await owner.getByRole('menuitem', { name: 'Remove from the library' }).click()
  await expect(owner.getByText('1 problem removed')).toBeVisible()
  await reader.goto(`/problems/${problemId}`)
  await expect(heading(reader, 'There is nothing here')).toBeVisible()
})

test('a problem is shared with a person, and its last owner cannot leave it', async ({ origin, pageOf }) => {
  const problemId = await addProblem(origin, 'Doubling for one')
  const owner = await pageOf('instructor', `/problems/${problemId}`)
  await owner.getByRole('button', { name: 'Share' }).click()
  await addPerson(owner, 'student5@demo.example')
  await expect(owner.getByText('Emeka Eze is now a reader')).toBeVisible()
  await owner.getByLabel('Role of Emeka Eze').selectOption('Editor')

  const editor = await pageOf('student5', `/problems/${problemId}`)
  await expect(editor.getByRole('button', { name: 'Save', exact: true })).toBeVisible()

  await owner.getByRole('button', { name: 'Leave' }).click()
  await expect(owner.getByText('Make somebody else an owner first.')).toBeVisible()

  await owner.getByRole('button', { name: 'Remove Emeka Eze' }).click()
  await owner.getByRole('dialog').last().getByRole('button', { name: 'Remove' }).click()
  await expect(owner.getByText('Emeka Eze has no role on Doubling for one any more')).toBeVisible()
  await editor.reload()
  await expect(heading(editor, 'There is nothing here')).toBeVisible()
})

test('a colleague copies a shared problem, and takes over what its owner changes later', async ({ origin, pageOf }) => {
  const problemId = await addProblem(origin, 'Doubling to copy')
  const instructor = await callerFor(origin, 'instructor')
  const body = { role: 'Reader' as const, identifiers: ['colleague@demo.example'] }
  await instructor.ask(problemUserRoleCalls.grantProblemUserRoles, { params: { problemId }, body })

  const reader = await pageOf('colleague', '/problems')
  await reader.getByLabel('Search problems').fill('doubling to copy')
  await reader.getByRole('button', { name: 'Actions for Doubling to copy' }).click()
  await reader.getByRole('menuitem', { name: 'Copy' }).click()
  await expect(reader.getByLabel('Name of the problem')).toHaveValue('Copy of Doubling to copy')
  await expect(reader.getByText('Copied from Doubling to copy, version 1, by Irene Instructor')).toBeVisible()
  await expect(reader.getByText('Original changed')).toHaveCount(0)

  const { name, tags, content } = await instructor.ask(problemCalls.getProblem, { params: { problemId } })
  const questions = content.questions.map((question) => ({ ...question, points: 3 }))
  const changed = { name, tags, content: { ...content, questions }, baseRevisionNumber: 1 }
  await instructor.ask(problemCalls.updateProblem, { params: { problemId }, body: changed })

  await reader.reload()
  await reader.getByRole('button', { name: 'See changes' }).click()
  await expect(reader.getByRole('checkbox', { name: 'Question 1 changed (points 1 → 3)' })).toBeChecked()
  await reader.getByRole('button', { name: 'Take selected' }).click()
  await reader.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(reader.getByText('Saved as version 2.')).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('button', { name: 'version 2' })).toBeVisible()
  await expect(reader.getByText('Original changed')).toHaveCount(0)
})

test('problems are found by the library that holds them', async ({ pageOf }) => {
  const page = await pageOf('instructor', '/problems')
  await page.getByRole('button', { name: 'Shared libraries' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /Energy and power/ }).check()
  await dialog.getByRole('button', { name: 'Show problems' }).click()
  await expect(page.getByRole('link', { name: 'Power of a lift' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Work to stretch a spring' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:search'))).toContain('Energy and power')
  await page.reload()
  await expect(page.getByRole('button', { name: 'In Energy and power' })).toBeVisible()
  await page.getByRole('button', { name: 'Show problems of all libraries' }).click()
  await expect(page.getByRole('button', { name: 'Shared libraries', exact: true })).toBeVisible()
})
