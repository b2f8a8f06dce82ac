import type { Page } from '@playwright/test'
import {
  assessmentCalls,
  groupAssessmentCalls,
  groupCalls,
  problemCalls,
  sharedLibraryCalls,
  sittingCalls,
} from '@isomorph/contract'
import { callerFor } from './calls.ts'

/** Addresses of things of the demo that screens show. */
export interface DemoPlaces {
  readonly problem: string
  readonly assessment: string
  readonly sharedLibrary: string
  readonly course: string
  /** Group assessments under way and past. */
  readonly open: string
  readonly past: string
  /** A problem of the open one, as `student1` has it. */
  readonly sitting: string
}

export interface Screen {
  readonly name: string
  /** Nobody: the screen is for anyone. */
  readonly as?: 'student1' | 'student8' | 'instructor' | 'superadmin'
  readonly path: (demo: DemoPlaces) => string
  /** Text that stands there once everything is loaded. */
  readonly shows: string | RegExp
  /** What makes this state of the screen, after it is loaded. */
  readonly open?: (page: Page) => Promise<void>
}

function press(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
}

function firstRow(page: Page): Promise<void> {
  return page.getByRole('row').nth(1).waitFor()
}

async function searchForAda(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Search/ }).fill('student1')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: /Abel/ }).first().waitFor()
}

/** Every screen of the product with its main states. The sweep looks at each, wide and narrow. */
export const screens: readonly Screen[] = [
  { name: 'login', path: () => '/login', shows: 'User name' },
  { name: 'password to reset', path: () => '/reset-password', shows: 'Send the link' },
  { name: 'password to choose', path: () => '/reset-password#secret', shows: 'Set password and log in' },
  { name: 'e-mail address to confirm', path: () => '/confirm-email#secret', shows: 'This address is mine' },
  { name: 'help', path: () => '/help', shows: 'Using Isomorph' },
  { name: 'scoring help', path: () => '/help/scoring-docs', shows: 'From an answer to a score' },
  { name: 'lockdown browser help', path: () => '/help/lockdown-browser', shows: /LockDown/ },
  { name: 'privacy policy', path: () => '/privacy-policy', shows: /privacy/i },
  { name: 'error', path: () => '/error', shows: /wrong|error/i },
  { name: 'not found', path: () => '/not-found', shows: 'There is nothing here' },
  { name: 'downtime', path: () => '/downtime', shows: /Isomorph/ },

  { name: 'home of a student', as: 'student1', path: () => '/', shows: 'Homework 2' },
  { name: 'courses of a student', as: 'student1', path: () => '/courses', shows: 'Mathematics for engineers' },
  { name: 'course of a student', as: 'student1', path: ({ course }) => course, shows: 'Homework 2' },
  { name: 'start page', as: 'student8', path: ({ open }) => open, shows: 'Attempts' },
  { name: 'problem of a student', as: 'student1', path: ({ sitting }) => sitting, shows: 'Submit answers' },
  {
    name: 'problem with the keyboard',
    as: 'student1',
    path: ({ sitting }) => sitting,
    shows: 'Submit answers',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Math keyboard for/ })
        .first()
        .click()
      await page.locator('.ML__keyboard.is-visible').waitFor()
    },
  },

  { name: 'account', as: 'student1', path: () => '/account', shows: 'This device' },

  { name: 'home of an instructor', as: 'instructor', path: () => '/', shows: 'Running now' },
  { name: 'problems', as: 'instructor', path: () => '/problems', shows: 'New problem', open: firstRow },
  { name: 'new problem', as: 'instructor', path: () => '/problems/new', shows: 'Statement' },
  { name: 'problem', as: 'instructor', path: ({ problem }) => problem, shows: 'Try these answers' },
  {
    name: 'problem with a question open',
    as: 'instructor',
    path: ({ problem }) => problem,
    shows: 'Try these answers',
    open: (page) =>
      page
        .getByRole('button', { name: /^Question 1/ })
        .first()
        .click(),
  },
  {
    name: 'problem with its variants checked',
    as: 'instructor',
    path: ({ problem }) => problem,
    shows: 'Try these answers',
    open: async (page) => {
      await page.getByRole('button', { name: 'Check variants' }).click()
      await page
        .getByText(/1,000 variants/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'versions of a problem',
    as: 'instructor',
    path: ({ problem }) => problem,
    shows: 'Try these answers',
    open: async (page) => {
      await page.getByRole('button', { name: /^version \d/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'who may use a problem',
    as: 'instructor',
    path: ({ problem }) => problem,
    shows: 'Try these answers',
    open: async (page) => {
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByRole('dialog').getByLabel('Role of Irene Instructor').waitFor()
    },
  },
  {
    name: 'shared libraries',
    as: 'instructor',
    path: () => '/sharedLibraries',
    shows: 'New shared library',
    open: firstRow,
  },
  { name: 'new shared library', as: 'instructor', path: () => '/sharedLibraries/new', shows: 'Make shared library' },
  {
    name: 'shared library',
    as: 'instructor',
    path: ({ sharedLibrary }) => sharedLibrary,
    shows: 'Add problems',
    open: firstRow,
  },
  {
    name: 'people of a shared library',
    as: 'instructor',
    path: ({ sharedLibrary }) => `${sharedLibrary}/people`,
    shows: 'Add people',
  },
  {
    name: 'problems to share',
    as: 'instructor',
    path: ({ sharedLibrary }) => sharedLibrary,
    shows: 'Add problems',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add problems' }).click()
      // There may be more problems than stand on one page.
      await page.getByRole('dialog').getByLabel('Search problems').fill('braking')
      await page.getByRole('dialog').getByText('Already Shared').first().waitFor()
    },
  },
  { name: 'assessments', as: 'instructor', path: () => '/assessments', shows: 'New assessment', open: firstRow },
  { name: 'new assessment', as: 'instructor', path: () => '/assessments/new', shows: 'No problems yet' },
  { name: 'assessment', as: 'instructor', path: ({ assessment }) => assessment, shows: 'points' },
  {
    name: 'problems to add',
    as: 'instructor',
    path: ({ assessment }) => assessment,
    shows: 'points',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add problems' }).click()
      await page.getByRole('dialog').getByRole('row').nth(1).waitFor()
    },
  },
  {
    name: 'assessment with its preview',
    as: 'instructor',
    path: ({ assessment }) => assessment,
    shows: 'points',
    open: press('Preview'),
  },
  { name: 'courses', as: 'instructor', path: () => '/courses', shows: 'Mathematics for engineers' },
  { name: 'new course', as: 'instructor', path: () => '/courses/new', shows: 'Term' },
  { name: 'course', as: 'instructor', path: ({ course }) => course, shows: 'Needs you' },
  {
    name: 'assessment to give',
    as: 'instructor',
    path: ({ course }) => course,
    shows: 'Needs you',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add assessment' }).click()
      await page.getByText('All other settings').click()
      await page.getByLabel('Time limit in minutes').waitFor()
    },
  },
  { name: 'people of a course', as: 'instructor', path: ({ course }) => `${course}/people`, shows: 'Abel, Ada' },
  {
    name: 'people to add',
    as: 'instructor',
    path: ({ course }) => `${course}/people`,
    shows: 'Abel, Ada',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add people' }).click()
      await page.getByLabel('Identifiers').waitFor()
    },
  },
  { name: 'settings of a course', as: 'instructor', path: ({ course }) => `${course}/settings`, shows: 'Term' },
  {
    name: 'settings of a delivery',
    as: 'instructor',
    path: ({ open }) => `${open}/settings`,
    shows: 'Attempts per problem',
  },
  { name: 'results', as: 'instructor', path: ({ past }) => `${past}/results`, shows: 'Abel, Ada' },
  {
    name: 'attempts of a learner',
    as: 'instructor',
    path: ({ past }) => `${past}/results`,
    shows: 'Abel, Ada',
    open: async (page) => {
      await page.getByRole('button', { name: /^Abel, Ada, problem 4/ }).click()
      await page.getByRole('dialog', { name: 'Attempts' }).getByText('Attempt 1').waitFor()
    },
  },
  { name: 'scores', as: 'instructor', path: ({ past }) => `${past}/scores`, shows: 'Abel, Ada' },

  { name: 'users', as: 'superadmin', path: () => '/users', shows: 'Search for people', open: searchForAda },
  {
    name: 'user',
    as: 'superadmin',
    path: () => '/users',
    shows: 'Search for people',
    open: async (page) => {
      await searchForAda(page)
      await page.getByRole('link', { name: /Abel/ }).first().click()
      await page.waitForURL(/\/users\/\d+/)
    },
  },
  {
    name: 'roles of a user',
    as: 'superadmin',
    path: () => '/users',
    shows: 'Search for people',
    open: async (page) => {
      await searchForAda(page)
      await page.getByRole('link', { name: /Abel/ }).first().click()
      await page.getByRole('link', { name: 'Roles' }).click()
      await page.getByRole('button', { name: 'Grant Admin' }).waitFor()
    },
  },
  {
    name: 'new person',
    as: 'superadmin',
    path: () => '/users',
    shows: 'Search for people',
    open: async (page) => {
      await page.getByRole('button', { name: 'New person' }).click()
      await page.getByLabel('First name').waitFor()
    },
  },
  { name: 'invitations', as: 'superadmin', path: () => '/users/invitations', shows: 'Invitations' },
  { name: 'admins', as: 'superadmin', path: () => '/admins', shows: 'Super Admins', open: firstRow },
  {
    name: 'creators to add, one of them unknown',
    as: 'superadmin',
    path: () => '/creators',
    shows: 'Creators',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add Creators' }).click()
      await page.getByLabel('Identifiers').fill('nobody@demo.example')
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('button', { name: 'Invite nobody@demo.example' }).waitFor()
    },
  },
  { name: 'import of people', as: 'superadmin', path: () => '/users/import', shows: 'Or paste from a spreadsheet' },
  {
    name: 'preview of an import',
    as: 'instructor',
    path: ({ course }) => `${course}/people/import`,
    shows: 'Or paste from a spreadsheet',
    open: async (page) => {
      await page.getByLabel('Or paste').fill('email\tfirst name\nstudent1@demo.example\tAda\nnobody\tNo')
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText('is no e-mail address').waitFor()
    },
  },
  { name: 'cache', as: 'superadmin', path: () => '/cache', shows: /cache/i },
  {
    name: 'identity providers',
    as: 'superadmin',
    path: () => '/installation/identity-providers',
    shows: 'No provider is connected',
  },
  {
    name: 'new identity provider',
    as: 'superadmin',
    path: () => '/installation/identity-providers/new',
    shows: 'Check the connection',
  },
  { name: 'audit log', as: 'superadmin', path: () => '/installation/audit', shows: 'Signed in', open: firstRow },
  { name: 'installation', as: 'superadmin', path: () => '/installation', shows: 'Quicksilver Quadcopter' },
  {
    name: 'settings of the installation',
    as: 'superadmin',
    path: () => '/installation/settings',
    shows: 'Default time zone',
  },
  { name: 'terms', as: 'superadmin', path: () => '/installation/terms', shows: 'Under way' },
  {
    name: 'new term',
    as: 'superadmin',
    path: () => '/installation/terms',
    shows: 'Under way',
    open: async (page) => {
      await page.getByRole('button', { name: 'New term' }).click()
      await page.getByRole('button', { name: 'Make term' }).click()
      await page.getByText('A name is required.').waitFor()
    },
  },
  { name: 'downtime switch', as: 'superadmin', path: () => '/installation/downtime', shows: 'open to everybody' },
]

/** Finds the things of the demo. */
export async function findDemoPlaces(origin: string): Promise<DemoPlaces> {
  const instructor = await callerFor(origin, 'instructor')
  const groups = await instructor.ask(groupCalls.listGroups, { query: { keywords: 'Mathematics for engineers' } })
  const problems = await instructor.ask(problemCalls.listProblems, { query: { keywords: 'Braking distance' } })
  const assessments = await instructor.ask(assessmentCalls.listAssessments, { query: { keywords: 'Homework 2' } })
  const libraries = await instructor.ask(sharedLibraryCalls.listSharedLibraries, { query: { keywords: 'Physics' } })
  const groupId = groups.items[0]?.id ?? 0
  const given = await instructor.ask(groupAssessmentCalls.listGroupAssessments, { query: { groupId } })
  const idOf = (name: string) => given.find((each) => each.name.startsWith(name))?.id ?? 0
  const open = `/courses/${groupId}/groupAssignments/${idOf('Homework 2')}`
  const student = await callerFor(origin, 'student1')
  const { problems: map } = await student.ask(sittingCalls.getSitting, {
    params: { groupAssessmentId: idOf('Homework 2') },
  })
  return {
    problem: `/problems/${problems.items[0]?.id}`,
    assessment: `/assessments/${assessments.items[0]?.id}`,
    sharedLibrary: `/sharedLibraries/${libraries.items[0]?.id}`,
    course: `/courses/${groupId}`,
    open,
    past: `/courses/${groupId}/groupAssignments/${idOf('Homework 1')}`,
    sitting: `${open}/problems/${map[0]?.problemInstanceId}`,
  }
}
