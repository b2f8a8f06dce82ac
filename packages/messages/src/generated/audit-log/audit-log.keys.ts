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
  /** CAS */
  readonly 'audit-log.by.casTicket': undefined
  /** CAS, with the password typed here */
  readonly 'audit-log.by.casV1': undefined
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
  /** making the first administrator */
  readonly 'audit-log.by.setup': undefined
  /** by the API token “{name}” */
  readonly 'audit-log.byToken': { readonly name: string }
  /** Changes */
  readonly 'audit-log.changes': undefined
  /** the best attempt */
  readonly 'audit-log.counting.best': undefined
  /** the first attempt */
  readonly 'audit-log.counting.first': undefined
  /** the last attempt */
  readonly 'audit-log.counting.last': undefined
  /** {kind} {id} */
  readonly 'audit-log.entity': { readonly id: string; readonly kind: string }
  /** {kind} {id} · deleted */
  readonly 'audit-log.entity.deleted': { readonly id: string; readonly kind: string }
  /** Everything */
  readonly 'audit-log.everything': undefined
  /** Who may log in */
  readonly 'audit-log.field.admits': undefined
  /** Correct answers */
  readonly 'audit-log.field.answers': undefined
  /** Assessment */
  readonly 'audit-log.field.assessment': undefined
  /** Audit log kept, in months */
  readonly 'audit-log.field.auditLogMonths': undefined
  /** CAS address */
  readonly 'audit-log.field.casAddress': undefined
  /** CAS version */
  readonly 'audit-log.field.casVersion': undefined
  /** How this site proves who it is */
  readonly 'audit-log.field.clientAuthentication': undefined
  /** Content number */
  readonly 'audit-log.field.contentNumber': undefined
  /** Whether an answer is right */
  readonly 'audit-log.field.correctness': undefined
  /** What counts */
  readonly 'audit-log.field.counting': undefined
  /** Default language */
  readonly 'audit-log.field.defaultLanguage': undefined
  /** Disabled accounts erased after, in months */
  readonly 'audit-log.field.disabledAccountMonths': undefined
  /** Journal of drafts kept, in months */
  readonly 'audit-log.field.draftJournalMonths': undefined
  /** E-mail */
  readonly 'audit-log.field.email': undefined
  /** Integration ledger kept, in months */
  readonly 'audit-log.field.exchangeMonths': undefined
  /** Identity provider */
  readonly 'audit-log.field.identityProvider': undefined
  /** Import */
  readonly 'audit-log.field.import': undefined
  /** Learning platform */
  readonly 'audit-log.field.learningPlatform': undefined
  /** People */
  readonly 'audit-log.field.people': undefined
  /** Person */
  readonly 'audit-log.field.person': undefined
  /** Issuer or address */
  readonly 'audit-log.field.provider': undefined
  /** PUID */
  readonly 'audit-log.field.puid': undefined
  /** Question */
  readonly 'audit-log.field.question': undefined
  /** Claim or attribute with the groups */
  readonly 'audit-log.field.roleClaim': undefined
  /** Roles by groups */
  readonly 'audit-log.field.roleMappings': undefined
  /** Scores */
  readonly 'audit-log.field.scores': undefined
  /** Session */
  readonly 'audit-log.field.session': undefined
  /** Worked solutions */
  readonly 'audit-log.field.solutions': undefined
  /** Term */
  readonly 'audit-log.field.term': undefined
  /** Default time zone */
  readonly 'audit-log.field.timeZone': undefined
  /** UID */
  readonly 'audit-log.field.uid': undefined
  /** {field}: {value} */
  readonly 'audit-log.field.value': { readonly field: string; readonly value: string }
  /** Version */
  readonly 'audit-log.field.version': undefined
  /** Who gets in */
  readonly 'audit-log.field.whoGetsIn': undefined
  /** From */
  readonly 'audit-log.from': undefined
  /** API token */
  readonly 'audit-log.kind.apiToken': undefined
  /** Settings */
  readonly 'audit-log.kind.configuration': undefined
  /** Learning platform or timetable */
  readonly 'audit-log.kind.externalProvider': undefined
  /** Course */
  readonly 'audit-log.kind.group': undefined
  /** Assessment of a course */
  readonly 'audit-log.kind.groupAssessment': undefined
  /** Key towards learning platforms */
  readonly 'audit-log.kind.ltiKey': undefined
  /** OpenID Connect */
  readonly 'audit-log.kind.oidc': undefined
  /** Import of people */
  readonly 'audit-log.kind.peopleImport': undefined
  /** Work on a problem */
  readonly 'audit-log.kind.problemInstance': undefined
  /** Session */
  readonly 'audit-log.kind.session': undefined
  /** Person */
  readonly 'audit-log.kind.user': undefined
  /** Webhook */
  readonly 'audit-log.kind.webhook': undefined
  /** Sign-ins, roles, impersonations, and whatever else was changed. Nothing here can be changed. */
  readonly 'audit-log.lead': undefined
  /** and {count} more */
  readonly 'audit-log.more': { readonly count: string }
  /** Nobody signed in */
  readonly 'audit-log.nobody': undefined
  /** Nothing was done that matches this. */
  readonly 'audit-log.none': undefined
  /** On */
  readonly 'audit-log.on': undefined
  /** too many wrong passwords before */
  readonly 'audit-log.reason.locked': undefined
  /** nobody is called so */
  readonly 'audit-log.reason.unknownName': undefined
  /** wrong password */
  readonly 'audit-log.reason.wrongPassword': undefined
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
  /** Until */
  readonly 'audit-log.until': undefined
  /** no */
  readonly 'audit-log.value.no': undefined
  /** a text */
  readonly 'audit-log.value.text': undefined
  /** yes */
  readonly 'audit-log.value.yes': undefined
  /** needs grading */
  readonly 'audit-log.verdict.needsPerson': undefined
  /** What */
  readonly 'audit-log.what': undefined
  /** When */
  readonly 'audit-log.when': undefined
  /** Who */
  readonly 'audit-log.who': undefined
}
