import type { Locator, Page } from '@playwright/test'
import {
  assessmentCalls,
  assessmentUserRoleCalls,
  problemCalls,
  problemUserRoleCalls,
  sharedLibraryCalls,
  sharedLibraryUserRoleCalls,
} from '@isomorph/contract'
import { callerFor } from '../calls.ts'
import { areaProblem } from '../given.ts'

/** Roles on a problem, an assessment and a shared library; nobody holds none. */
export const entityRoles = ['Owner', 'Editor', 'Reader'] as const
type EntityRole = (typeof entityRoles)[number]

/** People of the demo without a role everywhere. */
const holders: Readonly<Record<EntityRole, string>> = { Owner: 'grader', Editor: 'student6', Reader: 'student5' }
export const holderOf = (role: EntityRole): string => holders[role]

export interface EntityPlaces {
  readonly name: string
  readonly problem: string
  /** Read and changed through the library only. */
  readonly held: string
  readonly assessment: string
  readonly sharedLibrary: string
}

/** A problem, an assessment and a library of the instructor's, on which each of the holders has a role. */
export async function makeEntities(origin: string): Promise<EntityPlaces> {
  const instructor = await callerFor(origin, 'instructor')
  const name = `Roles ${Date.now().toString(36)}`
  const add = async (title: string) =>
    (await instructor.ask(problemCalls.createProblem, { body: { ...areaProblem, tags: [], name: title } })).id
  const [problemId, heldId] = [await add(name), await add(`${name} held`)]
  const items = [{ itemKey: 1, problemId, points: 1 }]
  const { id: assessmentId } = await instructor.ask(assessmentCalls.createAssessment, { body: { name, items } })
  const { id: sharedLibraryId } = await instructor.ask(sharedLibraryCalls.createSharedLibrary, { body: { name } })
  const held = [{ problemId: heldId, role: 'Reader' as const }]
  const body = { sharedLibraryId, add: held, remove: [] }
  await instructor.ask(sharedLibraryCalls.modifyProblemSharedLibraryRoles, { body })
  for (const role of entityRoles) {
    const granted = { role, identifiers: [`${holderOf(role)}@demo.example`] }
    const { grantProblemUserRoles } = problemUserRoleCalls
    const { grantAssessmentUserRoles } = assessmentUserRoleCalls
    const { grantSharedLibraryUserRoles } = sharedLibraryUserRoleCalls
    await instructor.ask(grantProblemUserRoles, { params: { problemId }, body: granted })
    await instructor.ask(grantAssessmentUserRoles, { params: { assessmentId }, body: granted })
    await instructor.ask(grantSharedLibraryUserRoles, { params: { sharedLibraryId }, body: granted })
  }
  return {
    name,
    problem: `/problems/${problemId}`,
    held: `/problems/${heldId}`,
    assessment: `/assessments/${assessmentId}`,
    sharedLibrary: `/sharedLibraries/${sharedLibraryId}`,
  }
}

/** Something that stands on a screen, and for which roles. */
interface Part {
  readonly find: (page: Page) => Locator
  readonly for: readonly EntityRole[]
}

interface EntityScreen {
  readonly name: string
  readonly path: (places: EntityPlaces) => string
  /** What everybody sees who may open it. */
  readonly shows: (page: Page, places: EntityPlaces) => Locator
  /** What makes this state of the screen, after it is loaded, and whose it is; absent: everybody's. */
  readonly open?: {
    readonly act: (page: Page, places: EntityPlaces) => Promise<void>
    readonly for: readonly EntityRole[]
  }
  readonly parts: Readonly<Record<string, Part>>
}

const everybody = entityRoles
const writers = ['Owner', 'Editor'] as const
const owners = ['Owner'] as const
const readers = ['Reader'] as const
const nobody = [] as const

const button = (name: string | RegExp, of: readonly EntityRole[]): Part => ({
  find: (page) => page.getByRole('button', { name, exact: true }),
  for: of,
})
const link = (name: string, of: readonly EntityRole[]): Part => ({
  find: (page) => page.getByRole('link', { name, exact: true }),
  for: of,
})
const item = (name: string, of: readonly EntityRole[]): Part => ({
  find: (page) => page.getByRole('menuitem', { name, exact: true }),
  for: of,
})
const text = (words: string, of: readonly EntityRole[]): Part => ({ find: (page) => page.getByText(words), for: of })

const problemCalled = (page: Page, name: string) => page.locator(`[aria-label="Name of the problem"][value="${name}"]`)
const namedProblem = (page: Page, { name }: EntityPlaces) => problemCalled(page, name)
const heading = (page: Page, { name }: EntityPlaces) => page.getByRole('heading', { level: 1, name })

async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menu').waitFor()
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').getByRole('list', { name: 'People' }).waitFor()
}

/** Who has which role: everybody who sees it may leave, owners change it. */
const people: EntityScreen['parts'] = {
  'add people': button('Add people', owners),
  'role of somebody': { find: (page) => page.getByLabel('Role of Irene Instructor'), for: owners },
  'remove somebody': button('Remove Irene Instructor', owners),
}

const problemScreens: readonly EntityScreen[] = [
  {
    name: 'problem',
    path: ({ problem }) => problem,
    shows: namedProblem,
    parts: {
      save: button('Save', writers),
      versions: button('version 1', everybody),
      check: button('Check variants', everybody),
      share: button('Share', writers),
      leave: button('Leave', readers),
      'only to read': text('You can read this problem but not change it.', readers),
    },
  },
  {
    name: 'versions of a problem',
    path: ({ problem }) => problem,
    shows: namedProblem,
    open: {
      act: async (page) => {
        await page.getByRole('button', { name: 'version 1', exact: true }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Version 1/ })
          .waitFor()
      },
      for: everybody,
    },
    parts: { restore: button('Restore version 1', writers) },
  },
  {
    name: 'who may use a problem',
    path: ({ problem }) => problem,
    shows: namedProblem,
    open: { act: openShare, for: writers },
    parts: { ...people, leave: button('Leave', everybody) },
  },
  {
    name: 'problem of a library',
    path: ({ held }) => held,
    shows: (page, { name }) => problemCalled(page, `${name} held`),
    // The library says what all its readers may do with it, whatever their role on the library.
    parts: {
      save: button('Save', nobody),
      copy: button('Copy', nobody),
      share: button('Share', nobody),
      leave: button('Leave', nobody),
      'only to read': text('You can read this problem but not change it.', everybody),
    },
  },
  {
    name: 'list of problems',
    path: () => '/problems',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Problems' }),
    open: {
      act: async (page, { name }) => {
        await page.getByLabel('Search problems').fill(name)
        await page.getByRole('link', { name: `${name} held`, exact: true }).waitFor()
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
      },
      for: everybody,
    },
    parts: {
      'new problem': link('New problem', nobody),
      copy: button('Copy', nobody),
      tags: button('Tags', writers),
      export: button(/^Export/, everybody),
      delete: button('Delete', owners),
    },
  },
]

const assessmentScreens: readonly EntityScreen[] = [
  {
    name: 'assessment',
    path: ({ assessment }) => assessment,
    shows: heading,
    parts: {
      save: button('Save', writers),
      'add problems': button('Add problems', writers),
      preview: button('Preview', everybody),
      share: button('Share', writers),
      leave: button('Leave', readers),
      'only to read': text('You can read this assessment, not change it.', readers),
    },
  },
  {
    name: 'who may use an assessment',
    path: ({ assessment }) => assessment,
    shows: heading,
    open: { act: openShare, for: writers },
    parts: { ...people, leave: button('Leave', everybody) },
  },
  {
    name: 'list of assessments',
    path: () => '/assessments',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Assessments' }),
    open: {
      act: async (page, { name }) => {
        await page.getByLabel('Search assessments').fill(name)
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
      },
      for: everybody,
    },
    parts: { 'new assessment': link('New assessment', nobody), delete: button('Delete', owners) },
  },
]

const libraryScreens: readonly EntityScreen[] = [
  {
    name: 'shared library',
    path: ({ sharedLibrary }) => sharedLibrary,
    shows: heading,
    parts: { change: button('Change', writers), 'add problems': button('Add problems', writers) },
  },
  {
    name: 'problem in a shared library',
    path: ({ sharedLibrary }) => sharedLibrary,
    shows: heading,
    open: { act: async (page, { name }) => await openMenu(page, `${name} held`), for: everybody },
    parts: {
      preview: item('Preview', everybody),
      copy: item('Copy', nobody),
      // Whoever shares a problem owns it.
      'other role': item('Let readers edit it', nobody),
      remove: item('Remove from the library', owners),
    },
  },
  {
    name: 'people of a shared library',
    path: ({ sharedLibrary }) => `${sharedLibrary}/people`,
    shows: heading,
    parts: { ...people, leave: button('Leave', everybody) },
  },
  {
    name: 'about a shared library',
    path: ({ sharedLibrary }) => `${sharedLibrary}/about`,
    shows: (page) => page.getByRole('heading', { name: 'Licences of its problems' }),
    parts: { change: button('Change', writers) },
  },
  {
    name: 'list of shared libraries',
    path: () => '/sharedLibraries',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Shared libraries' }),
    open: {
      act: async (page, { name }) => {
        await page.getByLabel('Search shared libraries').fill(name)
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
      },
      for: everybody,
    },
    parts: { 'new library': link('New shared library', nobody), delete: button('Delete', owners) },
  },
]

/** Every screen of what is shared by roles, with what stands there for some roles only. */
export const entityScreens: readonly EntityScreen[] = [...problemScreens, ...assessmentScreens, ...libraryScreens]
