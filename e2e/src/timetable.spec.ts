import { expect } from '@playwright/test'
import { accountCalls, externalProviderCalls, peopleCalls } from '@isomorph/contract'
import { startUniTimeServer, testSessions, type UniTimeServer } from '@isomorph/testing/unitime-server'
import { findingsOn } from './accessibility.ts'
import { callerFor } from './calls.ts'
import { goSignedIn } from './given.ts'
import { test } from './journey.ts'

// A journey that is tried once more has names and numbers of its own.
const run = Date.now().toString(36)
const number = `00${run}`
const timetableName = `Timetable ${run}`
const title = `BIOL ${run}`

let uniTime: UniTimeServer

test.beforeAll(async () => {
  const term = testSessions[1]?.reference ?? ''
  const course = [{ courseId: 1, subjectArea: 'BIOL', courseNumber: run, courseTitle: 'Cells', control: true }]
  const instructors = [{ externalId: number, firstName: 'Ina', lastName: 'Instructor' }]
  const meetings = [{ dayOfWeek: 'Monday', startTime: '8:30', endTime: '9:20', building: 'EDUC', roomNumber: '101' }]
  const common = { term, sectionNumber: '1', course, instructors, meetings }
  const students = ['Ada', 'Ben'].map((firstName) => ({
    externalId: `${firstName}${run}`,
    firstName,
    lastName: 'Enrolled',
  }))
  uniTime = await startUniTimeServer({
    classes: [
      { ...common, classId: 1, subpart: 'Lec', students },
      { ...common, classId: 2, subpart: 'Lab', students: students.slice(0, 1) },
    ],
  })
})
/** Whatever became of the journey, others find no timetable and the number that the person had. */
let restore: (() => Promise<void>) | undefined
test.afterEach(async () => await restore?.())
test.afterAll(() => uniTime.close())

test('an administrator connects a timetable, and a course of two classes has its people', async ({ page, baseURL }) => {
  const origin = baseURL ?? ''
  const superAdmin = await callerFor(origin, 'superadmin')
  const { id: userId, firstName, lastName, email, uid, puid } = await superAdmin.ask(accountCalls.getUserInfo)
  const person = { firstName, lastName, email, uid }
  restore = async () => {
    const { ask } = await callerFor(origin, 'superadmin')
    await ask(peopleCalls.updateUser, { params: { userId }, body: { ...person, puid } })
    const timetable = (await ask(externalProviderCalls.getExternalProviders)).find(({ name }) => name === timetableName)
    if (timetable)
      await ask(externalProviderCalls.deleteExternalProvider, { params: { externalProviderId: timetable.id } })
  }
  await superAdmin.ask(peopleCalls.updateUser, { params: { userId }, body: { ...person, puid: number } })
  await goSignedIn(page, origin, 'superadmin', '/installation/timetables')
  await page.getByRole('link', { name: 'Connect a timetable' }).first().click()
  await page.getByLabel('Name', { exact: false }).first().fill(timetableName)
  await page.getByRole('textbox', { name: 'Address of UniTime' }).fill(uniTime.address)
  await page.getByRole('textbox', { name: 'Account name' }).fill(uniTime.account.name)
  await page.getByLabel(/^Password/).fill('wrong')
  await page.getByRole('button', { name: 'Check the connection' }).click()
  await expect(page.getByText('UniTime does not accept the account name or the password.')).toBeVisible()
  await page.getByLabel(/^Password/).fill(uniTime.account.password)
  await page.getByRole('button', { name: 'Check the connection' }).click()
  await expect(page.getByText('The account may read what instructors teach.')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: timetableName })).toBeVisible()

  await page.goto('/courses/new')
  await page.getByRole('checkbox', { name: `${title} Lec 1` }).check()
  await page.getByRole('checkbox', { name: `${title} Lab 1` }).check()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Make the course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} Cells` })).toBeVisible()
  await expect(page.getByText(/Taken over .* 3 join/)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByText('Enrolled, Ben')).toBeVisible()
})
