// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface PeopleImportMessages {
  /** Import {count, plural, one {# person} other {# people}} */
  readonly 'people-import.apply': { readonly count: number }
  /** Another file */
  readonly 'people-import.apply.another': undefined
  /** Became a person here. */
  readonly 'people-import.becamePerson': undefined
  /** Became a person here and {role}. */
  readonly 'people-import.becamePersonWithRole': { readonly role: string }
  /** Became {role}. */
  readonly 'people-import.becameRole': { readonly role: string }
  /** Becomes a person here. */
  readonly 'people-import.becomesPerson': undefined
  /** Becomes a person here and {role}. */
  readonly 'people-import.becomesPersonWithRole': { readonly role: string }
  /** Becomes {role}. */
  readonly 'people-import.becomesRole': { readonly role: string }
  /** {field}: {before} → {after} */
  readonly 'people-import.change': { readonly after: string; readonly before: string; readonly field: string }
  /** none */
  readonly 'people-import.change.none': undefined
  /** The first line names the columns: {needed}, and as far as there are {others}. Each further line is one person. Nothing happens before you have seen what would happen. */
  readonly 'people-import.columns': { readonly needed: string; readonly others: string }
  /** email, first name, last name */
  readonly 'people-import.columns.example': undefined
  /** email */
  readonly 'people-import.columns.needed': undefined
  /** email, uid or puid */
  readonly 'people-import.columns.neededForRoster': undefined
  /** first name, last name, uid, puid, user name */
  readonly 'people-import.columns.others': undefined
  /** role, first name, last name */
  readonly 'people-import.columns.othersForRoster': undefined
  /** Courses */
  readonly 'people-import.courses': undefined
  /** {added, plural, one {# person} other {# people}} added, {changed, plural, one {# changed} other {# changed}}. */
  readonly 'people-import.done': { readonly added: number; readonly changed: number }
  /** {added, plural, one {# person} other {# people}} added, {changed, plural, one {# changed} other {# changed}}, {leftOut, plural, one {# line} other {# lines}} left out. */
  readonly 'people-import.done.leftOut': { readonly added: number; readonly changed: number; readonly leftOut: number }
  /** {added, plural, one {# person} other {# people}} added, {changed, plural, one {# given a role or changed} other {# given a role or changed}}. */
  readonly 'people-import.doneRoster': { readonly added: number; readonly changed: number }
  /** {added, plural, one {# person} other {# people}} added, {changed, plural, one {# given a role or changed} other {# given a role or changed}}, {leftOut, plural, one {# line} other {# lines}} left out. */
  readonly 'people-import.doneRoster.leftOut': { readonly added: number; readonly changed: number; readonly leftOut: number }
  /** The file is not in UTF-8 and was read as Windows-1252. Look whether names with accents are right. */
  readonly 'people-import.encoding': undefined
  /** E-mail */
  readonly 'people-import.field.email': undefined
  /** First name */
  readonly 'people-import.field.firstName': undefined
  /** Last name */
  readonly 'people-import.field.lastName': undefined
  /** PUID */
  readonly 'people-import.field.puid': undefined
  /** Role */
  readonly 'people-import.field.role': undefined
  /** UID */
  readonly 'people-import.field.uid': undefined
  /** User name */
  readonly 'people-import.field.userName': undefined
  /** Send each new person an invitation */
  readonly 'people-import.invite': undefined
  /** What happened */
  readonly 'people-import.lines.happened': undefined
  /** What happens */
  readonly 'people-import.lines.happens': undefined
  /** In words */
  readonly 'people-import.lines.inWords': undefined
  /** Lines of the file */
  readonly 'people-import.lines.label': undefined
  /** Line */
  readonly 'people-import.lines.line': undefined
  /** Name */
  readonly 'people-import.lines.name': undefined
  /** There is no such line. */
  readonly 'people-import.lines.none': undefined
  /** Which lines */
  readonly 'people-import.lines.which': undefined
  /** Nothing changed. */
  readonly 'people-import.nothingChanged': undefined
  /** Nothing changes. */
  readonly 'people-import.nothingChanges': undefined
  /** Choose a file, or paste what it would hold. */
  readonly 'people-import.nothingChosen': undefined
  /** Changed */
  readonly 'people-import.outcome.changed': undefined
  /** Known */
  readonly 'people-import.outcome.known': undefined
  /** New */
  readonly 'people-import.outcome.new': undefined
  /** Error */
  readonly 'people-import.outcome.trouble': undefined
  /** Or paste from a spreadsheet */
  readonly 'people-import.paste': undefined
  /** pasted text */
  readonly 'people-import.paste.fileName': undefined
  /** People */
  readonly 'people-import.people': undefined
  /** Preview */
  readonly 'people-import.preview': undefined
  /** Importing: {done} of {total} lines */
  readonly 'people-import.progress': { readonly done: string; readonly total: string }
  /** It was interrupted and has started anew. */
  readonly 'people-import.progress.anew': undefined
  /** All of it happens or nothing. You can leave this page and come back to it. */
  readonly 'people-import.progress.explain': undefined
  /** Progress of the import */
  readonly 'people-import.progress.label': undefined
  /** The server cannot be reached; trying again. */
  readonly 'people-import.progress.unreachable': undefined
  /** It begins: {text} */
  readonly 'people-import.reason.begins': { readonly text: string }
  /** These identifiers belong to different people: {ids}. */
  readonly 'people-import.reason.differentPeople': { readonly ids: string }
  /** Nothing was imported, by a fault of ours. Try again. */
  readonly 'people-import.reason.faultOfOurs': undefined
  /** This line has {count, plural, one {# field} other {# fields}}, the first line {titles}. */
  readonly 'people-import.reason.fieldCount': { readonly count: number; readonly titles: string }
  /** The {column} has spaces, commas or semicolons. */
  readonly 'people-import.reason.hasSpaces': { readonly column: string }
  /** This person is staff of this course. */
  readonly 'people-import.reason.isStaff': undefined
  /** This person is a student of this course. */
  readonly 'people-import.reason.isStudent': undefined
  /** Line {line} has the same {column}. */
  readonly 'people-import.reason.lineHasSame': { readonly column: string; readonly line: string }
  /** Line {line} has the same user name, “{userName}”. */
  readonly 'people-import.reason.lineHasSameUserName': { readonly line: string; readonly userName: string }
  /** Line {line} is the same person. */
  readonly 'people-import.reason.lineIsSamePerson': { readonly line: string }
  /** This person may do more than you; only somebody who may do as much can change them. */
  readonly 'people-import.reason.mayDoMore': undefined
  /** Nobody here is known by this, and a new person needs an e-mail address. */
  readonly 'people-import.reason.newNeedsEmail': undefined
  /** “{email}” is no e-mail address. */
  readonly 'people-import.reason.noEmail': { readonly email: string }
  /** “{role}” is no role in a course: Instructor, Grader or Student. */
  readonly 'people-import.reason.noRole': { readonly role: string }
  /** Nobody here is known by this. */
  readonly 'people-import.reason.nobodyKnown': undefined
  /** Nothing says who this is. */
  readonly 'people-import.reason.saysNobody': undefined
  /** The {column} is too long. */
  readonly 'people-import.reason.tooLong': { readonly column: string }
  /** The quotation marks of this line do not match. */
  readonly 'people-import.reason.unmatchedQuotes': undefined
  /** The {column} has characters that cannot be read. */
  readonly 'people-import.reason.unreadableCharacters': { readonly column: string }
  /** Somebody else has the user name “{userName}”. */
  readonly 'people-import.reason.userNameTaken': { readonly userName: string }
  /** Role */
  readonly 'people-import.role': undefined
  /** Of everybody whose line names no role. */
  readonly 'people-import.role.hint': undefined
  /** Every line can be imported. Nothing has been changed yet. */
  readonly 'people-import.standing.everyLine': undefined
  /** {count, plural, one {# line} other {# lines}} with errors will be left out. Nothing has been changed yet. */
  readonly 'people-import.standing.leftOut': { readonly count: number }
  /** There is nothing to import. Nothing has been changed yet. */
  readonly 'people-import.standing.nothing': undefined
  /** All {count} */
  readonly 'people-import.tab.all': { readonly count: string }
  /** {outcome} {count} */
  readonly 'people-import.tab.outcome': { readonly count: string; readonly outcome: string }
  /** Import people */
  readonly 'people-import.title': undefined
  /** To the people of the course */
  readonly 'people-import.toPeople': undefined
  /** To the users */
  readonly 'people-import.toUsers': undefined
  /** At most {limit} MB. “{name}” has {size}. */
  readonly 'people-import.tooLarge': { readonly limit: string; readonly name: string; readonly size: string }
  /** {count, plural, one {One column is} other {# columns are}} not used: {columns}. */
  readonly 'people-import.unused': { readonly columns: string; readonly count: number }
  /** {count, plural, one {One column is} other {# columns are}} not used: {columns} and {more} more. */
  readonly 'people-import.unused.andMore': { readonly columns: string; readonly count: number; readonly more: string }
  /** “{column}” */
  readonly 'people-import.unused.column': { readonly column: string }
  /** Users */
  readonly 'people-import.users': undefined
}
