// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.
import type { CatalogsOfLanguage } from '../catalog.ts'
import type { AccommodationsMessages } from './accommodations/accommodations.keys.ts'
import type { AccountMessages } from './account/account.keys.ts'
import type { AssessmentStateMessages } from './assessment-state/assessment-state.keys.ts'
import type { AssessmentsMessages } from './assessments/assessments.keys.ts'
import type { AuditMessages } from './audit/audit.keys.ts'
import type { AuditLogMessages } from './audit-log/audit-log.keys.ts'
import type { AuthoringRefusalsMessages } from './authoring-refusals/authoring-refusals.keys.ts'
import type { CalendarMessages } from './calendar/calendar.keys.ts'
import type { ConnectionChecksMessages } from './connection-checks/connection-checks.keys.ts'
import type { ConnectionsMessages } from './connections/connections.keys.ts'
import type { CourseRefusalsMessages } from './course-refusals/course-refusals.keys.ts'
import type { CredentialsMessages } from './credentials/credentials.keys.ts'
import type { EditorPresenceMessages } from './editor-presence/editor-presence.keys.ts'
import type { ExamActsMessages } from './exam-acts/exam-acts.keys.ts'
import type { ExamConsoleMessages } from './exam-console/exam-console.keys.ts'
import type { FindingsMessages } from './findings/findings.keys.ts'
import type { FormulaAuthoringMessages } from './formula-authoring/formula-authoring.keys.ts'
import type { GradingMessages } from './grading/grading.keys.ts'
import type { GroupAssessmentsMessages } from './group-assessments/group-assessments.keys.ts'
import type { GroupCopyMessages } from './group-copy/group-copy.keys.ts'
import type { GroupsMessages } from './groups/groups.keys.ts'
import type { HelpMessages } from './help/help.keys.ts'
import type { HomeMessages } from './home/home.keys.ts'
import type { IdentityProvidersMessages } from './identity-providers/identity-providers.keys.ts'
import type { InstallationMessages } from './installation/installation.keys.ts'
import type { InstallationRefusalsMessages } from './installation-refusals/installation-refusals.keys.ts'
import type { LateEvidenceMessages } from './late-evidence/late-evidence.keys.ts'
import type { LearningPlatformsMessages } from './learning-platforms/learning-platforms.keys.ts'
import type { LettersMessages } from './letters/letters.keys.ts'
import type { LockdownMessages } from './lockdown/lockdown.keys.ts'
import type { LockdownSettingsMessages } from './lockdown-settings/lockdown-settings.keys.ts'
import type { LtiLaunchMessages } from './lti-launch/lti-launch.keys.ts'
import type { LtiPagesMessages } from './lti-pages/lti-pages.keys.ts'
import type { MarkingRefusalsMessages } from './marking-refusals/marking-refusals.keys.ts'
import type { MarkingRulesMessages } from './marking-rules/marking-rules.keys.ts'
import type { MathMessages } from './math/math.keys.ts'
import type { MathKeyboardMessages } from './math-keyboard/math-keyboard.keys.ts'
import type { NoticesMessages } from './notices/notices.keys.ts'
import type { PaperMessages } from './paper/paper.keys.ts'
import type { PeopleMessages } from './people/people.keys.ts'
import type { PeopleImportMessages } from './people-import/people-import.keys.ts'
import type { PointsFactorsMessages } from './points-factors/points-factors.keys.ts'
import type { PrivacyMessages } from './privacy/privacy.keys.ts'
import type { ProblemEditorMessages } from './problem-editor/problem-editor.keys.ts'
import type { ProblemHistoryMessages } from './problem-history/problem-history.keys.ts'
import type { ProblemPackagesMessages } from './problem-packages/problem-packages.keys.ts'
import type { ProblemPromptMessages } from './problem-prompt/problem-prompt.keys.ts'
import type { ProblemsMessages } from './problems/problems.keys.ts'
import type { QuestionEditorMessages } from './question-editor/question-editor.keys.ts'
import type { ReadingMessages } from './reading/reading.keys.ts'
import type { RefusalDetailsMessages } from './refusal-details/refusal-details.keys.ts'
import type { RefusalsMessages } from './refusals/refusals.keys.ts'
import type { RegradesMessages } from './regrades/regrades.keys.ts'
import type { ResultsMessages } from './results/results.keys.ts'
import type { RichTextMessages } from './rich-text/rich-text.keys.ts'
import type { RolesMessages } from './roles/roles.keys.ts'
import type { SchemaErrorsMessages } from './schema-errors/schema-errors.keys.ts'
import type { ScoringHelpMessages } from './scoring-help/scoring-help.keys.ts'
import type { SharedMessages } from './shared/shared.keys.ts'
import type { SharingMessages } from './sharing/sharing.keys.ts'
import type { ShellMessages } from './shell/shell.keys.ts'
import type { SignInMessages } from './sign-in/sign-in.keys.ts'
import type { SignInRefusalsMessages } from './sign-in-refusals/sign-in-refusals.keys.ts'
import type { SittingMessages } from './sitting/sitting.keys.ts'
import type { SittingLaterMessages } from './sitting-later/sitting-later.keys.ts'
import type { SittingRefusalsMessages } from './sitting-refusals/sitting-refusals.keys.ts'
import type { SittingStartMessages } from './sitting-start/sitting-start.keys.ts'
import type { SpreadsheetsMessages } from './spreadsheets/spreadsheets.keys.ts'
import type { StatementMessages } from './statement/statement.keys.ts'
import type { StatisticsMessages } from './statistics/statistics.keys.ts'
import type { TimetableCoursesMessages } from './timetable-courses/timetable-courses.keys.ts'
import type { TimetablesMessages } from './timetables/timetables.keys.ts'
import type { UiMessages } from './ui/ui.keys.ts'
import type { UnsubscribeMessages } from './unsubscribe/unsubscribe.keys.ts'
import type { VariantLabMessages } from './variant-lab/variant-lab.keys.ts'
import type { WebhooksMessages } from './webhooks/webhooks.keys.ts'

/** What each message of all areas takes. */
export interface Messages extends AccommodationsMessages, AccountMessages, AssessmentStateMessages, AssessmentsMessages, AuditMessages, AuditLogMessages, AuthoringRefusalsMessages, CalendarMessages, ConnectionChecksMessages, ConnectionsMessages, CourseRefusalsMessages, CredentialsMessages, EditorPresenceMessages, ExamActsMessages, ExamConsoleMessages, FindingsMessages, FormulaAuthoringMessages, GradingMessages, GroupAssessmentsMessages, GroupCopyMessages, GroupsMessages, HelpMessages, HomeMessages, IdentityProvidersMessages, InstallationMessages, InstallationRefusalsMessages, LateEvidenceMessages, LearningPlatformsMessages, LettersMessages, LockdownMessages, LockdownSettingsMessages, LtiLaunchMessages, LtiPagesMessages, MarkingRefusalsMessages, MarkingRulesMessages, MathMessages, MathKeyboardMessages, NoticesMessages, PaperMessages, PeopleMessages, PeopleImportMessages, PointsFactorsMessages, PrivacyMessages, ProblemEditorMessages, ProblemHistoryMessages, ProblemPackagesMessages, ProblemPromptMessages, ProblemsMessages, QuestionEditorMessages, ReadingMessages, RefusalDetailsMessages, RefusalsMessages, RegradesMessages, ResultsMessages, RichTextMessages, RolesMessages, SchemaErrorsMessages, ScoringHelpMessages, SharedMessages, SharingMessages, ShellMessages, SignInMessages, SignInRefusalsMessages, SittingMessages, SittingLaterMessages, SittingRefusalsMessages, SittingStartMessages, SpreadsheetsMessages, StatementMessages, StatisticsMessages, TimetableCoursesMessages, TimetablesMessages, UiMessages, UnsubscribeMessages, VariantLabMessages, WebhooksMessages {}

/** Every area there is. */
export const allAreas = ['accommodations', 'account', 'assessment-state', 'assessments', 'audit', 'audit-log', 'authoring-refusals', 'calendar', 'connection-checks', 'connections', 'course-refusals', 'credentials', 'editor-presence', 'exam-acts', 'exam-console', 'findings', 'formula-authoring', 'grading', 'group-assessments', 'group-copy', 'groups', 'help', 'home', 'identity-providers', 'installation', 'installation-refusals', 'late-evidence', 'learning-platforms', 'letters', 'lockdown', 'lockdown-settings', 'lti-launch', 'lti-pages', 'marking-refusals', 'marking-rules', 'math', 'math-keyboard', 'notices', 'paper', 'people', 'people-import', 'points-factors', 'privacy', 'problem-editor', 'problem-history', 'problem-packages', 'problem-prompt', 'problems', 'question-editor', 'reading', 'refusal-details', 'refusals', 'regrades', 'results', 'rich-text', 'roles', 'schema-errors', 'scoring-help', 'shared', 'sharing', 'shell', 'sign-in', 'sign-in-refusals', 'sitting', 'sitting-later', 'sitting-refusals', 'sitting-start', 'spreadsheets', 'statement', 'statistics', 'timetable-courses', 'timetables', 'ui', 'unsubscribe', 'variant-lab', 'webhooks'] as const

export type Area = (typeof allAreas)[number]

/** What any page may need, whatever its screen: the texts of the frame, of answers in a problem, and those of the components. */
export const frameAreas = ['shell', 'sitting', 'statement', 'ui'] as const

export type FrameArea = (typeof frameAreas)[number]

/** Where the catalogs of each language are: a page fetches those of its language alone. */
export const languages = {
  de: {
    frame: async () => (await import('./frame.de.ts')).frame,
    others: async () => (await import('./catalogs.de.ts')).catalogs,
  },
  en: {
    frame: async () => (await import('./frame.en.ts')).frame,
    others: async () => (await import('./catalogs.en.ts')).catalogs,
  },
  es: {
    frame: async () => (await import('./frame.es.ts')).frame,
    others: async () => (await import('./catalogs.es.ts')).catalogs,
  },
  fr: {
    frame: async () => (await import('./frame.fr.ts')).frame,
    others: async () => (await import('./catalogs.fr.ts')).catalogs,
  },
} as const satisfies Readonly<Record<string, CatalogsOfLanguage<Area, FrameArea>>>
