import { withDecimalComma } from '@isomorph/evaluator'
import type { Distribution, LabReport, ProblemContent } from '@isomorph/problem'

/** Answers are plain numbers, or mathematics. */
const inCommas = (shown: string): string => withDecimalComma(shown, shown.includes('\\') ? 'latex' : 'text')

/** The smallest and the largest answer are set as mathematics. */
function answersInCommas<T extends Distribution>(answers: T): T {
  const { least, most, bars } = answers
  return {
    ...answers,
    least: withDecimalComma(least, 'latex'),
    most: withDecimalComma(most, 'latex'),
    bars: bars.map((bar) => ({ ...bar, label: inCommas(bar.label) })),
  }
}

/** Values of variables come with the sign of the problem; only the ranges of a histogram do not. */
function rangesInCommas<T extends Distribution>(values: T): T {
  return {
    ...values,
    bars: values.bars.map((bar) => (bar.from === undefined ? bar : { ...bar, label: inCommas(bar.label) })),
  }
}

/**
 * The report with the decimal sign of the problem.
 *
 * ```ts
 * withDecimalSign(report, 'comma').rows[0]?.answers // { '1:0': '2,5' }
 * ```
 */
export function withDecimalSign(report: LabReport, sign: ProblemContent['decimalSign']): LabReport {
  if (sign !== 'comma') return report
  return {
    ...report,
    variables: report.variables.map(rangesInCommas),
    answers: report.answers.map(answersInCommas),
    rows: report.rows.map((row) => ({
      ...row,
      answers: Object.fromEntries(Object.entries(row.answers).map(([key, shown]) => [key, inCommas(shown)])),
    })),
  }
}
