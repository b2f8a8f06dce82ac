import {
  lockdownCalls,
  sittingCalls,
  type LockdownKind,
  type LockdownProof,
  type LockdownSettings,
} from '@isomorph/contract'
import { configKeyOf, parsePlist, requestHash, startUrlOf } from '@isomorph/lockdown'
import { addCourse, type TestCourse } from './deliveries.ts'
import type { TestPerson } from './people.ts'
import type { TestApi } from './test-api.ts'
import { askForToken } from './tokens.ts'

export const ownOrigin = 'https://quiz.example'

type Bearer = { readonly authorization: string }

/** Safe Exam Browser as a script: it fetches the configuration, signs in by its start address, and knows its keys. */
export interface PlayedBrowser {
  readonly headers: Bearer
  readonly configKey: string
  readonly startUrl: URL
  /** With its challenge. */
  readonly page: string
  readonly challenge: string
  readonly proof: LockdownProof
  readonly check: (proof?: Partial<LockdownProof>, headers?: Readonly<Record<string, string>>) => Check
}
type Check = ReturnType<TestApi['call']>

/** An assessment that is taken in a lockdown browser. */
export async function addLockedExam(
  api: TestApi,
  settings: Partial<Omit<LockdownSettings, 'respondus'>> & { readonly kind?: LockdownKind } = {},
  delivery: Parameters<TestCourse['give']>[0] = {},
  prepare: (course: TestCourse) => Promise<void> = async () => {},
) {
  const course = await addCourse(api)
  await prepare(course)
  const { id } = await course.give({ isFinishedByHand: true, ...delivery })
  const params = { groupAssessmentId: id }
  const set = async (changes: typeof settings) =>
    await api.call(lockdownCalls.saveLockdownSettings, {
      as: course.instructor,
      params,
      body: { kind: 'safeExamBrowser', quitPassword: null, browserExamKeys: [], ...changes },
    })
  const saved = await set(settings)
  if (saved.status !== 200) throw new Error(saved.text)
  const learner = course.learners[0] as TestPerson
  const page = `${ownOrigin}/courses/${course.groupId}/groupAssignments/${id}/ldb-check`
  return { course, id, params, learner, page, set }
}

export type LockedExam = Awaited<ReturnType<typeof addLockedExam>>

async function fetchSettings(api: TestApi, downloadUrl: string) {
  const { statusCode, payload } = await api.app.inject({ method: 'GET', url: new URL(downloadUrl).pathname })
  if (statusCode !== 200) throw new Error(payload)
  return parsePlist(payload)
}

export const sebAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 SEB/3.8'

/** Signs in as the page of a start address does. */
export async function signInAt(api: TestApi, startUrl: URL, userAgent = sebAgent): Promise<Bearer> {
  const [code = '', code_verifier = ''] = (startUrl.searchParams.get('session') ?? '').split('.')
  const form = { grant_type: 'authorization_code', client_id: 'web', code, code_verifier }
  const { data, status } = await askForToken(api, form, { 'user-agent': userAgent })
  if (status !== 200) throw new Error(JSON.stringify(data))
  return { authorization: `Bearer ${data['access_token']}` }
}

/** Opens Safe Exam Browser for somebody. */
export async function playBrowser(api: TestApi, exam: LockedExam, as = exam.learner): Promise<PlayedBrowser> {
  const { params } = exam
  const launched = await api.call(lockdownCalls.launchLockdown, { as, params })
  if (launched.status !== 201) throw new Error(launched.text)
  const [address = '', query] = launched.data.launchUrl.replace(/^seb/, 'http').split('??')
  const settings = await fetchSettings(api, address)
  const startUrl = new URL(`${startUrlOf(settings)}${query === undefined ? '' : `?${query}`}`)
  const headers = await signInAt(api, startUrl)
  const configKey = configKeyOf(settings)
  const { data } = await api.call(lockdownCalls.createLockdownChallenge, { headers, params })
  const { challenge } = data
  const page = `${exam.page}?challenge=${challenge}`
  const proof = { url: page, configKey: requestHash(page, configKey), version: 'SEB_macOS_3.4_1_org.seb' }
  const check: PlayedBrowser['check'] = (changes, more) =>
    api.call(lockdownCalls.checkLockdown, {
      headers: { ...headers, ...more },
      params,
      query: { challenge },
      body: { ...proof, ...changes },
    })
  return { headers, configKey, startUrl, page, challenge, proof, check }
}

/** The type of the refusal of each call of a sitting; '' where it is not refused. */
export async function refusalsOfSitting(
  api: TestApi,
  { params }: Pick<LockedExam, 'params'>,
  who: { readonly as?: TestPerson; readonly headers?: Bearer },
  problemInstanceId: number,
): Promise<string[]> {
  const at = { ...params, problemInstanceId }
  const answers = [{ questionKey: 1, value: '1' }]
  const writerId = '6f1d0a3e-3a52-4c52-9c3e-0a3c5f4f1d22'
  const outcomes = [
    await api.call(sittingCalls.startSitting, { ...who, params, body: {} }),
    await api.call(sittingCalls.listProblemInstances, { ...who, params }),
    await api.call(sittingCalls.listProblemPages, { ...who, params }),
    await api.call(sittingCalls.getProblemInstance, { ...who, params: at }),
    await api.call(sittingCalls.saveDraft, {
      ...who,
      params: at,
      body: { answers, writerId, writerSequence: Date.now() % 1_000_000_000, baseVersion: 0 },
    }),
    await api.call(sittingCalls.submitAttempt, { ...who, params: at, body: { clientAttemptId: writerId, answers } }),
    await api.call(sittingCalls.finishSitting, { ...who, params }),
  ]
  return outcomes.map(({ status, error }) => (status < 300 ? '' : error.type))
}

/** A sitting under way in Safe Exam Browser. */
export async function sitInBrowser(api: TestApi, exam: LockedExam) {
  const browser = await playBrowser(api, exam)
  const checked = await browser.check()
  if (checked.status !== 200) throw new Error(checked.text)
  const { headers } = browser
  const { data } = await api.call(sittingCalls.startSitting, { headers, params: exam.params, body: {} })
  return { browser, headers, id: data.problems[0]?.problemInstanceId ?? 0 }
}

/** How often somebody was recorded as being outside the lockdown browser. */
export async function violationsOf(api: TestApi, { id }: Pick<LockedExam, 'id'>): Promise<number> {
  const rows = await api.db
    .selectFrom('learnerStatusEvents')
    .select('id')
    .where('groupAssessmentId', '=', id)
    .where('kind', '=', 'LockdownViolated')
    .execute()
  return rows.length
}
