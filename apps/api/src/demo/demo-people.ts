import type { GlobalRole } from '@isomorph/access'

export const demoPassword = 'isomorph-demo'

export interface DemoPerson {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: readonly GlobalRole[]
}

/** Who can sign in to the demo. */
export const demoPeople: readonly DemoPerson[] = [
  { userName: 'superadmin', firstName: 'Sofia', lastName: 'Super', roles: ['SuperAdmin'] },
  { userName: 'admin', firstName: 'Adam', lastName: 'Admin', roles: ['Admin'] },
  { userName: 'instructor', firstName: 'Irene', lastName: 'Instructor', roles: ['Creator'] },
  { userName: 'colleague', firstName: 'Carla', lastName: 'Colleague', roles: ['Creator'] },
  { userName: 'grader', firstName: 'Gustav', lastName: 'Grader', roles: [] },
  { userName: 'student1', firstName: 'Ada', lastName: 'Abel', roles: [] },
  { userName: 'student2', firstName: 'Bruno', lastName: 'Baker', roles: [] },
  { userName: 'student3', firstName: 'Chloé', lastName: 'Castell', roles: [] },
  { userName: 'student4', firstName: 'Deniz', lastName: 'Demir', roles: [] },
  { userName: 'student5', firstName: 'Emeka', lastName: 'Eze', roles: [] },
  { userName: 'student6', firstName: 'Freya', lastName: 'Fjord', roles: [] },
  { userName: 'student7', firstName: 'Giulia', lastName: 'Gallo', roles: [] },
  { userName: 'student8', firstName: 'Hiro', lastName: 'Hayashi', roles: [] },
]
