// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface AuthoringRefusalsMessages {
  /** Bring it back from the Deleted tab before you change it. */
  readonly 'authoring-refusals.assessmentDeleted.detail': undefined
  /** The assessment is deleted */
  readonly 'authoring-refusals.assessmentDeleted.title': undefined
  /** The server could not check yours yet. Try again in a minute. */
  readonly 'authoring-refusals.checksBusy.detail': undefined
  /** Many problems are being checked */
  readonly 'authoring-refusals.checksBusy.title': undefined
  /** You have asked for as many drafts within 24 hours as your administrator allows. */
  readonly 'authoring-refusals.draftsOfDaySpent.detail': undefined
  /** No more drafts today */
  readonly 'authoring-refusals.draftsOfDaySpent.title': undefined
  /** Simplify the formulas or the conditions on the draw. */
  readonly 'authoring-refusals.evaluationTooLong.detail': undefined
  /** Computing took too long */
  readonly 'authoring-refusals.evaluationTooLong.title': undefined
  /** Take out those that are named and export the others. */
  readonly 'authoring-refusals.exportBlocked.detail': undefined
  /** Not all of these problems may be exported */
  readonly 'authoring-refusals.exportBlocked.title': undefined
  /** Use your own images, and those in problems that you may read. */
  readonly 'authoring-refusals.figureOfOthers.detail': undefined
  /** An image belongs to somebody else */
  readonly 'authoring-refusals.figureOfOthers.title': undefined
  /** It was uploaded, and its file is no longer there. An operator of the installation can restore it from a backup. */
  readonly 'authoring-refusals.fileMissing.detail': undefined
  /** The image is lost */
  readonly 'authoring-refusals.fileMissing.title': undefined
  /** An image has at most 10 MB and 50 million pixels. */
  readonly 'authoring-refusals.imageTooLarge.detail': undefined
  /** The image is too large */
  readonly 'authoring-refusals.imageTooLarge.title': undefined
  /** Correct the fields that are named and save again. */
  readonly 'authoring-refusals.invalidForSave.detail': undefined
  /** The problem cannot be saved like this */
  readonly 'authoring-refusals.invalidForSave.title': undefined
  /** A library with another name was made with this key. Send a new one. */
  readonly 'authoring-refusals.keyOfOtherLibrary.detail': undefined
  /** Key used before */
  readonly 'authoring-refusals.keyOfOtherLibrary.title': undefined
  /** Make somebody else an owner first. */
  readonly 'authoring-refusals.lastOwner.detail': undefined
  /** The last owner of a problem, assessment or shared library stays */
  readonly 'authoring-refusals.lastOwner.title': undefined
  /** The file is empty, or none was chosen. */
  readonly 'authoring-refusals.noFile.detail': undefined
  /** No file was sent */
  readonly 'authoring-refusals.noFile.title': undefined
  /** The variables leave no values to draw, or a formula cannot be computed. */
  readonly 'authoring-refusals.noVariant.detail': undefined
  /** No variant can be drawn */
  readonly 'authoring-refusals.noVariant.title': undefined
  /** Use a GIF, JPEG, PNG, APNG, SVG, WebP, BMP or icon file. */
  readonly 'authoring-refusals.notAnImage.detail': undefined
  /** This is not an image that can be used */
  readonly 'authoring-refusals.notAnImage.title': undefined
  /** Nothing in the public Internet answered at this address. Check it and try again. */
  readonly 'authoring-refusals.pageNotReached.detail': undefined
  /** The page could not be reached */
  readonly 'authoring-refusals.pageNotReached.title': undefined
  /** It could not compute this variant yet. The formulas need not be wrong. Try again in a moment. */
  readonly 'authoring-refusals.previewsBusy.detail': undefined
  /** The evaluator is busy with other problems */
  readonly 'authoring-refusals.previewsBusy.title': undefined
  /** Bring it back from the Deleted tab before you change it. */
  readonly 'authoring-refusals.problemDeleted.detail': undefined
  /** The problem is deleted */
  readonly 'authoring-refusals.problemDeleted.title': undefined
  /** Work of this size is not stored before it is saved. Save the problem. */
  readonly 'authoring-refusals.problemDraftTooLarge.detail': undefined
  /** The unsaved work is too large */
  readonly 'authoring-refusals.problemDraftTooLarge.title': undefined
  /** You can have one draft at a time. Wait for it, or stop it. */
  readonly 'authoring-refusals.promptUnderWay.detail': undefined
  /** A draft is under way */
  readonly 'authoring-refusals.promptUnderWay.title': undefined
  /** An administrator sets them up under Installation. */
  readonly 'authoring-refusals.promptsNotOffered.detail': undefined
  /** Drafts by AI are not set up here */
  readonly 'authoring-refusals.promptsNotOffered.title': undefined
  /** Bring it back from the Deleted tab before you change it. */
  readonly 'authoring-refusals.sharedLibraryDeleted.detail': undefined
  /** The shared library is deleted */
  readonly 'authoring-refusals.sharedLibraryDeleted.title': undefined
  /** Bring it back from the Deleted tab before you change who may use it. */
  readonly 'authoring-refusals.sharingDeleted.detail': undefined
  /** The problem, assessment or shared library is deleted */
  readonly 'authoring-refusals.sharingDeleted.title': undefined
  /** A newer version exists. Compare it with yours and save again on top of it. */
  readonly 'authoring-refusals.staleAssessment.detail': undefined
  /** Somebody else saved this assessment */
  readonly 'authoring-refusals.staleAssessment.title': undefined
  /** A newer version exists. Compare it with yours and save again on top of it. */
  readonly 'authoring-refusals.staleProblem.detail': undefined
  /** Somebody else saved this problem */
  readonly 'authoring-refusals.staleProblem.title': undefined
  /** Another page has stored newer unsaved work of yours. Look at it before you replace it. */
  readonly 'authoring-refusals.staleProblemDraft.detail': undefined
  /** You changed this elsewhere */
  readonly 'authoring-refusals.staleProblemDraft.title': undefined
  /** The drafts of all people have used the tokens that your administrator allows for this month. */
  readonly 'authoring-refusals.tokensOfMonthSpent.detail': undefined
  /** No more drafts this month */
  readonly 'authoring-refusals.tokensOfMonthSpent.title': undefined
  /** Save or discard some of your unsaved problems first. */
  readonly 'authoring-refusals.tooManyProblemDrafts.detail': undefined
  /** Too many unsaved problems */
  readonly 'authoring-refusals.tooManyProblemDrafts.title': undefined
  /** Choose a zip file that was exported here or in another Isomorph. */
  readonly 'authoring-refusals.unreadablePackage.detail': undefined
  /** The package cannot be read */
  readonly 'authoring-refusals.unreadablePackage.title': undefined
  /** The SVG file is not well-formed, or it is nested or repeated beyond all measure. */
  readonly 'authoring-refusals.unsafeDrawing.detail': undefined
  /** The drawing cannot be used */
  readonly 'authoring-refusals.unsafeDrawing.title': undefined
}
