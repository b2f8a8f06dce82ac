// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface AuditLogMessages {
  /** Address */
  readonly 'audit-log.address': undefined
  /** whoever the provider knows */
  readonly 'audit-log.admits.anyone': undefined
  /** people who are here already */
  readonly 'audit-log.admits.known': undefined
  /** as {person} */
  readonly 'audit-log.as': { readonly person: string }
  /** This is before “From”. */
  readonly 'audit-log.backwards': undefined
  /** word of an administrator */
  readonly 'audit-log.because.byAdministrator': undefined
  /** end of the retention period */
  readonly 'audit-log.because.retention': undefined
  /** administrator */
  readonly 'audit-log.by.administrator': undefined
  /** CAS */
  readonly 'audit-log.by.casTicket': undefined
  /** CAS, with the password typed here */
  readonly 'audit-log.by.casV1': undefined
  /** switching the demo accounts */
  readonly 'audit-log.by.demo': undefined
  /** identity provider */
  readonly 'audit-log.by.identityProvider': undefined
  /** beginning to impersonate */
  readonly 'audit-log.by.impersonationStart': undefined
  /** ending an impersonation */
  readonly 'audit-log.by.impersonationStop': undefined
  /** password */
  readonly 'audit-log.by.local': undefined
  /** launch from a learning management system */
  readonly 'audit-log.by.ltiLaunch': undefined
  /** opening a new tab from a frame */
  readonly 'audit-log.by.newTab': undefined
  /** link for a password */
  readonly 'audit-log.by.passwordReset': undefined
  /** Respondus LockDown Browser */
  readonly 'audit-log.by.respondus': undefined
  /** reading a roster */
  readonly 'audit-log.by.rosterSync': undefined
  /** Safe Exam Browser */
  readonly 'audit-log.by.safeExamBrowser': undefined
  /** provisioning (SCIM) */
  readonly 'audit-log.by.scim': undefined
  /** making the first administrator */
  readonly 'audit-log.by.setup': undefined
  /** by the API token “{name}” */
  readonly 'audit-log.byToken': { readonly name: string }
  /** Changes */
  readonly 'audit-log.changes': undefined
  /** by a secret, sent as the provider offers it */
  readonly 'audit-log.clientAuthentication.automatic': undefined
  /** by a secret, in a header (Basic) */
  readonly 'audit-log.clientAuthentication.basic': undefined
  /** by a secret, with the request (Post) */
  readonly 'audit-log.clientAuthentication.post': undefined
  /** by a private key */
  readonly 'audit-log.clientAuthentication.privateKey': undefined
  /** the best attempt */
  readonly 'audit-log.counting.best': undefined
  /** the first attempt */
  readonly 'audit-log.counting.first': undefined
  /** the last attempt */
  readonly 'audit-log.counting.last': undefined
  /** account with a password */
  readonly 'audit-log.credential.password': undefined
  /** token */
  readonly 'audit-log.credential.token': undefined
  /** as marked */
  readonly 'audit-log.creditRule.asMarked': undefined
  /** does not count */
  readonly 'audit-log.creditRule.dropped': undefined
  /** full points for everybody */
  readonly 'audit-log.creditRule.fullCredit': undefined
  /** full points for everybody who answered */
  readonly 'audit-log.creditRule.fullCreditIfAnswered': undefined
  /** {kind} {id} */
  readonly 'audit-log.entity': { readonly id: string; readonly kind: string }
  /** {kind} {id} · deleted */
  readonly 'audit-log.entity.deleted': { readonly id: string; readonly kind: string }
  /** course made */
  readonly 'audit-log.event.courseCreated': undefined
  /** course deleted */
  readonly 'audit-log.event.courseDeleted': undefined
  /** regrade applied */
  readonly 'audit-log.event.regradeApplied': undefined
  /** roster changed */
  readonly 'audit-log.event.rosterChanged': undefined
  /** scores changed */
  readonly 'audit-log.event.scoresChanged': undefined
  /** scores released */
  readonly 'audit-log.event.scoresReleased': undefined
  /** Everything */
  readonly 'audit-log.everything': undefined
  /** Account name */
  readonly 'audit-log.field.accountName': undefined
  /** Added */
  readonly 'audit-log.field.added': undefined
  /** Address */
  readonly 'audit-log.field.address': undefined
  /** Who may log in */
  readonly 'audit-log.field.admits': undefined
  /** Announcement */
  readonly 'audit-log.field.announcementId': undefined
  /** Correct answers */
  readonly 'audit-log.field.answers': undefined
  /** Answers added */
  readonly 'audit-log.field.answersChosen': undefined
  /** Days for appeals against marks */
  readonly 'audit-log.field.appealDays': undefined
  /** Assessment */
  readonly 'audit-log.field.assessment': undefined
  /** Assigned in spite of errors */
  readonly 'audit-log.field.assignedAnyway': undefined
  /** Attempt */
  readonly 'audit-log.field.attemptNumber': undefined
  /** Penalty for each further attempt (percent) */
  readonly 'audit-log.field.attemptPenaltyPercent': undefined
  /** Attempts allowed */
  readonly 'audit-log.field.attemptsAllowed': undefined
  /** Names of claims or attributes */
  readonly 'audit-log.field.attributeNames': undefined
  /** Audit log kept, in months */
  readonly 'audit-log.field.auditLogMonths': undefined
  /** Authorization address */
  readonly 'audit-log.field.authorizationUrl': undefined
  /** Break (minutes) */
  readonly 'audit-log.field.breakMinutes': undefined
  /** Browser Exam Keys */
  readonly 'audit-log.field.browserExamKeys': undefined
  /** By */
  readonly 'audit-log.field.by': undefined
  /** Caliper version */
  readonly 'audit-log.field.caliperVersion': undefined
  /** CAS address */
  readonly 'audit-log.field.casAddress': undefined
  /** CAS version */
  readonly 'audit-log.field.casVersion': undefined
  /** Changed */
  readonly 'audit-log.field.changed': undefined
  /** Changed marks */
  readonly 'audit-log.field.changedMarks': undefined
  /** Characters */
  readonly 'audit-log.field.characters': undefined
  /** Classes */
  readonly 'audit-log.field.classes': undefined
  /** How this site proves who it is */
  readonly 'audit-log.field.clientAuthentication': undefined
  /** Client ID */
  readonly 'audit-log.field.clientId': undefined
  /** Closes */
  readonly 'audit-log.field.closesAt': undefined
  /** Code of the sheet */
  readonly 'audit-log.field.code': undefined
  /** Comment */
  readonly 'audit-log.field.comment': undefined
  /** Content number */
  readonly 'audit-log.field.contentNumber': undefined
  /** Course of the platform */
  readonly 'audit-log.field.context': undefined
  /** Copied from the course */
  readonly 'audit-log.field.copiedFromId': undefined
  /** Whether an answer is right */
  readonly 'audit-log.field.correctness': undefined
  /** What counts */
  readonly 'audit-log.field.counting': undefined
  /** Account or token */
  readonly 'audit-log.field.credential': undefined
  /** Credit */
  readonly 'audit-log.field.creditRule': undefined
  /** Valid for (days) */
  readonly 'audit-log.field.days': undefined
  /** Deadline */
  readonly 'audit-log.field.deadline': undefined
  /** Decision */
  readonly 'audit-log.field.decisionId': undefined
  /** Default language */
  readonly 'audit-log.field.defaultLanguage': undefined
  /** Deliveries */
  readonly 'audit-log.field.deliveries': undefined
  /** Deployment IDs */
  readonly 'audit-log.field.deploymentIds': undefined
  /** Description */
  readonly 'audit-log.field.description': undefined
  /** Disabled accounts erased after, in months */
  readonly 'audit-log.field.disabledAccountMonths': undefined
  /** Full name */
  readonly 'audit-log.field.displayName': undefined
  /** Journal of drafts kept, in months */
  readonly 'audit-log.field.draftJournalMonths': undefined
  /** AI drafts a day */
  readonly 'audit-log.field.draftsPerDay': undefined
  /** Due */
  readonly 'audit-log.field.dueAt': undefined
  /** E-mail */
  readonly 'audit-log.field.email': undefined
  /** Ended sessions */
  readonly 'audit-log.field.ended': undefined
  /** Enrolments */
  readonly 'audit-log.field.enrollments': undefined
  /** Events */
  readonly 'audit-log.field.events': undefined
  /** Integration ledger kept, in months */
  readonly 'audit-log.field.exchangeMonths': undefined
  /** Valid until */
  readonly 'audit-log.field.expiresAt': undefined
  /** Further attempts */
  readonly 'audit-log.field.extraAttempts': undefined
  /** Extra time (minutes) */
  readonly 'audit-log.field.extraMinutes': undefined
  /** Failed step */
  readonly 'audit-log.field.failedStep': undefined
  /** File */
  readonly 'audit-log.field.fileName': undefined
  /** How it ended */
  readonly 'audit-log.field.finishReason': undefined
  /** Ended */
  readonly 'audit-log.field.finishedAt': undefined
  /** First name */
  readonly 'audit-log.field.firstName': undefined
  /** Assessments of courses */
  readonly 'audit-log.field.groupAssessmentIds': undefined
  /** Access code set */
  readonly 'audit-log.field.hasAccessCode': undefined
  /** API key stored */
  readonly 'audit-log.field.hasApiKey': undefined
  /** Token of the event store stored */
  readonly 'audit-log.field.hasCaliperToken': undefined
  /** Client secret stored */
  readonly 'audit-log.field.hasClientSecret': undefined
  /** Quit password set */
  readonly 'audit-log.field.hasQuitPassword': undefined
  /** Password or token stored */
  readonly 'audit-log.field.hasSecret': undefined
  /** ID */
  readonly 'audit-log.field.id': undefined
  /** Identity provider */
  readonly 'audit-log.field.identityProvider': undefined
  /** Import */
  readonly 'audit-log.field.import': undefined
  /** Instructions */
  readonly 'audit-log.field.instructions': undefined
  /** Graded without names */
  readonly 'audit-log.field.isAnonymous': undefined
  /** Drafted by AI */
  readonly 'audit-log.field.isDraftedByAi': undefined
  /** Switched on */
  readonly 'audit-log.field.isEnabled': undefined
  /** Excused */
  readonly 'audit-log.field.isExcused': undefined
  /** Handed in as a whole (exam) */
  readonly 'audit-log.field.isFinishedByHand': undefined
  /** API key changed */
  readonly 'audit-log.field.isKeyChanged': undefined
  /** Needs no lockdown browser */
  readonly 'audit-log.field.isLockdownExempt': undefined
  /** Published */
  readonly 'audit-log.field.isPublished': undefined
  /** Problems in an order of one’s own */
  readonly 'audit-log.field.isShuffled': undefined
  /** No time limit */
  readonly 'audit-log.field.isUntimed': undefined
  /** Urgent */
  readonly 'audit-log.field.isUrgent': undefined
  /** Waits to be switched on */
  readonly 'audit-log.field.isWaiting': undefined
  /** Issuer */
  readonly 'audit-log.field.issuer': undefined
  /** Problem */
  readonly 'audit-log.field.itemKey': undefined
  /** Address of its keys */
  readonly 'audit-log.field.jwksUrl': undefined
  /** Key */
  readonly 'audit-log.field.kid': undefined
  /** Kind */
  readonly 'audit-log.field.kind': undefined
  /** Already here */
  readonly 'audit-log.field.known': undefined
  /** Language */
  readonly 'audit-log.field.language': undefined
  /** Last name */
  readonly 'audit-log.field.lastName': undefined
  /** Work that arrives after time is up */
  readonly 'audit-log.field.lateEvidence': undefined
  /** Longest gap in the network (minutes) */
  readonly 'audit-log.field.lateEvidenceGapMinutes': undefined
  /** Penalty for each day late (percent) */
  readonly 'audit-log.field.latePenaltyPercent': undefined
  /** Student */
  readonly 'audit-log.field.learner': undefined
  /** Learning platform */
  readonly 'audit-log.field.learningPlatform': undefined
  /** Licence */
  readonly 'audit-log.field.licence': undefined
  /** Link */
  readonly 'audit-log.field.link': undefined
  /** Lockdown browser */
  readonly 'audit-log.field.lockdown': undefined
  /** Instructors who come from it may make courses */
  readonly 'audit-log.field.mayInstructorsCreate': undefined
  /** Message */
  readonly 'audit-log.field.message': undefined
  /** Minutes */
  readonly 'audit-log.field.minutes': undefined
  /** Model */
  readonly 'audit-log.field.model': undefined
  /** Marks may differ by (percentage points) */
  readonly 'audit-log.field.mostDifference': undefined
  /** Name */
  readonly 'audit-log.field.name': undefined
  /** Nobody’s result falls */
  readonly 'audit-log.field.neverLower': undefined
  /** New */
  readonly 'audit-log.field.new': undefined
  /** Note */
  readonly 'audit-log.field.note': undefined
  /** Column of the university number */
  readonly 'audit-log.field.numberColumn': undefined
  /** Opens */
  readonly 'audit-log.field.opensAt': undefined
  /** Copied from the content number */
  readonly 'audit-log.field.originRevisionId': undefined
  /** People */
  readonly 'audit-log.field.people': undefined
  /** Percent */
  readonly 'audit-log.field.percent': undefined
  /** Person */
  readonly 'audit-log.field.person': undefined
  /** Address at which people use the platform */
  readonly 'audit-log.field.platformUrl': undefined
  /** Points */
  readonly 'audit-log.field.points': undefined
  /** Content number of the problem */
  readonly 'audit-log.field.problemRevisionId': undefined
  /** Problems */
  readonly 'audit-log.field.problems': undefined
  /** Processes */
  readonly 'audit-log.field.processes': undefined
  /** Product */
  readonly 'audit-log.field.product': undefined
  /** Provider */
  readonly 'audit-log.field.provider': undefined
  /** PUID */
  readonly 'audit-log.field.puid': undefined
  /** Where the university number stands */
  readonly 'audit-log.field.puidClaim': undefined
  /** Question */
  readonly 'audit-log.field.question': undefined
  /** Kinds of questions */
  readonly 'audit-log.field.questionKinds': undefined
  /** Rules for single questions */
  readonly 'audit-log.field.questionRules': undefined
  /** Reason */
  readonly 'audit-log.field.reason': undefined
  /** Registration */
  readonly 'audit-log.field.registrationId': undefined
  /** Regrade */
  readonly 'audit-log.field.regrade': undefined
  /** Removed */
  readonly 'audit-log.field.removed': undefined
  /** Repairs */
  readonly 'audit-log.field.repairs': undefined
  /** Sent again */
  readonly 'audit-log.field.retried': undefined
  /** Role */
  readonly 'audit-log.field.role': undefined
  /** Claim or attribute with the groups */
  readonly 'audit-log.field.roleClaim': undefined
  /** Roles by groups */
  readonly 'audit-log.field.roleMappings': undefined
  /** Roles */
  readonly 'audit-log.field.roles': undefined
  /** What it may do */
  readonly 'audit-log.field.scopes': undefined
  /** Scores */
  readonly 'audit-log.field.scores': undefined
  /** Session */
  readonly 'audit-log.field.session': undefined
  /** Share marked by two people (percent) */
  readonly 'audit-log.field.share': undefined
  /** Sheets */
  readonly 'audit-log.field.sheets': undefined
  /** Students see hints */
  readonly 'audit-log.field.showsHints': undefined
  /** Students see the names of the problems */
  readonly 'audit-log.field.showsProblemNames': undefined
  /** Worked solutions */
  readonly 'audit-log.field.solutions': undefined
  /** State */
  readonly 'audit-log.field.state': undefined
  /** Name at the provider */
  readonly 'audit-log.field.subject': undefined
  /** Tags */
  readonly 'audit-log.field.tags': undefined
  /** User name and password are typed here */
  readonly 'audit-log.field.takesCredentials': undefined
  /** People log in at CAS */
  readonly 'audit-log.field.takesTickets': undefined
  /** Term */
  readonly 'audit-log.field.term': undefined
  /** Terms */
  readonly 'audit-log.field.terms': undefined
  /** Text */
  readonly 'audit-log.field.text': undefined
  /** Time limit (minutes) */
  readonly 'audit-log.field.timeLimitMinutes': undefined
  /** Default time zone */
  readonly 'audit-log.field.timeZone': undefined
  /** Time zone */
  readonly 'audit-log.field.timeZoneOfPerson': undefined
  /** Time multiplier */
  readonly 'audit-log.field.timerMultiplier': undefined
  /** Token audience */
  readonly 'audit-log.field.tokenAudience': undefined
  /** Token address */
  readonly 'audit-log.field.tokenUrl': undefined
  /** Tokens of the model */
  readonly 'audit-log.field.tokens': undefined
  /** Tokens of the model a month */
  readonly 'audit-log.field.tokensPerMonth': undefined
  /** Tries */
  readonly 'audit-log.field.tries': undefined
  /** Signs in unasked whoever is signed in at CAS */
  readonly 'audit-log.field.triesGateway': undefined
  /** Not usable */
  readonly 'audit-log.field.trouble': undefined
  /** UID */
  readonly 'audit-log.field.uid': undefined
  /** User name */
  readonly 'audit-log.field.userName': undefined
  /** {field}: {value} */
  readonly 'audit-log.field.value': { readonly field: string; readonly value: string }
  /** Value */
  readonly 'audit-log.field.valueOf': undefined
  /** Variants of each problem */
  readonly 'audit-log.field.variantCount': undefined
  /** Verdict */
  readonly 'audit-log.field.verdict': undefined
  /** Version */
  readonly 'audit-log.field.version': undefined
  /** Waits for another mark */
  readonly 'audit-log.field.waitsForAnotherMark': undefined
  /** Who gets in */
  readonly 'audit-log.field.whoGetsIn': undefined
  /** Open longer by (minutes) */
  readonly 'audit-log.field.windowExtraMinutes': undefined
  /** People without a university number */
  readonly 'audit-log.field.withoutNumber': undefined
  /** handed in */
  readonly 'audit-log.finishReason.submitted': undefined
  /** time was up */
  readonly 'audit-log.finishReason.timeExpired': undefined
  /** From */
  readonly 'audit-log.from': undefined
  /** API token */
  readonly 'audit-log.kind.apiToken': undefined
  /** Assessment */
  readonly 'audit-log.kind.assessment': undefined
  /** Cache */
  readonly 'audit-log.kind.cache': undefined
  /** Settings */
  readonly 'audit-log.kind.configuration': undefined
  /** continued after a pause */
  readonly 'audit-log.kind.continue': undefined
  /** excused */
  readonly 'audit-log.kind.excuse': undefined
  /** Learning platform or timetable */
  readonly 'audit-log.kind.externalProvider': undefined
  /** ended */
  readonly 'audit-log.kind.finish': undefined
  /** more attempts */
  readonly 'audit-log.kind.grantAttempts': undefined
  /** more time */
  readonly 'audit-log.kind.grantTime': undefined
  /** Course */
  readonly 'audit-log.kind.group': undefined
  /** Assessment of a course */
  readonly 'audit-log.kind.groupAssessment': undefined
  /** Key towards learning platforms */
  readonly 'audit-log.kind.ltiKey': undefined
  /** Registration address */
  readonly 'audit-log.kind.ltiRegistration': undefined
  /** no penalty for attempts */
  readonly 'audit-log.kind.noAttemptPenalty': undefined
  /** no penalty for lateness */
  readonly 'audit-log.kind.noLatePenalty': undefined
  /** no penalties */
  readonly 'audit-log.kind.noPenalties': undefined
  /** OpenID Connect */
  readonly 'audit-log.kind.oidc': undefined
  /** pause */
  readonly 'audit-log.kind.pause': undefined
  /** Import of people */
  readonly 'audit-log.kind.peopleImport': undefined
  /** percent */
  readonly 'audit-log.kind.percent': undefined
  /** points */
  readonly 'audit-log.kind.points': undefined
  /** Problem */
  readonly 'audit-log.kind.problem': undefined
  /** Work on a problem */
  readonly 'audit-log.kind.problemInstance': undefined
  /** AI draft of a problem */
  readonly 'audit-log.kind.problemPrompt': undefined
  /** reopened */
  readonly 'audit-log.kind.reopen': undefined
  /** Session */
  readonly 'audit-log.kind.session': undefined
  /** Shared library */
  readonly 'audit-log.kind.sharedLibrary': undefined
  /** no longer excused */
  readonly 'audit-log.kind.unexcuse': undefined
  /** Person */
  readonly 'audit-log.kind.user': undefined
  /** Webhook */
  readonly 'audit-log.kind.webhook': undefined
  /** is accepted after a short gap in the network */
  readonly 'audit-log.lateEvidence.acceptGap': undefined
  /** is kept, and staff are asked */
  readonly 'audit-log.lateEvidence.ask': undefined
  /** is recorded only */
  readonly 'audit-log.lateEvidence.never': undefined
  /** Sign-ins, roles, impersonations, and whatever else was changed. Nothing here can be changed. */
  readonly 'audit-log.lead': undefined
  /** none */
  readonly 'audit-log.lockdown.none': undefined
  /** unlimited */
  readonly 'audit-log.months.unlimited': undefined
  /** and {count} more */
  readonly 'audit-log.more': { readonly count: string }
  /** Nobody signed in */
  readonly 'audit-log.nobody': undefined
  /** Nothing was done that matches this. */
  readonly 'audit-log.none': undefined
  /** On */
  readonly 'audit-log.on': undefined
  /** Blackboard */
  readonly 'audit-log.product.blackboard': undefined
  /** Brightspace */
  readonly 'audit-log.product.brightspace': undefined
  /** Canvas */
  readonly 'audit-log.product.canvas': undefined
  /** Moodle */
  readonly 'audit-log.product.moodle': undefined
  /** OneRoster exports */
  readonly 'audit-log.product.oneroster': undefined
  /** another one */
  readonly 'audit-log.product.other': undefined
  /** Sakai */
  readonly 'audit-log.product.sakai': undefined
  /** UniTime */
  readonly 'audit-log.product.unitime': undefined
  /** custom parameter puid */
  readonly 'audit-log.puidClaim.custom': undefined
  /** not sent */
  readonly 'audit-log.puidClaim.none': undefined
  /** lis.person_sourcedid */
  readonly 'audit-log.puidClaim.sourcedId': undefined
  /** choice */
  readonly 'audit-log.questionKinds.choice': undefined
  /** expression */
  readonly 'audit-log.questionKinds.expression': undefined
  /** number */
  readonly 'audit-log.questionKinds.number': undefined
  /** account is disabled */
  readonly 'audit-log.reason.disabled': undefined
  /** too many wrong passwords before */
  readonly 'audit-log.reason.locked': undefined
  /** cancelled or refused at the provider */
  readonly 'audit-log.reason.signIn.accessDenied': undefined
  /** the provider refuses this site */
  readonly 'audit-log.reason.signIn.clientRefused': undefined
  /** no e-mail address came along */
  readonly 'audit-log.reason.signIn.emailMissing': undefined
  /** somebody else has the e-mail address */
  readonly 'audit-log.reason.signIn.emailTaken': undefined
  /** the provider reports an error */
  readonly 'audit-log.reason.signIn.providerError': undefined
  /** the answer of the provider cannot be trusted */
  readonly 'audit-log.reason.signIn.providerMisbehaves': undefined
  /** the provider is not offered */
  readonly 'audit-log.reason.signIn.providerNotOffered': undefined
  /** the provider is not set up right */
  readonly 'audit-log.reason.signIn.providerNotSetUp': undefined
  /** the provider takes too long */
  readonly 'audit-log.reason.signIn.providerTooSlow': undefined
  /** the provider cannot be reached */
  readonly 'audit-log.reason.signIn.providerUnreachable': undefined
  /** the sign-in took too long or was begun elsewhere */
  readonly 'audit-log.reason.signIn.signInExpired': undefined
  /** CAS refuses the ticket */
  readonly 'audit-log.reason.signIn.ticketRefused': undefined
  /** unknown person */
  readonly 'audit-log.reason.signIn.unknownPerson': undefined
  /** two clocks disagree */
  readonly 'audit-log.reason.signIn.wrongClock': undefined
  /** wrong user name or password */
  readonly 'audit-log.reason.signIn.wrongCredentials': undefined
  /** nobody is called so */
  readonly 'audit-log.reason.unknownName': undefined
  /** wrong access code */
  readonly 'audit-log.reason.wrongCode': undefined
  /** passkey not accepted */
  readonly 'audit-log.reason.wrongPasskey': undefined
  /** wrong password */
  readonly 'audit-log.reason.wrongPassword': undefined
  /** wrong second factor */
  readonly 'audit-log.reason.wrongSecondFactor': undefined
  /** wrong setup token */
  readonly 'audit-log.reason.wrongToken': undefined
  /** when attempts are used up */
  readonly 'audit-log.release.afterAttempts': undefined
  /** after the due date */
  readonly 'audit-log.release.afterDue': undefined
  /** when released by hand */
  readonly 'audit-log.release.byHand': undefined
  /** immediately */
  readonly 'audit-log.release.immediately': undefined
  /** never */
  readonly 'audit-log.release.never': undefined
  /** correct answers */
  readonly 'audit-log.released.answers': undefined
  /** whether an answer is right */
  readonly 'audit-log.released.correctness': undefined
  /** scores */
  readonly 'audit-log.released.scores': undefined
  /** worked solutions */
  readonly 'audit-log.released.solutions': undefined
  /** Search people, or the id of something */
  readonly 'audit-log.search': undefined
  /** administrators */
  readonly 'audit-log.secondFactorDemand.administrators': undefined
  /** nobody */
  readonly 'audit-log.secondFactorDemand.nobody': undefined
  /** accepted */
  readonly 'audit-log.state.accepted': undefined
  /** the draft is checked */
  readonly 'audit-log.state.checking': undefined
  /** declined */
  readonly 'audit-log.state.declined': undefined
  /** a draft is written */
  readonly 'audit-log.state.drafting': undefined
  /** failed */
  readonly 'audit-log.state.failed': undefined
  /** variants are checked */
  readonly 'audit-log.state.lab': undefined
  /** ready */
  readonly 'audit-log.state.ready': undefined
  /** recorded */
  readonly 'audit-log.state.recorded': undefined
  /** the problem is solved without the key */
  readonly 'audit-log.state.solving': undefined
  /** stopped */
  readonly 'audit-log.state.stopped': undefined
  /** waiting */
  readonly 'audit-log.state.waiting': undefined
  /** learning platform (LTI 1.3) */
  readonly 'audit-log.type.lti': undefined
  /** timetable */
  readonly 'audit-log.type.timetabling': undefined
  /** Until */
  readonly 'audit-log.until': undefined
  /** no */
  readonly 'audit-log.value.no': undefined
  /** a text */
  readonly 'audit-log.value.text': undefined
  /** yes */
  readonly 'audit-log.value.yes': undefined
  /** correct */
  readonly 'audit-log.verdict.correct': undefined
  /** incorrect */
  readonly 'audit-log.verdict.incorrect': undefined
  /** needs grading */
  readonly 'audit-log.verdict.needsPerson': undefined
  /** partly correct */
  readonly 'audit-log.verdict.partial': undefined
  /** pending */
  readonly 'audit-log.verdict.pending': undefined
  /** unreadable */
  readonly 'audit-log.verdict.unreadable': undefined
  /** What */
  readonly 'audit-log.what': undefined
  /** When */
  readonly 'audit-log.when': undefined
  /** Who */
  readonly 'audit-log.who': undefined
}
