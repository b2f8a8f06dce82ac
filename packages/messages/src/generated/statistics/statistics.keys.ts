// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface StatisticsMessages {
  /** Attempts */
  readonly 'statistics.attempts': undefined
  /** The attempt that counts */
  readonly 'statistics.attempts.counting': undefined
  /** The first attempt */
  readonly 'statistics.attempts.first': undefined
  /** As of {moment}. */
  readonly 'statistics.basis.asOf': { readonly moment: string }
  /** {count, plural, one {# student has finished. Penalties and bonus problems are left out of totals.} other {# students have finished. Penalties and bonus problems are left out of totals.}} */
  readonly 'statistics.basis.finished': { readonly count: number }
  /** {count, plural, one {# student waits for grading and has no total yet.} other {# students wait for grading and have no total yet.}} */
  readonly 'statistics.basis.waiting': { readonly count: number }
  /** Alpha without it */
  readonly 'statistics.column.alphaWithout': undefined
  /** Students */
  readonly 'statistics.column.learners': undefined
  /** Problem */
  readonly 'statistics.column.problem': undefined
  /** Common wrong answers to question {question} */
  readonly 'statistics.common': { readonly question: string }
  /** Common wrong answer */
  readonly 'statistics.common.answer': undefined
  /** Answers */
  readonly 'statistics.common.answers': undefined
  /** Decided */
  readonly 'statistics.common.decided': undefined
  /** no */
  readonly 'statistics.common.decided.no': undefined
  /** No wrong answers have much in common across variants. */
  readonly 'statistics.common.none': undefined
  /** Of wrong answers */
  readonly 'statistics.common.share': undefined
  /** Common wrong answers are being worked out on the newest work. */
  readonly 'statistics.common.working': undefined
  /** {name} is “{text}” */
  readonly 'statistics.condition.is': { readonly name: string; readonly text: string }
  /** {name} is negative */
  readonly 'statistics.condition.negative': { readonly name: string }
  /** {name} is whole */
  readonly 'statistics.condition.whole': { readonly name: string }
  /** Course */
  readonly 'statistics.course': undefined
  /** Correlation with other problems */
  readonly 'statistics.discrimination': undefined
  /** How closely the points of a problem follow the total of the other problems, from −1 to 1; also called discrimination. Below 0.1 the problem tells little about what the others ask; below 0 it contradicts them. From {count} students. */
  readonly 'statistics.discrimination.meaning': { readonly count: string }
  /** They are {times} times as often wrong ({low}–{high}). */
  readonly 'statistics.drawn.times': { readonly high: string; readonly low: string; readonly times: string }
  /** The others are {times} times as often wrong ({low}–{high}). */
  readonly 'statistics.drawn.timesOthers': { readonly high: string; readonly low: string; readonly times: string }
  /** Where {condition}, {wrong} of {all} were not fully right; else {otherWrong} of {otherAll}. */
  readonly 'statistics.drawn.where': { readonly all: string; readonly condition: string; readonly otherAll: string; readonly otherWrong: string; readonly wrong: string }
  /** Drawn values */
  readonly 'statistics.drawnValues': undefined
  /** The condition, such as “b < 5”, under which wrong answers differ most. p is adjusted for the number of conditions that were looked at. Where nothing is named, an effect may still be too small to show with so many students. */
  readonly 'statistics.drawnValues.meaning': undefined
  /** Earned */
  readonly 'statistics.earned': undefined
  /** The share of the points that students earned on average, without penalties; in brackets the range that holds the true share in 95 of 100 such classes. From {count} students. */
  readonly 'statistics.earned.meaning': { readonly count: string }
  /** correlation with other problems */
  readonly 'statistics.fact.discrimination': undefined
  /** {count, plural, one {earned, of # student} other {earned, of # students}} */
  readonly 'statistics.fact.earned': { readonly count: number }
  /** Fifths by total: {shares} */
  readonly 'statistics.fact.fifths': { readonly shares: string }
  /** Totals from 0 to 100 % */
  readonly 'statistics.fact.histogram': undefined
  /** mean of {count} */
  readonly 'statistics.fact.mean': { readonly count: string }
  /** median (half of the students between) */
  readonly 'statistics.fact.median': undefined
  /** reliability (alpha) */
  readonly 'statistics.fact.reliability': undefined
  /** reliability (alpha) of {count} */
  readonly 'statistics.fact.reliability.of': { readonly count: string }
  /** standard error of a total */
  readonly 'statistics.fact.standardError': undefined
  /** ±{percent} % */
  readonly 'statistics.fact.standardError.value': { readonly percent: string }
  /** {count, plural, one {time in view, of # student (half between)} other {time in view, of # students (half between)}} */
  readonly 'statistics.fact.time': { readonly count: number }
  /** Fifths */
  readonly 'statistics.fifths': undefined
  /** no students */
  readonly 'statistics.fifths.empty': undefined
  /** A fifth has no students where many have the same total: they are counted in one fifth together. */
  readonly 'statistics.fifths.empty.why': undefined
  /** What students earned, from the fifth with the lowest totals to the one with the highest; it should rise. From {count} students. */
  readonly 'statistics.fifths.meaning': { readonly count: string }
  /** What the figures mean */
  readonly 'statistics.meanings': undefined
  /** Nobody has finished yet. Students count once they have finished, or have answered every problem of a homework. */
  readonly 'statistics.nobodyFinished': undefined
  /** not known */
  readonly 'statistics.notKnown': undefined
  /** {position}. {name}: {text} */
  readonly 'statistics.notice': { readonly name: string; readonly position: string; readonly text: string }
  /** Without it the total would be more reliable (alpha {without} instead of {with}). */
  readonly 'statistics.notice.alpha': { readonly with: string; readonly without: string }
  /** Students who did well on the other problems did hardly better on this one (correlation {figure}): look at the correct answer and at common wrong ones. */
  readonly 'statistics.notice.discrimination': { readonly figure: string }
  /** Hardly anybody solved it ({share}): look at the answers before you regrade or drop it. */
  readonly 'statistics.notice.hard': { readonly share: string }
  /** Its variants were not equally hard ({p}): see which one. */
  readonly 'statistics.notice.unfair': { readonly p: string }
  /** worse ← as students with the same total → better */
  readonly 'statistics.picture.axis': undefined
  /** earned, in percent */
  readonly 'statistics.picture.earned': undefined
  /** Each circle is the problem with that number. Problems at the bottom left are hard and tell little about the others. */
  readonly 'statistics.picture.problems': undefined
  /** A line is the 95 % interval of the measured difference. A dot is the likely difference: it is smaller, because part of what was measured is chance. */
  readonly 'statistics.picture.variants': undefined
  /** Problems */
  readonly 'statistics.problems': undefined
  /** No problem counts. */
  readonly 'statistics.problems.none': undefined
  /** Question {question} */
  readonly 'statistics.question': { readonly question: string }
  /** Earned {earned} · correlation with other problems {correlation} · {verdicts} */
  readonly 'statistics.question.figures': { readonly correlation: string; readonly earned: string; readonly verdicts: string }
  /** Grade its answers */
  readonly 'statistics.question.grade': undefined
  /** Decide on groups of answers */
  readonly 'statistics.question.groups': undefined
  /** {verdict, select, correct {{count} right} partial {{count} partly right} incorrect {{count} wrong} unreadable {{count} unreadable} needsPerson {{count} waiting for grading} pending {{count} being marked} other {{count} {name}}} */
  readonly 'statistics.question.verdict': { readonly count: string; readonly name: string; readonly verdict: 'correct' | 'incorrect' | 'needsPerson' | 'partial' | 'pending' | 'unreadable' | 'other' }
  /** Questions */
  readonly 'statistics.questions': undefined
  /** Regrade or drop */
  readonly 'statistics.regrade': undefined
  /** Reliability */
  readonly 'statistics.reliability': undefined
  /** Cronbach’s alpha: how well the total would repeat itself with other problems of this kind. Draws from pools are centred on the problem drawn. From {count} students. */
  readonly 'statistics.reliability.meaning': { readonly count: string }
  /** {value} % ({low}–{high} %) */
  readonly 'statistics.share': { readonly high: string; readonly low: string; readonly value: string }
  /** What stands out */
  readonly 'statistics.standsOut': undefined
  /** Grade what waits */
  readonly 'statistics.standsOut.grade': undefined
  /** {count, plural, one {Nothing stands out in the work of # student.} other {Nothing stands out in the work of # students.}} */
  readonly 'statistics.standsOut.nothing': { readonly count: number }
  /** {count, plural, one {Nothing stands out in the work of # student. Whether variants were unfair, and whether a problem fits the others, shows from {fewest} students on.} other {Nothing stands out in the work of # students. Whether variants were unfair, and whether a problem fits the others, shows from {fewest} students on.}} */
  readonly 'statistics.standsOut.nothingYet': { readonly count: number; readonly fewest: string }
  /** {count, plural, one {Only # student has finished: too few to say what stands out. It takes at least {fewest}.} other {Only # students have finished: too few to say what stands out. It takes at least {fewest}.}} */
  readonly 'statistics.standsOut.tooFew': { readonly count: number; readonly fewest: string }
  /** {count, plural, one {Nothing stands out yet. # student waits for grading and has no total. Whether variants were unfair, and whether a problem fits the others, shows once {fewest} students have one.} other {Nothing stands out yet. # students wait for grading and have no total. Whether variants were unfair, and whether a problem fits the others, shows once {fewest} students have one.}} */
  readonly 'statistics.standsOut.waiting': { readonly count: number; readonly fewest: string }
  /** Variants and drawn values have been tested. */
  readonly 'statistics.tested': undefined
  /** {count, plural, one {Variants and drawn values have been tested. # thing stands out.} other {Variants and drawn values have been tested. # things stand out.}} */
  readonly 'statistics.tested.found': { readonly count: number }
  /** Variants and drawn values have been tested. Nothing stands out. */
  readonly 'statistics.tested.nothing': undefined
  /** Variants and drawn values are being tested on the newest work. What the tests find appears here by itself. */
  readonly 'statistics.testedAnew': undefined
  /** {finding} ({p}, {count} conditions looked at) */
  readonly 'statistics.tests.drawn': { readonly count: string; readonly finding: string; readonly p: string }
  /** No drawn value splits at least {count} students into sides of ten. */
  readonly 'statistics.tests.drawn.need': { readonly count: string }
  /** The work of {count} students does not show that a drawn value matters. */
  readonly 'statistics.tests.drawn.nothing': { readonly count: string }
  /** The work of {count} students does not show that a variant was harder ({p}, {variants} variants). */
  readonly 'statistics.tests.fair': { readonly count: string; readonly p: string; readonly variants: string }
  /** Among them: {finding} */
  readonly 'statistics.tests.inside': { readonly finding: string }
  /** Tests need {count} students with a total. */
  readonly 'statistics.tests.need': { readonly count: string }
  /** Among the others: {finding} */
  readonly 'statistics.tests.outside': { readonly finding: string }
  /** The variants were not equally hard ({p}, {variants} variants). */
  readonly 'statistics.tests.unfair': { readonly p: string; readonly variants: string }
  /** Variants are compared where at least two of them have five students each, and {count} together. */
  readonly 'statistics.tests.variants.need': { readonly count: string }
  /** The tests are being worked out. */
  readonly 'statistics.tests.working': undefined
  /** Time */
  readonly 'statistics.time': undefined
  /** How long the problem was open and in view, over all attempts, in minutes and seconds: the time of the student in the middle, and in brackets the times between which half of the students are. It is looked at every 10 seconds, and only while the sitting goes on. From {count} students. */
  readonly 'statistics.time.meaning': { readonly count: string }
  /** Statistics of the assessment */
  readonly 'statistics.title': undefined
  /** Statistics of {name} */
  readonly 'statistics.title.of': { readonly name: string }
  /** too few (shown from {fewest}) */
  readonly 'statistics.tooFew': { readonly fewest: string }
  /** Easier: {variants}. */
  readonly 'statistics.unfair.easier': { readonly variants: string }
  /** Harder than for students with the same total: {variants}. */
  readonly 'statistics.unfair.harder': { readonly variants: string }
  /** variant {number} ({values}), likely by {points} points of 100 */
  readonly 'statistics.unfair.variant': { readonly number: string; readonly points: string; readonly values: string }
  /** {count, plural, one {# more variant was given to at least {fewest} students: the list has those with the worst results.} other {# more variants were given to at least {fewest} students: the list has those with the worst results.}} */
  readonly 'statistics.unlisted.further': { readonly count: number; readonly fewest: string }
  /** {count, plural, one {# variant was given to fewer than {fewest} students each.} other {# variants were given to fewer than {fewest} students each.}} */
  readonly 'statistics.unlisted.rare': { readonly count: number; readonly fewest: string }
  /** Variant */
  readonly 'statistics.variant': undefined
  /** Difference from students with the same total (likely) */
  readonly 'statistics.variant.difference': undefined
  /** {raw} ({low} to {high}; {likely}) points of 100 */
  readonly 'statistics.variant.difference.points': { readonly high: string; readonly likely: string; readonly low: string; readonly raw: string }
  /** variant {number} */
  readonly 'statistics.variant.number': { readonly number: string }
  /** Open */
  readonly 'statistics.variant.open': undefined
  /** Open the variant */
  readonly 'statistics.variant.open.link': undefined
  /** {number}: {values} */
  readonly 'statistics.variant.values': { readonly number: string; readonly values: string }
  /** Variants */
  readonly 'statistics.variants': undefined
  /** Variants are dealt at random. p says how often dealing them anew would make them differ as much, adjusted for the number of problems; at most 0.05 counts. */
  readonly 'statistics.variants.meaning': undefined
  /** No variant was given to five students. Look at the drawn values instead. */
  readonly 'statistics.variants.none': undefined
  /** The same wrong answers to question {question} */
  readonly 'statistics.wrong': { readonly question: string }
  /** The same wrong answer */
  readonly 'statistics.wrong.answer': undefined
  /** Example */
  readonly 'statistics.wrong.example': undefined
  /** No two students gave the same wrong answer. */
  readonly 'statistics.wrong.none': undefined
  /** See one of the answers */
  readonly 'statistics.wrong.see': undefined
}
