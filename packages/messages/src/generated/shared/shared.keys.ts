// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface SharedMessages {
  /** Copy */
  readonly 'shared.act.copy': undefined
  /** Delete */
  readonly 'shared.act.delete': undefined
  /** Delete {count} of them */
  readonly 'shared.act.delete.some': { readonly count: string }
  /** Restore */
  readonly 'shared.act.restore': undefined
  /** Restore {count} of them */
  readonly 'shared.act.restore.some': { readonly count: string }
  /** Add */
  readonly 'shared.add': undefined
  /** Add to {name} */
  readonly 'shared.addToAssessment.addTo': { readonly name: string }
  /** {count, plural, one {# problem added to {name}} other {# problems added to {name}}} */
  readonly 'shared.addToAssessment.added': { readonly count: number; readonly name: string }
  /** {name} has all of them already */
  readonly 'shared.addToAssessment.hasAll': { readonly name: string }
  /** Assessments to choose */
  readonly 'shared.addToAssessment.label': undefined
  /** No assessment matches this search. */
  readonly 'shared.addToAssessment.noMatch': undefined
  /** Search assessments */
  readonly 'shared.addToAssessment.search': undefined
  /** Add to which assessment? */
  readonly 'shared.addToAssessment.title': undefined
  /** All answer types */
  readonly 'shared.answerType.all': undefined
  /** Choices */
  readonly 'shared.answerType.choices': undefined
  /** Formulas */
  readonly 'shared.answerType.formulas': undefined
  /** Formulas in a form */
  readonly 'shared.answerType.formulasInForm': undefined
  /** Answer type */
  readonly 'shared.answerType.label': undefined
  /** Numbers */
  readonly 'shared.answerType.numbers': undefined
  /** Words */
  readonly 'shared.answerType.words': undefined
  /** Clear */
  readonly 'shared.bulk.clear': undefined
  /** {count, plural, other {# selected}} */
  readonly 'shared.bulk.selected': { readonly count: number }
  /** Cancel */
  readonly 'shared.cancel': undefined
  /** Close */
  readonly 'shared.close': undefined
  /** Copy of {name} */
  readonly 'shared.copyOf': { readonly name: string }
  /** {what} added */
  readonly 'shared.differences.added': { readonly what: string }
  /** answers changed */
  readonly 'shared.differences.answers': undefined
  /** {what} changed */
  readonly 'shared.differences.changed': { readonly what: string }
  /** {what} changed ({details}) */
  readonly 'shared.differences.changedBy': { readonly details: string; readonly what: string }
  /** {count, plural, other {# decimal places}} */
  readonly 'shared.differences.decimalPlaces': { readonly count: number }
  /** now engineering notation */
  readonly 'shared.differences.engineering': undefined
  /** {what} {before} → {after} */
  readonly 'shared.differences.moved': { readonly after: string; readonly before: string; readonly what: string }
  /** none */
  readonly 'shared.differences.none': undefined
  /** no longer engineering notation */
  readonly 'shared.differences.notEngineering': undefined
  /** now a calculated value */
  readonly 'shared.differences.nowCalculated': undefined
  /** now rounded to decimals */
  readonly 'shared.differences.nowDecimals': undefined
  /** now rounded to significant figures */
  readonly 'shared.differences.nowFigures': undefined
  /** now a number set */
  readonly 'shared.differences.nowNumberSet': undefined
  /** now a random number */
  readonly 'shared.differences.nowRandomNumber': undefined
  /** now rich text */
  readonly 'shared.differences.nowRichText': undefined
  /** another kind of question */
  readonly 'shared.differences.otherKind': undefined
  /** answer */
  readonly 'shared.differences.part.answer': undefined
  /** choices */
  readonly 'shared.differences.part.choices': undefined
  /** feedback */
  readonly 'shared.differences.part.feedback': undefined
  /** form */
  readonly 'shared.differences.part.form': undefined
  /** format */
  readonly 'shared.differences.part.format': undefined
  /** formula */
  readonly 'shared.differences.part.formula': undefined
  /** notes for graders */
  readonly 'shared.differences.part.graderNotes': undefined
  /** hints */
  readonly 'shared.differences.part.hints': undefined
  /** how many */
  readonly 'shared.differences.part.howMany': undefined
  /** keyboards */
  readonly 'shared.differences.part.keyboards': undefined
  /** label */
  readonly 'shared.differences.part.label': undefined
  /** largest */
  readonly 'shared.differences.part.largest': undefined
  /** left out */
  readonly 'shared.differences.part.leftOut': undefined
  /** name */
  readonly 'shared.differences.part.name': undefined
  /** points */
  readonly 'shared.differences.part.points': undefined
  /** precision */
  readonly 'shared.differences.part.precision': undefined
  /** rounding */
  readonly 'shared.differences.part.rounding': undefined
  /** rubric */
  readonly 'shared.differences.part.rubric': undefined
  /** settings */
  readonly 'shared.differences.part.settings': undefined
  /** smallest */
  readonly 'shared.differences.part.smallest': undefined
  /** step */
  readonly 'shared.differences.part.step': undefined
  /** texts */
  readonly 'shared.differences.part.texts': undefined
  /** tolerance */
  readonly 'shared.differences.part.tolerance': undefined
  /** unit */
  readonly 'shared.differences.part.unit': undefined
  /** values */
  readonly 'shared.differences.part.values': undefined
  /** Question {number} */
  readonly 'shared.differences.question': { readonly number: string }
  /** {what} removed */
  readonly 'shared.differences.removed': { readonly what: string }
  /** {count, plural, other {# significant figures}} */
  readonly 'shared.differences.significantFigures': { readonly count: number }
  /** Variable {name} */
  readonly 'shared.differences.variable': { readonly name: string }
  /** Conditions on the draw */
  readonly 'shared.differences.whole.constraints': undefined
  /** The decimal sign */
  readonly 'shared.differences.whole.decimalSign': undefined
  /** Whether students get pinned variants only */
  readonly 'shared.differences.whole.drawsPinnedOnly': undefined
  /** Excluded variants */
  readonly 'shared.differences.whole.excludedVariants': undefined
  /** What letters stand for */
  readonly 'shared.differences.whole.letters': undefined
  /** Linked draws */
  readonly 'shared.differences.whole.linkedDraws': undefined
  /** Pinned variants */
  readonly 'shared.differences.whole.pinnedVariants': undefined
  /** Solution */
  readonly 'shared.differences.whole.solution': undefined
  /** Statement */
  readonly 'shared.differences.whole.statement': undefined
  /** zeros at the end kept */
  readonly 'shared.differences.zerosKept': undefined
  /** zeros at the end left out */
  readonly 'shared.differences.zerosLeftOut': undefined
  /** {value} ({low} to {high}) */
  readonly 'shared.estimate': { readonly high: string; readonly low: string; readonly value: string }
  /** Choose a CSV file */
  readonly 'shared.file.choose.csv': undefined
  /** Choose a zip file */
  readonly 'shared.file.choose.zip': undefined
  /** Choose another file */
  readonly 'shared.file.chooseAnother': undefined
  /** or drop it here */
  readonly 'shared.file.drop': undefined
  /** {size} kB */
  readonly 'shared.file.kilobytes': { readonly size: string }
  /** {size} MB */
  readonly 'shared.file.megabytes': { readonly size: string }
  /** {subject} {isWhole, select, yes {a whole number} other {a number}} from {least} to {most}. */
  readonly 'shared.form.range': { readonly isWhole: 'yes' | 'other'; readonly least: string; readonly most: string; readonly subject: string }
  /** Reason (recorded) */
  readonly 'shared.form.reason': undefined
  /** Your input has not been saved. */
  readonly 'shared.form.unsaved': undefined
  /** Shared libraries */
  readonly 'shared.libraries': undefined
  /** In {name} */
  readonly 'shared.libraries.in': { readonly name: string }
  /** In {count} libraries */
  readonly 'shared.libraries.inMany': { readonly count: string }
  /** No shared library matches this search. */
  readonly 'shared.libraries.noMatch': undefined
  /** Search shared libraries */
  readonly 'shared.libraries.search': undefined
  /** Show problems */
  readonly 'shared.libraries.show': undefined
  /** Show all problems */
  readonly 'shared.libraries.showAll': undefined
  /** Show problems of all libraries */
  readonly 'shared.libraries.showOfAll': undefined
  /** Shared libraries to choose */
  readonly 'shared.libraries.toChoose': undefined
  /** Problems of which shared libraries? */
  readonly 'shared.libraries.which': undefined
  /** CC0 (no rights reserved) */
  readonly 'shared.licence.cc0': undefined
  /** This institution only */
  readonly 'shared.licence.institution': undefined
  /** Licence: {licence} */
  readonly 'shared.licence.line': { readonly licence: string }
  /** Own licence */
  readonly 'shared.licence.own': undefined
  /** Own licence: {text} */
  readonly 'shared.licence.own.text': { readonly text: string }
  /** Mine only */
  readonly 'shared.list.mineOnly': undefined
  /** {kind, select, Problem {New problem} Assessment {New assessment} other {New shared library}} */
  readonly 'shared.list.new': { readonly kind: 'Assessment' | 'Problem' | 'other' }
  /** {kind, select, Problem {No problem matches this search.} Assessment {No assessment matches this search.} other {No shared library matches this search.}} */
  readonly 'shared.list.noMatch': { readonly kind: 'Assessment' | 'Problem' | 'other' }
  /** {kind, select, Problem {Deleted problems wait here, to be restored.} Assessment {Deleted assessments wait here, to be restored.} other {Deleted shared libraries wait here, to be restored.}} */
  readonly 'shared.list.noneDeleted': { readonly kind: 'Assessment' | 'Problem' | 'other' }
  /** {kind, select, Problem {Search problems} Assessment {Search assessments} other {Search shared libraries}} */
  readonly 'shared.list.search': { readonly kind: 'Assessment' | 'Problem' | 'other' }
  /** Name */
  readonly 'shared.name': undefined
  /** Done for {what} */
  readonly 'shared.outcome.done': { readonly what: string }
  /** Not done for {what}: */
  readonly 'shared.outcome.notDone': { readonly what: string }
  /** {what}: {reason} */
  readonly 'shared.outcome.reason': { readonly reason: string; readonly what: string }
  /** {count, plural, one {# student} other {# students}} */
  readonly 'shared.outcome.students': { readonly count: number }
  /** To add people, enter their identifier, select their role, and click ''Add.'' */
  readonly 'shared.people.add.lead': undefined
  /** {name} is {role} already */
  readonly 'shared.people.granted.already': { readonly name: string; readonly role: string }
  /** {count, plural, one {# person now has the role {role}; {before} already had it} other {# people now have the role {role}; {before} already had it}} */
  readonly 'shared.people.granted.both': { readonly before: string; readonly count: number; readonly role: string }
  /** {count, plural, one {# person already has the role {role}} other {# people already have the role {role}}} */
  readonly 'shared.people.granted.manyAlready': { readonly count: number; readonly role: string }
  /** {count, plural, one {# person now has the role {role}} other {# people now have the role {role}}} */
  readonly 'shared.people.granted.manyNow': { readonly count: number; readonly role: string }
  /** {name} is now {role} */
  readonly 'shared.people.granted.now': { readonly name: string; readonly role: string }
  /** Identifiers */
  readonly 'shared.people.identifiers': undefined
  /** {count} people */
  readonly 'shared.people.identifiers.count': { readonly count: string }
  /** {kind, select, careerAccount {Career account aliases or PUIDs, one per line or separated by commas.} other {E-mail addresses, one per line or separated by commas.}} */
  readonly 'shared.people.identifiers.hint': { readonly kind: 'careerAccount' | 'other' }
  /** Type at least one identifier. */
  readonly 'shared.people.identifiers.none': undefined
  /** At most {most} people can be added at once; these are {count}. */
  readonly 'shared.people.identifiers.tooMany': { readonly count: string; readonly most: string }
  /** Invite {email} */
  readonly 'shared.people.invite': { readonly email: string }
  /** An invitation needs an e-mail address. */
  readonly 'shared.people.inviteNeedsEmail': undefined
  /** {names} and {count} more */
  readonly 'shared.people.more': { readonly count: string; readonly names: string }
  /** Nobody was added */
  readonly 'shared.people.nobodyAdded': undefined
  /** Remove the unknown ones */
  readonly 'shared.people.removeUnknown': undefined
  /** Role */
  readonly 'shared.people.role': undefined
  /** An administrator has to add people who are not known yet first. */
  readonly 'shared.people.unknownNeedsAdministrator': undefined
  /** {percent} % */
  readonly 'shared.percent': { readonly percent: string }
  /** Add person */
  readonly 'shared.person.add': undefined
  /** {name} was added */
  readonly 'shared.person.added': { readonly name: string }
  /** {name} was added and is being invited */
  readonly 'shared.person.addedAndInvited': { readonly name: string }
  /** E-mail */
  readonly 'shared.person.email': undefined
  /** First name */
  readonly 'shared.person.firstName': undefined
  /** Send an invitation */
  readonly 'shared.person.invite': undefined
  /** A letter with a link to choose a password. It counts for {days, plural, one {a day} other {# days}} and can be sent again. */
  readonly 'shared.person.invite.hint': { readonly days: number }
  /** Last name */
  readonly 'shared.person.lastName': undefined
  /** New person */
  readonly 'shared.person.new': undefined
  /** PUID */
  readonly 'shared.person.puid': undefined
  /** UID */
  readonly 'shared.person.uid': undefined
  /** Download */
  readonly 'shared.personalData.download': undefined
  /** The file could not be made. Try again; if it fails again, tell support. */
  readonly 'shared.personalData.failed': undefined
  /** Make the file */
  readonly 'shared.personalData.make': undefined
  /** Make a new file */
  readonly 'shared.personalData.makeNew': undefined
  /** There is no file yet. */
  readonly 'shared.personalData.none': undefined
  /** The file could not be downloaded. Try again. */
  readonly 'shared.personalData.notDownloaded': undefined
  /** The file of {moment} is ready ({size}). It can be downloaded until {end}. */
  readonly 'shared.personalData.ready': { readonly end: string; readonly moment: string; readonly size: string }
  /** The file is being made since {moment}. */
  readonly 'shared.personalData.waiting': { readonly moment: string }
  /** Next variant */
  readonly 'shared.preview.next': undefined
  /** Preview {name} */
  readonly 'shared.preview.of': { readonly name: string }
  /** Open */
  readonly 'shared.preview.open': undefined
  /** {count, plural, one {# problem} other {# problems}} */
  readonly 'shared.problemCount': { readonly count: number }
  /** Problems */
  readonly 'shared.problems': undefined
  /** Remove */
  readonly 'shared.remove': undefined
  /** Compact rows */
  readonly 'shared.rows.compact': undefined
  /** Roomy rows */
  readonly 'shared.rows.roomy': undefined
  /** Search */
  readonly 'shared.search': undefined
  /** Type at least {count} characters, or digits only. */
  readonly 'shared.search.tooShort': { readonly count: string }
  /** Available */
  readonly 'shared.tabs.available': undefined
  /** Deleted */
  readonly 'shared.tabs.deleted': undefined
  /** {kind, select, Problem {Which problems} Assessment {Which assessments} other {Which shared libraries}} */
  readonly 'shared.tabs.label': { readonly kind: 'Assessment' | 'Problem' | 'other' }
  /** Tag {tag}: show all tags again */
  readonly 'shared.tags.clear': { readonly tag: string }
  /** Only problems with the tag {tag} */
  readonly 'shared.tags.only': { readonly tag: string }
}
