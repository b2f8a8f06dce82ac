import { firstRow, searchForAda, type Screen } from './screen.ts'

/** Screens of administrators. */
export const screensOfAdministrators: readonly Screen[] = [
  {
    name: 'users',
    as: 'superadmin',
    path: () => '/users',
    shows: 'Search for people by id, name, e-mail, uid or puid.',
    open: searchForAda,
  },
  {
    name: 'user',
    as: 'superadmin',
    path: () => '/users',
    shows: 'Search for people by id, name, e-mail, uid or puid.',
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
    shows: 'Search for people by id, name, e-mail, uid or puid.',
    open: async (page) => {
      await searchForAda(page)
      await page.getByRole('link', { name: /Abel/ }).first().click()
      await page.getByRole('link', { name: 'Roles' }).click()
      await page.getByRole('button', { name: 'Grant Admin', exact: true }).waitFor()
    },
  },
  {
    name: 'new person',
    as: 'superadmin',
    path: () => '/users',
    shows: 'Search for people by id, name, e-mail, uid or puid.',
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
  { name: 'cache', as: 'superadmin', path: () => '/cache', shows: /cache/i },
  {
    name: 'learning platforms',
    as: 'superadmin',
    path: () => '/installation/learning-platforms',
    shows: 'Our keys',
  },
  {
    name: 'new learning platform',
    as: 'superadmin',
    path: () => '/installation/learning-platforms/new',
    shows: 'What to type in at the platform',
  },
  {
    name: 'timetables',
    as: 'superadmin',
    path: () => '/installation/timetables',
    shows: 'Connect a timetable',
  },
  {
    name: 'new timetable',
    as: 'superadmin',
    path: () => '/installation/timetables/new',
    shows: 'What to do in UniTime',
  },
  {
    name: 'API tokens',
    as: 'superadmin',
    path: () => '/installation/api-tokens',
    shows: 'No program has a token.',
  },
  {
    name: 'webhooks',
    as: 'superadmin',
    path: () => '/installation/webhooks',
    shows: 'No other program is told of anything.',
  },
  { name: 'drafts by AI', as: 'superadmin', path: () => '/installation/ai-drafts', shows: 'Check the endpoint' },
  { name: 'draft with AI', as: 'superadmin', path: () => '/problems/prompt', shows: 'Draft with AI' },
  {
    name: 'identity providers',
    as: 'superadmin',
    path: () => '/installation/identity-providers',
    shows: 'No provider is connected. People log in with a user name and password of this site.',
  },
  {
    name: 'new identity provider',
    as: 'superadmin',
    path: () => '/installation/identity-providers/new',
    shows: 'Check the connection',
  },
  {
    name: 'integration ledger',
    as: 'superadmin',
    path: () => '/installation/integration-ledger',
    shows: 'Integration ledger',
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
