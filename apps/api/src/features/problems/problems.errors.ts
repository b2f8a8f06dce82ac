import type { AuthoringRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const problemRefusals: Readonly<Record<AuthoringRefusalCode<'problem'>, RefusalKind>> = defineRefusals({
  staleProblem: {
    status: 409,
    title: 'Somebody else saved this problem',
    detail: 'A newer version exists. Compare it with yours and save again on top of it.',
  },
  problemDeleted: {
    status: 409,
    title: 'The problem is deleted',
    detail: 'Bring it back from the Deleted tab before you change it.',
  },
  invalidForSave: {
    status: 400,
    title: 'The problem cannot be saved like this',
    detail: 'Correct the fields that are named and save again.',
  },
  staleProblemDraft: {
    status: 409,
    title: 'You changed this elsewhere',
    detail: 'Another page has stored newer unsaved work of yours. Look at it before you replace it.',
  },
  tooManyProblemDrafts: {
    status: 409,
    title: 'Too many unsaved problems',
    detail: 'Save or discard some of your unsaved problems first.',
  },
  problemDraftTooLarge: {
    status: 400,
    title: 'The unsaved work is too large',
    detail: 'Work of this size is not stored before it is saved. Save the problem.',
  },
  noVariant: {
    status: 400,
    title: 'No variant can be drawn',
    detail: 'The variables leave no values to draw, or a formula cannot be computed.',
  },
  evaluationTooLong: {
    status: 400,
    title: 'Computing took too long',
    detail: 'Simplify the formulas or the conditions on the draw.',
  },
  checksBusy: {
    status: 503,
    title: 'Many problems are being checked',
    detail: 'The server could not check yours yet. Try again in a minute.',
  },
  previewsBusy: {
    status: 503,
    title: 'The evaluator is busy with other problems',
    detail: 'It could not compute this variant yet. The formulas need not be wrong. Try again in a moment.',
  },
})
