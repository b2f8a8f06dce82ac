// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SharingMessages {
  /** Added to {names} */
  readonly 'sharing.added': { readonly names: string }
  /** Already Shared */
  readonly 'sharing.alreadyShared': undefined
  /** {role, select, Editor {Readers of the library can edit this problem.} other {Readers of the library can read this problem.}} */
  readonly 'sharing.candidate.readers': { readonly role: 'Editor' | 'other' }
  /** Change */
  readonly 'sharing.change': undefined
  /** Shared library changed */
  readonly 'sharing.change.done': undefined
  /** Save */
  readonly 'sharing.change.save': undefined
  /** Change shared library */
  readonly 'sharing.change.title': undefined
  /** The description is too long. */
  readonly 'sharing.change.tooLong': undefined
  /** {count, plural, =0 {Add to library} one {Add to library} other {Add to # libraries}} */
  readonly 'sharing.choose.add': { readonly count: number }
  /** Role for readers of the library */
  readonly 'sharing.choose.role': undefined
  /** Add to which shared libraries? */
  readonly 'sharing.choose.title': undefined
  /** Assessments */
  readonly 'sharing.column.assessments': undefined
  /** Changed */
  readonly 'sharing.column.changed': undefined
  /** Licence */
  readonly 'sharing.column.licence': undefined
  /** Owners */
  readonly 'sharing.column.owners': undefined
  /** Role for readers */
  readonly 'sharing.column.role': undefined
  /** Sharing */
  readonly 'sharing.column.sharing': undefined
  /** Statement */
  readonly 'sharing.column.statement': undefined
  /** Tags */
  readonly 'sharing.column.tags': undefined
  /** What it is for */
  readonly 'sharing.description': undefined
  /** There is no description yet. */
  readonly 'sharing.description.none': undefined
  /** A shared library gives colleagues a role on all of its problems at once. */
  readonly 'sharing.empty': undefined
  /** Make a shared library */
  readonly 'sharing.firstStep': undefined
  /** Add to shared libraries */
  readonly 'sharing.held.add': undefined
  /** Deleted: nobody has a role by it, unless it is restored. */
  readonly 'sharing.held.deleted': undefined
  /** No shared library holds this problem. */
  readonly 'sharing.held.none': undefined
  /** {role, select, Editor {Its readers are editors of this problem.} other {Its readers are readers of this problem.}} */
  readonly 'sharing.held.readers': { readonly role: 'Editor' | 'other' }
  /** Remove the problem from {name} */
  readonly 'sharing.held.remove.of': { readonly name: string }
  /** Leave */
  readonly 'sharing.leave': undefined
  /** You will no longer see this assessment. Courses that it was given to go on unchanged. */
  readonly 'sharing.leave.assessment': undefined
  /** {kind, select, problem {You will no longer be {role} of this problem. Somebody else has to add you again.} assessment {You will no longer be {role} of this assessment. Somebody else has to add you again.} other {You will no longer be {role} of this shared library. Somebody else has to add you again.}} */
  readonly 'sharing.leave.consequence': { readonly kind: 'assessment' | 'problem' | 'other'; readonly role: string }
  /** You have left {name} */
  readonly 'sharing.leave.done': { readonly name: string }
  /** You will no longer see its problems, unless you have a role of your own on them. What uses them goes on unchanged. */
  readonly 'sharing.leave.library': undefined
  /** You will no longer see this problem. Your copies of it, and assessments that use it, go on unchanged. */
  readonly 'sharing.leave.problem': undefined
  /** You give up your own role. You still have what a shared library gives you on this problem. */
  readonly 'sharing.leave.problem.staysReadable': undefined
  /** Leave {name}? */
  readonly 'sharing.leave.title': { readonly name: string }
  /** Licences of its problems */
  readonly 'sharing.licences': undefined
  /** Licences */
  readonly 'sharing.licences.label': undefined
  /** {count, plural, one {# shared library moved to Deleted} other {# shared libraries moved to Deleted}} */
  readonly 'sharing.moved': { readonly count: number }
  /** As colleagues see it, for example “Mechanics, first year”. */
  readonly 'sharing.new.name.hint': undefined
  /** Make shared library */
  readonly 'sharing.new.submit': undefined
  /** New shared library */
  readonly 'sharing.new.title': undefined
  /** Not Shareable */
  readonly 'sharing.notShareable': undefined
  /** Only an owner of the problem can share it. */
  readonly 'sharing.notShareable.why': undefined
  /** {count, plural, one {# problem added} other {# problems added}} */
  readonly 'sharing.outcome.added': { readonly count: number }
  /** {count, plural, one {# problem changed} other {# problems changed}} */
  readonly 'sharing.outcome.changed': { readonly count: number }
  /** Nothing has changed */
  readonly 'sharing.outcome.nothing': undefined
  /** {count, plural, one {# problem refused: you may not do this any more} other {# problems refused: you may not do this any more}} */
  readonly 'sharing.outcome.refused': { readonly count: number }
  /** {count, plural, one {# problem removed} other {# problems removed}} */
  readonly 'sharing.outcome.removed': { readonly count: number }
  /** Owners: {people} */
  readonly 'sharing.owners': { readonly people: string }
  /** People */
  readonly 'sharing.people': undefined
  /** Add people */
  readonly 'sharing.people.add': undefined
  /** Make somebody else an owner first. */
  readonly 'sharing.people.lastOwner': undefined
  /** Change my role */
  readonly 'sharing.people.lower.confirm': undefined
  /** You will not be able to undo this. Another owner has to make you an owner again. */
  readonly 'sharing.people.lower.consequence': undefined
  /** Give up owning {name}? */
  readonly 'sharing.people.lower.title': { readonly name: string }
  /** {kind, select, problem {{name} will no longer be {role} of this problem. What uses it goes on unchanged.} assessment {{name} will no longer be {role} of this assessment. What uses it goes on unchanged.} other {{name} will no longer be {role} of this shared library. What uses it goes on unchanged.}} */
  readonly 'sharing.people.remove.consequence': { readonly kind: 'assessment' | 'problem' | 'other'; readonly name: string; readonly role: string }
  /** Remove {name} */
  readonly 'sharing.people.remove.of': { readonly name: string }
  /** Remove {name}? */
  readonly 'sharing.people.remove.title': { readonly name: string }
  /** {name} has no role on {entity} any more */
  readonly 'sharing.people.removed': { readonly entity: string; readonly name: string }
  /** Role of {name} */
  readonly 'sharing.people.roleOf': { readonly name: string }
  /** (you) */
  readonly 'sharing.people.you': undefined
  /** Add problems */
  readonly 'sharing.problems.add': undefined
  /** Problems to add */
  readonly 'sharing.problems.add.label': undefined
  /** Search problems */
  readonly 'sharing.problems.add.search': undefined
  /** {count, plural, =0 {Add problem} one {Add problem} other {Add # problems}} */
  readonly 'sharing.problems.add.submit': { readonly count: number }
  /** Add problems to “{name}” */
  readonly 'sharing.problems.add.title': { readonly name: string }
  /** Add to assessment */
  readonly 'sharing.problems.addToAssessment': undefined
  /** Problems of this library */
  readonly 'sharing.problems.label': undefined
  /** Let readers edit it */
  readonly 'sharing.problems.letEdit': undefined
  /** Let readers only read it */
  readonly 'sharing.problems.letRead': undefined
  /** No problem matches this search. */
  readonly 'sharing.problems.noMatch': undefined
  /** This library holds no problems yet. */
  readonly 'sharing.problems.none': undefined
  /** Order */
  readonly 'sharing.problems.order': undefined
  /** By name */
  readonly 'sharing.problems.order.name': undefined
  /** Newest first */
  readonly 'sharing.problems.order.newest': undefined
  /** Most used first */
  readonly 'sharing.problems.order.uses': undefined
  /** Preview */
  readonly 'sharing.problems.preview': undefined
  /** Remove from the library */
  readonly 'sharing.problems.remove': undefined
  /** Search problems of this library */
  readonly 'sharing.problems.search': undefined
  /** You can use the problems of this library. Its owners and editors see who else can. */
  readonly 'sharing.reader.note': undefined
  /** only its owners can share it */
  readonly 'sharing.refused.notAllowed': undefined
  /** you may not read it any more */
  readonly 'sharing.refused.notFound': undefined
  /** {problem}, in {library} */
  readonly 'sharing.refused.what': { readonly library: string; readonly problem: string }
  /** {count, plural, one {# shared library restored} other {# shared libraries restored}} */
  readonly 'sharing.restored': { readonly count: number }
  /** Editor */
  readonly 'sharing.role.editor': undefined
  /** {kind, select, problem {Editors change the problem and see who may use it.} assessment {Editors change the assessment and see who may use it.} other {Editors change the shared library and see who may use it.}} */
  readonly 'sharing.role.editor.hint': { readonly kind: 'assessment' | 'problem' | 'other' }
  /** editor */
  readonly 'sharing.role.editor.inSentence': undefined
  /** an editor */
  readonly 'sharing.role.editor.one': undefined
  /** Owner */
  readonly 'sharing.role.owner': undefined
  /** {kind, select, problem {Owners change the problem, decide who may use it, and delete it.} assessment {Owners change the assessment, decide who may use it, and delete it.} other {Owners change the shared library, decide who may use it, and delete it.}} */
  readonly 'sharing.role.owner.hint': { readonly kind: 'assessment' | 'problem' | 'other' }
  /** owner */
  readonly 'sharing.role.owner.inSentence': undefined
  /** an owner */
  readonly 'sharing.role.owner.one': undefined
  /** Reader */
  readonly 'sharing.role.reader': undefined
  /** {kind, select, problem {Readers open and use the problem, but do not change it.} assessment {Readers open and use the assessment, but do not change it.} other {Readers open and use the shared library, but do not change it.}} */
  readonly 'sharing.role.reader.hint': { readonly kind: 'assessment' | 'problem' | 'other' }
  /** reader */
  readonly 'sharing.role.reader.inSentence': undefined
  /** a reader */
  readonly 'sharing.role.reader.one': undefined
  /** Share */
  readonly 'sharing.share': undefined
  /** Done */
  readonly 'sharing.share.done': undefined
  /** Share “{name}” */
  readonly 'sharing.share.title': { readonly name: string }
  /** About */
  readonly 'sharing.tab.about': undefined
  /** Shared library */
  readonly 'sharing.tabs.label': undefined
  /** Where it is used */
  readonly 'sharing.uses': undefined
  /** No assessment that you may read uses this problem. */
  readonly 'sharing.uses.noAssessment': undefined
  /** No course of yours was given this assessment. */
  readonly 'sharing.uses.noCourse': undefined
}
