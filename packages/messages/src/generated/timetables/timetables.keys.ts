// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface TimetablesMessages {
  /** Account name */
  readonly 'timetables.account': undefined
  /** Address of UniTime */
  readonly 'timetables.address': undefined
  /** The part before /api, such as https://timetable.example.edu/UniTime. At another address every roster is a report first, until somebody takes it over. */
  readonly 'timetables.address.hint': undefined
  /** Signs in with the settings above, reads the terms and asks for a schedule. Nothing is changed there. */
  readonly 'timetables.check.explain': undefined
  /** Connect a timetable */
  readonly 'timetables.connect': undefined
  /** How to sign in there */
  readonly 'timetables.credential': undefined
  /** As an account with a password */
  readonly 'timetables.credential.password': undefined
  /** By a token for the API */
  readonly 'timetables.credential.token': undefined
  /** Then somebody without a university number here is found by the address too, and new people get it. Otherwise only university numbers count. */
  readonly 'timetables.emailTrusted.hint': undefined
  /** OneRoster exports */
  readonly 'timetables.exports': undefined
  /** Export */
  readonly 'timetables.file': undefined
  /** Hand in the zip file of a whole OneRoster export, version 1.1 or 1.2. It takes the place of the last one. Rosters of courses that follow its classes are read at once; work of those who leave stays. */
  readonly 'timetables.file.explain': undefined
  /** Hand it in */
  readonly 'timetables.file.handIn': undefined
  /** {file}, handed in {moment}: {classes, plural, one {# class} other {# classes}} in {terms, plural, one {# term} other {# terms}}, {students, plural, one {# student} other {# students}}. */
  readonly 'timetables.file.last': { readonly classes: number; readonly file: string; readonly moment: string; readonly students: number; readonly terms: number }
  /** No export has been handed in. */
  readonly 'timetables.file.none': undefined
  /** University number */
  readonly 'timetables.file.number': undefined
  /** The column of users.csv by which people are known here. */
  readonly 'timetables.file.number.hint': undefined
  /** {column} (the first of them) */
  readonly 'timetables.file.number.userIds': { readonly column: string }
  /** Reading it… */
  readonly 'timetables.file.reading': undefined
  /** {count, plural, one {Taken. # roster is being read.} other {Taken. # rosters are being read.}} */
  readonly 'timetables.file.taken': { readonly count: number }
  /** A zip file has at most 20 MB. */
  readonly 'timetables.file.tooLarge': undefined
  /** {count, plural, one {# person was left out: no usable university number in the column {column}.} other {# people were left out: no usable university number in the column {column}.}} */
  readonly 'timetables.file.withoutNumber': { readonly column: string; readonly count: number }
  /** What to do in the student system */
  readonly 'timetables.files.before': undefined
  /** Export everything as OneRoster CSV, version 1.1 or 1.2 (bulk, not delta). The zip file holds terms, courses, classes, users and enrolments. Connect the timetable here; then its page takes the file. */
  readonly 'timetables.files.before.explain': undefined
  /** From which instructors make courses of the classes that they teach. */
  readonly 'timetables.lead': undefined
  /** Campus timetable */
  readonly 'timetables.name.example': undefined
  /** No timetable is connected. Once one is, instructors make courses of their classes, and rosters follow it. */
  readonly 'timetables.none': undefined
  /** Where classes come from */
  readonly 'timetables.product': undefined
  /** UniTime is asked at its address. OneRoster exports of a student system are handed in as zip files. */
  readonly 'timetables.product.hint': undefined
  /** OneRoster exports (CSV) */
  readonly 'timetables.product.oneroster': undefined
  /** UniTime */
  readonly 'timetables.product.unitime': undefined
  /** Rosters of courses that come from it are read no more. The courses, the people and their work stay. To pause it, switch it off instead: connected again, it is a new timetable. */
  readonly 'timetables.remove.explain': undefined
  /** What to do in UniTime */
  readonly 'timetables.rights': undefined
  /** To read who teaches a class. */
  readonly 'timetables.rights.class': undefined
  /** To read the students of a class. */
  readonly 'timetables.rights.enrollments': undefined
  /** Make an account for this site, or a token for the API where your server allows tokens. Give its role these rights on the page Permissions, and the account that role in every term that courses are made for. */
  readonly 'timetables.rights.explain': undefined
  /** People are found by their university number: the external ID in UniTime, the number of the account here. */
  readonly 'timetables.rights.found': undefined
  /** To read what an instructor teaches. */
  readonly 'timetables.rights.schedule': undefined
  /** To read the terms. */
  readonly 'timetables.rights.terms': undefined
  /** Password */
  readonly 'timetables.secret.password': undefined
  /** It is stored, encrypted. Another address or account needs it typed again. */
  readonly 'timetables.secret.stored': undefined
  /** Token */
  readonly 'timetables.secret.token': undefined
  /** Take classes and rosters from it */
  readonly 'timetables.take': undefined
  /** Off: it is asked nothing, and rosters stay as they are. */
  readonly 'timetables.take.hint': undefined
}
