import { scoringExample } from './scoring-example.ts'
import type { HelpSection } from './help-article.tsx'

export interface ScoringTopic {
  /** The end of its address; '' is the area itself. */
  readonly slug: string
  readonly label: string
  readonly title: string
  readonly sections: readonly HelpSection[]
}

const example = scoringExample

const overview: ScoringTopic = {
  slug: '',
  label: 'Overview',
  title: 'How scores come about',
  sections: [
    {
      id: 'from-answer-to-score',
      title: 'From an answer to a score',
      content: (
        <ol>
          <li>Each answer of an attempt earns 0 to 100 percent.</li>
          <li>
            The points of the questions are their weights within the problem: together they give the percent of the
            attempt.
          </li>
          <li>The percent is turned into points of the problem, less penalties for further attempts and late work.</li>
          <li>One attempt counts: the best, the last or the first, as the assessment is set.</li>
          <li>The points of all problems make the score. What a grader has set by hand takes its place.</li>
        </ol>
      ),
    },
    {
      id: 'example',
      title: 'An example',
      content: (
        <>
          <p>
            A problem is worth {example.points} points. Question (b) counts twice as much as question (a). The second
            attempt arrives a day late; each further attempt costs {example.penaltyPerExtraAttempt} percent, each day{' '}
            {example.penaltyPerLateDay} percent.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col" className="figure">
                  Gives
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>(a) right, (b) half right: (1 × 100 + 2 × 50) ÷ 3</td>
                <td className="figure">{example.percentOfProblem} %</td>
              </tr>
              <tr>
                <td>of {example.points} points</td>
                <td className="figure">4.00</td>
              </tr>
              <tr>
                <td>second attempt: × 0.9</td>
                <td className="figure">3.60</td>
              </tr>
              <tr>
                <td>one day late: × 0.8</td>
                <td className="figure">
                  <strong>{example.earned}</strong>
                </td>
              </tr>
            </tbody>
          </table>
          <p>Points are kept exactly and rounded to two places only where they are shown.</p>
        </>
      ),
    },
  ],
}

const answers: ScoringTopic = {
  slug: 'answers',
  label: 'Answers',
  title: 'What counts as right',
  sections: [
    {
      id: 'numbers',
      title: 'Numbers',
      content: (
        <>
          <p>
            A number is right when its value is: <code>0.5</code>, <code>1/2</code>, <code>50%</code> and{' '}
            <code>5e-1</code> are the same unless the question asks for a format. A tolerance widens what is right by an
            absolute amount or by a percentage, its ends included.
          </p>
          <p>
            Where decimal places or significant figures are asked for, the spelling counts: <code>1.50</code> has three
            figures, <code>1.5</code> has two. Zeros at the end of a whole number pass for any number of figures.
          </p>
        </>
      ),
    },
    {
      id: 'units',
      title: 'Units',
      content: (
        <p>
          Where a unit is asked for, it is part of the answer. Another unit of the same kind counts where the question
          allows it: <code>1.5 km</code> for <code>1500 m</code>. A number without its unit may earn part of the marks.
        </p>
      ),
    },
    {
      id: 'formulas',
      title: 'Formulas',
      content: (
        <p>
          A formula is right when it is equal to the key for every value of its letters, however it is arranged:{' '}
          <code>(a+b)^2</code> and <code>a^2+2ab+b^2</code>. Where the question asks for a form, factored or expanded
          for instance, the form counts too.
        </p>
      ),
    },
    {
      id: 'choices-and-texts',
      title: 'Choices, lists and texts',
      content: (
        <p>
          With several right choices, the question decides: all or nothing, a share for each choice, or right ones less
          wrong ones, never below zero. In a list the order counts only where it says so. A short text is compared with
          the accepted ones, or read by a person.
        </p>
      ),
    },
    {
      id: 'unreadable',
      title: 'What cannot be read',
      content: (
        <p>
          An answer that cannot be read is not wrong: you are told what is the matter, and no attempt is spent. If it
          was still there when time ran out, it is kept and a person decides.
        </p>
      ),
    },
  ],
}

const attempts: ScoringTopic = {
  slug: 'attempts',
  label: 'Attempts and late work',
  title: 'Attempts and late work',
  sections: [
    {
      id: 'which-counts',
      title: 'Which attempt counts',
      content: (
        <p>
          The start page says how many attempts there are and which of them counts. With “best”, points after penalties
          are compared, and of equal ones the earliest counts. With “last”, the newest counts even when it earned less;
          but what the deadline submitted for you never lowers what you had.
        </p>
      ),
    },
    {
      id: 'penalties',
      title: 'Penalties',
      content: (
        <p>
          A penalty per further attempt takes its percent off once for the second attempt, twice for the third. A late
          penalty takes its percent off for every period of 24 hours that has begun after your due date. Neither takes
          points below zero.
        </p>
      ),
    },
    {
      id: 'deadline',
      title: 'At the deadline',
      content: (
        <p>
          At your deadline the server submits what you have typed since your last attempt, while attempts remain,
          whether you are connected or not. What arrives within ten seconds after it still counts. What arrives later
          does not count by itself: the page says so and keeps it in sight, and your instructor decides.
        </p>
      ),
    },
  ],
}

const people: ScoringTopic = {
  slug: 'by-hand',
  label: 'Marks by a person',
  title: 'Marks by a person',
  sections: [
    {
      id: 'waiting',
      title: 'Waiting for a grader',
      content: (
        <p>
          Some answers are read by a person. Until then they earn nothing yet and are shown as waiting, to you and to
          your instructors; your score can only rise by them.
        </p>
      ),
    },
    {
      id: 'set-by-hand',
      title: 'Set by hand',
      content: (
        <p>
          A grader can set the mark of an answer. It stays when the problem is marked again with a better key. Who set
          it, when and why is recorded.
        </p>
      ),
    },
    {
      id: 'released',
      title: 'When you see it',
      content: (
        <p>
          Verdicts, correct answers, solutions and scores are released one by one: at once, when your attempts are used
          up, after the due date, by hand, or never. Correct answers and solutions that come after the due date wait
          until nobody in the course can still be working.
        </p>
      ),
    },
  ],
}

/** The pages of the scoring help, in their order. */
export const scoringTopics: readonly ScoringTopic[] = [overview, answers, attempts, people]
