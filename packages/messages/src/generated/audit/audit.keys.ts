// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface AuditMessages {
  /** Access code refused */
  readonly 'audit.accessCode.refused': undefined
  /** Changed what a person is granted */
  readonly 'audit.accommodation.save': undefined
  /** Changed the endpoint for drafts by AI */
  readonly 'audit.aiSettings.update': undefined
  /** Made an API token */
  readonly 'audit.apiToken.create': undefined
  /** Ended an API token */
  readonly 'audit.apiToken.revoke': undefined
  /** Changed the role of somebody on an assessment */
  readonly 'audit.assessment.changeRole': undefined
  /** Made an assessment */
  readonly 'audit.assessment.create': undefined
  /** Deleted an assessment */
  readonly 'audit.assessment.delete': undefined
  /** Shared an assessment with people */
  readonly 'audit.assessment.grantRole': undefined
  /** Removed the role of somebody on an assessment */
  readonly 'audit.assessment.removeRole': undefined
  /** Restored an assessment */
  readonly 'audit.assessment.restore': undefined
  /** Changed an assessment */
  readonly 'audit.assessment.update': undefined
  /** Purged the cache */
  readonly 'audit.cache.purge': undefined
  /** Ended a calendar address */
  readonly 'audit.calendarFeed.remove': undefined
  /** Made a new calendar address */
  readonly 'audit.calendarFeed.renew': undefined
  /** Changed settings */
  readonly 'audit.configuration.update': undefined
  /** Began a downtime */
  readonly 'audit.downtime.begin': undefined
  /** Ended the downtime */
  readonly 'audit.downtime.end': undefined
  /** Changed a downtime */
  readonly 'audit.downtime.update': undefined
  /** Tried messages to learning platforms again */
  readonly 'audit.exchange.retry': undefined
  /** Connected a learning platform */
  readonly 'audit.externalProvider.create': undefined
  /** Removed a learning platform */
  readonly 'audit.externalProvider.delete': undefined
  /** Handed in a OneRoster export */
  readonly 'audit.externalProvider.handInFile': undefined
  /** A learning platform registered by itself */
  readonly 'audit.externalProvider.register': undefined
  /** Changed a learning platform */
  readonly 'audit.externalProvider.update': undefined
  /** Added links to a course of a learning platform */
  readonly 'audit.group.addLinks': undefined
  /** Added people to a course */
  readonly 'audit.group.addUsers': undefined
  /** Connected a course with one of a learning platform, or with classes of a timetable */
  readonly 'audit.group.connect': undefined
  /** Copied assessments of a course */
  readonly 'audit.group.copy': undefined
  /** Made a course */
  readonly 'audit.group.create': undefined
  /** Deleted a course */
  readonly 'audit.group.delete': undefined
  /** Let a course follow classes of a timetable no longer */
  readonly 'audit.group.disconnect': undefined
  /** Removed somebody from a course */
  readonly 'audit.group.removeUser': undefined
  /** Restored a course */
  readonly 'audit.group.restore': undefined
  /** Took over the roster of a learning platform or a timetable */
  readonly 'audit.group.syncRoster': undefined
  /** Changed a course */
  readonly 'audit.group.update': undefined
  /** Acted on students of an assessment */
  readonly 'audit.groupAssessment.act': undefined
  /** Announced something to students */
  readonly 'audit.groupAssessment.announce': undefined
  /** Checked a sheet of paper by a second entry */
  readonly 'audit.groupAssessment.checkPaper': undefined
  /** Put answers into the queue of grading */
  readonly 'audit.groupAssessment.chooseResponses': undefined
  /** Gave an assessment to a course */
  readonly 'audit.groupAssessment.create': undefined
  /** Decided on a group of answers */
  readonly 'audit.groupAssessment.decideCluster': undefined
  /** Decided about work that arrived late */
  readonly 'audit.groupAssessment.decideLateEvidence': undefined
  /** Took an assessment away from a course */
  readonly 'audit.groupAssessment.delete': undefined
  /** Entered marks of a sheet of paper */
  readonly 'audit.groupAssessment.enterPaper': undefined
  /** Chose an assessment for a link of a learning platform */
  readonly 'audit.groupAssessment.link': undefined
  /** Worked out what a regrade would change */
  readonly 'audit.groupAssessment.lookAtRegrade': undefined
  /** Made sheets of paper */
  readonly 'audit.groupAssessment.makePaper': undefined
  /** Sent scores to learning platforms */
  readonly 'audit.groupAssessment.pushGrades': undefined
  /** Regraded problems */
  readonly 'audit.groupAssessment.regrade': undefined
  /** Released results by hand */
  readonly 'audit.groupAssessment.release': undefined
  /** Reopened the assessment of a student */
  readonly 'audit.groupAssessment.reopen': undefined
  /** Changed a rubric */
  readonly 'audit.groupAssessment.saveRubric': undefined
  /** Changed the access code of an assessment */
  readonly 'audit.groupAssessment.setAccessCode': undefined
  /** Set which answers two people mark */
  readonly 'audit.groupAssessment.setDoubleMarking': undefined
  /** Set grading with or without names */
  readonly 'audit.groupAssessment.setGrading': undefined
  /** Changed the lockdown browser of an assessment */
  readonly 'audit.groupAssessment.setLockdown': undefined
  /** Told students of a regrade */
  readonly 'audit.groupAssessment.tellRegraded': undefined
  /** Undid a regrade */
  readonly 'audit.groupAssessment.undoRegrade': undefined
  /** Changed an assessment of a course */
  readonly 'audit.groupAssessment.update': undefined
  /** Withdrew an announcement to students */
  readonly 'audit.groupAssessment.withdrawAnnouncement': undefined
  /** Withdrew a decision on a group of answers */
  readonly 'audit.groupAssessment.withdrawClusterDecision': undefined
  /** Took the marks of a sheet of paper back */
  readonly 'audit.groupAssessment.withdrawPaper': undefined
  /** Signed in at an identity provider for the first time */
  readonly 'audit.identity.link': undefined
  /** Identity provider sent another PUID */
  readonly 'audit.identity.otherPuid': undefined
  /** Connected an identity provider */
  readonly 'audit.identityProvider.create': undefined
  /** Removed an identity provider */
  readonly 'audit.identityProvider.delete': undefined
  /** Made a new key for an identity provider */
  readonly 'audit.identityProvider.rotateKey': undefined
  /** Changed an identity provider */
  readonly 'audit.identityProvider.update': undefined
  /** Began to impersonate */
  readonly 'audit.impersonation.start': undefined
  /** Stopped impersonating */
  readonly 'audit.impersonation.stop': undefined
  /** Sent an invitation */
  readonly 'audit.invitation.send': undefined
  /** Withdrew an invitation */
  readonly 'audit.invitation.withdraw': undefined
  /** Made a new key towards learning platforms */
  readonly 'audit.ltiKey.rotate': undefined
  /** Made an address at which a learning platform registers */
  readonly 'audit.ltiRegistration.create': undefined
  /** Added a passkey */
  readonly 'audit.passkey.add': undefined
  /** Removed a passkey */
  readonly 'audit.passkey.remove': undefined
  /** Renamed a passkey */
  readonly 'audit.passkey.rename': undefined
  /** Changed the password */
  readonly 'audit.password.change': undefined
  /** Set a password by link */
  readonly 'audit.password.reset': undefined
  /** Sent a password link */
  readonly 'audit.password.sendLink': undefined
  /** Imported people from a file */
  readonly 'audit.people.import': undefined
  /** Downloaded the data of a person */
  readonly 'audit.personalData.download': undefined
  /** Asked for the data of a person */
  readonly 'audit.personalData.request': undefined
  /** Changed the role of somebody on a problem */
  readonly 'audit.problem.changeRole': undefined
  /** Wrote a problem */
  readonly 'audit.problem.create': undefined
  /** Asked for a draft of a problem by AI */
  readonly 'audit.problem.createWithPrompt': undefined
  /** Deleted a problem */
  readonly 'audit.problem.delete': undefined
  /** A draft of a problem by AI ended */
  readonly 'audit.problem.endPrompt': undefined
  /** Exported a problem */
  readonly 'audit.problem.export': undefined
  /** Shared a problem with people */
  readonly 'audit.problem.grantRole': undefined
  /** Said what a version of a problem is */
  readonly 'audit.problem.noteVersion': undefined
  /** Removed the role of somebody on a problem */
  readonly 'audit.problem.removeRole': undefined
  /** Restored a problem */
  readonly 'audit.problem.restore': undefined
  /** Changed a problem */
  readonly 'audit.problem.update': undefined
  /** Confirmed an e-mail address */
  readonly 'audit.profile.confirmEmail': undefined
  /** Changed their own names */
  readonly 'audit.profile.update': undefined
  /** Marked an answer by hand */
  readonly 'audit.response.mark': undefined
  /** Undid a mark by hand */
  readonly 'audit.response.undoMark': undefined
  /** Set the points of a problem by hand */
  readonly 'audit.result.override': undefined
  /** Withdrew the points of a problem set by hand */
  readonly 'audit.result.withdrawOverride': undefined
  /** Set a total by hand */
  readonly 'audit.score.override': undefined
  /** Withdrew a total set by hand */
  readonly 'audit.score.withdrawOverride': undefined
  /** Ended a second factor */
  readonly 'audit.secondFactor.end': undefined
  /** Made new recovery codes */
  readonly 'audit.secondFactor.newRecoveryCodes': undefined
  /** Set a second factor */
  readonly 'audit.secondFactor.set': undefined
  /** Signed in */
  readonly 'audit.session.begin': undefined
  /** A used code came back: session ended */
  readonly 'audit.session.codeReused': undefined
  /** Ended a session */
  readonly 'audit.session.end': undefined
  /** Ended other sessions */
  readonly 'audit.session.endAll': undefined
  /** Logged out */
  readonly 'audit.session.logOut': undefined
  /** Logged out by the identity provider */
  readonly 'audit.session.singleLogout': undefined
  /** A used token came back: session ended */
  readonly 'audit.session.tokenReused': undefined
  /** Became the first administrator */
  readonly 'audit.setup.complete': undefined
  /** Setup of the first administrator refused */
  readonly 'audit.setup.refused': undefined
  /** Shared problems through a library */
  readonly 'audit.sharedLibrary.addProblems': undefined
  /** Changed the role of somebody in a shared library */
  readonly 'audit.sharedLibrary.changeRole': undefined
  /** Made a shared library */
  readonly 'audit.sharedLibrary.create': undefined
  /** Deleted a shared library */
  readonly 'audit.sharedLibrary.delete': undefined
  /** Let people into a shared library */
  readonly 'audit.sharedLibrary.grantRole': undefined
  /** Removed problems from a shared library */
  readonly 'audit.sharedLibrary.removeProblems': undefined
  /** Removed somebody from a shared library */
  readonly 'audit.sharedLibrary.removeRole': undefined
  /** Restored a shared library */
  readonly 'audit.sharedLibrary.restore': undefined
  /** Renamed a shared library */
  readonly 'audit.sharedLibrary.update': undefined
  /** Sign-in refused */
  readonly 'audit.signIn.refused': undefined
  /** Made a term */
  readonly 'audit.term.create': undefined
  /** Deleted a term */
  readonly 'audit.term.delete': undefined
  /** Changed a term */
  readonly 'audit.term.update': undefined
  /** Added a person */
  readonly 'audit.user.create': undefined
  /** Disabled the account */
  readonly 'audit.user.disable': undefined
  /** Enabled the account */
  readonly 'audit.user.enable': undefined
  /** Erased a person */
  readonly 'audit.user.erase': undefined
  /** Changed names or identifiers */
  readonly 'audit.user.update': undefined
  /** Granted a role */
  readonly 'audit.userRole.grant': undefined
  /** Took a role away */
  readonly 'audit.userRole.revoke': undefined
  /** Made a webhook */
  readonly 'audit.webhook.create': undefined
  /** Removed a webhook */
  readonly 'audit.webhook.delete': undefined
  /** Sent deliveries of a webhook again */
  readonly 'audit.webhook.redeliver': undefined
  /** Made another secret of a webhook */
  readonly 'audit.webhook.rotateSecret': undefined
  /** Changed a webhook */
  readonly 'audit.webhook.update': undefined
}
