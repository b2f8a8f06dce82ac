import { type Screen } from './screen.ts'

/** Screens for anybody, and those of learners. */
export const screensOfLearners: readonly Screen[] = [
  { name: 'login', path: () => '/login', shows: 'User name' },
  { name: 'password to reset', path: () => '/reset-password', shows: 'Send the link' },
  { name: 'password to choose', path: () => '/reset-password#secret', shows: 'Set password and log in' },
  { name: 'e-mail address to confirm', path: () => '/confirm-email#secret', shows: 'This address is mine' },
  { name: 'letters to end', path: () => '/unsubscribe#7-secret', shows: 'End letters about assessments' },
  { name: 'help', path: () => '/help', shows: 'Using Isomorph' },
  { name: 'scoring help', path: () => '/help/scoring-docs', shows: 'From an answer to a score' },
  { name: 'lockdown browser help', path: () => '/help/lockdown-browser', shows: /LockDown/ },
  {
    name: 'lockdown browser that did not start',
    path: () => '/courses/1/groupAssignments/1/ldb-launch',
    shows: /could not be started/,
  },
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
]
