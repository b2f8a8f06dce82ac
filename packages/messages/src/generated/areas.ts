// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { CatalogLoaders } from '../catalog.ts'
import type { AccommodationsMessages } from './accommodations/accommodations.keys.ts'
import type { AccountMessages } from './account/account.keys.ts'
import type { AssessmentStateMessages } from './assessment-state/assessment-state.keys.ts'
import type { AuditMessages } from './audit/audit.keys.ts'
import type { ConnectionsMessages } from './connections/connections.keys.ts'
import type { CourseRefusalsMessages } from './course-refusals/course-refusals.keys.ts'
import type { CredentialsMessages } from './credentials/credentials.keys.ts'
import type { EditorPresenceMessages } from './editor-presence/editor-presence.keys.ts'
import type { ExamActsMessages } from './exam-acts/exam-acts.keys.ts'
import type { GroupAssessmentsMessages } from './group-assessments/group-assessments.keys.ts'
import type { GroupCopyMessages } from './group-copy/group-copy.keys.ts'
import type { GroupsMessages } from './groups/groups.keys.ts'
import type { HelpMessages } from './help/help.keys.ts'
import type { HomeMessages } from './home/home.keys.ts'
import type { LateEvidenceMessages } from './late-evidence/late-evidence.keys.ts'
import type { LockdownMessages } from './lockdown/lockdown.keys.ts'
import type { LockdownSettingsMessages } from './lockdown-settings/lockdown-settings.keys.ts'
import type { LtiLaunchMessages } from './lti-launch/lti-launch.keys.ts'
import type { NoticesMessages } from './notices/notices.keys.ts'
import type { PaperMessages } from './paper/paper.keys.ts'
import type { PeopleMessages } from './people/people.keys.ts'
import type { PeopleImportMessages } from './people-import/people-import.keys.ts'
import type { PrivacyMessages } from './privacy/privacy.keys.ts'
import type { ProblemPackagesMessages } from './problem-packages/problem-packages.keys.ts'
import type { ProblemsMessages } from './problems/problems.keys.ts'
import type { RolesMessages } from './roles/roles.keys.ts'
import type { ScoringHelpMessages } from './scoring-help/scoring-help.keys.ts'
import type { SharedMessages } from './shared/shared.keys.ts'
import type { SharingMessages } from './sharing/sharing.keys.ts'
import type { ShellMessages } from './shell/shell.keys.ts'
import type { SignInMessages } from './sign-in/sign-in.keys.ts'
import type { SignInRefusalsMessages } from './sign-in-refusals/sign-in-refusals.keys.ts'
import type { TimetableCoursesMessages } from './timetable-courses/timetable-courses.keys.ts'
import type { UiMessages } from './ui/ui.keys.ts'
import type { UnsubscribeMessages } from './unsubscribe/unsubscribe.keys.ts'

/** What each message of all areas takes. */
export interface Messages extends AccommodationsMessages, AccountMessages, AssessmentStateMessages, AuditMessages, ConnectionsMessages, CourseRefusalsMessages, CredentialsMessages, EditorPresenceMessages, ExamActsMessages, GroupAssessmentsMessages, GroupCopyMessages, GroupsMessages, HelpMessages, HomeMessages, LateEvidenceMessages, LockdownMessages, LockdownSettingsMessages, LtiLaunchMessages, NoticesMessages, PaperMessages, PeopleMessages, PeopleImportMessages, PrivacyMessages, ProblemPackagesMessages, ProblemsMessages, RolesMessages, ScoringHelpMessages, SharedMessages, SharingMessages, ShellMessages, SignInMessages, SignInRefusalsMessages, TimetableCoursesMessages, UiMessages, UnsubscribeMessages {}

/** How the catalog of an area is fetched in each language that it has. */
export const areas = {
  'accommodations': {
    de: async () => (await import('./accommodations/accommodations.de.ts')).catalog,
    en: async () => (await import('./accommodations/accommodations.en.ts')).catalog,
    es: async () => (await import('./accommodations/accommodations.es.ts')).catalog,
    fr: async () => (await import('./accommodations/accommodations.fr.ts')).catalog,
  },
  'account': {
    de: async () => (await import('./account/account.de.ts')).catalog,
    en: async () => (await import('./account/account.en.ts')).catalog,
    es: async () => (await import('./account/account.es.ts')).catalog,
    fr: async () => (await import('./account/account.fr.ts')).catalog,
  },
  'assessment-state': {
    de: async () => (await import('./assessment-state/assessment-state.de.ts')).catalog,
    en: async () => (await import('./assessment-state/assessment-state.en.ts')).catalog,
    es: async () => (await import('./assessment-state/assessment-state.es.ts')).catalog,
    fr: async () => (await import('./assessment-state/assessment-state.fr.ts')).catalog,
  },
  'audit': {
    de: async () => (await import('./audit/audit.de.ts')).catalog,
    en: async () => (await import('./audit/audit.en.ts')).catalog,
    es: async () => (await import('./audit/audit.es.ts')).catalog,
    fr: async () => (await import('./audit/audit.fr.ts')).catalog,
  },
  'connections': {
    de: async () => (await import('./connections/connections.de.ts')).catalog,
    en: async () => (await import('./connections/connections.en.ts')).catalog,
    es: async () => (await import('./connections/connections.es.ts')).catalog,
    fr: async () => (await import('./connections/connections.fr.ts')).catalog,
  },
  'course-refusals': {
    de: async () => (await import('./course-refusals/course-refusals.de.ts')).catalog,
    en: async () => (await import('./course-refusals/course-refusals.en.ts')).catalog,
    es: async () => (await import('./course-refusals/course-refusals.es.ts')).catalog,
    fr: async () => (await import('./course-refusals/course-refusals.fr.ts')).catalog,
  },
  'credentials': {
    de: async () => (await import('./credentials/credentials.de.ts')).catalog,
    en: async () => (await import('./credentials/credentials.en.ts')).catalog,
    es: async () => (await import('./credentials/credentials.es.ts')).catalog,
    fr: async () => (await import('./credentials/credentials.fr.ts')).catalog,
  },
  'editor-presence': {
    de: async () => (await import('./editor-presence/editor-presence.de.ts')).catalog,
    en: async () => (await import('./editor-presence/editor-presence.en.ts')).catalog,
    es: async () => (await import('./editor-presence/editor-presence.es.ts')).catalog,
    fr: async () => (await import('./editor-presence/editor-presence.fr.ts')).catalog,
  },
  'exam-acts': {
    de: async () => (await import('./exam-acts/exam-acts.de.ts')).catalog,
    en: async () => (await import('./exam-acts/exam-acts.en.ts')).catalog,
    es: async () => (await import('./exam-acts/exam-acts.es.ts')).catalog,
    fr: async () => (await import('./exam-acts/exam-acts.fr.ts')).catalog,
  },
  'group-assessments': {
    de: async () => (await import('./group-assessments/group-assessments.de.ts')).catalog,
    en: async () => (await import('./group-assessments/group-assessments.en.ts')).catalog,
    es: async () => (await import('./group-assessments/group-assessments.es.ts')).catalog,
    fr: async () => (await import('./group-assessments/group-assessments.fr.ts')).catalog,
  },
  'group-copy': {
    de: async () => (await import('./group-copy/group-copy.de.ts')).catalog,
    en: async () => (await import('./group-copy/group-copy.en.ts')).catalog,
    es: async () => (await import('./group-copy/group-copy.es.ts')).catalog,
    fr: async () => (await import('./group-copy/group-copy.fr.ts')).catalog,
  },
  'groups': {
    de: async () => (await import('./groups/groups.de.ts')).catalog,
    en: async () => (await import('./groups/groups.en.ts')).catalog,
    es: async () => (await import('./groups/groups.es.ts')).catalog,
    fr: async () => (await import('./groups/groups.fr.ts')).catalog,
  },
  'help': {
    de: async () => (await import('./help/help.de.ts')).catalog,
    en: async () => (await import('./help/help.en.ts')).catalog,
    es: async () => (await import('./help/help.es.ts')).catalog,
    fr: async () => (await import('./help/help.fr.ts')).catalog,
  },
  'home': {
    de: async () => (await import('./home/home.de.ts')).catalog,
    en: async () => (await import('./home/home.en.ts')).catalog,
    es: async () => (await import('./home/home.es.ts')).catalog,
    fr: async () => (await import('./home/home.fr.ts')).catalog,
  },
  'late-evidence': {
    de: async () => (await import('./late-evidence/late-evidence.de.ts')).catalog,
    en: async () => (await import('./late-evidence/late-evidence.en.ts')).catalog,
    es: async () => (await import('./late-evidence/late-evidence.es.ts')).catalog,
    fr: async () => (await import('./late-evidence/late-evidence.fr.ts')).catalog,
  },
  'lockdown': {
    de: async () => (await import('./lockdown/lockdown.de.ts')).catalog,
    en: async () => (await import('./lockdown/lockdown.en.ts')).catalog,
    es: async () => (await import('./lockdown/lockdown.es.ts')).catalog,
    fr: async () => (await import('./lockdown/lockdown.fr.ts')).catalog,
  },
  'lockdown-settings': {
    de: async () => (await import('./lockdown-settings/lockdown-settings.de.ts')).catalog,
    en: async () => (await import('./lockdown-settings/lockdown-settings.en.ts')).catalog,
    es: async () => (await import('./lockdown-settings/lockdown-settings.es.ts')).catalog,
    fr: async () => (await import('./lockdown-settings/lockdown-settings.fr.ts')).catalog,
  },
  'lti-launch': {
    de: async () => (await import('./lti-launch/lti-launch.de.ts')).catalog,
    en: async () => (await import('./lti-launch/lti-launch.en.ts')).catalog,
    es: async () => (await import('./lti-launch/lti-launch.es.ts')).catalog,
    fr: async () => (await import('./lti-launch/lti-launch.fr.ts')).catalog,
  },
  'notices': {
    de: async () => (await import('./notices/notices.de.ts')).catalog,
    en: async () => (await import('./notices/notices.en.ts')).catalog,
    es: async () => (await import('./notices/notices.es.ts')).catalog,
    fr: async () => (await import('./notices/notices.fr.ts')).catalog,
  },
  'paper': {
    de: async () => (await import('./paper/paper.de.ts')).catalog,
    en: async () => (await import('./paper/paper.en.ts')).catalog,
    es: async () => (await import('./paper/paper.es.ts')).catalog,
    fr: async () => (await import('./paper/paper.fr.ts')).catalog,
  },
  'people': {
    de: async () => (await import('./people/people.de.ts')).catalog,
    en: async () => (await import('./people/people.en.ts')).catalog,
    es: async () => (await import('./people/people.es.ts')).catalog,
    fr: async () => (await import('./people/people.fr.ts')).catalog,
  },
  'people-import': {
    de: async () => (await import('./people-import/people-import.de.ts')).catalog,
    en: async () => (await import('./people-import/people-import.en.ts')).catalog,
    es: async () => (await import('./people-import/people-import.es.ts')).catalog,
    fr: async () => (await import('./people-import/people-import.fr.ts')).catalog,
  },
  'privacy': {
    de: async () => (await import('./privacy/privacy.de.ts')).catalog,
    en: async () => (await import('./privacy/privacy.en.ts')).catalog,
    es: async () => (await import('./privacy/privacy.es.ts')).catalog,
    fr: async () => (await import('./privacy/privacy.fr.ts')).catalog,
  },
  'problem-packages': {
    de: async () => (await import('./problem-packages/problem-packages.de.ts')).catalog,
    en: async () => (await import('./problem-packages/problem-packages.en.ts')).catalog,
    es: async () => (await import('./problem-packages/problem-packages.es.ts')).catalog,
    fr: async () => (await import('./problem-packages/problem-packages.fr.ts')).catalog,
  },
  'problems': {
    de: async () => (await import('./problems/problems.de.ts')).catalog,
    en: async () => (await import('./problems/problems.en.ts')).catalog,
    es: async () => (await import('./problems/problems.es.ts')).catalog,
    fr: async () => (await import('./problems/problems.fr.ts')).catalog,
  },
  'roles': {
    de: async () => (await import('./roles/roles.de.ts')).catalog,
    en: async () => (await import('./roles/roles.en.ts')).catalog,
    es: async () => (await import('./roles/roles.es.ts')).catalog,
    fr: async () => (await import('./roles/roles.fr.ts')).catalog,
  },
  'scoring-help': {
    de: async () => (await import('./scoring-help/scoring-help.de.ts')).catalog,
    en: async () => (await import('./scoring-help/scoring-help.en.ts')).catalog,
    es: async () => (await import('./scoring-help/scoring-help.es.ts')).catalog,
    fr: async () => (await import('./scoring-help/scoring-help.fr.ts')).catalog,
  },
  'shared': {
    de: async () => (await import('./shared/shared.de.ts')).catalog,
    en: async () => (await import('./shared/shared.en.ts')).catalog,
    es: async () => (await import('./shared/shared.es.ts')).catalog,
    fr: async () => (await import('./shared/shared.fr.ts')).catalog,
  },
  'sharing': {
    de: async () => (await import('./sharing/sharing.de.ts')).catalog,
    en: async () => (await import('./sharing/sharing.en.ts')).catalog,
    es: async () => (await import('./sharing/sharing.es.ts')).catalog,
    fr: async () => (await import('./sharing/sharing.fr.ts')).catalog,
  },
  'shell': {
    de: async () => (await import('./shell/shell.de.ts')).catalog,
    en: async () => (await import('./shell/shell.en.ts')).catalog,
    es: async () => (await import('./shell/shell.es.ts')).catalog,
    fr: async () => (await import('./shell/shell.fr.ts')).catalog,
  },
  'sign-in': {
    de: async () => (await import('./sign-in/sign-in.de.ts')).catalog,
    en: async () => (await import('./sign-in/sign-in.en.ts')).catalog,
    es: async () => (await import('./sign-in/sign-in.es.ts')).catalog,
    fr: async () => (await import('./sign-in/sign-in.fr.ts')).catalog,
  },
  'sign-in-refusals': {
    de: async () => (await import('./sign-in-refusals/sign-in-refusals.de.ts')).catalog,
    en: async () => (await import('./sign-in-refusals/sign-in-refusals.en.ts')).catalog,
    es: async () => (await import('./sign-in-refusals/sign-in-refusals.es.ts')).catalog,
    fr: async () => (await import('./sign-in-refusals/sign-in-refusals.fr.ts')).catalog,
  },
  'timetable-courses': {
    de: async () => (await import('./timetable-courses/timetable-courses.de.ts')).catalog,
    en: async () => (await import('./timetable-courses/timetable-courses.en.ts')).catalog,
    es: async () => (await import('./timetable-courses/timetable-courses.es.ts')).catalog,
    fr: async () => (await import('./timetable-courses/timetable-courses.fr.ts')).catalog,
  },
  'ui': {
    de: async () => (await import('./ui/ui.de.ts')).catalog,
    en: async () => (await import('./ui/ui.en.ts')).catalog,
    es: async () => (await import('./ui/ui.es.ts')).catalog,
    fr: async () => (await import('./ui/ui.fr.ts')).catalog,
  },
  'unsubscribe': {
    de: async () => (await import('./unsubscribe/unsubscribe.de.ts')).catalog,
    en: async () => (await import('./unsubscribe/unsubscribe.en.ts')).catalog,
    es: async () => (await import('./unsubscribe/unsubscribe.es.ts')).catalog,
    fr: async () => (await import('./unsubscribe/unsubscribe.fr.ts')).catalog,
  },
} as const satisfies Readonly<Record<string, CatalogLoaders>>
