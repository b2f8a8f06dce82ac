/** Whole numbers below a bound, evenly: the same seed gives the same ones. */
export type Draw = (bound: number) => number

/**
 * A seeded source of random numbers: xoshiro128** (Blackman and Vigna, ACM Transactions on Mathematical Software 47 (2021) 36), its
 * state filled by splitmix32.
 */
export function seededDraw(seed: number): Draw {
  let state = seed | 0
  const fill = (): number => {
    state = (state + 0x9e_37_79_b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21_f0_aa_ad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x73_5a_2d_97)
    return mixed ^ (mixed >>> 15)
  }
  let [a, b, c, d] = [fill(), fill(), fill(), fill()]
  return (bound) => {
    const turned = Math.imul(b, 5)
    const result = Math.imul((turned << 7) | (turned >>> 25), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    // Bounds are numbers of learners: what the rounding of 2³² / bound favours is below one in 100,000.
    return Math.floor((result / 4_294_967_296) * bound)
  }
}

/** Puts values into a random order, in place (Durstenfeld, Communications of the ACM 7 (1964) 420). */
export function shuffle(values: Float64Array, draw: Draw): void {
  for (let last = values.length - 1; last > 0; last--) {
    const other = draw(last + 1)
    const value = values[last] as number
    values[last] = values[other] as number
    values[other] = value
  }
}
