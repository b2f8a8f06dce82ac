import { symbolic } from '../src/problem.fixtures.ts'
import type { MarkingTable } from './table.ts'

/** Keys that look like matrices, where nobody has said what the letters are. */
export const matrixLetterTables: readonly MarkingTable[] = [
  {
    title: 'Capital letters with an inverse',
    question: symbolic('(AB)^{-1}'),
    rows: [
      ['B^{-1}A^{-1}', 100, 'the same for matrices'],
      ['A^{-1}B^{-1}', 'person', 'right only if the letters are numbers'],
      ['\\frac{1}{AB}', 100, 'whoever divides by letters takes them for numbers'],
      ['(A+B)^{-1}', 0, 'right for neither'],
    ],
  },
  {
    title: 'Capital letters that are transposed',
    question: symbolic('A^TA'),
    rows: [
      ['A^T\\cdot A', 100, 'the same product'],
      ['AA^T', 'person', 'right only if the letters are numbers'],
    ],
  },
  {
    title: 'A dimension',
    question: symbolic('ML^{-1}T^{-2}'),
    rows: [
      ['L^{-1}MT^{-2}', 100, 'the same dimension'],
      ['MLT^{-2}', 0, 'another dimension'],
    ],
  },
  {
    title: 'Capital letters of dimensions, of which two are matrices',
    question: symbolic('(MN)^{-1}'),
    rows: [
      ['N^{-1}M^{-1}', 100, 'the same for matrices'],
      ['M^{-1}N^{-1}', 'person', 'right only if the letters are numbers'],
    ],
  },
  {
    title: 'A product with an inverse in physics',
    question: symbolic('QC^{-1}'),
    rows: [
      ['\\frac QC', 100, 'whoever divides by letters takes them for numbers'],
      ['C^{-1}Q', 'person', 'right only if the letters are numbers'],
    ],
  },
  {
    title: 'Growth up to a time T',
    question: symbolic('P(1+R)^T'),
    rows: [
      ['(1+R)^TP', 100, 'the same product of numbers'],
      ['P(1+R)', 0, 'without the time'],
      ['P(1-R)^T', 0, 'a sign'],
    ],
  },
  {
    title: 'An exponential function of a time T',
    question: symbolic('Ke^T'),
    rows: [
      ['e^TK', 100, 'the same product of numbers'],
      ['Ke', 0, 'without the time'],
    ],
  },
  {
    title: 'A matrix T',
    question: symbolic('T^{-1}AT'),
    rows: [
      ['T^{-1}A\\cdot T', 100, 'the same product'],
      ['T^{-1}(2A)T', 0, 'twice as much'],
    ],
  },
  {
    title: 'An equation of capital letters',
    question: symbolic('A=PDP^{-1}'),
    rows: [
      ['AP=PD', 'person', 'the same where the letters are matrices'],
      ['A=D', 'person', 'right only if the letters are numbers'],
    ],
  },
  {
    title: 'A sum with the identity',
    question: symbolic('A(A-I)=0'),
    rows: [
      ['A^2=A', 'person', 'the same where A is a matrix and I the identity'],
      ['A^2=2A', 0, 'right for no matrix but zero'],
    ],
  },
]
