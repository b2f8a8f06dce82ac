/**
 * The lists, searches and grids that are measured, each in the small demo and in the large university. What screens read page by page is
 * asked for as they do.
 */

import { longListPageSize, resultsPageSize } from '@isomorph/contract'
import type pg from 'pg'

/** What is looked at in one of the two. */
export interface Place {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly libraryId: number
  /** People on a page of 25: the last one. */
  readonly lastPage: number
  /** The last that can be chosen in the audit log. */
  readonly lastAuditPage: number
  /** Problems on a page of 25, in the list and in a library: the last one. */
  readonly lastProblemPage: number
  /** The last pages of the roster and of scores, and of results. */
  readonly lastRosterPage: number
  readonly lastScoresPage: number
  readonly lastResultsPage: number
  readonly person: string
  readonly owner: string
  readonly course: string
  readonly problem: string
}

/** Logs are paged as far as they are counted: 10,000 rows. */
const lastCountedPage = 400

interface One {
  readonly id: number
}

interface LargestCourse {
  readonly groupId: number
  readonly groupAssessmentId: number
  readonly name: string
  readonly owner: string
  readonly learners: number
  readonly people: number
}

const pagesOf = (rows: number, pageSize: number): number => Math.max(1, Math.ceil(rows / pageSize))

/** The place with the largest course. */
export async function findPlace(client: pg.Client): Promise<Place> {
  const one = async <T>(text: string): Promise<T> => (await client.query<T & object>(text)).rows[0] as T
  const course = await one<LargestCourse>(`
    select g.group_id::int as "groupId", s.group_assessment_id::int as "groupAssessmentId", c.name, s.learners::int as learners,
      (select count(*)::int from group_user_roles r where r.group_id = g.group_id) as people,
      (select u.email from group_user_roles r join users u on u.id = r.user_id
        where r.group_id = g.group_id and r.role = 'GroupOwner' order by u.id limit 1) as owner
      from (select group_assessment_id, count(*) as learners from scores group by 1) s
      join group_assessments g on g.id = s.group_assessment_id join groups c on c.id = g.group_id
     where exists (select from group_assessment_items n where n.group_assessment_id = g.id)
     order by s.learners desc, g.id limit 1`)
  const library = await one<One>(`select coalesce((select shared_library_id::int from problem_shared_library_roles
    group by 1 order by count(*) desc limit 1), (select id::int from shared_libraries limit 1)) as id`)
  const last = async (table: string) =>
    (await one<One>(`select greatest(1, ceil(count(*) / 25.0))::int as id from ${table}`)).id
  const names = await one<{ person: string; problem: string }>(`
    select (select split_part(last_name, ' ', 1) from users where length(last_name) > 3 order by id desc limit 1) as person,
      (select split_part(name, ' ', 1) from problems where length(split_part(name, ' ', 1)) > 3 order by id desc limit 1)
        as problem`)
  return {
    groupId: course.groupId,
    groupAssessmentId: course.groupAssessmentId,
    libraryId: library.id,
    lastPage: await last('users'),
    lastProblemPage: await last('problems'),
    lastRosterPage: pagesOf(course.people, longListPageSize),
    lastScoresPage: pagesOf(course.learners, longListPageSize),
    lastResultsPage: pagesOf(course.learners, resultsPageSize),
    lastAuditPage: Math.min(await last('audit_events'), lastCountedPage),
    course: course.name.split(' ')[0] ?? '',
    owner: course.owner,
    ...names,
  }
}

const words = encodeURIComponent

/** Path by name of what is asked. */
export function listsOf(place: Place): Readonly<Record<string, string>> {
  const course = `groupId=${place.groupId}`
  const library = `/api/sharedLibraries/${place.libraryId}`
  const assessment = `/api/groupAssessments/${place.groupAssessmentId}`
  return {
    users: '/api/users?pageSize=25',
    users_last_page: `/api/users?pageSize=25&page=${place.lastPage}`,
    users_last_page_by_email: `/api/users?pageSize=25&sort=email&page=${place.lastPage}`,
    user_search: `/api/users?pageSize=25&keywords=${words(place.person)}`,
    courses: '/api/groups?pageSize=25&tab=ALL',
    course_search: `/api/groups?pageSize=25&tab=ALL&keywords=${words(place.course)}`,
    course_search_by_owner: `/api/groups?pageSize=25&tab=ALL&keywords=${words(place.owner)}`,
    course: `/api/groups/${place.groupId}`,
    course_people: `/api/groupUserRoles?${course}&page=1`,
    course_people_last_page: `/api/groupUserRoles?${course}&page=${place.lastRosterPage}`,
    course_assessments: `/api/groupAssessments?${course}`,
    problems: '/api/problems?pageSize=25',
    problems_last_page: `/api/problems?pageSize=25&page=${place.lastProblemPage}`,
    problems_by_name: '/api/problems?pageSize=25&sort=name',
    problems_of_tag_and_type: '/api/problems?pageSize=25&tag=week%203&answerType=Numeric',
    problem_search_everywhere: '/api/problems?pageSize=25&keywords=exercise',
    problem_search: `/api/problems?pageSize=25&keywords=${words(place.problem)}`,
    problem_search_by_owner: `/api/problems?pageSize=25&keywords=${words(place.owner)}`,
    assessments: '/api/assessments?pageSize=25',
    assessment_search: `/api/assessments?pageSize=25&keywords=${words(place.problem)}`,
    libraries: '/api/sharedLibraries?pageSize=25',
    library_problems: `${library}/problemSharedLibraryRoles?pageSize=25`,
    library_problems_by_use: `${library}/problemSharedLibraryRoles?pageSize=25&sort=-uses`,
    library_problems_by_use_of_tag_and_type: `${library}/problemSharedLibraryRoles?pageSize=25&sort=-uses&tag=week%203&answerType=Numeric`,
    library_problems_last_page: `${library}/problemSharedLibraryRoles?pageSize=25&page=${place.lastProblemPage}`,
    library_problems_newest: `${library}/problemSharedLibraryRoles?pageSize=25&sort=-sharedAt`,
    library_problem_search: `${library}/problemSharedLibraryRoles?pageSize=25&sort=-uses&keywords=${words(place.problem)}`,
    library_problem_search_everywhere: `${library}/problemSharedLibraryRoles?pageSize=25&keywords=exercise`,
    library_candidates: `${library}/shareCandidates?pageSize=25`,
    library_candidates_last_page: `${library}/shareCandidates?pageSize=25&page=${place.lastProblemPage}`,
    library_candidate_search: `${library}/shareCandidates?pageSize=25&keywords=exercise`,
    audit_log: '/api/auditEvents?pageSize=25',
    audit_log_last_page: `/api/auditEvents?pageSize=25&page=${place.lastAuditPage}`,
    audit_search: `/api/auditEvents?pageSize=25&keywords=${words(place.person)}`,
    audit_by_action: '/api/auditEvents?pageSize=25&action=user',
    audit_actions: '/api/auditEvents/actions',
    ledger: '/api/exchanges?pageSize=25',
    ledger_search: `/api/exchanges?pageSize=25&keywords=${words(place.person)}`,
    course_ledger: `/api/groups/${place.groupId}/exchanges?pageSize=25`,
    results: `${assessment}/results?learners=first`,
    results_second_page: `${assessment}/results/rows?page=2`,
    results_last_page: `${assessment}/results/rows?page=${place.lastResultsPage}`,
    scores: `${assessment}/scores?page=1`,
    scores_last_page: `${assessment}/scores?page=${place.lastScoresPage}`,
    console: `${assessment}/learnerStatuses`,
    grading_questions: `${assessment}/manualScoring/questions`,
    grading_queue: `${assessment}/manualScoring/responses`,
  }
}

/** Searches of the problems of the largest library, as an instructor who reads it and as an administrator make them. */
export function searchesOf(place: Place, who: 'reader' | 'administrator'): Readonly<Record<string, string>> {
  const { libraryId, lastProblemPage, problem, owner } = place
  const library = `/api/sharedLibraries/${libraryId}/problemSharedLibraryRoles?pageSize=25`
  const searches = {
    problems: '/api/problems?pageSize=25',
    problems_last_page: `/api/problems?pageSize=25&page=${lastProblemPage}`,
    problems_by_name: '/api/problems?pageSize=25&sort=name',
    problems_with_relations: '/api/problems?pageSize=25&withRelations=true',
    problem_search: `/api/problems?pageSize=25&keywords=${words(problem)}`,
    problem_search_everywhere: '/api/problems?pageSize=25&keywords=exercise',
    problem_search_everywhere_second_page: '/api/problems?pageSize=25&keywords=exercise&page=2&withRelations=true',
    problem_search_everywhere_by_name: '/api/problems?pageSize=25&keywords=exercise&sort=name',
    problem_search_two_words: `/api/problems?pageSize=25&keywords=exercise%20${words(problem)}`,
    problem_search_by_owner: `/api/problems?pageSize=25&keywords=${words(owner)}`,
    problem_search_nothing: '/api/problems?pageSize=25&keywords=zyzzyva',
    problems_of_tag: '/api/problems?pageSize=25&tag=week%203',
    problems_of_type: '/api/problems?pageSize=25&answerType=Numeric',
    problems_of_tag_and_type: '/api/problems?pageSize=25&tag=week%203&answerType=Numeric',
    problems_of_library: `/api/problems?pageSize=25&sharedLibraryIds=${libraryId}`,
    problem_search_by_all: `/api/problems?pageSize=25&sharedLibraryIds=${libraryId}&tag=week%203&answerType=Numeric&keywords=exercise`,
    library_search: `${library}&keywords=${words(problem)}`,
    library_search_by_use: `${library}&sort=-uses&keywords=exercise`,
    library_of_tag_and_type: `${library}&tag=week%203&answerType=Numeric`,
  }
  return Object.fromEntries(Object.entries(searches).map(([name, path]) => [`${who}_${name}`, path]))
}

/** What no screen asks for and scripts may: lists of a course in one answer. They have no goal. */
export function wholeListsOf({ groupId, groupAssessmentId }: Place): Readonly<Record<string, string>> {
  const assessment = `/api/groupAssessments/${groupAssessmentId}`
  return {
    course_people_whole: `/api/groupUserRoles?groupId=${groupId}`,
    results_whole: `${assessment}/results`,
    scores_whole: `${assessment}/scores`,
  }
}
