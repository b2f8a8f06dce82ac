// Made by `node scripts/messages.mjs` of packages/messages/catalogs: change the catalogs.

/** What each message takes. */
export interface GradingMessages {
  /** People choose “{text}” differently. Say in the rubric what it takes. */
  readonly 'grading.advice.item': { readonly text: string }
  /** {grader} gives {points} percentage points less than the others ({low} to {high}). Look at some answers together. */
  readonly 'grading.advice.less': { readonly grader: string; readonly high: string; readonly low: string; readonly points: string }
  /** {grader} gives {points} percentage points more than the others ({low} to {high}). Look at some answers together. */
  readonly 'grading.advice.more': { readonly grader: string; readonly high: string; readonly low: string; readonly points: string }
  /** People agree well. Nothing needs to be done. */
  readonly 'grading.advice.none': undefined
  /** People give different marks for the same answers. Make a rubric, or make its items plainer. */
  readonly 'grading.advice.totals': undefined
  /** {count, plural, one {# answer waits for a decision between two marks.} other {# answers wait for a decision between two marks.}} */
  readonly 'grading.agreement.apart': { readonly count: number }
  /** The marks are {points} percentage points apart on average. */
  readonly 'grading.agreement.apart.mean': { readonly points: string }
  /** {count, plural, one {# answer was marked by two people, {within} of them alike enough.} other {# answers were marked by two people, {within} of them alike enough.}} */
  readonly 'grading.agreement.done': { readonly count: number; readonly within: string }
  /** In brackets stand 95 % intervals. Both figures are 1 where people always agree; kappa is 0 where they agree as by chance. */
  readonly 'grading.agreement.figures': undefined
  /** Graders */
  readonly 'grading.agreement.graders': undefined
  /** Above the other person */
  readonly 'grading.agreement.graders.above': undefined
  /** Answers */
  readonly 'grading.agreement.graders.answers': undefined
  /** Grader */
  readonly 'grading.agreement.graders.grader': undefined
  /** Intraclass correlation: {figure} */
  readonly 'grading.agreement.intraclass': { readonly figure: string }
  /** Items */
  readonly 'grading.agreement.items': undefined
  /** Chosen alike */
  readonly 'grading.agreement.items.alike': undefined
  /** {alike} of {all} */
  readonly 'grading.agreement.items.alike.of': { readonly alike: string; readonly all: string }
  /** Item of the rubric */
  readonly 'grading.agreement.items.item': undefined
  /** Kappa */
  readonly 'grading.agreement.items.kappa': undefined
  /** Kappa with quadratic weights: {figure} */
  readonly 'grading.agreement.kappa': { readonly figure: string }
  /** Mark this question */
  readonly 'grading.agreement.markQuestion': undefined
  /** No question is marked by two people. On the page for grading, choose “Marking by two people” at a question. */
  readonly 'grading.agreement.none': undefined
  /** {share} of the answers are marked by two people; marks up to {difference} percentage points apart become their mean. */
  readonly 'grading.agreement.rule': { readonly difference: string; readonly share: string }
  /** No more answers are marked by two people. */
  readonly 'grading.agreement.rule.none': undefined
  /** Agreement of graders */
  readonly 'grading.agreement.title': undefined
  /** Agreement in {name} */
  readonly 'grading.agreement.title.of': { readonly name: string }
  /** These are too few answers to say how well people agree. */
  readonly 'grading.agreement.tooFew': undefined
  /** {count, plural, one {# answer waits for a second mark.} other {# answers wait for a second mark.}} */
  readonly 'grading.agreement.waiting': { readonly count: number }
  /** Answer */
  readonly 'grading.answer': undefined
  /** The student appeals: {text} */
  readonly 'grading.answer.appeal': { readonly text: string }
  /** {count, plural, one {Given in # attempt; one mark counts for all.} other {Given in # attempts; one mark counts for all.}} */
  readonly 'grading.answer.copies': { readonly count: number }
  /** Correct answer */
  readonly 'grading.answer.correct': undefined
  /** Comment until now: {comment} */
  readonly 'grading.answer.formerComment': { readonly comment: string }
  /** What the evaluator found */
  readonly 'grading.answer.found': undefined
  /** Notes for graders */
  readonly 'grading.answer.notes': undefined
  /** The problem with this student's numbers */
  readonly 'grading.answer.problem': undefined
  /** The solution with this student's numbers */
  readonly 'grading.answer.solution': undefined
  /** Apply to all */
  readonly 'grading.applyToAll': undefined
  /** {marks, plural, one {# mark} other {# marks}} and {totals, plural, one {# total} other {# totals}} change. */
  readonly 'grading.change': { readonly marks: number; readonly totals: number }
  /** Student {number} */
  readonly 'grading.codeName': { readonly number: string }
  /** Comment for the student */
  readonly 'grading.comment': undefined
  /** Answer the appeal here, also where the mark stays. */
  readonly 'grading.comment.answersAppeal': undefined
  /** Forget this comment */
  readonly 'grading.comment.forget': undefined
  /** {most} comments are kept here, and no more can be. To forget one, type / and choose it, then choose “Forget this comment”. */
  readonly 'grading.comment.full': { readonly most: string }
  /** Keep this comment for reuse */
  readonly 'grading.comment.keep': undefined
  /** Comments kept for this question */
  readonly 'grading.comment.kept': undefined
  /** The comments for reuse could not be saved. Try again in a moment. */
  readonly 'grading.comment.notKept': undefined
  /** {name} marked this answer meanwhile with {percent}. */
  readonly 'grading.conflict.by': { readonly name: string; readonly percent: string }
  /** Somebody else marked this answer meanwhile with {percent}. */
  readonly 'grading.conflict.bySomebody': { readonly percent: string }
  /** Their comment: “{comment}” */
  readonly 'grading.conflict.comment': { readonly comment: string }
  /** Keep their mark */
  readonly 'grading.conflict.keepTheirs': undefined
  /** Your mark is below and was not saved. */
  readonly 'grading.conflict.own': undefined
  /** Set my mark */
  readonly 'grading.conflict.setMine': undefined
  /** Course */
  readonly 'grading.course': undefined
  /** Decided by {name}, {moment} */
  readonly 'grading.decision.by': { readonly moment: string; readonly name: string }
  /** Decided: {marks, plural, one {# mark} other {# marks}} and {totals, plural, one {# total} other {# totals}} changed. */
  readonly 'grading.decision.done': { readonly marks: number; readonly totals: number }
  /** What you decide is for all answers of the group that no person has marked, and for later ones. No mark is lowered. You can undo it. */
  readonly 'grading.decision.explain': undefined
  /** Feedback for the students */
  readonly 'grading.decision.feedback': undefined
  /** {count, plural, one {# answer was given since. The decision reaches them within ten minutes.} other {# answers were given since. The decision reaches them within ten minutes.}} */
  readonly 'grading.decision.given': { readonly count: number }
  /** {count, plural, one {# answer earns {percents} and keeps it, as no mark is lowered.} other {# answers earn {percents} and keep it, as no mark is lowered.}} */
  readonly 'grading.decision.keeps': { readonly count: number; readonly percents: string }
  /** {count, plural, one {{percent} for # answer, and for later ones like them.} other {{percent} for # answers, and for later ones like them.}} */
  readonly 'grading.decision.marks': { readonly count: number; readonly percent: string }
  /** No mark changes now. Later answers of the group get this percent. */
  readonly 'grading.decision.noChange': undefined
  /** Type a number from 0 to 100. */
  readonly 'grading.decision.percent.wrong': undefined
  /** See what changes */
  readonly 'grading.decision.see': undefined
  /** Undo */
  readonly 'grading.decision.undo': undefined
  /** Undo the decision: {group} */
  readonly 'grading.decision.undo.label': { readonly group: string }
  /** {count, plural, one {Undone: # answer has the former mark again.} other {Undone: # answers have the former mark again.}} */
  readonly 'grading.decision.undone': { readonly count: number }
  /** Answer of {name} */
  readonly 'grading.desk.answerOf': { readonly name: string }
  /** You gave {percent}; another mark is awaited */
  readonly 'grading.desk.awaited': { readonly percent: string }
  /** {waiting, plural, one {# answer waits, {marked} marked here} other {# answers wait, {marked} marked here}} */
  readonly 'grading.desk.counts': { readonly marked: string; readonly waiting: number }
  /** Marked {percent} */
  readonly 'grading.desk.marked': { readonly percent: string }
  /** by {name}, {moment} */
  readonly 'grading.desk.markedBy': { readonly moment: string; readonly name: string }
  /** Nothing more waits here for you. Press k to go back, z to undo, m for what is marked. */
  readonly 'grading.desk.none': undefined
  /** {count, plural, one {Nothing more waits here for you. Another grader has # answer in front of them: press w to look again.} other {Nothing more waits here for you. Other graders have # answers in front of them: press w to look again.}} */
  readonly 'grading.desk.none.held': { readonly count: number }
  /** This mark was not saved. Save it again. */
  readonly 'grading.desk.notSaved': undefined
  /** Saving… */
  readonly 'grading.desk.saving': undefined
  /** Marks may differ by (percentage points) */
  readonly 'grading.double.difference': undefined
  /** Usually {points}. */
  readonly 'grading.double.difference.hint': { readonly points: string }
  /** Two people mark these answers, and neither sees the other's mark before giving their own. Where the marks are close enough, their mean counts. Otherwise a third person decides; where nobody else may mark, the two come to terms. */
  readonly 'grading.double.explain': undefined
  /** Only one person may mark in this course. Give somebody else a role that may, such as Grader, first. */
  readonly 'grading.double.onlyOne': undefined
  /** Save */
  readonly 'grading.double.save': undefined
  /** Percent of the answers */
  readonly 'grading.double.share': undefined
  /** 0: none. Chance draws which ones, once. */
  readonly 'grading.double.share.hint': undefined
  /** Marking by two people */
  readonly 'grading.double.title': undefined
  /** Type a whole percent from 0 to 100, and percentage points from 0 to 100. */
  readonly 'grading.double.wrong': undefined
  /** Grading */
  readonly 'grading.grading': undefined
  /** {first} and {second} */
  readonly 'grading.group.and': { readonly first: string; readonly second: string }
  /** They computed */
  readonly 'grading.group.computed': undefined
  /** Decide on this group */
  readonly 'grading.group.decide': undefined
  /** Decide on this group: {group} */
  readonly 'grading.group.decide.label': { readonly group: string }
  /** Examples: {group} */
  readonly 'grading.group.examples': { readonly group: string }
  /** Student */
  readonly 'grading.group.examples.learner': undefined
  /** Numbers */
  readonly 'grading.group.examples.numbers': undefined
  /** This is answer {number} of the problem. To give more for it, change its percent there and regrade. */
  readonly 'grading.group.foreseen': { readonly number: string }
  /** Make it an answer of the problem */
  readonly 'grading.group.makeAnswer': undefined
  /** Make it an answer of the problem: {group} */
  readonly 'grading.group.makeAnswer.label': { readonly group: string }
  /** {size, plural, one {# answer} other {# answers}} · {variants, plural, one {# variant} other {# variants}} · earn {percents} now */
  readonly 'grading.group.size': { readonly percents: string; readonly size: number; readonly variants: number }
  /** Groups of answers */
  readonly 'grading.groups': undefined
  /** Answers have changed: the groups are being worked out anew. */
  readonly 'grading.groups.again': undefined
  /** Answers that are alone */
  readonly 'grading.groups.alone': undefined
  /** {count, plural, one {# answer is in no group. To mark answers one by one, choose “Add all answers” at the question on the page for grading.} other {# answers are in no group. To mark answers one by one, choose “Add all answers” at the question on the page for grading.}} */
  readonly 'grading.groups.alone.how': { readonly count: number }
  /** Worked out {moment}. */
  readonly 'grading.groups.asOf': { readonly moment: string }
  /** Decided groups */
  readonly 'grading.groups.decided': undefined
  /** Answers of the problem */
  readonly 'grading.groups.foreseen': undefined
  /** {count, plural, one {# answer is not fully right and not marked by a person: {grouped} in groups, {alone} alone.} other {# answers are not fully right and not marked by a person: {grouped} in groups, {alone} alone.}} */
  readonly 'grading.groups.found': { readonly alone: string; readonly count: number; readonly grouped: string }
  /** {count, plural, one {# more answer is in smaller groups. They appear when the larger ones are decided.} other {# more answers are in smaller groups. They appear when the larger ones are decided.}} */
  readonly 'grading.groups.further': { readonly count: number }
  /** Answers that are not fully right, with what they have in common across variants. Decide once for all of a group. */
  readonly 'grading.groups.lead': undefined
  /** There is no wrong answer that no person has marked. */
  readonly 'grading.groups.none.allMarked': undefined
  /** No {fewest} of the {count} answers have more in common than chance would give. */
  readonly 'grading.groups.none.chance': { readonly count: string; readonly fewest: string }
  /** There are too few answers: a group has at least {fewest}, given to different variants. */
  readonly 'grading.groups.none.tooFew': { readonly fewest: string }
  /** No answer is left to be grouped. */
  readonly 'grading.groups.noneLeft': undefined
  /** Groups of answers: {question} */
  readonly 'grading.groups.title': { readonly question: string }
  /** Groups to decide */
  readonly 'grading.groups.toDecide': undefined
  /** Go to grading */
  readonly 'grading.groups.toGrading': undefined
  /** The groups are being worked out. They appear here by themselves. */
  readonly 'grading.groups.working': undefined
  /** Keys */
  readonly 'grading.keys': undefined
  /** comment; / in it offers comments used before, Escape leaves it */
  readonly 'grading.keys.comment': undefined
  /** Enter */
  readonly 'grading.keys.enter': undefined
  /** an item of the rubric */
  readonly 'grading.keys.item': undefined
  /** show or hide these keys */
  readonly 'grading.keys.keys': undefined
  /** list of marked answers */
  readonly 'grading.keys.marked': undefined
  /** next answer */
  readonly 'grading.keys.next': undefined
  /** open the answer */
  readonly 'grading.keys.open': undefined
  /** previous answer */
  readonly 'grading.keys.previous': undefined
  /** save and next */
  readonly 'grading.keys.save': undefined
  /** undo the last mark */
  readonly 'grading.keys.undo': undefined
  /** answers that wait */
  readonly 'grading.keys.waiting': undefined
  /** Adjustment in points */
  readonly 'grading.mark.adjustment': undefined
  /** Change rubric */
  readonly 'grading.mark.changeRubric': undefined
  /** Make a rubric */
  readonly 'grading.mark.makeRubric': undefined
  /** Percent */
  readonly 'grading.mark.percent': undefined
  /** Type a percent from 0 to 100. */
  readonly 'grading.mark.percent.wrong': undefined
  /** {points} of {maximum} */
  readonly 'grading.mark.points': { readonly maximum: string; readonly points: string }
  /** Save and next */
  readonly 'grading.mark.save': undefined
  /** Use the author's rubric */
  readonly 'grading.mark.suggestedRubric': undefined
  /** Undo last mark */
  readonly 'grading.mark.undo': undefined
  /** When */
  readonly 'grading.marked.at': undefined
  /** {name}, attempt {attempt} */
  readonly 'grading.marked.attempt': { readonly attempt: string; readonly name: string }
  /** Marked by */
  readonly 'grading.marked.by': undefined
  /** Anybody */
  readonly 'grading.marked.by.anybody': undefined
  /** Me */
  readonly 'grading.marked.by.me': undefined
  /** These were all of them. Press k to go back, z to undo, m for the list. */
  readonly 'grading.marked.end': undefined
  /** Student */
  readonly 'grading.marked.learner': undefined
  /** Mark */
  readonly 'grading.marked.mark': undefined
  /** Show more */
  readonly 'grading.marked.more': undefined
  /** Nobody has marked an answer to this question yet. */
  readonly 'grading.marked.none': undefined
  /** You have not marked an answer to this question yet. */
  readonly 'grading.marked.noneOwn': undefined
  /** Marked answers */
  readonly 'grading.marked.title': undefined
  /** Back to the list */
  readonly 'grading.marked.toList': undefined
  /** waits again */
  readonly 'grading.marked.waits': undefined
  /** The names of students are hidden. */
  readonly 'grading.names.hidden': undefined
  /** Hide the names of students while grading */
  readonly 'grading.names.hide': undefined
  /** Marks of others */
  readonly 'grading.others': undefined
  /** These marks are too far apart. Yours decides. */
  readonly 'grading.others.decide': undefined
  /** {grader}: {percent} */
  readonly 'grading.others.mark': { readonly grader: string; readonly percent: string }
  /** {grader}: {percent} “{comment}” */
  readonly 'grading.others.mark.commented': { readonly comment: string; readonly grader: string; readonly percent: string }
  /** This mark and yours are too far apart. Talk it over; one of you changes theirs. */
  readonly 'grading.others.talk': undefined
  /** {name}, question {question} */
  readonly 'grading.question': { readonly name: string; readonly question: string }
  /** {position}. {name}, question {question} */
  readonly 'grading.question.numbered': { readonly name: string; readonly position: string; readonly question: string }
  /** Question {question} */
  readonly 'grading.question.only': { readonly question: string }
  /** Questions */
  readonly 'grading.questions': undefined
  /** Add all answers */
  readonly 'grading.questions.addAll': undefined
  /** Added to grading: {count} */
  readonly 'grading.questions.added': { readonly count: string }
  /** By two people */
  readonly 'grading.questions.double': undefined
  /** Held by others */
  readonly 'grading.questions.held': undefined
  /** Marked */
  readonly 'grading.questions.marked': undefined
  /** Nothing has been answered yet. */
  readonly 'grading.questions.none': undefined
  /** The answers could not be added. Try again in a moment. */
  readonly 'grading.questions.notAdded': undefined
  /** Question */
  readonly 'grading.questions.question': undefined
  /** Waiting */
  readonly 'grading.questions.waiting': undefined
  /** Why */
  readonly 'grading.questions.why': undefined
  /** {reason}: {count} */
  readonly 'grading.reason': { readonly count: string; readonly reason: string }
  /** appeals */
  readonly 'grading.reason.appeal': undefined
  /** chosen by hand */
  readonly 'grading.reason.chosen': undefined
  /** second marks and decisions */
  readonly 'grading.reason.double': undefined
  /** marked by people */
  readonly 'grading.reason.manual': undefined
  /** not for you, for other people */
  readonly 'grading.reason.others': undefined
  /** undecided */
  readonly 'grading.reason.undecided': undefined
  /** unreadable */
  readonly 'grading.reason.unreadable': undefined
  /** Rubric */
  readonly 'grading.rubric': undefined
  /** At most */
  readonly 'grading.rubric.ceiling': undefined
  /** At least */
  readonly 'grading.rubric.floor': undefined
  /** Item {number} */
  readonly 'grading.rubric.item': { readonly number: string }
  /** Add an item */
  readonly 'grading.rubric.item.add': undefined
  /** Points */
  readonly 'grading.rubric.item.points': undefined
  /** Remove item {number} */
  readonly 'grading.rubric.item.remove': { readonly number: string }
  /** What for */
  readonly 'grading.rubric.item.text': undefined
  /** Maximum points */
  readonly 'grading.rubric.maximum': undefined
  /** Save rubric */
  readonly 'grading.rubric.save': undefined
  /** Begin with */
  readonly 'grading.rubric.start': undefined
  /** All points, items take away */
  readonly 'grading.rubric.start.full': undefined
  /** 0 points, items add */
  readonly 'grading.rubric.start.zero': undefined
  /** The author of the problem suggests this rubric. Change it as you like; it holds once it is saved. */
  readonly 'grading.rubric.suggestion': undefined
  /** @v in a text stands for the value of v that each student was given. */
  readonly 'grading.rubric.variables': undefined
  /** The ceiling is above the maximum. */
  readonly 'grading.rubric.wrong.ceiling': undefined
  /** The floor is above the ceiling. */
  readonly 'grading.rubric.wrong.floor': undefined
  /** Give more than 0 points. */
  readonly 'grading.rubric.wrong.maximum': undefined
  /** Type points as numbers, at most {most}. */
  readonly 'grading.rubric.wrong.points': { readonly most: string }
  /** Say what the points are for. */
  readonly 'grading.rubric.wrong.text': undefined
  /** Type at most {most} characters for an item. */
  readonly 'grading.rubric.wrong.textTooLong': { readonly most: string }
  /** Answers to this question */
  readonly 'grading.states': undefined
  /** Marked ({count}) */
  readonly 'grading.states.marked': { readonly count: string }
  /** Waiting ({count}) */
  readonly 'grading.states.waiting': { readonly count: string }
  /** Grading {name} */
  readonly 'grading.title': { readonly name: string }
  /** Your last mark was written anew meanwhile, such as by a changed rubric, and cannot be undone. Change it among the results. */
  readonly 'grading.undo.changed': undefined
  /** You have marked nothing here that could be undone. */
  readonly 'grading.undo.nothing': undefined
}
