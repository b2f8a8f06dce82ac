import {
  assessmentCalls,
  groupAssessmentCalls,
  groupCalls,
  problemCalls,
  sharedLibraryCalls,
  sittingCalls,
} from '@isomorph/contract'
import { callerFor } from '../calls.ts'

import type { DemoPlaces } from './screen.ts'

/** Finds the things of the demo. */
export async function findDemoPlaces(origin: string): Promise<DemoPlaces> {
  const instructor = await callerFor(origin, 'instructor')
  const groups = await instructor.ask(groupCalls.listGroups, { query: { keywords: 'Mathematics for engineers' } })
  const problems = await instructor.ask(problemCalls.listProblems, { query: { keywords: 'Braking distance' } })
  const assessments = await instructor.ask(assessmentCalls.listAssessments, { query: { keywords: 'Homework 2' } })
  const libraries = await instructor.ask(sharedLibraryCalls.listSharedLibraries, { query: { keywords: 'Physics' } })
  const groupId = groups.items[0]?.id ?? 0
  const given = await instructor.ask(groupAssessmentCalls.listGroupAssessments, { query: { groupId } })
  const idOf = (name: string) => given.find((each) => each.name.startsWith(name))?.id ?? 0
  const open = `/courses/${groupId}/groupAssignments/${idOf('Homework 2')}`
  const student = await callerFor(origin, 'student1')
  const { problems: map } = await student.ask(sittingCalls.getSitting, {
    params: { groupAssessmentId: idOf('Homework 2') },
  })
  return {
    problem: `/problems/${problems.items[0]?.id}`,
    assessment: `/assessments/${assessments.items[0]?.id}`,
    sharedLibrary: `/sharedLibraries/${libraries.items[0]?.id}`,
    course: `/courses/${groupId}`,
    open,
    past: `/courses/${groupId}/groupAssignments/${idOf('Homework 1')}`,
    sitting: `${open}/problems/${map[0]?.problemInstanceId}`,
  }
}
