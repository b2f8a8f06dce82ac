// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type { InstructorSchedule, TaughtClass } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { refusalOf } from '../../testing/stub-api.ts'
import { NewCoursePage } from '../groups/new-course-page.tsx'
import { ConnectClassesButton } from './connect-classes-button.tsx'
import { TimetableCourses } from './timetable-courses.tsx'

const courses = [{ courseId: 1, subjectArea: 'BIOL', courseNumber: '101', title: 'Cells' }]

function taught(classId: number, name: string, changes: Partial<TaughtClass> = {}): TaughtClass {
  return { classId, name, subpart: 'Lec', sectionNumber: '1', courses, meetings: [], groups: [], ...changes }
}

const term = {
  externalProviderId: 3,
  providerName: 'Campus',
  sessionId: 7,
  reference: 'Fal2026',
  name: 'Fall 2026',
  firstDay: '2026-08-24',
  lastDay: '2026-12-18',
  classes: [taught(1, 'BIOL 101 Lec 1'), taught(2, 'BIOL 101 Lab 2', { groups: [{ id: 9, name: 'Old lab' }] })],
  courses: [],
}

function schedule(changes: Partial<InstructorSchedule> = {}): InstructorSchedule {
  return { hasUniversityNumber: true, terms: [term], problems: [], ...changes }
}

async function open(answer: unknown, create: unknown = { groupId: 12 }) {
  return await renderComponent(<TimetableCourses />, {
    signedIn: { id: 7 },
    api: { 'GET /api/uniTime/instructorSchedule': answer, 'POST /api/uniTime/courses': create },
  })
}

it('makes one course of several classes, under a name that can be changed', async () => {
  const { user, sent } = await open(schedule())
  await user.click(await screen.findByRole('checkbox', { name: 'BIOL 101 Lec 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'BIOL 101 Lab 2' }))
  expect(screen.getByRole('link', { name: 'Old lab' }).getAttribute('href')).toBe('/courses/9')
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Name of the course/ })
  expect(name.value).toBe('BIOL 101 Cells')
  await user.clear(name)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make the course' }).disabled).toBe(true)
  await fill(user, name, 'Biology')
  await user.click(screen.getByRole('button', { name: 'Make the course' }))
  await waitFor(() => expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1))
  expect(sent.at(-1)?.body).toMatchObject({ externalProviderId: 3, sessionId: 7, classIds: [1, 2], name: 'Biology' })
})

it('makes a course of each class, says which were made before one was not, and makes the rest alone', async () => {
  let [asked, tries] = [0, 0]
  const answer = () => {
    asked += 1
    return Response.json(schedule())
  }
  const { user, sent } = await open(answer, () => {
    tries += 1
    return tries === 2 ? refusalOf({ name: 'Taken.' }) : Response.json({ groupId: tries })
  })
  await user.click(await screen.findByRole('checkbox', { name: 'BIOL 101 Lec 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'BIOL 101 Lab 2' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Make of them' }), 'A course for each')
  await user.click(await screen.findByRole('button', { name: 'Make 2 courses' }))
  expect(await screen.findByText('Nothing was changed.')).toBeTruthy()
  expect(screen.getByText(/^Made: BIOL 101 Lec 1\./)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'BIOL 101 Lec 1' }).checked).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'BIOL 101 Lab 2' }).checked).toBe(true)
  await waitFor(() => expect(asked).toBe(2))
  await user.click(screen.getByRole('button', { name: 'Make the course' }))
  await waitFor(() => expect(tries).toBe(3))
  const bodies = sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body as { clientKey: string })
  expect(bodies.map(({ clientKey }) => clientKey)).toHaveLength(3)
  expect(bodies[2]).toMatchObject({ classIds: [2] })
  expect(bodies[2]?.clientKey).toBe(bodies[1]?.clientKey)
})

it('says why there is nothing to choose', async () => {
  const problems = [{ externalProviderId: 3, providerName: 'Campus', message: 'UniTime answers too slowly.', said: [] }]
  await open(schedule({ terms: [], problems }))
  expect(await screen.findByText('Campus: UniTime answers too slowly.')).toBeTruthy()
})

it('says that a person without a number is not known to the timetable', async () => {
  await open(schedule({ terms: [], hasUniversityNumber: false }))
  expect(await screen.findByText(/Your account has no university number/)).toBeTruthy()
})

it('stands on the page of a new course only where a timetable is connected', async () => {
  const data = { 'GET /api/externalTerms': [], 'GET /api/configuration': { defaultTimeZoneId: 'UTC' } }
  let asked = 0
  const { unmount } = await renderComponent(<NewCoursePage />, {
    signedIn: { id: 7 },
    api: {
      ...data,
      'GET /api/externalProviders': () =>
        Response.json([{ id: 1, name: 'LMS', type: 'lti' }, (asked += 1)].slice(0, 1)),
    },
  })
  await waitFor(() => expect(asked).toBe(1))
  expect(screen.queryByText('Or from the timetable')).toBeNull()
  unmount()
  await renderComponent(<NewCoursePage />, {
    signedIn: { id: 7 },
    api: {
      ...data,
      'GET /api/externalProviders': [{ id: 1, name: 'Campus', type: 'timetabling' }],
      'GET /api/uniTime/instructorSchedule': schedule(),
    },
  })
  expect(await screen.findByText('Or from the timetable')).toBeTruthy()
})

it('lets a course follow other classes and a whole course, those ticked that it follows', async () => {
  const whole = { courseId: 1, subjectArea: 'BIOL', courseNumber: '101', title: 'Cells', name: 'BIOL 101', groups: [] }
  const { user, sent } = await renderComponent(<ConnectClassesButton groupId={9} />, {
    signedIn: { id: 7 },
    api: {
      'GET /api/externalProviders': [{ id: 3, name: 'Campus', type: 'timetabling' }],
      'GET /api/groups/9/instructorSchedule': schedule({ terms: [{ ...term, courses: [whole] }] }),
      'PUT /api/groups/9/timetableClasses': { externalGroupId: 4 },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Choose classes of the timetable' }))
  const laboratory = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'BIOL 101 Lab 2' })
  expect(laboratory.checked).toBe(true)
  await user.click(laboratory)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Follow these classes' }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'BIOL 101' }))
  await user.click(screen.getByRole('button', { name: 'Follow these classes' }))
  await screen.findByRole('button', { name: 'Choose classes of the timetable' })
  expect(sent.at(-1)?.body).toEqual({ externalProviderId: 3, sessionId: 7, classIds: [], courseIds: [1] })
})
