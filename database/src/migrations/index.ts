import type { Kysely } from 'kysely'
import { createPeople } from './0001-people.ts'
import { createGroups } from './0002-groups.ts'
import { createContent } from './0003-content.ts'
import { createOperation } from './0004-operation.ts'
import { createDelivery } from './0100-delivery.ts'
import { createLearnerWork } from './0101-learner-work.ts'
import { createAttempts } from './0102-attempts.ts'
import { createLearnerSchedules } from './0103-learner-schedules.ts'
import { createSessionFamilies } from './0200-session-families.ts'
import { createAccountLinks } from './0201-account-links.ts'
import { createProviderSignIns, extendIdentityProviders } from './0210-identity-providers.ts'
import { manageUserRoles } from './0220-user-roles.ts'
import { createPeopleImports } from './0221-people-imports.ts'
import { createInvitations } from './0222-invitations.ts'
import { findShortNumbers } from './0223-short-numbers.ts'
import { manageTerms } from './0230-terms.ts'
import { lookUpJobs } from './0231-living-jobs.ts'
import { narrowRevocationReasons } from './0240-revocation-reasons.ts'
import { foldNames } from './0250-folded-names.ts'
import { makeTermNamesUnique } from './0251-term-names.ts'
import { keepUnusedColumns } from './0252-unused-columns.ts'
import { countStatusVersions } from './0260-versions-of-statuses.ts'
import { markDemoPeople } from './0280-demo-people.ts'
import { createSetupTokens } from './0281-setup-tokens.ts'
import { closeDeletedCourses } from './0282-deleted-courses.ts'
import { hideChoiceKeys } from './0290-choice-keys.ts'
import { findFiguresOfProblems } from './0291-figures-of-problems.ts'
import { allowRefreshTokenKey } from './0295-refresh-token-key.ts'
import { countAccessCodeTries } from './0296-access-code-tries.ts'
import { reopenSittings } from './0300-reopened-sittings.ts'
import { shareLibraries } from './0301-shared-libraries.ts'
import { licenseProblems } from './0310-licences-and-origins.ts'
import { extendAccommodations } from './0315-accommodation-scopes.ts'
import { actInExams } from './0316-exam-acts.ts'
import { addTimeZones } from './0320-time-zones.ts'
import { tellNewsOfExams } from './0330-exam-news.ts'
import { raiseVersionsTogether } from './0331-quick-accommodations.ts'
import { sealAccessCodes } from './0332-readable-access-codes.ts'
import { keepLateEvidence } from './0333-late-evidence.ts'
import { keepAnnouncementReceipts } from './0334-announcement-receipts.ts'
import { extendOverrides } from './0335-overrides.ts'
import { setRulesOfProblems } from './0338-rules-of-problems.ts'
import { divideAssessments } from './0339-sections.ts'
import { drawFromPools } from './0340-pools.ts'
import { titleProblemsForLearners } from './0341-learner-titles.ts'
import { beginMonthsInUtc } from './0345-months-in-utc.ts'
import { countJobs } from './0348-job-counts.ts'
import { showHintsAndNames } from './0350-hints-and-names.ts'
import { createExternalProviders, createLtiLaunches } from './0370-external-providers.ts'
import { createExchanges } from './0372-exchanges.ts'
import { pushGrades } from './0373-grade-pushes.ts'
import { syncRosters } from './0374-roster-syncs.ts'
import { linkDeeply } from './0375-deep-linking.ts'
import { gradeByPeople } from './0380-grading.ts'
import { regrade } from './0381-regrades.ts'
import { takeAppeals } from './0382-appeals.ts'
import { findInstancesInOrder } from './0383-find-instances.ts'
import { followFormerCodes } from './0384-codes-of-former-servers.ts'
import { takeBreaks, validateBreaks } from './0385-breaks.ts'
import { limitAppeals } from './0386-appeal-days.ts'
import { indexSearchedTexts, storeSearchedTexts, storeSearchedTextsOfProblems } from './0388-searched-texts.ts'
import { keepSupersededAtOnce } from './0390-superseded-at-once.ts'
import { lockDownAssessments } from './0395-lockdown.ts'
import { tellCaliper } from './0400-caliper.ts'
import { tryRostersAgain } from './0401-roster-tries.ts'
import { addTimetables } from './0402-timetables.ts'
import { connectCoursesWithTimetables } from './0403-courses-of-timetables.ts'
import { indexShortNumbers } from './0404-short-numbers-index.ts'
import { registerPlatforms } from './0405-platform-registrations.ts'
import { keepNamesOfLaunches } from './0406-names-in-launches.ts'
import { draftByPrompt } from './0410-problem-prompts.ts'
import { reportVariants } from './0411-variant-reports.ts'
import { queueJobs } from './0412-job-queues.ts'
import { keepProblemDrafts } from './0413-problem-drafts.ts'
import { showEditors } from './0414-editor-presence.ts'
import { storeStatistics } from './0420-statistics.ts'
import { rememberCopies } from './0421-copies.ts'
import { feedCalendars } from './0422-calendar-feeds.ts'
import { writeLetters } from './0423-letters.ts'
import {
  indexAttemptsSetAside,
  indexOpenTasksInOrder,
  indexSearchedMessages,
  storeSearchedMessages,
} from './0430-searched-exchanges.ts'
import { indexMessagesWithoutCourse } from './0434-messages-without-course.ts'
import { groupAnswers } from './0440-answer-clusters.ts'
import { markByDecisions } from './0441-marks-by-decisions.ts'
import { validateMarksByDecisions } from './0442-check-marks-by-decisions.ts'
import { findMarksByDecisions } from './0443-find-marks-by-decisions.ts'
import { markTwice } from './0444-double-marking.ts'
import { writeToStaff } from './0445-letters-to-staff.ts'
import { addSecondFactors } from './0446-second-factors.ts'
import { keepPersonalData } from './0450-personal-data.ts'
import { erasePeople } from './0451-erasure.ts'
import { keepRetentionPeriods } from './0452-retention.ts'
import { addApiTokens } from './0453-api-tokens.ts'
import { chooseClientAuthentication } from './0460-client-authentication.ts'
import { giveRolesByProviders } from './0461-roles-by-providers.ts'
import { storeFiles } from './0462-stored-files.ts'
import { followWholeCourses } from './0472-whole-courses-of-timetables.ts'
import { takeRosterFiles } from './0473-roster-files.ts'
import { printPaper } from './0475-paper.ts'
import { announceOnProblems } from './0479-announcements-on-problems.ts'
import { describeLibraries } from './0485-library-descriptions.ts'
import { storeAnswerTypes } from './0486-answer-types.ts'
import { storeProblemsOfAssessments } from './0487-problems-of-assessments.ts'
import { addWebhooks } from './0489-webhooks.ts'
import { tellWebhooks } from './0490-webhook-events.ts'
import { provisionUsers } from './0491-scim-users.ts'
import { disconnectTimetables } from './0497-disconnected-timetables.ts'
import { findWaitingLateWork } from './0504-waiting-late-work.ts'
import { makeOnceForWebhooks } from './0508-webhook-repeats.ts'
import { signInNewTabs } from './0509-new-tab-codes.ts'
import { makeWebhooksOnce } from './0510-webhook-creations.ts'
import { checkSheets } from './0512-checked-sheets.ts'
import { indexProblemsInOrder } from './0516-problems-in-order.ts'
import { addPasskeys } from './0530-passkeys.ts'
import { addClientKeys } from './0536-client-keys.ts'
import { noteVersions } from './0542-notes-on-versions.ts'
import { keepReadingErrors } from './0550-reading-errors.ts'
import { keepProblemTimes } from './0554-problem-times.ts'
import { keepRegradePlans } from './0564-regrade-plans.ts'
import { workOutSchedulesOnce } from './0572-schedules-worked-out-once.ts'
import { raiseVersionsQuickly } from './0573-quick-status-versions.ts'
import { keepLargestUsedIds } from './0580-largest-used-ids.ts'
import { noteWholeComparisons } from './0587-whole-comparisons.ts'
import { codeFailuresOfRegrades } from './0594-failure-codes-of-regrades.ts'
import { tellAccommodationsQuickly } from './0595-quick-news-of-accommodations.ts'
import { addLanguagesOfPeople } from './0596-languages-of-people.ts'
import { countVersionsOfPages } from './0600-versions-of-pages.ts'
import { countVersionsOfLearnersPages } from './0610-versions-of-learners-pages.ts'
import { nameItemsOfResults } from './0660-items-of-results.ts'
import { nameItemsOfProblemTimes } from './0661-items-of-problem-times.ts'
import { indexProblemTimesByAssessment } from './0662-problem-times-by-assessment.ts'
import { indexLoweredTags } from './0670-lowered-tags.ts'
import { holdBeforeTheStart, validatePausesBeforeTheStart } from './0690-pauses-before-the-start.ts'
import { indexContentHashes } from './0693-content-hashes.ts'
import { indexViolations } from './0695-index-of-violations.ts'

/** One step of the schema. There is no way back: a mistake is mended by the next step. */
export interface Migration {
  readonly up: (db: Kysely<unknown>) => Promise<void>
}

/** Every step, by its numbered name. A bundle has no folder to read them from. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-people': { up: createPeople },
  '0002-groups': { up: createGroups },
  '0003-content': { up: createContent },
  '0004-operation': { up: createOperation },
  '0100-delivery': { up: createDelivery },
  '0101-learner-work': { up: createLearnerWork },
  '0102-attempts': { up: createAttempts },
  '0103-learner-schedules': { up: createLearnerSchedules },
  '0200-session-families': { up: createSessionFamilies },
  '0201-account-links': { up: createAccountLinks },
  '0210-identity-providers': { up: extendIdentityProviders },
  '0211-provider-sign-ins': { up: createProviderSignIns },
  '0220-user-roles': { up: manageUserRoles },
  '0221-people-imports': { up: createPeopleImports },
  '0222-invitations': { up: createInvitations },
  '0223-short-numbers': { up: findShortNumbers },
  '0230-terms': { up: manageTerms },
  '0231-living-jobs': { up: lookUpJobs },
  '0240-revocation-reasons': { up: narrowRevocationReasons },
  '0250-folded-names': { up: foldNames },
  '0251-term-names': { up: makeTermNamesUnique },
  '0252-unused-columns': { up: keepUnusedColumns },
  '0260-versions-of-statuses': { up: countStatusVersions },
  '0280-demo-people': { up: markDemoPeople },
  '0281-setup-tokens': { up: createSetupTokens },
  '0282-deleted-courses': { up: closeDeletedCourses },
  '0290-choice-keys': { up: hideChoiceKeys },
  '0291-figures-of-problems': { up: findFiguresOfProblems },
  '0295-refresh-token-key': { up: allowRefreshTokenKey },
  '0296-access-code-tries': { up: countAccessCodeTries },
  '0300-reopened-sittings': { up: reopenSittings },
  '0301-shared-libraries': { up: shareLibraries },
  '0310-licences-and-origins': { up: licenseProblems },
  '0315-accommodation-scopes': { up: extendAccommodations },
  '0316-exam-acts': { up: actInExams },
  '0320-time-zones': { up: addTimeZones },
  '0330-exam-news': { up: tellNewsOfExams },
  '0331-quick-accommodations': { up: raiseVersionsTogether },
  '0332-readable-access-codes': { up: sealAccessCodes },
  '0333-late-evidence': { up: keepLateEvidence },
  '0334-announcement-receipts': { up: keepAnnouncementReceipts },
  '0335-overrides': { up: extendOverrides },
  '0338-rules-of-problems': { up: setRulesOfProblems },
  '0339-sections': { up: divideAssessments },
  '0340-pools': { up: drawFromPools },
  '0341-learner-titles': { up: titleProblemsForLearners },
  '0345-months-in-utc': { up: beginMonthsInUtc },
  '0348-job-counts': { up: countJobs },
  '0350-hints-and-names': { up: showHintsAndNames },
  '0370-external-providers': { up: createExternalProviders },
  '0371-lti-launches': { up: createLtiLaunches },
  '0372-exchanges': { up: createExchanges },
  '0373-grade-pushes': { up: pushGrades },
  '0374-roster-syncs': { up: syncRosters },
  '0375-deep-linking': { up: linkDeeply },
  '0380-grading': { up: gradeByPeople },
  '0381-regrades': { up: regrade },
  '0382-appeals': { up: takeAppeals },
  '0383-find-instances': { up: findInstancesInOrder },
  '0384-codes-of-former-servers': { up: followFormerCodes },
  '0385-breaks': { up: takeBreaks },
  '0386-appeal-days': { up: limitAppeals },
  '0387-check-breaks': { up: validateBreaks },
  '0388-searched-texts': { up: storeSearchedTexts },
  '0389-searched-problems': { up: storeSearchedTextsOfProblems },
  '0390-superseded-at-once': { up: keepSupersededAtOnce },
  '0391-searched-text-indexes': { up: indexSearchedTexts },
  '0395-lockdown': { up: lockDownAssessments },
  '0400-caliper': { up: tellCaliper },
  '0401-roster-tries': { up: tryRostersAgain },
  '0402-timetables': { up: addTimetables },
  '0403-courses-of-timetables': { up: connectCoursesWithTimetables },
  '0404-short-numbers-index': { up: indexShortNumbers },
  '0405-platform-registrations': { up: registerPlatforms },
  '0406-names-in-launches': { up: keepNamesOfLaunches },
  '0410-problem-prompts': { up: draftByPrompt },
  '0411-variant-reports': { up: reportVariants },
  '0412-job-queues': { up: queueJobs },
  '0413-problem-drafts': { up: keepProblemDrafts },
  '0414-editor-presence': { up: showEditors },
  '0420-statistics': { up: storeStatistics },
  '0421-copies': { up: rememberCopies },
  '0422-calendar-feeds': { up: feedCalendars },
  '0423-letters': { up: writeLetters },
  '0430-searched-messages': { up: storeSearchedMessages },
  '0431-searched-message-index': { up: indexSearchedMessages },
  '0432-attempts-set-aside': { up: indexAttemptsSetAside },
  '0433-open-tasks-in-order': { up: indexOpenTasksInOrder },
  '0434-messages-without-course': { up: indexMessagesWithoutCourse },
  '0440-answer-clusters': { up: groupAnswers },
  '0441-marks-by-decisions': { up: markByDecisions },
  '0442-check-marks-by-decisions': { up: validateMarksByDecisions },
  '0443-find-marks-by-decisions': { up: findMarksByDecisions },
  '0444-double-marking': { up: markTwice },
  '0445-letters-to-staff': { up: writeToStaff },
  '0446-second-factors': { up: addSecondFactors },
  '0450-personal-data': { up: keepPersonalData },
  '0451-erasure': { up: erasePeople },
  '0452-retention': { up: keepRetentionPeriods },
  '0453-api-tokens': { up: addApiTokens },
  '0460-client-authentication': { up: chooseClientAuthentication },
  '0461-roles-by-providers': { up: giveRolesByProviders },
  '0462-stored-files': { up: storeFiles },
  '0472-whole-courses-of-timetables': { up: followWholeCourses },
  '0473-roster-files': { up: takeRosterFiles },
  '0475-paper': { up: printPaper },
  '0479-announcements-on-problems': { up: announceOnProblems },
  '0485-library-descriptions': { up: describeLibraries },
  '0486-answer-types': { up: storeAnswerTypes },
  '0487-problems-of-assessments': { up: storeProblemsOfAssessments },
  '0489-webhooks': { up: addWebhooks },
  '0490-webhook-events': { up: tellWebhooks },
  '0491-scim-users': { up: provisionUsers },
  '0497-disconnected-timetables': { up: disconnectTimetables },
  '0504-waiting-late-work': { up: findWaitingLateWork },
  '0508-webhook-repeats': { up: makeOnceForWebhooks },
  '0509-new-tab-codes': { up: signInNewTabs },
  '0510-webhook-creations': { up: makeWebhooksOnce },
  '0512-checked-sheets': { up: checkSheets },
  '0516-problems-in-order': { up: indexProblemsInOrder },
  '0530-passkeys': { up: addPasskeys },
  '0536-client-keys': { up: addClientKeys },
  '0542-notes-on-versions': { up: noteVersions },
  '0550-reading-errors': { up: keepReadingErrors },
  '0554-problem-times': { up: keepProblemTimes },
  '0564-regrade-plans': { up: keepRegradePlans },
  '0572-schedules-worked-out-once': { up: workOutSchedulesOnce },
  '0573-quick-status-versions': { up: raiseVersionsQuickly },
  '0580-largest-used-ids': { up: keepLargestUsedIds },
  '0587-whole-comparisons': { up: noteWholeComparisons },
  '0594-failure-codes-of-regrades': { up: codeFailuresOfRegrades },
  '0595-quick-news-of-accommodations': { up: tellAccommodationsQuickly },
  '0596-languages-of-people': { up: addLanguagesOfPeople },
  '0600-versions-of-pages': { up: countVersionsOfPages },
  '0610-versions-of-learners-pages': { up: countVersionsOfLearnersPages },
  '0660-items-of-results': { up: nameItemsOfResults },
  '0661-items-of-problem-times': { up: nameItemsOfProblemTimes },
  '0662-problem-times-by-assessment': { up: indexProblemTimesByAssessment },
  '0670-lowered-tags': { up: indexLoweredTags },
  '0690-pauses-before-the-start': { up: holdBeforeTheStart },
  '0691-pauses-before-the-start-validated': { up: validatePausesBeforeTheStart },
  '0693-content-hashes': { up: indexContentHashes },
  '0695-index-of-violations': { up: indexViolations },
}
