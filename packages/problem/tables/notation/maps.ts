import { symbolic } from '../../src/problem.fixtures.ts'
import type { MarkingTable } from '../table.ts'

/** Maps, statements with a name before a colon, proportions, and signs that are struck out. */
export const mapNotationTables: readonly MarkingTable[] = [
  {
    title: 'A map',
    question: symbolic('x\\mapsto ux^2'),
    rows: [
      ['t\\mapsto ut^2', 100, 'the letter that it takes may have any name'],
      ['u\\mapsto ux^2', 0, 'a map of another letter'],
      ['x\\mapsto ux^3', 0, 'another map'],
      ['ux^2', 'person', 'its formula'],
      ['f(x)=ux^2', 'person', 'its formula with a name'],
      ['f(x)=ux^3', 0, 'another formula'],
    ],
  },
  {
    title: 'A map between sets',
    question: symbolic('f:\\R\\to\\R,x\\mapsto x^2'),
    rows: [
      ['f\\colon\\mathbb{R}\\rightarrow\\mathbb{R},\\ t\\mapsto t\\cdot t', 100, 'the same sets and the same map'],
      ['f:\\R\\to\\R,x\\mapsto x^3', 0, 'another map'],
      ['f:\\R\\to[0,\\infty),x\\mapsto x^2', 'person', 'other sets'],
      ['x\\mapsto x^2', 'person', 'without its sets'],
    ],
  },
  {
    title: 'A hypothesis',
    question: symbolic('H_1:\\mu>5'),
    rows: [
      ['H_a:5<\\mu', 100, 'the alternative hypothesis has several names'],
      ['H_0:\\mu>5', 0, 'another hypothesis'],
      ['H_1:\\mu\\ge5', 0, 'another statement'],
      ['\\mu>5', 'person', 'without its name'],
    ],
  },
  {
    title: 'A line with a name',
    question: symbolic('g:y=2x+1'),
    rows: [
      ['g:2x-y+1=0', 100, 'the same line'],
      ['y=2x+1', 'person', 'without its name'],
      ['h:y=2x+1', 'person', 'with another name'],
      ['g:y=2x', 0, 'another line'],
    ],
  },
  {
    title: 'A line with a name, by a parameter',
    question: symbolic('g:\\vec x=\\begin{pmatrix}1\\\\2\\end{pmatrix}+t\\begin{pmatrix}3\\\\4\\end{pmatrix}'),
    rows: [
      ['g:\\vec x=\\begin{pmatrix}4\\\\6\\end{pmatrix}+s\\begin{pmatrix}6\\\\8\\end{pmatrix}', 100, 'the same line'],
      ['g:\\vec x=\\begin{pmatrix}4\\\\7\\end{pmatrix}+s\\begin{pmatrix}6\\\\8\\end{pmatrix}', 0, 'beside it'],
    ],
  },
  {
    title: 'A ratio that reads like a name',
    question: symbolic('u:v=3'),
    rows: [
      ['u=3v', 'person', 'u is three times v'],
      ['u=v', 0, 'another ratio'],
    ],
  },
  {
    title: 'A statement about predicates',
    question: symbolic('\\forall x(P(x)\\to Q(x))'),
    rows: [
      ['\\forall x\\,(P(x)\\Rightarrow Q(x))', 100, 'another arrow'],
      ['\\forall x(Q(x)\\to P(x))', 'person', 'not decided by itself'],
    ],
  },
  {
    title: 'What is proportional to what',
    question: symbolic('y\\propto x^2'),
    rows: [
      ['y\\propto3x^2', 100, 'a number says nothing'],
      ['x^2\\propto y', 100, 'turned'],
      ['y\\propto x^3', 0, 'another power'],
      ['y\\propto\\frac1{x^2}', 0, 'inverse'],
      ['\\sqrt y\\propto x', 'person', 'the same where y is positive'],
      ['y=kx^2', 'person', 'the factor has a name'],
      ['y\\propto kx^2', 'person', 'the same where k is a constant'],
      ['x^2', 0, 'no proportion'],
    ],
  },
  {
    title: 'No divisor',
    question: symbolic('n\\nmid m'),
    rows: [
      ['n\\not\\mid m', 100, 'struck out'],
      ['n\\mid m', 0, 'the opposite'],
      ['m\\nmid n', 'person', 'turned, not decided by itself'],
    ],
  },
  {
    title: 'Nothing of the kind',
    question: symbolic('\\nexists x:x^2<0'),
    rows: [
      ['\\not\\exists x:x^2<0', 100, 'struck out'],
      ['\\exists x:x^2<0', 0, 'the opposite'],
      ['\\forall x:x^2\\ge0', 'person', 'said in another way'],
    ],
  },
]
