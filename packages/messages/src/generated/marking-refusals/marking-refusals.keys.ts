// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface MarkingRefusalsMessages {
  /** The student has appealed against a mark of yours. Another person who grades in this course answers. */
  readonly 'marking-refusals.appealNeedsAnother.detail': undefined
  /** Somebody else answers this appeal */
  readonly 'marking-refusals.appealNeedsAnother.title': undefined
  /** The student has appealed against this mark. Write a comment that answers, also where the mark stays. */
  readonly 'marking-refusals.appealNeedsWords.detail': undefined
  /** Answer the appeal in words */
  readonly 'marking-refusals.appealNeedsWords.title': undefined
  /** Marks of a sheet are for those who have not begun the assessment on a screen. */
  readonly 'marking-refusals.begunOnScreen.detail': undefined
  /** This student has begun on a screen */
  readonly 'marking-refusals.begunOnScreen.title': undefined
  /** Choose items of the rubric that stands now. */
  readonly 'marking-refusals.foreignRubricItem.detail': undefined
  /** No item of the rubric */
  readonly 'marking-refusals.foreignRubricItem.title': undefined
  /** Withdraw the existing decision first. */
  readonly 'marking-refusals.groupDecidedBefore.detail': undefined
  /** This group of answers is decided already */
  readonly 'marking-refusals.groupDecidedBefore.title': undefined
  /** Give an end that lies ahead, by a year at most. */
  readonly 'marking-refusals.impossibleEnd.detail': undefined
  /** The new end is not possible */
  readonly 'marking-refusals.impossibleEnd.title': undefined
  /** Each act has a key of its own. Send a new one. */
  readonly 'marking-refusals.keyOfOtherAct.detail': undefined
  /** Something else was done with this key */
  readonly 'marking-refusals.keyOfOtherAct.title': undefined
  /** Each announcement has a key of its own. Send a new one. */
  readonly 'marking-refusals.keyOfOtherAnnouncement.detail': undefined
  /** Key used before */
  readonly 'marking-refusals.keyOfOtherAnnouncement.title': undefined
  /** Each decision on a group of answers has a key of its own. Send a new one. */
  readonly 'marking-refusals.keyOfOtherDecision.detail': undefined
  /** Key used before */
  readonly 'marking-refusals.keyOfOtherDecision.title': undefined
  /** Each mark has a key of its own. Send a new one. */
  readonly 'marking-refusals.keyOfOtherMark.detail': undefined
  /** Key used before */
  readonly 'marking-refusals.keyOfOtherMark.title': undefined
  /** A client key is that of one request. Send a new one. */
  readonly 'marking-refusals.keyOfOtherOverride.detail': undefined
  /** The key was used before */
  readonly 'marking-refusals.keyOfOtherOverride.title': undefined
  /** Each regrade has a key of its own. Send a new one. */
  readonly 'marking-refusals.keyOfOtherRegrade.detail': undefined
  /** Key used before */
  readonly 'marking-refusals.keyOfOtherRegrade.title': undefined
  /** Marks of another sheet were entered for this student. */
  readonly 'marking-refusals.learnerHasSheet.detail': undefined
  /** Marks of the sheet {code} were entered for this student. */
  readonly 'marking-refusals.learnerHasSheet.of': { readonly code: string }
  /** This student has another sheet */
  readonly 'marking-refusals.learnerHasSheet.title': undefined
  /** This student has not started; there is nothing to reopen. */
  readonly 'marking-refusals.learnerNotStarted.detail': undefined
  /** Not started */
  readonly 'marking-refusals.learnerNotStarted.title': undefined
  /** It can no longer be undone. Answer the appeal by a mark with a comment. */
  readonly 'marking-refusals.markAppealed.detail': undefined
  /** The student has appealed against this mark */
  readonly 'marking-refusals.markAppealed.title': undefined
  /** Look at the mark that stands now, then set yours if it should be another. */
  readonly 'marking-refusals.markedMeanwhile.detail': undefined
  /** Somebody else marked this answer */
  readonly 'marking-refusals.markedMeanwhile.title': undefined
  /** Give points for each question of the sheet, once. */
  readonly 'marking-refusals.marksOfOtherQuestions.detail': undefined
  /** These are not the questions of the sheet */
  readonly 'marking-refusals.marksOfOtherQuestions.title': undefined
  /** The first line needs a column “Code” and columns named like the questions on the sheets, such as 1, 2a or “2a answer”. */
  readonly 'marking-refusals.noMarksInFile.detail': undefined
  /** This file has no marks of sheets */
  readonly 'marking-refusals.noMarksInFile.title': undefined
  /** Make a rubric for this question, or mark in percent. */
  readonly 'marking-refusals.noRubric.detail': undefined
  /** There is no rubric */
  readonly 'marking-refusals.noRubric.title': undefined
  /** This student can still work. Attempts that are used up do not end an assessment. */
  readonly 'marking-refusals.notEnded.detail': undefined
  /** Not ended */
  readonly 'marking-refusals.notEnded.title': undefined
  /** There is no first entry of this sheet to compare with. Enter it first. */
  readonly 'marking-refusals.notEntered.detail': undefined
  /** Nothing was entered yet */
  readonly 'marking-refusals.notEntered.title': undefined
  /** An announcement goes to students of this assessment alone. Nobody was told anything. */
  readonly 'marking-refusals.notLearners.detail': undefined
  /** Not students of this assessment */
  readonly 'marking-refusals.notLearners.title': undefined
  /** Before the start only the total can be set, in points. */
  readonly 'marking-refusals.notStartedYet.detail': undefined
  /** The student has not started */
  readonly 'marking-refusals.notStartedYet.title': undefined
  /** Choose another version, other points or another rule for at least one problem. */
  readonly 'marking-refusals.nothingToRegrade.detail': undefined
  /** Nothing is changed */
  readonly 'marking-refusals.nothingToRegrade.title': undefined
  /** Only a mark of your own that still stands can be undone. */
  readonly 'marking-refusals.nothingToUndo.detail': undefined
  /** This mark cannot be undone */
  readonly 'marking-refusals.nothingToUndo.title': undefined
  /** Look at what stands now, then set yours if it should be another. */
  readonly 'marking-refusals.overriddenMeanwhile.detail': undefined
  /** Somebody else changed what is set by hand */
  readonly 'marking-refusals.overriddenMeanwhile.title': undefined
  /** A problem that is drawn from a pool keeps its points. */
  readonly 'marking-refusals.poolPointsStay.detail': undefined
  /** Problems of a pool count the same */
  readonly 'marking-refusals.poolPointsStay.title': undefined
  /** An announcement is about a problem of this assessment. Nobody was told anything. */
  readonly 'marking-refusals.problemNotAsked.detail': undefined
  /** Not a problem of this assessment */
  readonly 'marking-refusals.problemNotAsked.title': undefined
  /** A newer version of the assessment was taken meanwhile. Make the sheets again. */
  readonly 'marking-refusals.problemsReplaced.detail': undefined
  /** The assessment has other problems now */
  readonly 'marking-refusals.problemsReplaced.title': undefined
  /** Only a regrade that was applied and not undone can be undone or told of. */
  readonly 'marking-refusals.regradeNotApplied.detail': undefined
  /** This regrade is not in force */
  readonly 'marking-refusals.regradeNotApplied.title': undefined
  /** Only a regrade that was worked out and not applied yet can be. */
  readonly 'marking-refusals.regradeNotReady.detail': undefined
  /** This regrade cannot be applied */
  readonly 'marking-refusals.regradeNotReady.title': undefined
  /** One regrade of an assessment is worked out or applied at a time. Wait until it is done. */
  readonly 'marking-refusals.regradeUnderWay.detail': undefined
  /** Another regrade is under way */
  readonly 'marking-refusals.regradeUnderWay.title': undefined
  /** Work out anew what changes, or undo the later regrade first. */
  readonly 'marking-refusals.regradedSince.detail': undefined
  /** One of these problems was regraded since */
  readonly 'marking-refusals.regradedSince.title': undefined
  /** This student's deadline has passed. Give the minutes or the moment until which they can work. */
  readonly 'marking-refusals.reopeningNeedsEnd.detail': undefined
  /** Give a new end */
  readonly 'marking-refusals.reopeningNeedsEnd.title': undefined
  /** Choose a version of the same problem that has no errors. */
  readonly 'marking-refusals.revisionNotUsable.detail': undefined
  /** Answers cannot be marked by this version */
  readonly 'marking-refusals.revisionNotUsable.title': undefined
  /** Look at the rubric that stands now, then make your change again. */
  readonly 'marking-refusals.rubricChangedMeanwhile.detail': undefined
  /** Somebody else changed the rubric */
  readonly 'marking-refusals.rubricChangedMeanwhile.title': undefined
  /** Choose a student of the course: the sheet is one of a version and has no name yet. */
  readonly 'marking-refusals.sheetOfNobody.detail': undefined
  /** Whose sheet is it? */
  readonly 'marking-refusals.sheetOfNobody.title': undefined
  /** Marks of this sheet were entered for another student. */
  readonly 'marking-refusals.sheetOfOther.detail': undefined
  /** The sheet is somebody else’s */
  readonly 'marking-refusals.sheetOfOther.title': undefined
  /** Choose problems of this assessment. */
  readonly 'marking-refusals.unknownProblemToRegrade.detail': undefined
  /** No such problem */
  readonly 'marking-refusals.unknownProblemToRegrade.title': undefined
  /** No sheet of this assessment has this code. Look at the sheet again, and whether it is one of this assessment. */
  readonly 'marking-refusals.unknownSheet.detail': undefined
  /** No sheet of this assessment has the code {code}. */
  readonly 'marking-refusals.unknownSheet.of': { readonly code: string }
  /** No sheet has this code */
  readonly 'marking-refusals.unknownSheet.title': undefined
  /** The first line names a column Email or ID, and a column Points set by hand, Points or Percent. */
  readonly 'marking-refusals.unreadableScores.detail': undefined
  /** The file could not be read */
  readonly 'marking-refusals.unreadableScores.title': undefined
  /** Problems are drawn from pools for each student. Make sheets with the names of students. */
  readonly 'marking-refusals.versionsWithPools.detail': undefined
  /** No versions of an assessment with pools */
  readonly 'marking-refusals.versionsWithPools.title': undefined
}
