import { expect, it } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import * as schemas from '../schemas.ts'

const ofLearners = new Set([
  'GroupAssessmentReadPublished',
  'GroupAssessmentSubmit',
  'GroupAssessmentResultReadOwn',
  'GroupAssessmentProblemInstanceAttemptCreate',
  'GroupAssessmentProblemInstanceAttemptUpdate',
  'LearnerStatusEventCreate',
])

/** The calls on one group assessment that learners may make, by whether they need its lockdown browser. */
function callsOfLearners(): { readonly required: string[]; readonly others: string[] } {
  const endpoints = Object.entries(schemas)
    .filter(([name]) => name.endsWith('Endpoints'))
    .flatMap(([, group]) => Object.entries(group as Readonly<Record<string, Endpoint>>))
  const found = { required: [] as string[], others: [] as string[] }
  for (const [name, { access }] of endpoints) {
    if (access.kind !== 'groupAssessment' || !access.anyOf.some((activity) => ofLearners.has(activity))) continue
    found[access.lockdown === 'required' ? 'required' : 'others'].push(name)
  }
  return { required: found.required.toSorted(), others: found.others.toSorted() }
}

it('calls that deliver or take what is asked need the lockdown browser; a new one is decided about here', () => {
  const { required, others } = callsOfLearners()
  expect(required).toEqual([
    'awaitNews',
    'finishSitting',
    'getProblemInstance',
    'listProblemInstances',
    'listProblemPages',
    'raiseAppeal',
    'saveDraft',
    'startSitting',
    'submitAttempt',
    'withdrawAppeal',
  ])
  expect(others).toEqual(
    [
      // How the lockdown browser is opened and proved.
      'checkLockdown',
      'createLockdownChallenge',
      'launchLockdown',
      // The start page tells less outside of it.
      'getSitting',
      // Breaks, and what a page reports of itself: nothing of the content.
      'beginBreak',
      'createLearnerStatusEvent',
      'endBreak',
    ].toSorted(),
  )
})
