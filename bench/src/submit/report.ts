/** What a run says on standard output: a name, a tab and a figure on each line. */

import type { PageRound, SubmitRound } from './rounds.ts'

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function line(name: string, value: number, digits = 2): void {
  process.stdout.write(`${name}\t${value.toFixed(digits)}\n`)
}

/** Medians over the rounds of what `of` reads from each. */
function mediansOf<Round>(rounds: readonly Round[]) {
  return (name: string, of: (round: Round) => number, digits?: number) => line(name, median(rounds.map(of)), digits)
}

/** Ratios above 1 are better than the bare route; those by processor time do not depend on what else the machine does. */
export function reportSubmitting(rounds: readonly SubmitRound[]): void {
  const say = mediansOf(rounds)
  say('submit32_per_second', ({ submit32 }) => submit32.perSecond, 0)
  say('insert32_per_second', ({ insert32 }) => insert32.perSecond, 0)
  say('submit32_against_insert', ({ submit32, insert32 }) => submit32.perSecond / insert32.perSecond)
  say('submit32_p99_against_insert', ({ submit32, insert32 }) => submit32.p99Milliseconds / insert32.p99Milliseconds)
  say('submit32_server_cpu_microseconds', ({ submit32 }) => submit32.cpuMicroseconds, 0)
  say('insert32_server_cpu_microseconds', ({ insert32 }) => insert32.cpuMicroseconds, 0)
  say('submit32_against_insert_by_server_cpu', ({ submit32: a, insert32: b }) => b.cpuMicroseconds / a.cpuMicroseconds)
  say('submit32_whole_cpu_microseconds', ({ submit32 }) => submit32.wholeCpuMicroseconds, 0)
  say('insert32_whole_cpu_microseconds', ({ insert32 }) => insert32.wholeCpuMicroseconds, 0)
  say(
    'submit32_against_insert_by_whole_cpu',
    ({ submit32: a, insert32: b }) => b.wholeCpuMicroseconds / a.wholeCpuMicroseconds,
  )
  say('submit8_per_second', ({ submit8 }) => submit8.perSecond, 0)
  say('insert8_per_second', ({ insert8 }) => insert8.perSecond, 0)
  say('submit8_against_insert', ({ submit8, insert8 }) => submit8.perSecond / insert8.perSecond)
  say('submit8_server_cpu_microseconds', ({ submit8 }) => submit8.cpuMicroseconds, 0)
  say('submit8_whole_cpu_microseconds', ({ submit8 }) => submit8.wholeCpuMicroseconds, 0)
  reportCommits(rounds)
  say('submit1_per_second', ({ submit1 }) => submit1.perSecond, 0)
  say('submit1_milliseconds', ({ submit1 }) => 1000 / submit1.perSecond)
}

function reportCommits(rounds: readonly SubmitRound[]): void {
  if (rounds.some(({ commitsPerSecond }) => commitsPerSecond === undefined)) {
    process.stdout.write('submit8_against_pgbench\tpgbench was not found\n')
    return
  }
  const say = mediansOf(rounds)
  say('pgbench8_commits_per_second', (round) => round.commitsPerSecond ?? Number.NaN, 0)
  say('submit8_against_pgbench', (round) => round.submit8.perSecond / (round.commitsPerSecond ?? Number.NaN))
}

export function reportPages(rounds: readonly PageRound[]): void {
  const say = mediansOf(rounds)
  say('page_cpu_microseconds', ({ page }) => page.cpuMicroseconds, 0)
  say('json_cpu_microseconds', ({ json }) => json.cpuMicroseconds, 0)
  say('page_against_json_by_cpu', ({ page, json }) => json.cpuMicroseconds / page.cpuMicroseconds)
  say('compressed_page_cpu_microseconds', ({ compressedPage }) => compressedPage.cpuMicroseconds, 0)
  say('page_whole_cpu_microseconds', ({ page }) => page.wholeCpuMicroseconds, 0)
}

export function reportRush(seconds: number): void {
  line('rush_seconds', seconds)
}
