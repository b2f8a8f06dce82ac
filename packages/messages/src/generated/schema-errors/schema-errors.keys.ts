// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SchemaErrorsMessages {
  /** An account name has no colon and no control characters. */
  readonly 'schema-errors.accountNameSigns': undefined
  /** The address has no query, no fragment and no user name. */
  readonly 'schema-errors.addressBare': undefined
  /** Remove the # and what follows it from the address. */
  readonly 'schema-errors.addressHasFragment': undefined
  /** Remove the space from the address, or write it as %20. */
  readonly 'schema-errors.addressHasSpace': undefined
  /** Remove the user name from the address. */
  readonly 'schema-errors.addressHasUserName': undefined
  /** An address is required. */
  readonly 'schema-errors.addressMissing': undefined
  /** An address holds no user name and no password. */
  readonly 'schema-errors.addressNoAccount': undefined
  /** An address begins with http:// or https://. */
  readonly 'schema-errors.addressStart': undefined
  /** An answer has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.answerTooLong': { readonly count: number }
  /** Correct answers are not set to be released by hand. */
  readonly 'schema-errors.answersNotByHand': undefined
  /** An appeal has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.appealTooLong': { readonly count: number }
  /** Exactly {count, plural, one {# entry} other {# entries}}. */
  readonly 'schema-errors.arrayLength': { readonly count: number }
  /** At most {count, plural, one {# entry} other {# entries}}. */
  readonly 'schema-errors.arrayTooLong': { readonly count: number }
  /** At least {count, plural, one {# entry} other {# entries}}. */
  readonly 'schema-errors.arrayTooShort': { readonly count: number }
  /** Name each assessment once. */
  readonly 'schema-errors.assessmentTwice': undefined
  /** Give at least 0. */
  readonly 'schema-errors.atLeastZero': undefined
  /** Give at least 0 %. */
  readonly 'schema-errors.atLeastZeroPercent': undefined
  /** Give at most 100. */
  readonly 'schema-errors.atMostHundred': undefined
  /** Give at most 100 %. */
  readonly 'schema-errors.atMostHundredPercent': undefined
  /** The attribution is too long. */
  readonly 'schema-errors.attributionTooLong': undefined
  /** The audit log is kept for good, or for {months} months. */
  readonly 'schema-errors.auditRetention': { readonly months: string }
  /** Type the whole authorization address, such as {example}. */
  readonly 'schema-errors.authorizationAddress': { readonly example: string }
  /** The authorization address has no fragment and no user name. */
  readonly 'schema-errors.authorizationAddressBare': undefined
  /** A Browser Exam Key has 64 digits and letters a to f. */
  readonly 'schema-errors.browserExamKey': undefined
  /** Caliper needs this while it is on. */
  readonly 'schema-errors.caliperNeeds': undefined
  /** The ceiling is above the maximum. */
  readonly 'schema-errors.ceilingAboveMaximum': undefined
  /** A code challenge is the SHA-256 of its verifier, in 43 characters. */
  readonly 'schema-errors.challengeForm': undefined
  /** A code challenge is missing: PKCE is required. */
  readonly 'schema-errors.challengeMissing': undefined
  /** A change is required. */
  readonly 'schema-errors.changeRequired': undefined
  /** Somebody else has changed this since you opened the problem. */
  readonly 'schema-errors.changedMeanwhile': undefined
  /** Choose a class. */
  readonly 'schema-errors.chooseClass': undefined
  /** Choose a course, or name a new one. */
  readonly 'schema-errors.chooseCourse': undefined
  /** Choose a day. */
  readonly 'schema-errors.chooseDay': undefined
  /** Choose at least one event. */
  readonly 'schema-errors.chooseEvent': undefined
  /** Choose at least one problem. */
  readonly 'schema-errors.chooseProblem': undefined
  /** Choose a student of the course: the sheet is one of a version and has no name yet. */
  readonly 'schema-errors.chooseStudentOfSheet': undefined
  /** Choose at least one thing that the token may do. */
  readonly 'schema-errors.chooseTokenAct': undefined
  /** Name each class once. */
  readonly 'schema-errors.classTwice': undefined
  /** A course has at most {count, plural, one {# class} other {# classes}}. */
  readonly 'schema-errors.classesOfCourse': { readonly count: number }
  /** The conditions are too long. */
  readonly 'schema-errors.conditionsTooLong': undefined
  /** This text contains control characters. */
  readonly 'schema-errors.controlCharacters': undefined
  /** At most {count, plural, one {# assessment is} other {# assessments are}} copied at once. */
  readonly 'schema-errors.copiedAtOnce': { readonly count: number }
  /** What is right is not set to be released by hand. */
  readonly 'schema-errors.correctnessNotByHand': undefined
  /** Name a course or an assessment, not both. */
  readonly 'schema-errors.courseOrAssessment': undefined
  /** Name each course once. */
  readonly 'schema-errors.courseTwice': undefined
  /** A date can only be set in a course or an assessment. */
  readonly 'schema-errors.dateNeedsCourse': undefined
  /** A deployment id has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.deploymentTooLong': { readonly count: number }
  /** Name each deployment once. */
  readonly 'schema-errors.deploymentTwice': undefined
  /** The description is too long. */
  readonly 'schema-errors.descriptionTooLong': undefined
  /** Name each event once. */
  readonly 'schema-errors.eventTwice': undefined
  /** At most {count, plural, one {# problem is} other {# problems are}} exported at once. */
  readonly 'schema-errors.exportedAtOnce': { readonly count: number }
  /** This field is unknown. */
  readonly 'schema-errors.fieldUnknown': undefined
  /** The floor is above the ceiling. */
  readonly 'schema-errors.floorAboveCeiling': undefined
  /** A course follows at most {count, plural, one {# course} other {# courses}}. */
  readonly 'schema-errors.followedCourses': { readonly count: number }
  /** The value does not have the form that is needed. */
  readonly 'schema-errors.formatMissed': undefined
  /** Type a full address, such as {example}. */
  readonly 'schema-errors.fullAddress': { readonly example: string }
  /** Give a password, or none. */
  readonly 'schema-errors.givePassword': undefined
  /** Give a reason. */
  readonly 'schema-errors.giveReason': undefined
  /** Groups cannot give this role. */
  readonly 'schema-errors.groupsCannotGive': undefined
  /** At most {count, plural, one {# group} other {# groups}} can give roles. */
  readonly 'schema-errors.groupsMost': { readonly count: number }
  /** An identifier has no spaces, commas or semicolons. */
  readonly 'schema-errors.identifierSpaces': undefined
  /** An identifier has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.identifierTooLong': { readonly count: number }
  /** Write ids separated by commas. */
  readonly 'schema-errors.idsByCommas': undefined
  /** An image is one that was uploaded here. */
  readonly 'schema-errors.imageUploadedHere': undefined
  /** “{name}” is for this institution only. Its owners can export it, or choose another licence. */
  readonly 'schema-errors.institutionOnly': { readonly name: string }
  /** {id} is nobody. */
  readonly 'schema-errors.isNobody': { readonly id: string }
  /** {id} is not in this course. */
  readonly 'schema-errors.isNotInCourse': { readonly id: string }
  /** {id} is not a learner of this assessment. */
  readonly 'schema-errors.isNotLearner': { readonly id: string }
  /** “{identifier}” is staff of this course. */
  readonly 'schema-errors.isStaff': { readonly identifier: string }
  /** “{identifier}” is a student of this course. */
  readonly 'schema-errors.isStudent': { readonly identifier: string }
  /** Another problem has this key. */
  readonly 'schema-errors.keyOfOtherProblem': undefined
  /** A key has letters, digits and signs only, without spaces. */
  readonly 'schema-errors.keySigns': undefined
  /** Another one has this key. */
  readonly 'schema-errors.keyTaken': undefined
  /** The field {key} is unknown. */
  readonly 'schema-errors.keyUnknown': { readonly key: string }
  /** Type the whole address of the keys, such as {example}. */
  readonly 'schema-errors.keysAddress': { readonly example: string }
  /** The address of the keys has no fragment and no user name. */
  readonly 'schema-errors.keysAddressBare': undefined
  /** At most {count, plural, one {# key} other {# keys}}. */
  readonly 'schema-errors.keysMost': { readonly count: number }
  /** The fields {keys} are unknown. */
  readonly 'schema-errors.keysUnknown': { readonly keys: string }
  /** This kind is not among the choices. */
  readonly 'schema-errors.kindNotOffered': undefined
  /** Choose one of en, de, es and fr. */
  readonly 'schema-errors.languageCodes': undefined
  /** The last day comes before the first. */
  readonly 'schema-errors.lastBeforeFirst': undefined
  /** Leave out /api at the end. */
  readonly 'schema-errors.leaveOutApi': undefined
  /** At most {count, plural, one {# letter has} other {# letters have}} a kind. */
  readonly 'schema-errors.letterKinds': { readonly count: number }
  /** Letters, digits and points only. */
  readonly 'schema-errors.lettersDigitsPoints': undefined
  /** The link is not complete. */
  readonly 'schema-errors.linkIncomplete': undefined
  /** A link starts with https://, http:// or mailto:. */
  readonly 'schema-errors.linkStart': undefined
  /** A message has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.messageTooLong': { readonly count: number }
  /** Give a number of minutes other than 0. */
  readonly 'schema-errors.minutesNotZero': undefined
  /** Give more than 0 points. */
  readonly 'schema-errors.moreThanZeroPoints': undefined
  /** Only multiples of {step}. */
  readonly 'schema-errors.multipleMissed': { readonly step: string }
  /** Name a key, so that a repeat makes nothing. */
  readonly 'schema-errors.nameKey': undefined
  /** Name at least one problem. */
  readonly 'schema-errors.nameProblem': undefined
  /** Name each problem once. */
  readonly 'schema-errors.nameProblemOnce': undefined
  /** A name is required. */
  readonly 'schema-errors.nameRequired': undefined
  /** Name what the token is for. */
  readonly 'schema-errors.nameToken': undefined
  /** A name has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.nameTooLong': { readonly count: number }
  /** Name what the webhook is for. */
  readonly 'schema-errors.nameWebhook': undefined
  /** This is no base64url. */
  readonly 'schema-errors.noBase64Url': undefined
  /** This is no e-mail address. */
  readonly 'schema-errors.noEmail': undefined
  /** This is no host name such as {example}. */
  readonly 'schema-errors.noHostLike': { readonly example: string }
  /** This is no `nextCursor` of such a list. */
  readonly 'schema-errors.noNextCursor': undefined
  /** This is no path of a page. */
  readonly 'schema-errors.noPagePath': undefined
  /** This is no path such as {example}. */
  readonly 'schema-errors.noPathLike': { readonly example: string }
  /** There is no such pool. */
  readonly 'schema-errors.noSuchPool': undefined
  /** There is no such problem. */
  readonly 'schema-errors.noSuchProblem': undefined
  /** There is no such question. */
  readonly 'schema-errors.noSuchQuestion': undefined
  /** There is no such section. */
  readonly 'schema-errors.noSuchSection': undefined
  /** The original has no such version. */
  readonly 'schema-errors.noSuchVersion': undefined
  /** This is no time zone such as {example}. */
  readonly 'schema-errors.noTimeZone': { readonly example: string }
  /** This is no web address that begins with https://. */
  readonly 'schema-errors.noWebAddress': undefined
  /** This problem is not in the assessment. */
  readonly 'schema-errors.notInAssessment': undefined
  /** A note has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.noteTooLong': { readonly count: number }
  /** More than {limit}. */
  readonly 'schema-errors.numberAbove': { readonly limit: string }
  /** At least {least}. */
  readonly 'schema-errors.numberAtLeast': { readonly least: string }
  /** At most {most}. */
  readonly 'schema-errors.numberAtMost': { readonly most: string }
  /** Less than {limit}. */
  readonly 'schema-errors.numberBelow': { readonly limit: string }
  /** “{name}” has conditions of its own. Its owners can export it. */
  readonly 'schema-errors.ownConditions': { readonly name: string }
  /** A page has {sizes} entries. */
  readonly 'schema-errors.pageSizes': { readonly sizes: string }
  /** A password has at least {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.passwordTooShort': { readonly count: number }
  /** The text does not have the form that is needed. */
  readonly 'schema-errors.patternMissed': undefined
  /** Name each person once. */
  readonly 'schema-errors.personTwice': undefined
  /** Type the whole address of the platform, such as {example}. */
  readonly 'schema-errors.platformAddress': { readonly example: string }
  /** The address of the platform has no fragment and no user name. */
  readonly 'schema-errors.platformAddressBare': undefined
  /** Points are 0 or more. */
  readonly 'schema-errors.pointsBelowZero': undefined
  /** Give either points or an answer. */
  readonly 'schema-errors.pointsOrAnswer': undefined
  /** Points are 10,000 at most. */
  readonly 'schema-errors.pointsTooMany': undefined
  /** Problems of a pool count the same. */
  readonly 'schema-errors.poolCountsTheSame': undefined
  /** The pool has no problems. */
  readonly 'schema-errors.poolEmpty': undefined
  /** The problems of a pool stand in its section. */
  readonly 'schema-errors.poolInSection': undefined
  /** A problem of a pool cannot be a bonus: everybody can earn the same. */
  readonly 'schema-errors.poolNoBonus': undefined
  /** The pool has only {count} of them. */
  readonly 'schema-errors.poolTooSmall': { readonly count: string }
  /** The assessment has pools. Send them, or [] to remove them. */
  readonly 'schema-errors.poolsNotSent': undefined
  /** “{name}” is deleted. */
  readonly 'schema-errors.problemDeleted': { readonly name: string }
  /** Each problem may stand here once. */
  readonly 'schema-errors.problemTwice': undefined
  /** A description has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.promptTooLong': { readonly count: number }
  /** Describe the question in at least {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.promptTooShort': { readonly count: number }
  /** Question {number} is answered twice. */
  readonly 'schema-errors.questionTwice': { readonly number: string }
  /** This problem has no question {number}. */
  readonly 'schema-errors.questionUnknown': { readonly number: string }
  /** A quit password has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.quitPasswordTooLong': { readonly count: number }
  /** A reason has at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.reasonTooLong': { readonly count: number }
  /** Choose unlimited, or {months} months. */
  readonly 'schema-errors.retention': { readonly months: string }
  /** Say what the points are for. */
  readonly 'schema-errors.sayWhatPointsAreFor': undefined
  /** Say what should be looked at again. */
  readonly 'schema-errors.sayWhatToLookAt': undefined
  /** Name a person, a course or an assessment. */
  readonly 'schema-errors.scopeMissing': undefined
  /** The scopes must contain openid. */
  readonly 'schema-errors.scopesOpenid': undefined
  /** Scores are not set to be released by hand. */
  readonly 'schema-errors.scoresNotByHand': undefined
  /** Type at least 3 characters, or digits only. */
  readonly 'schema-errors.searchTooShort': undefined
  /** The assessment has sections. Send them, or [] to remove them. */
  readonly 'schema-errors.sectionsNotSent': undefined
  /** Simplify the formulas or the conditions on the draw. */
  readonly 'schema-errors.simplify': undefined
  /** Solutions are not set to be released by hand. */
  readonly 'schema-errors.solutionsNotByHand': undefined
  /** Exactly {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.stringLength': { readonly count: number }
  /** At most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.stringTooLong': { readonly count: number }
  /** At least {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.stringTooShort': { readonly count: number }
  /** Type the whole token address, such as {example}. */
  readonly 'schema-errors.tokenAddress': { readonly example: string }
  /** The token address has no fragment and no user name. */
  readonly 'schema-errors.tokenAddressBare': undefined
  /** A token holds for 30, 90, 180 or 365 days. */
  readonly 'schema-errors.tokenDays': undefined
  /** A token has no spaces and no letters beyond A to Z. */
  readonly 'schema-errors.tokenSigns': undefined
  /** True or false. */
  readonly 'schema-errors.trueOrFalse': undefined
  /** Type the name of the account. */
  readonly 'schema-errors.typeAccountName': undefined
  /** Type the code. */
  readonly 'schema-errors.typeCode': undefined
  /** Type your current password. */
  readonly 'schema-errors.typeCurrentPassword': undefined
  /** Type a deployment id, or remove it. */
  readonly 'schema-errors.typeDeployment': undefined
  /** Type an e-mail address. */
  readonly 'schema-errors.typeEmail': undefined
  /** Type a first or a last name. */
  readonly 'schema-errors.typeFirstOrLast': undefined
  /** Type the group as the provider writes it. */
  readonly 'schema-errors.typeGroup': undefined
  /** Type the name of the claim or attribute in which the groups stand. */
  readonly 'schema-errors.typeGroupsClaim': undefined
  /** Type at least one identifier. */
  readonly 'schema-errors.typeIdentifier': undefined
  /** Type the issuer that the platform shows. */
  readonly 'schema-errors.typeIssuer': undefined
  /** Type the name of the model. */
  readonly 'schema-errors.typeModel': undefined
  /** Type a user name. */
  readonly 'schema-errors.typeNewUserName': undefined
  /** Type your user name. */
  readonly 'schema-errors.typeOwnUserName': undefined
  /** Type your password. */
  readonly 'schema-errors.typePassword': undefined
  /** Type the client id that the platform gave you. */
  readonly 'schema-errors.typePlatformClientId': undefined
  /** Type the client id that the provider gave you. */
  readonly 'schema-errors.typeProviderClientId': undefined
  /** Type the password or token. */
  readonly 'schema-errors.typeSecret': undefined
  /** Type the setup token. */
  readonly 'schema-errors.typeSetupToken': undefined
  /** Use at most {count, plural, one {# character} other {# characters}}. */
  readonly 'schema-errors.useAtMost': { readonly count: number }
  /** A user name is required. */
  readonly 'schema-errors.userNameRequired': undefined
  /** Another value is needed. */
  readonly 'schema-errors.valueFixed': undefined
  /** The value is not valid. */
  readonly 'schema-errors.valueInvalid': undefined
  /** The value is of another kind. */
  readonly 'schema-errors.valueKind': undefined
  /** This field is missing. */
  readonly 'schema-errors.valueMissing': undefined
  /** This value is not among the choices. */
  readonly 'schema-errors.valueNotOffered': undefined
  /** A variant draws at most {count, plural, one {# variable} other {# variables}}. */
  readonly 'schema-errors.variablesDrawn': { readonly count: number }
  /** This is no version of the problem without errors. */
  readonly 'schema-errors.versionNotUsable': undefined
  /** A version is that of one person. */
  readonly 'schema-errors.versionOfOne': undefined
  /** Write the conditions of your own licence. */
  readonly 'schema-errors.writeConditions': undefined
}
