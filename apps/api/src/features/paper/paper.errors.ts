import type { MarkingRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const paperRefusals: Readonly<Record<MarkingRefusalCode<'paper'>, RefusalKind>> = defineRefusals({
  unknownSheet: {
    status: 404,
    title: 'No sheet has this code',
    detail:
      'No sheet of this assessment has this code. Look at the sheet again, and whether it is one of this assessment.',
  },
  versionsWithPools: {
    status: 409,
    title: 'No versions of an assessment with pools',
    detail: 'Problems are drawn from pools for each student. Make sheets with the names of students.',
  },
  problemsReplaced: {
    status: 409,
    title: 'The assessment has other problems now',
    detail: 'A newer version of the assessment was taken meanwhile. Make the sheets again.',
  },
  marksOfOtherQuestions: {
    status: 400,
    title: 'These are not the questions of the sheet',
    detail: 'Give points for each question of the sheet, once.',
  },
  notEntered: {
    status: 409,
    title: 'Nothing was entered yet',
    detail: 'There is no first entry of this sheet to compare with. Enter it first.',
  },
  noMarksInFile: {
    status: 400,
    title: 'This file has no marks of sheets',
    detail:
      'The first line needs a column “Code” and columns named like the questions on the sheets, such as 1, 2a or “2a answer”.',
  },
  sheetOfNobody: {
    status: 400,
    title: 'Whose sheet is it?',
    detail: 'Choose a student of the course: the sheet is one of a version and has no name yet.',
  },
  sheetOfOther: {
    status: 409,
    title: 'The sheet is somebody else’s',
    detail: 'Marks of this sheet were entered for another student.',
  },
  learnerHasSheet: {
    status: 409,
    title: 'This student has another sheet',
    detail: 'Marks of another sheet were entered for this student.',
  },
  begunOnScreen: {
    status: 409,
    title: 'This student has begun on a screen',
    detail: 'Marks of a sheet are for those who have not begun the assessment on a screen.',
  },
})
