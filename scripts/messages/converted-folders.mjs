/**
 * The folders of the web app whose texts come from catalogs. A literal text in one of them fails the check. The list grows with
 * each area that is converted; once it holds all that people see, another language than English may be offered.
 */
export const convertedFolders = [
  'apps/web/src/app',
  'apps/web/src/data',
  'apps/web/src/dates',
  'apps/web/src/entities/assessment',
  'apps/web/src/entities/audit-entry',
  'apps/web/src/entities/group',
  'apps/web/src/entities/passkey',
  'apps/web/src/entities/person',
  'apps/web/src/entities/personal-data',
  'apps/web/src/entities/problem',
  'apps/web/src/entities/second-factor',
  'apps/web/src/entities/shared-library',
  'apps/web/src/entities/sign-in-refusal',
  'apps/web/src/error-reporting',
  'apps/web/src/features/account',
  'apps/web/src/features/analytics',
  'apps/web/src/features/help',
  'apps/web/src/features/home',
  'apps/web/src/features/sign-in',
  'apps/web/src/features/unsubscribe',
  'apps/web/src/focus',
  'apps/web/src/forms',
  'apps/web/src/lists',
  'apps/web/src/numbers',
  'apps/web/src/screen',
  'apps/web/src/session',
  'apps/web/src/unsaved-work',
  'packages/ui/src',
]
