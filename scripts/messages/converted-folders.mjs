/**
 * The folders of the web app whose texts come from catalogs. A literal text in one of them fails the check. The list grows with
 * each area that is converted; once it holds all that people see, another language than English may be offered.
 */
export const convertedFolders = [
  'apps/web/src/entities/course-refusal',
  'apps/web/src/entities/lockdown',
  'apps/web/src/entities/passkey',
  'apps/web/src/entities/role',
  'apps/web/src/entities/second-factor',
  'apps/web/src/entities/sign-in-refusal',
  'apps/web/src/features/accommodations',
  'apps/web/src/features/account',
  'apps/web/src/features/exam-acts',
  'apps/web/src/features/group-assessments',
  'apps/web/src/features/groups',
  'apps/web/src/features/late-evidence',
  'apps/web/src/features/lockdown',
  'apps/web/src/features/lockdown-settings',
  'apps/web/src/features/lti-launch',
  'apps/web/src/features/people',
  'apps/web/src/features/people-import',
  'apps/web/src/features/sign-in',
  'apps/web/src/features/timetable-courses',
]
