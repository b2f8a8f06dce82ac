import { press, firstRow, type Screen } from './screen.ts'

/** Screens of instructors. */
export const screensOfInstructors: readonly Screen[] = [
  { name: 'home of an instructor', as: 'instructor', path: () => '/', shows: 'Running now' },
  { name: 'problems', as: 'instructor', path: () => '/problems', shows: 'New problem', open: firstRow },
  { name: 'new problem', as: 'instructor', path: () => '/problems/new', shows: 'Statement' },
  { name: 'import of problems', as: 'instructor', path: () => '/problems/import', shows: 'Choose a zip file' },
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
  { name: 'courses', as: 'instructor', path: () => '/courses', shows: 'Irene Instructor' },
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
  {
    name: 'connections of a course',
    as: 'instructor',
    path: ({ course }) => `${course}/connections`,
    shows: 'Messages',
  },
  { name: 'settings of a course', as: 'instructor', path: ({ course }) => `${course}/settings`, shows: 'Term' },
  {
    name: 'copy of a course',
    as: 'instructor',
    path: ({ course }) => `${course}/copy`,
    shows: 'Assessments and their dates',
  },
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
  {
    name: 'statistics',
    as: 'instructor',
    path: ({ past }) => `${past}/statistics`,
    shows: 'What stands out',
  },
  {
    name: 'statistics of a problem',
    as: 'instructor',
    path: ({ past }) => `${past}/statistics`,
    shows: 'What stands out',
    open: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await page.getByRole('heading', { name: 'What the figures mean' }).waitFor()
      await page.getByRole('heading', { name: 'Variants' }).waitFor()
    },
  },
  {
    name: 'regrades',
    as: 'instructor',
    path: ({ past }) => `${past}/regrades`,
    shows: 'Nothing has been regraded yet.',
  },
  { name: 'grading', as: 'instructor', path: ({ past }) => `${past}/grading`, shows: /, question 1/, open: firstRow },
  {
    name: 'answers to grade',
    as: 'instructor',
    path: ({ past }) => `${past}/grading`,
    shows: /, question 1/,
    open: async (page) => {
      const waiting = page.getByRole('row').filter({ hasText: 'marked by people' }).first()
      await waiting.getByRole('link').first().click()
      await page.getByLabel('Comment for the student').waitFor()
    },
  },
  {
    name: 'marked answers',
    as: 'instructor',
    path: ({ past }) => `${past}/grading`,
    shows: /, question 1/,
    open: async (page) => {
      const waiting = page.getByRole('row').filter({ hasText: 'marked by people' }).first()
      await waiting.getByRole('link').first().click()
      await page.getByRole('link', { name: /^Marked/ }).click()
      await page.getByRole('table', { name: 'Marked answers' }).waitFor()
    },
  },
  {
    name: 'groups of answers',
    as: 'instructor',
    path: ({ past }) => `${past}/grading`,
    shows: /, question 1/,
    open: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await page.getByRole('link', { name: 'Groups of answers' }).click()
      await page.getByText(/^Worked out/).waitFor()
    },
  },
  {
    name: 'agreement of graders',
    as: 'instructor',
    path: ({ past }) => `${past}/grading/agreement`,
    shows: /^No question is marked by two people/,
  },
  {
    name: 'paper',
    as: 'instructor',
    path: ({ open }) => `${open}/paper`,
    shows: 'Make sheets',
  },
  {
    name: 'marks given on paper',
    as: 'instructor',
    path: ({ open }) => `${open}/paper/marks`,
    shows: /^Enter leads to the next field/,
  },
  { name: 'live', as: 'instructor', path: ({ open }) => `${open}/live`, shows: 'Abel, Ada' },
  {
    name: 'points from a file',
    as: 'instructor',
    path: ({ past }) => `${past}/results/file`,
    shows: 'Export scores',
    open: async (page) => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'points.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Email;Points\nstudent1@demo.example;7\nnobody@demo.example;7'),
      })
      await page.getByRole('table').waitFor()
    },
  },
  { name: 'scores', as: 'instructor', path: ({ past }) => `${past}/scores`, shows: 'Abel, Ada' },
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
  {
    name: 'accommodations of a learner',
    as: 'instructor',
    path: ({ course }) => `${course}/people`,
    shows: 'Abel, Ada',
    open: async (page) => {
      await page.getByRole('button', { name: /accommodations of Ada Abel/ }).click()
      await page.getByRole('button', { name: /^Change Mathematics/ }).click()
      await page.getByLabel('Time multiplier').waitFor()
    },
  },
  {
    name: 'acts during an exam',
    as: 'instructor',
    path: ({ open }) => `${open}/results`,
    shows: 'Abel, Ada',
    open: press('During the exam'),
  },
]
