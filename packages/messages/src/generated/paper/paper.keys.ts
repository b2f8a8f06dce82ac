// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface PaperMessages {
  /** Course */
  readonly 'paper.course': undefined
  /** Look at the sheet. Correct what you typed and compare again, or take the second entry. */
  readonly 'paper.differences.advice': undefined
  /** nothing */
  readonly 'paper.differences.nothing': undefined
  /** {number}: first {first}, now {second}. */
  readonly 'paper.differences.one': { readonly first: string; readonly number: string; readonly second: string }
  /** The first entry is for another student. */
  readonly 'paper.differences.otherLearner': undefined
  /** Take the second entry */
  readonly 'paper.differences.take': undefined
  /** Enter marks */
  readonly 'paper.enterMarks': undefined
  /** Type a formula as LaTeX or plainly (sqrt(2)/2, 2x^10, 2pi r), words as they stand, and choices by their letters. =2 gives 2 points in place of an answer. */
  readonly 'paper.entry.answers.explain': undefined
  /** Checked {sheet}: {points} of {possible} points. */
  readonly 'paper.entry.checked': { readonly points: string; readonly possible: string; readonly sheet: string }
  /** Code of the sheet */
  readonly 'paper.entry.code': undefined
  /** Code of another sheet */
  readonly 'paper.entry.code.another': undefined
  /** Open */
  readonly 'paper.entry.code.open': undefined
  /** Compare */
  readonly 'paper.entry.compare': undefined
  /** Type the points; 0 where nothing was earned. */
  readonly 'paper.entry.fault.empty': undefined
  /** Type a number such as 2 or 2.5. */
  readonly 'paper.entry.fault.noNumber': undefined
  /** At most {possible} points. */
  readonly 'paper.entry.fault.tooMany': { readonly possible: string }
  /** {number}: answer */
  readonly 'paper.entry.field.answer': { readonly number: string }
  /** {number}: letters */
  readonly 'paper.entry.field.letters': { readonly number: string }
  /** {number} of {possible} */
  readonly 'paper.entry.field.points': { readonly number: string; readonly possible: string }
  /** Enter marks given on paper */
  readonly 'paper.entry.heading': undefined
  /** Enter leads to the next field, and from the last one it saves. Escape leads back to the code. */
  readonly 'paper.entry.keys': undefined
  /** What is typed */
  readonly 'paper.entry.kind': undefined
  /** Answers, for the evaluator */
  readonly 'paper.entry.kind.answers': undefined
  /** Points given on paper */
  readonly 'paper.entry.kind.points': undefined
  /** Save */
  readonly 'paper.entry.save': undefined
  /** Saved {sheet}: {points} of {possible} points. */
  readonly 'paper.entry.saved': { readonly points: string; readonly possible: string; readonly sheet: string }
  /** Show the marks that stand */
  readonly 'paper.entry.showStanding': undefined
  /** {count, plural, one {Marks of {entered} of # sheet are entered.} other {Marks of {entered} of # sheets are entered.}} */
  readonly 'paper.entry.standing': { readonly count: number; readonly entered: string }
  /** Student */
  readonly 'paper.entry.student': undefined
  /** ID or a part of the name. */
  readonly 'paper.entry.student.hint': undefined
  /** Choose the student whose sheet it is. */
  readonly 'paper.entry.student.missing': undefined
  /** {points} of {possible} */
  readonly 'paper.entry.sum': { readonly points: string; readonly possible: string }
  /** Marks on paper: {name} */
  readonly 'paper.entry.title': { readonly name: string }
  /** It is */
  readonly 'paper.entry.turn': undefined
  /** Entered */
  readonly 'paper.entry.turn.first': undefined
  /** Compared with the first entry */
  readonly 'paper.entry.turn.second': undefined
  /** {count, plural, one {Compare # sheet} other {Compare # sheets}} */
  readonly 'paper.file.compare': { readonly count: number }
  /** {count, plural, one {# sheet agrees with the first entry, {failed} not.} other {# sheets agree with the first entry, {failed} not.}} */
  readonly 'paper.file.compared': { readonly count: number; readonly failed: string }
  /** Download the marking list */
  readonly 'paper.file.download': undefined
  /** {count, plural, one {Enter # sheet} other {Enter # sheets}} */
  readonly 'paper.file.enter': { readonly count: number }
  /** {count, plural, one {# sheet entered, {failed} not.} other {# sheets entered, {failed} not.}} */
  readonly 'paper.file.entered': { readonly count: number; readonly failed: string }
  /** A CSV file with the column Code and one for each question, named as on the sheet: 1 or 2a for points, “2a answer” for what was written. Sheets of versions need Email or ID as well. */
  readonly 'paper.file.explain': undefined
  /** Line {line}: {because} */
  readonly 'paper.file.line': { readonly because: string; readonly line: string }
  /** Line {line} ({text}): {because} */
  readonly 'paper.file.line.with': { readonly because: string; readonly line: string; readonly text: string }
  /** Look at the file */
  readonly 'paper.file.look': undefined
  /** {name} marking list.csv */
  readonly 'paper.file.name': { readonly name: string }
  /** The marking list could not be downloaded. Try again in a moment. */
  readonly 'paper.file.notDownloaded': undefined
  /** {count, plural, one {# sheet can be read, {again} of them entered before.} other {# sheets can be read, {again} of them entered before.}} */
  readonly 'paper.file.read': { readonly again: string; readonly count: number }
  /** {count, plural, one {# line cannot.} other {# lines cannot.}} */
  readonly 'paper.file.read.refused': { readonly count: number }
  /** Marks from a file */
  readonly 'paper.file.title': undefined
  /** Marked by a person */
  readonly 'paper.key.byPerson': undefined
  /** Key for {sheet} */
  readonly 'paper.key.of': { readonly sheet: string }
  /** Key of version {version} */
  readonly 'paper.key.ofVersion': { readonly version: string }
  /** Code */
  readonly 'paper.list.code': undefined
  /** Name */
  readonly 'paper.list.name': undefined
  /** No. */
  readonly 'paper.list.number': undefined
  /** Sum */
  readonly 'paper.list.sum': undefined
  /** Making sheets… */
  readonly 'paper.make.busy': undefined
  /** Each sheet has a code of its own. Sheets that are there already stay as they are; making them again adds what is missing. */
  readonly 'paper.make.explain': undefined
  /** Versions */
  readonly 'paper.make.howMany': undefined
  /** Sheets in all */
  readonly 'paper.make.inAll': undefined
  /** Sheets */
  readonly 'paper.make.kind': undefined
  /** One for each student */
  readonly 'paper.make.learners': undefined
  /** {count, plural, one {# student has begun on a screen. No sheet is made for them.} other {# students have begun on a screen. No sheet is made for them.}} */
  readonly 'paper.make.onScreen': { readonly count: number }
  /** Only A */
  readonly 'paper.make.onlyA': undefined
  /** Problems are drawn from pools for each student: there are no versions, and each sheet bears a name. */
  readonly 'paper.make.pools': undefined
  /** Make sheets */
  readonly 'paper.make.submit': undefined
  /** A to {version} */
  readonly 'paper.make.upTo': { readonly version: string }
  /** Versions without names */
  readonly 'paper.make.versions': undefined
  /** Type a whole number from 1 to {most}. */
  readonly 'paper.make.wrong': { readonly most: string }
  /** There are no sheets yet. Make them above; then sheets, key and marking list are printed here. */
  readonly 'paper.none': undefined
  /** Instructors of the course make and print sheets. */
  readonly 'paper.onlyInstructors': undefined
  /** Key */
  readonly 'paper.print.key': undefined
  /** Letter */
  readonly 'paper.print.letter': undefined
  /** Marking list */
  readonly 'paper.print.list': undefined
  /** Paper */
  readonly 'paper.print.paper': undefined
  /** Room after each problem */
  readonly 'paper.print.room': undefined
  /** {count} cm */
  readonly 'paper.print.room.centimetres': { readonly count: string }
  /** None */
  readonly 'paper.print.room.none': undefined
  /** Sheets */
  readonly 'paper.print.sheets': undefined
  /** Print or save as PDF */
  readonly 'paper.print.submit': undefined
  /** Print */
  readonly 'paper.print.what': undefined
  /** Answer */
  readonly 'paper.sheet.answer': undefined
  /** Code {code} */
  readonly 'paper.sheet.code': { readonly code: string }
  /** End of the sheet {code} */
  readonly 'paper.sheet.end': { readonly code: string }
  /** {problem} ({points}) */
  readonly 'paper.sheet.heading': { readonly points: string; readonly problem: string }
  /** {problem} ({points}, bonus) */
  readonly 'paper.sheet.heading.bonus': { readonly points: string; readonly problem: string }
  /** ID */
  readonly 'paper.sheet.id': undefined
  /** ID {uid} */
  readonly 'paper.sheet.idOf': { readonly uid: string }
  /** Sheet {code} */
  readonly 'paper.sheet.label': { readonly code: string }
  /** Name */
  readonly 'paper.sheet.name': undefined
  /** {code} · page */
  readonly 'paper.sheet.page': { readonly code: string }
  /** Problem {position} */
  readonly 'paper.sheet.problem': { readonly position: string }
  /** {position}. {title} */
  readonly 'paper.sheet.problem.titled': { readonly position: string; readonly title: string }
  /** Tick all that are right. */
  readonly 'paper.sheet.tickAll': undefined
  /** Tick one. */
  readonly 'paper.sheet.tickOne': undefined
  /** {count, plural, one {# sheet; marks of {entered} are entered.} other {# sheets; marks of {entered} are entered.}} */
  readonly 'paper.standing': { readonly count: number; readonly entered: string }
  /** Take marks back */
  readonly 'paper.takeBack': undefined
  /** The sheet can be entered for another student. */
  readonly 'paper.takeBack.again': undefined
  /** Take back */
  readonly 'paper.takeBack.confirm': undefined
  /** They no longer count for {name}, who has not begun then. */
  readonly 'paper.takeBack.consequence': { readonly name: string }
  /** Take the marks of {code} back? */
  readonly 'paper.takeBack.title': { readonly code: string }
  /** Paper: {name} */
  readonly 'paper.title': { readonly name: string }
  /** Typesetting sheets: {ready} of {count} are ready. */
  readonly 'paper.typesetting': { readonly count: string; readonly ready: string }
  /** Version {version} */
  readonly 'paper.version': { readonly version: string }
  /** Which sheets */
  readonly 'paper.which': undefined
  /** With the names of students */
  readonly 'paper.which.learners': undefined
  /** Of versions, without names */
  readonly 'paper.which.versions': undefined
}
