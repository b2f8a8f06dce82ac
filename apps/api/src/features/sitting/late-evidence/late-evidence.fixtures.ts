import { randomUUID } from 'node:crypto'
import {
  groupAssessmentCalls,
  lateEvidenceCalls,
  sittingCalls,
  type DeliverySettings,
  type LateEvidence,
} from '@isomorph/contract'
import type { TestPerson } from '../../../testing/people.ts'
import { at, moment, type sit } from '../../../testing/sit.fixtures.ts'
import type { TestApi } from '../../../testing/test-api.ts'

export type Sat = Awaited<ReturnType<typeof sit>>

export const until = (settings: Partial<DeliverySettings> = {}) => ({ dueAt: at('10:30:00'), ...settings })

export interface SavedText {
  readonly value: string
  readonly sequence: number
  readonly editedAt?: string
  /** By how many seconds the browser's clock is ahead. */
  readonly clockAhead?: number
  readonly writerId?: string
  readonly baseVersion?: number
}

const writer = randomUUID()

/** What the browser of a learner sends, at a time; the API is there once a test runs. */
export function createSenders(api: () => TestApi) {
  function submitAt(
    sat: Sat,
    time: string,
    value: string,
    others: { clientAt?: string; id?: string; draft?: number; second?: string } = {},
  ) {
    api().clock.set(moment(time))
    const { clientAt, id = randomUUID(), draft = 0, second } = others
    return api().call(sittingCalls.submitAttempt, {
      as: sat.learner,
      params: { groupAssessmentId: sat.delivery.id, problemInstanceId: sat.id },
      body: {
        clientAttemptId: id,
        answers: [{ questionKey: 1, value }, ...(second === undefined ? [] : [{ questionKey: 2, value: second }])],
        draftVersion: draft,
        ...(clientAt && { clientAt: at(clientAt) }),
      },
    })
  }

  function saveAt(sat: Sat, time: string, { value, sequence, editedAt, clockAhead = 0, ...others }: SavedText) {
    api().clock.set(moment(time))
    return api().call(sittingCalls.saveDraft, {
      as: sat.learner,
      params: { groupAssessmentId: sat.delivery.id, problemInstanceId: sat.id },
      body: {
        answers: [{ questionKey: 1, value }],
        writerId: others.writerId ?? writer,
        writerSequence: sequence,
        baseVersion: others.baseVersion ?? 0,
        sentAt: new Date(moment(time).getTime() + clockAhead * 1000).toISOString(),
        ...(editedAt && { editedAt: at(editedAt) }),
      },
    })
  }

  return { submitAt, saveAt }
}

/** What staff see and decide. */
export function createDeciders(api: () => TestApi) {
  async function listOf(sat: Sat, as: TestPerson = sat.course.instructor): Promise<LateEvidence[]> {
    const params = { groupAssessmentId: sat.delivery.id }
    return (await api().call(lateEvidenceCalls.listLateEvidence, { as, params })).data
  }

  function decide(sat: Sat, rows: readonly LateEvidence[], state: 'accepted' | 'declined' | 'waiting', reason = '') {
    return api().call(lateEvidenceCalls.decideLateEvidence, {
      as: sat.course.instructor,
      params: { groupAssessmentId: sat.delivery.id },
      body: { state, evidence: rows.map(({ id, state: was }) => ({ id, was })), reason },
    })
  }

  async function scoreOf({ delivery, learner }: Sat) {
    return await api()
      .db.selectFrom('scores')
      .select(['points', 'pending'])
      .where('groupAssessmentId', '=', delivery.id)
      .where('userId', '=', learner.id)
      .executeTakeFirstOrThrow()
  }

  /** As staff find it in the list of the course. */
  async function summaryOf({ delivery, course }: Sat) {
    const query = { groupId: course.groupId }
    const { data } = await api().call(groupAssessmentCalls.listGroupAssessments, { as: course.instructor, query })
    const summary = data.find(({ id }) => id === delivery.id)
    if (!summary) throw new Error('The assessment is not in the list.')
    return summary
  }

  return { listOf, decide, scoreOf, summaryOf }
}
