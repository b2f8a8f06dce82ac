import type { MarkingRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const regradeRefusals: Readonly<Record<MarkingRefusalCode<'regrade'>, RefusalKind>> = defineRefusals({
  regradeUnderWay: {
    status: 409,
    title: 'Another regrade is under way',
    detail: 'One regrade of an assessment is worked out or applied at a time. Wait until it is done.',
  },
  unknownProblemToRegrade: {
    status: 400,
    title: 'No such problem',
    detail: 'Choose problems of this assessment.',
  },
  revisionNotUsable: {
    status: 400,
    title: 'Answers cannot be marked by this version',
    detail: 'Choose a version of the same problem that has no errors.',
  },
  poolPointsStay: {
    status: 400,
    title: 'Problems of a pool count the same',
    detail: 'A problem that is drawn from a pool keeps its points.',
  },
  nothingToRegrade: {
    status: 400,
    title: 'Nothing is changed',
    detail: 'Choose another version, other points or another rule for at least one problem.',
  },
  regradeNotReady: {
    status: 409,
    title: 'This regrade cannot be applied',
    detail: 'Only a regrade that was worked out and not applied yet can be.',
  },
  regradedSince: {
    status: 409,
    title: 'One of these problems was regraded since',
    detail: 'Work out anew what changes, or undo the later regrade first.',
  },
  regradeNotApplied: {
    status: 409,
    title: 'This regrade is not in force',
    detail: 'Only a regrade that was applied and not undone can be undone or told of.',
  },
  keyOfOtherRegrade: {
    status: 409,
    title: 'Key used before',
    detail: 'Each regrade has a key of its own. Send a new one.',
  },
})
