import { symbolic } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

/** Keys that are differential equations. */
export const differentialEquationTables: readonly MarkingTable[] = [
  {
    title: 'A differential equation',
    question: symbolic('\\frac{dy}{dx}=2xy'),
    rows: [
      ["y'=2xy", 100, 'a prime'],
      ['\\dot y=2xy', 100, 'a dot'],
      ["y'(x)=2x\\,y(x)", 100, 'with the variable'],
      ["3y'-6xy=0", 100, 'rearranged and tripled'],
      ["\\frac{y'}{x}=2y", 100, 'divided by x'],
      ['dy=2xy\\,dx', 100, 'with differentials'],
      ['\\frac{dy}{y}=2x\\,dx', 100, 'separated'],
      ['dy=2xy', 0, 'one differential is missing'],
      ["y'=2y", 0, 'another equation'],
      ["y'=-2xy", 0, 'a sign'],
      ["y''=2xy", 0, 'another order'],
      ["(y')^2=2xyy'", 0, 'constants solve it as well'],
      ['2xy', 0, 'one side'],
      ['y=e^{x^2}', 0, 'a solution'],
    ],
  },
  {
    title: 'A differential equation with the function below the line',
    question: symbolic('\\frac{dy}{dx}=\\frac{x}{y}'),
    rows: [
      ["yy'=x", 100, 'multiplied by y'],
      ['y\\,dy=x\\,dx', 100, 'with differentials'],
      ["2y'y-2x=0", 100, 'rearranged and doubled'],
      ["\\frac{y'}{x}=\\frac1y", 100, 'divided by x'],
      ["y'=\\frac yx", 0, 'upside down'],
      ['y\\,dy=2x\\,dx', 0, 'a factor on one side'],
      ["y^2y'=xy", 0, 'y = 0 solves it as well'],
      ['\\frac{dx}{dy}=\\frac yx', 'person', 'the other way round'],
    ],
  },
  {
    title: 'A differential equation in differentials',
    question: symbolic('y\\,dy=x\\,dx'),
    rows: [
      ["yy'=x", 100, 'with a prime'],
      ['\\frac{dy}{dx}=\\frac{x}{y}', 100, 'solved for the derivative'],
      ['2x\\,dx-2y\\,dy=0', 100, 'rearranged and doubled'],
      ['y\\,dx=x\\,dy', 0, 'exchanged'],
      ['y=x', 0, 'no differentials'],
    ],
  },
  {
    title: 'A differential equation whose key shows what the function depends on',
    question: symbolic("y'=2x"),
    rows: [
      ['\\frac{dy}{dx}=2x', 100, 'another notation'],
      ['\\frac{dy}{dt}=2x', 0, 'by another variable'],
    ],
  },
  {
    title: 'An equation without the function that is asked for',
    question: symbolic('\\frac{dV}{dt}=4\\pi r^2\\frac{dr}{dt}', {
      compare: { mode: 'differentialEquation', function: 'y', variable: undefined },
    }),
    rows: [['a=5', 0, 'something else']],
  },
  {
    title: 'A differential equation of the second order',
    question: symbolic('m\\ddot x+c\\dot x+kx=0'),
    rows: [
      ["x''+\\frac cmx'+\\frac kmx=0", 100, 'divided by m'],
      ['m\\frac{d^2x}{dt^2}=-c\\frac{dx}{dt}-kx', 100, 'rearranged'],
      ['m\\ddot x+c\\dot x-kx=0', 0, 'a sign'],
      ['m\\ddot x+kx=0', 0, 'a term is missing'],
    ],
  },
  {
    title: 'A differential equation of a high order',
    question: symbolic('y^{(4)}=y'),
    rows: [
      ['\\frac{d^4y}{dx^4}-y=0', 100, 'rearranged'],
      ["y''''=y", 100, 'with primes'],
      ['y^4=y', 0, 'a power'],
    ],
  },
]
