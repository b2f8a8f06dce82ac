/**
 * Work is counted, never timed, so that the same input gives the same outcome on every machine.
 * A budget is used up by one question; make a new one for the next.
 */
export interface Budget {
  /** Elementary operations left: one node evaluated once. */
  nodes: number
  /** Sample points left. */
  points: number
  /** The largest number of decimal digits a single number may take. */
  readonly digits: number
}

export interface BudgetLimits {
  readonly nodes?: number
  readonly points?: number
  readonly digits?: number
}

/** A fresh budget; the limits not given are those for one student's answer. */
export function createBudget(limits: BudgetLimits = {}): Budget {
  return { nodes: limits.nodes ?? 400_000, points: limits.points ?? 2000, digits: limits.digits ?? 20_000 }
}

export type EvaluationProblem =
  | 'DivideByZero'
  | 'UndefinedVariable'
  | 'UnableToEvaluate'
  | 'ComplexNumberFormatAsReal'
  | 'OverBudget'

/** Thrown inside the evaluator only; everything exported turns it into a value. */
export class EvaluationFailure extends Error {
  readonly problem: EvaluationProblem
  /** The letter, function or construct concerned. */
  readonly subject: string | undefined

  constructor(problem: EvaluationProblem, subject?: string) {
    super(subject === undefined ? problem : `${problem}: ${subject}`)
    this.name = 'EvaluationFailure'
    this.problem = problem
    this.subject = subject
  }
}

/** What is computed; `undefined` where it cannot be evaluated. */
export function withoutFailure<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch (error) {
    if (error instanceof EvaluationFailure) return undefined
    throw error
  }
}

/** Charges for work that is about to be done. What the budget cannot pay for is not begun, and nothing after it is either. */
export function spend(budget: Budget, nodes: number): void {
  if (nodes > budget.nodes) {
    budget.nodes = 0
    throw new EvaluationFailure('OverBudget')
  }
  budget.nodes -= nodes
}
