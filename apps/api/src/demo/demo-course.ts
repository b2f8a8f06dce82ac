import {
  assessmentCalls,
  configurationCalls,
  groupAssessmentCalls,
  groupCalls,
  peopleCalls,
  type GroupAssessment,
} from '@isomorph/contract'
import { deliverySettingsSchema } from '@isomorph/contract/schemas'
import type { DemoAssessment } from './demo-assessments.ts'
import { demoKey, type DemoClient } from './demo-client.ts'
import { demoPeople } from './demo-people.ts'

const dayMilliseconds = 86_400_000

/** Makes the course of the demo with its roster. */
export async function makeCourse(instructor: DemoClient, now: Date): Promise<number> {
  const terms = await instructor.ask(configurationCalls.getExternalTerms)
  const term = terms.find(
    ({ startDate, endDate }) => Date.parse(startDate) <= now.getTime() && now.getTime() < Date.parse(endDate),
  )
  const { id: groupId } = await instructor.ask(groupCalls.createGroup, {
    body: { name: 'Mathematics for engineers', externalTermId: term?.id ?? null, clientKey: demoKey('course') },
  })
  const enrol = async (role: 'GroupGrader' | 'GroupLearner', userNames: readonly string[]) =>
    await instructor.ask(peopleCalls.addGroupUsers, {
      body: { groupId, role, identifiers: userNames.map((userName) => `${userName}@demo.example`) },
    })
  await enrol('GroupGrader', ['grader'])
  await enrol(
    'GroupLearner',
    demoPeople.map((person) => person.userName).filter((name) => name.startsWith('student')),
  )
  return groupId
}

function inDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMilliseconds).toISOString()
}

/** Makes an assessment of gallery problems and gives it to the course, published. */
export async function giveAssessment(
  instructor: DemoClient,
  groupId: number,
  problemIds: ReadonlyMap<string, number>,
  assessment: DemoAssessment,
  now: Date,
): Promise<GroupAssessment> {
  const items = assessment.problems.map(({ key, points }, index) => {
    const problemId = problemIds.get(key)
    if (problemId === undefined) throw new Error(`The gallery has no problem "${key}".`)
    return { itemKey: index + 1, problemId, points }
  })
  const made = await instructor.ask(assessmentCalls.createAssessment, {
    body: { name: assessment.name, items, clientKey: demoKey(`assessment ${assessment.key}`) },
  })
  return await instructor.ask(groupAssessmentCalls.createGroupAssessment, {
    body: {
      groupId,
      assessmentId: made.id,
      settings: deliverySettingsSchema.parse({
        name: assessment.name,
        isPublished: true,
        opensAt: inDays(now, assessment.opensInDays),
        dueAt: inDays(now, assessment.dueInDays),
        closesAt: inDays(now, assessment.closesInDays),
        ...assessment.settings,
      }),
      clientKey: demoKey(`group assessment ${assessment.key}`),
    },
  })
}
