// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface PeopleMessages {
  /** Compiled problems and settings are kept in memory for speed. Purging makes every process read them afresh; nothing is lost, and the next requests are a little slower. */
  readonly 'people.cache.explain': undefined
  /** Purge cache */
  readonly 'people.cache.purge': undefined
  /** The cache has been purged in {count, plural, one {# process} other {# processes}} */
  readonly 'people.cache.purged': { readonly count: number }
  /** Cache */
  readonly 'people.cache.title': undefined
  /** E-mail */
  readonly 'people.column.email': undefined
  /** First name */
  readonly 'people.column.firstName': undefined
  /** Id */
  readonly 'people.column.id': undefined
  /** Last name */
  readonly 'people.column.lastName': undefined
  /** Name */
  readonly 'people.column.name': undefined
  /** PUID */
  readonly 'people.column.puid': undefined
  /** Roles */
  readonly 'people.column.roles': undefined
  /** UID */
  readonly 'people.column.uid': undefined
  /** This cannot be undone. Backups hold the data until they are deleted. */
  readonly 'people.erase.cannotBeUndone': undefined
  /** Type the user name {userName} to confirm */
  readonly 'people.erase.confirm': { readonly userName: string }
  /** Type the user name: {userName} */
  readonly 'people.erase.confirm.wrong': { readonly userName: string }
  /** The person was erased */
  readonly 'people.erase.done': undefined
  /** “Erased person {id}” stands in {count, plural, one {# course} other {# courses}} instead of the name. */
  readonly 'people.erase.effect.courses': { readonly count: number; readonly id: string }
  /** Name, user name, e-mail address, numbers, passwords and accounts at identity providers go. */
  readonly 'people.erase.effect.identity': undefined
  /** Marks of {count, plural, one {# assessment} other {# assessments}} stay, under a number that names nobody. Totals and statistics hold. */
  readonly 'people.erase.effect.marks': { readonly count: number }
  /** Nobody can sign in as this person any more. Sessions end at once. */
  readonly 'people.erase.effect.signIn': undefined
  /** {count, plural, one {# course} other {# courses}} will have no other instructor. */
  readonly 'people.erase.effect.soleCourses': { readonly count: number }
  /** {count, plural, one {# problem, assessment or library} other {# problems, assessments and libraries}} will have no other owner. */
  readonly 'people.erase.effect.soleEntities': { readonly count: number }
  /** Problems and assessments that the person wrote stay. */
  readonly 'people.erase.effect.stays': undefined
  /** Written answers, drafts, appeals, comments on the work and reasons of accommodations go. */
  readonly 'people.erase.effect.writing': undefined
  /** Erase for good */
  readonly 'people.erase.forGood': undefined
  /** Nothing was erased */
  readonly 'people.erase.notErased': undefined
  /** Erase this person */
  readonly 'people.erase.open': undefined
  /** Erase {name}? */
  readonly 'people.erase.title': { readonly name: string }
  /** Send again */
  readonly 'people.invitations.again': undefined
  /** All */
  readonly 'people.invitations.all': undefined
  /** Invited by */
  readonly 'people.invitations.column.by': undefined
  /** Counts until */
  readonly 'people.invitations.column.expires': undefined
  /** Sent */
  readonly 'people.invitations.column.sent': undefined
  /** State */
  readonly 'people.invitations.column.state': undefined
  /** Nobody has been invited yet. */
  readonly 'people.invitations.none': undefined
  /** No invitation matches this search. */
  readonly 'people.invitations.noneFound': undefined
  /** Not yet */
  readonly 'people.invitations.notYet': undefined
  /** The invitation is on its way to {email} */
  readonly 'people.invitations.onItsWay': { readonly email: string }
  /** Search invitations */
  readonly 'people.invitations.search': undefined
  /** Accepted */
  readonly 'people.invitations.state.accepted': undefined
  /** Expired */
  readonly 'people.invitations.state.expired': undefined
  /** On its way */
  readonly 'people.invitations.state.sending': undefined
  /** Sent */
  readonly 'people.invitations.state.sent': undefined
  /** Withdrawn */
  readonly 'people.invitations.state.withdrawn': undefined
  /** Invitations */
  readonly 'people.invitations.title': undefined
  /** The invitation was withdrawn */
  readonly 'people.invitations.wasWithdrawn': undefined
  /** Which invitations */
  readonly 'people.invitations.which': undefined
  /** Withdraw */
  readonly 'people.invitations.withdraw': undefined
  /** Add */
  readonly 'people.list.add': undefined
  /** Add {roles} */
  readonly 'people.list.add.of': { readonly roles: string }
  /** Granted */
  readonly 'people.list.granted': undefined
  /** {day} by {person} */
  readonly 'people.list.grantedBy': { readonly day: string; readonly person: string }
  /** {day} by groups of {provider} */
  readonly 'people.list.grantedByGroups': { readonly day: string; readonly provider: string }
  /** Nobody is {role} yet. */
  readonly 'people.list.nobody': { readonly role: string }
  /** Remove */
  readonly 'people.list.remove': undefined
  /** {person} will no longer be {role}, at once. What they made stays. */
  readonly 'people.list.remove.means': { readonly person: string; readonly role: string }
  /** You will no longer be {role}, at once. What you made stays. */
  readonly 'people.list.remove.meansYou': { readonly role: string }
  /** Remove {person} */
  readonly 'people.list.remove.of': { readonly person: string }
  /** Remove {person}? */
  readonly 'people.list.remove.title': { readonly person: string }
  /** Search {roles} */
  readonly 'people.list.search': { readonly roles: string }
  /** Which role */
  readonly 'people.list.which': undefined
  /** Nobody matches this search. */
  readonly 'people.nobodyFound': undefined
  /** Grant */
  readonly 'people.roles.grant': undefined
  /** Grant {role} */
  readonly 'people.roles.grant.of': { readonly role: string }
  /** Granted */
  readonly 'people.roles.granted': undefined
  /** Only a Super Admin grants this. */
  readonly 'people.roles.onlySuperAdminGrants': undefined
  /** Only a Super Admin takes this away. */
  readonly 'people.roles.onlySuperAdminTakes': undefined
  /** Revoke */
  readonly 'people.roles.revoke': undefined
  /** From now on {person} is no longer {role}. What they made stays. */
  readonly 'people.roles.revoke.means': { readonly person: string; readonly role: string }
  /** From now on you are no longer {role}, and only somebody else can grant it again. */
  readonly 'people.roles.revoke.meansYou': { readonly role: string }
  /** Revoke {role} */
  readonly 'people.roles.revoke.of': { readonly role: string }
  /** Revoke {role}? */
  readonly 'people.roles.revoke.title': { readonly role: string }
  /** Revoke your own role? */
  readonly 'people.roles.revoke.titleOwn': undefined
  /** {person} is no longer {role} */
  readonly 'people.roles.revoked': { readonly person: string; readonly role: string }
  /** Since {day} */
  readonly 'people.roles.since': { readonly day: string }
  /** Since {day}, by {person} */
  readonly 'people.roles.sinceBy': { readonly day: string; readonly person: string }
  /** Since {day}, by groups of {provider} */
  readonly 'people.roles.sinceByGroups': { readonly day: string; readonly provider: string }
  /** Accommodations */
  readonly 'people.user.accommodations': undefined
  /** More time, attempts or other dates, everywhere or in single courses and assessments. */
  readonly 'people.user.accommodations.explain': undefined
  /** Show accommodations */
  readonly 'people.user.accommodations.show': undefined
  /** Recent activity */
  readonly 'people.user.activity': undefined
  /** by {person} */
  readonly 'people.user.activity.by': { readonly person: string }
  /** Was impersonated */
  readonly 'people.user.activity.impersonated': undefined
  /** Nothing yet. */
  readonly 'people.user.activity.none': undefined
  /** Signed in */
  readonly 'people.user.activity.signedIn': undefined
  /** Signed in through {provider} */
  readonly 'people.user.activity.signedInThrough': { readonly provider: string }
  /** Submitted answers in {assessment} */
  readonly 'people.user.activity.submitted': { readonly assessment: string }
  /** Copy */
  readonly 'people.user.copy': undefined
  /** Courses */
  readonly 'people.user.courses': undefined
  /** deleted */
  readonly 'people.user.courses.deleted': undefined
  /** In no course. */
  readonly 'people.user.courses.none': undefined
  /** {role} (synced) */
  readonly 'people.user.courses.synced': { readonly role: string }
  /** Personal data */
  readonly 'people.user.data': undefined
  /** This person was erased on {day}. Marks stay under this number. */
  readonly 'people.user.data.erased': { readonly day: string }
  /** A file with everything that is stored about the person, for them: the same that they can download in their account. It holds marks and comments as far as they are released to them. */
  readonly 'people.user.data.explain': undefined
  /** Edit */
  readonly 'people.user.edit': undefined
  /** This could not be saved */
  readonly 'people.user.edit.notSaved': undefined
  /** Save */
  readonly 'people.user.edit.save': undefined
  /** {name} saved */
  readonly 'people.user.edit.saved': { readonly name: string }
  /** Edit {name} */
  readonly 'people.user.edit.title': { readonly name: string }
  /** None beyond their courses */
  readonly 'people.user.noRoles': undefined
  /** Overview */
  readonly 'people.user.overview': undefined
  /** Person */
  readonly 'people.user.person': undefined
  /** {name}' roles */
  readonly 'people.user.rolesOf': { readonly name: string }
  /** Sign-in */
  readonly 'people.user.signIn': undefined
  /** Account */
  readonly 'people.user.signIn.account': undefined
  /** Disabled */
  readonly 'people.user.signIn.disabled': undefined
  /** Nobody can sign in to it. */
  readonly 'people.user.signIn.disabled.explain': undefined
  /** Second factor */
  readonly 'people.user.signIn.factor': undefined
  /** Set */
  readonly 'people.user.signIn.factorSet': undefined
  /** Send an invitation */
  readonly 'people.user.signIn.invite': undefined
  /** Known since */
  readonly 'people.user.signIn.knownSince': undefined
  /** Last signed in */
  readonly 'people.user.signIn.last': undefined
  /** Never */
  readonly 'people.user.signIn.never': undefined
  /** Open */
  readonly 'people.user.signIn.open': undefined
  /** Password */
  readonly 'people.user.signIn.password': undefined
  /** None */
  readonly 'people.user.signIn.passwordNone': undefined
  /** Set */
  readonly 'people.user.signIn.passwordSet': undefined
  /** N/A */
  readonly 'people.user.unknown': undefined
  /** User name */
  readonly 'people.user.userName': undefined
  /** To their page */
  readonly 'people.users.added.open': undefined
  /** {said}. */
  readonly 'people.users.added.said': { readonly said: string }
  /** Disabled */
  readonly 'people.users.disabled': undefined
  /** Import people */
  readonly 'people.users.import': undefined
  /** New person */
  readonly 'people.users.new': undefined
  /** Search by id, name, e-mail, uid or puid */
  readonly 'people.users.search': undefined
  /** Search for people by id, name, e-mail, uid or puid. */
  readonly 'people.users.search.first': undefined
  /** Users */
  readonly 'people.users.title': undefined
}
