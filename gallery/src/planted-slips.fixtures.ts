import type { Slip } from './clusters.fixtures.ts'

const degree = Math.PI / 180

/** Slips as learners make them, worked out by hand and not by what looks for them. */
export const plantedSlips: readonly Slip[] = [
  {
    problem: 'braking-distance',
    name: 'forgot the factor 2',
    typed: ({ v = 0, a = 0 }) => (v * v) / a,
  },
  { problem: 'braking-distance', name: 'did not square v', typed: ({ v = 0, a = 0 }) => v / (2 * a) },
  {
    problem: 'braking-distance',
    name: 'multiplied by a in place of dividing',
    typed: ({ v = 0, a = 0 }) => (v * v * a) / 2,
  },
  { problem: 'acceleration', name: 'multiplied by t in place of dividing', typed: ({ v = 0, t = 0 }) => v * t },
  {
    problem: 'projectile',
    name: 'used sin in place of cos',
    typed: ({ v = 0, theta = 0 }) => v * Math.sin(theta * degree),
  },
  { problem: 'projectile', name: 'used radians', typed: ({ v = 0, theta = 0 }) => v * Math.cos(theta) },
  {
    problem: 'inclined-plane',
    name: 'used cos in place of sin',
    typed: ({ m = 0, theta = 0 }) => 9.81 * m * Math.cos(theta * degree),
  },
  {
    problem: 'inclined-plane',
    name: 'forgot the factor 9.81',
    typed: ({ m = 0, theta = 0 }) => m * Math.sin(theta * degree),
  },
  { problem: 'photon-energy', name: 'forgot the factor 10^(-9)', typed: ({ E = 0 }) => E * 1e-9 },
  {
    problem: 'voltage-divider',
    name: 'used R_1 in place of R_2',
    typed: ({ U = 0, R_1 = 0, R_2 = 0 }) => (U * R_1) / (R_1 + R_2),
  },
  {
    problem: 'dilution',
    name: 'multiplied by c in place of dividing',
    typed: ({ t = 0, V = 0, c = 0 }) => t * V * c,
  },
  { problem: 'definite-integral', name: 'did not divide by 3', typed: ({ p = 0, q = 0, c = 0 }) => p * c ** 3 + q * c },
  {
    problem: 'larger-root',
    name: 'forgot the factor a',
    typed: ({ a = 0, b = 0, c = 0 }) => (-b + Math.sqrt(b * b - 4 * a * c)) / 2,
  },
  {
    problem: 'acidity',
    name: 'added log(k) in place of subtracting',
    typed: ({ n = 0, k = 0 }) => n + Math.log10(k),
  },
  { problem: 'z-score', name: 'did not divide by s', typed: ({ x = 0, m = 0 }) => x - m },
  {
    problem: 'standard-deviation',
    questionKey: 2,
    name: 'gave v',
    typed: ({ s = 0 }) => s * s,
  },
  {
    problem: 'binomial',
    name: 'forgot the factor binomial(n; k)',
    typed: ({ n = 0, k = 0, p = 0 }) => p ** k * (1 - p) ** (n - k),
  },
  {
    problem: 'amount-of-substance',
    name: 'multiplied by M in place of dividing',
    typed: ({ m = 0, M = 0 }) => m * M,
  },
  {
    problem: 'tangent-line',
    questionKey: 2,
    name: 'left out the term h',
    typed: ({ m = 0, t = 0 }) => `${m}\\left(x-\\left(${t}\\right)\\right)`,
  },
  {
    problem: 'product-rule',
    name: 'left out the term b·x',
    typed: ({ a = 0, n = 0, b = 0 }) => `${a * n}x^{${n - 1}}e^{${b}x}`,
  },
  {
    problem: 'factor-quadratic',
    name: 'subtracted p in place of adding and subtracted q in place of adding',
    typed: ({ p = 0, q = 0 }) => `(x-(${p}))(x-(${q}))`,
  },
]

/** Answers that a formula with two slips gives too, and a plain difference or multiple gives in every variant. */
export const plantedRelations: readonly Slip[] = [
  { problem: 'missing-value', name: '1 too large', typed: ({ l = 0 }) => l + 1 },
  { problem: 'mixing-tank', questionKey: 2, name: '1 too large', typed: ({ M = 0 }) => M + 1 },
  { problem: 'smallest-middle-largest', questionKey: 2, name: '1 too large', typed: ({ a = 0, b = 0 }) => b - a + 1 },
  { problem: 'stationary-point', name: '2 too large', typed: ({ s = 0 }) => s + 2 },
  { problem: 'stationary-point', name: '10 too large', typed: ({ s = 0 }) => s + 10 },
  { problem: 'tangent-line', name: '2 too large', typed: ({ m = 0 }) => m + 2 },
  { problem: 'tangent-line', name: '1 too small', typed: ({ m = 0 }) => m - 1 },
  { problem: 'angle-of-vectors', questionKey: 1, name: '1 too large', typed: ({ d = 0 }) => d + 1 },
  {
    problem: 'burning-propane',
    questionKey: 3,
    name: '4 times the correct answer',
    typed: ({ V = 0 }) => 4 * V,
  },
  {
    problem: 'product-rule',
    name: 'added 1 to the correct answer',
    typed: ({ a = 0, n = 0, b = 0 }) => `${a * n}x^{${n - 1}}e^{${b}x}+${a * b}x^{${n}}e^{${b}x}+1`,
  },
  {
    problem: 'product-rule',
    name: '3 times the correct answer',
    typed: ({ a = 0, n = 0, b = 0 }) => `3\\left(${a * n}x^{${n - 1}}e^{${b}x}+${a * b}x^{${n}}e^{${b}x}\\right)`,
  },
]
