/** Coefficients of Lanczos' approximation for g = 7, nine terms: Godfrey 2001; 15 digits. */
const lanczos = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13,
  -176.615_029_162_140_59, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6,
  1.505_632_735_149_311_6e-7,
] as const

/** ln Γ(x) for x > 0 (Lanczos, SIAM Journal on Numerical Analysis 1 (1964) 86). */
function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const base = x + 6.5
  const series = lanczos.reduce((sum, term, index) => (index === 0 ? term : sum + term / (x - 1 + index)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(series)
}

/** The continued fraction of the incomplete beta function (DLMF 8.17.22), by the method of Lentz. */
function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300
  const guard = (value: number): number => (Math.abs(value) < tiny ? tiny : value)
  let c = 1
  let d = 1 / guard(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / guard(1 + even * d)
    c = guard(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / guard(1 + odd * d)
    c = guard(1 + odd / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-16) break
  }
  return fraction
}

/** The regularized incomplete beta function I_x(a, b): the share of a beta distribution below x (DLMF 8.17). */
export function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  // The fraction converges quickly on this side of the mean alone.
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a)
  const front = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)
  return (Math.exp(front) * betaFraction(x, a, b)) / a
}

/** The x below which a share of the beta distribution lies, by halving: 200 steps reach the last digit. */
function betaQuantile(share: number, a: number, b: number): number {
  let [below, above] = [0, 1]
  for (let step = 0; step < 200; step++) {
    const middle = (below + above) / 2
    if (middle === below || middle === above) break
    if (betaShare(middle, a, b) < share) below = middle
    else above = middle
  }
  return (below + above) / 2
}

/** Quantile of Student's t distribution (Abramowitz and Stegun 26.5.27 ties it to the beta distribution). */
export function tQuantile(share: number, degrees: number): number {
  if (share < 0.5) return -tQuantile(1 - share, degrees)
  const x = betaQuantile(2 * (1 - share), degrees / 2, 0.5)
  return Math.sqrt((degrees * (1 - x)) / x)
}

/** Quantile of Snedecor's F distribution (Abramowitz and Stegun 26.6.2). */
export function fQuantile(share: number, numerator: number, denominator: number): number {
  const x = betaQuantile(1 - share, denominator / 2, numerator / 2)
  return (denominator * (1 - x)) / (numerator * x)
}

/** The normal quantile of 97.5 %: half the width of every 95 % interval that rests on the normal distribution. */
export const normalQuantile975 = 1.959_963_984_540_054
