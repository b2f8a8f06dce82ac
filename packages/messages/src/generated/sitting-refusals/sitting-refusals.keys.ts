// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SittingRefusalsMessages {
  /** Wait before you try again, and ask your instructor for the access code. */
  readonly 'sitting-refusals.accessCodeLocked.detail': undefined
  /** Too many wrong access codes */
  readonly 'sitting-refusals.accessCodeLocked.title': undefined
  /** The access code was wrong too often. Try again in {wait}. */
  readonly 'sitting-refusals.accessCodeLocked.waiting': { readonly wait: string }
  /** An appeal that was answered cannot be withdrawn. */
  readonly 'sitting-refusals.appealAnswered.detail': undefined
  /** The appeal was answered */
  readonly 'sitting-refusals.appealAnswered.title': undefined
  /** Appeals are accepted for some days after marks were shown or changed, if at all. Ask your instructor. */
  readonly 'sitting-refusals.appealPeriodOver.detail': undefined
  /** The time for appeals is over */
  readonly 'sitting-refusals.appealPeriodOver.title': undefined
  /** Each marking can be appealed against once. Wait for the answer. */
  readonly 'sitting-refusals.appealedAlready.detail': undefined
  /** You have appealed already */
  readonly 'sitting-refusals.appealedAlready.title': undefined
  /** Several submissions arrived at once. Nothing was lost; submit again. */
  readonly 'sitting-refusals.busy.detail': undefined
  /** Too much at once */
  readonly 'sitting-refusals.busy.title': undefined
  /** This assessment is closed; nothing can be started any more. */
  readonly 'sitting-refusals.closed.detail': undefined
  /** Closed */
  readonly 'sitting-refusals.closed.title': undefined
  /** The deadline has passed. What you had saved before it was submitted for you. */
  readonly 'sitting-refusals.deadlinePassed.detail': undefined
  /** Time is over */
  readonly 'sitting-refusals.deadlinePassed.title': undefined
  /** This assessment is finished; nothing more can be submitted. */
  readonly 'sitting-refusals.finished.detail': undefined
  /** Finished */
  readonly 'sitting-refusals.finished.title': undefined
  /** LockDown Browser has to be checked again: open the start page of the assessment in it. What you have typed is kept. */
  readonly 'sitting-refusals.lockdownExpired.detail': undefined
  /** The check of LockDown Browser has run out */
  readonly 'sitting-refusals.lockdownExpired.title': undefined
  /** The address of a configuration works once, and for a short time. Open LockDown Browser again from the start page of the assessment. */
  readonly 'sitting-refusals.lockdownLaunchEnded.detail': undefined
  /** This address has ended */
  readonly 'sitting-refusals.lockdownLaunchEnded.title': undefined
  /** This assessment is taken in LockDown Browser. Open its start page in your usual browser; the button there opens LockDown Browser. */
  readonly 'sitting-refusals.lockdownNeeded.detail': undefined
  /** LockDown Browser needed */
  readonly 'sitting-refusals.lockdownNeeded.title': undefined
  /** This page is not open in LockDown Browser, or its version is too old to prove it. Open the start page of the assessment in your usual browser; the button there opens LockDown Browser. */
  readonly 'sitting-refusals.lockdownNotFound.detail': undefined
  /** This is not LockDown Browser */
  readonly 'sitting-refusals.lockdownNotFound.title': undefined
  /** LockDown Browser has to be checked anew. Go to the start page of the assessment in it; where that does not help, close LockDown Browser and open it again. */
  readonly 'sitting-refusals.lockdownOldProof.detail': undefined
  /** This check of LockDown Browser is too old */
  readonly 'sitting-refusals.lockdownOldProof.title': undefined
  /** The proof of LockDown Browser belongs to another page. Close it, and open it again from the start page of the assessment. */
  readonly 'sitting-refusals.lockdownOtherAddress.detail': undefined
  /** LockDown Browser was checked at another address */
  readonly 'sitting-refusals.lockdownOtherAddress.title': undefined
  /** LockDown Browser was not opened for this assessment and by you, or its settings were changed. Close it, and open it again from the start page of the assessment. */
  readonly 'sitting-refusals.lockdownOtherSettings.detail': undefined
  /** LockDown Browser runs with other settings */
  readonly 'sitting-refusals.lockdownOtherSettings.title': undefined
  /** Your instructor has listed the versions of LockDown Browser that are accepted. Install the version that your instructor names, and open it again from the start page of the assessment. */
  readonly 'sitting-refusals.lockdownOtherVersion.detail': undefined
  /** This version of LockDown Browser is not accepted */
  readonly 'sitting-refusals.lockdownOtherVersion.title': undefined
  /** You have finished. You can look at your work outside LockDown Browser once nobody can be working on this assessment any more. */
  readonly 'sitting-refusals.lockdownUntilEnd.detail': undefined
  /** Your work stays in LockDown Browser for now */
  readonly 'sitting-refusals.lockdownUntilEnd.title': undefined
  /** LockDown Browser gave a wrong answer. Close it, and open it again from the start page of the assessment. */
  readonly 'sitting-refusals.lockdownWrongResponse.detail': undefined
  /** LockDown Browser could not be verified */
  readonly 'sitting-refusals.lockdownWrongResponse.title': undefined
  /** You have used all your attempts at this problem. */
  readonly 'sitting-refusals.noAttemptsLeft.detail': undefined
  /** No attempts left */
  readonly 'sitting-refusals.noAttemptsLeft.title': undefined
  /** You have no more minutes for breaks in this assessment. */
  readonly 'sitting-refusals.noBreakLeft.detail': undefined
  /** No break left */
  readonly 'sitting-refusals.noBreakLeft.title': undefined
  /** This assessment needs no lockdown browser: open it in your usual browser. */
  readonly 'sitting-refusals.noLockdown.detail': undefined
  /** No lockdown browser needed */
  readonly 'sitting-refusals.noLockdown.title': undefined
  /** This assessment is not finished by hand; it closes by itself. */
  readonly 'sitting-refusals.notFinishedByHand.detail': undefined
  /** Nothing to finish */
  readonly 'sitting-refusals.notFinishedByHand.title': undefined
  /** This assessment cannot be started before it opens. */
  readonly 'sitting-refusals.notOpenYet.detail': undefined
  /** Not open yet */
  readonly 'sitting-refusals.notOpenYet.title': undefined
  /** Start the assessment first. */
  readonly 'sitting-refusals.notStarted.detail': undefined
  /** Not started */
  readonly 'sitting-refusals.notStarted.title': undefined
  /** You can appeal against released marks below 100 % of attempts that count or could count. */
  readonly 'sitting-refusals.nothingToAppeal.detail': undefined
  /** Nothing to appeal against */
  readonly 'sitting-refusals.nothingToAppeal.title': undefined
  /** You are on a break. What you have typed is kept; end the break, and submit it then. */
  readonly 'sitting-refusals.onBreak.detail': undefined
  /** On a break */
  readonly 'sitting-refusals.onBreak.title': undefined
  /** Your instructor has paused this assessment. What you have typed is kept; submit it when the assessment goes on. */
  readonly 'sitting-refusals.paused.detail': undefined
  /** Paused */
  readonly 'sitting-refusals.paused.title': undefined
  /** More text was sent within a minute than anybody types. Wait a minute; nothing that was saved is lost. */
  readonly 'sitting-refusals.tooMuchText.detail': undefined
  /** Too much text at once */
  readonly 'sitting-refusals.tooMuchText.title': undefined
  /** More text was sent within a minute than anybody types. Try again in {wait}. */
  readonly 'sitting-refusals.tooMuchText.waiting': { readonly wait: string }
  /** An answer was given to a question that this problem does not have, or twice to the same one. */
  readonly 'sitting-refusals.unknownQuestions.detail': undefined
  /** Unknown question */
  readonly 'sitting-refusals.unknownQuestions.title': undefined
  /** Nothing was submitted and no attempt was used. Correct the answers that are named and submit again. */
  readonly 'sitting-refusals.unreadableAnswers.detail': undefined
  /** An answer could not be read */
  readonly 'sitting-refusals.unreadableAnswers.title': undefined
  /** Type the access code that your instructor gave you. */
  readonly 'sitting-refusals.wrongAccessCode.detail': undefined
  /** Wrong access code */
  readonly 'sitting-refusals.wrongAccessCode.title': undefined
}
