import fc from 'fast-check'

/** All times of the model are minutes since midnight of this day. */
const midnight = Date.UTC(2026, 2, 2)
export const dateAt = (minutes: number) => new Date(midnight + minutes * 60_000)
export const minutesOf = (date: Date | null) => (date === null ? null : (date.getTime() - midnight) / 60_000)

interface Grants {
  readonly multiplier: number | null
  readonly extra: number | null
  readonly window: number | null
  readonly due: number | null
  readonly closes: number | null
  readonly isUntimed: boolean | null
  readonly breaks: number | null
}

interface Settings {
  readonly opens: number | null
  readonly limit: number | null
  readonly due: number | null
  /** After the due date. */
  readonly lateFor: number | null
}

type Step = { readonly after: number } & (
  | { readonly kind: 'grantTime'; readonly minutes: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'continue' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'break' }
  | { readonly kind: 'endBreak' }
)

/** What is done to somebody who has not started. */
interface Earlier {
  /** Minutes before the start. */
  readonly ahead: number
  readonly kind: 'pause' | 'continue'
}

export interface Situation {
  readonly settings: Settings
  /** Everywhere, in the course, here. */
  readonly grants: readonly [Grants, Grants, Grants]
  readonly earlier: readonly Earlier[]
  readonly startedAt: number
  readonly steps: readonly Step[]
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })
const minutes = (min: number, max: number) => fc.integer({ min, max })

const grants: fc.Arbitrary<Grants> = fc.record({
  multiplier: maybe(fc.constantFrom(1, 1.25, 1.5, 2)),
  extra: maybe(minutes(0, 30)),
  window: maybe(minutes(0, 60)),
  due: maybe(minutes(500, 800)),
  closes: maybe(minutes(800, 1200)),
  isUntimed: maybe(fc.boolean()),
  breaks: maybe(minutes(0, 25)),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    after: minutes(1, 30),
    kind: fc.constant('grantTime' as const),
    minutes: fc.constantFrom(-30, -5, 5, 10, 60),
  }),
  fc.record({ after: minutes(1, 30), kind: fc.constantFrom('pause' as const, 'continue' as const) }),
  fc.record({ after: minutes(1, 30), kind: fc.constant('continue' as const) }),
  fc.record({ after: minutes(1, 30), kind: fc.constantFrom('break' as const, 'break' as const, 'endBreak' as const) }),
  { arbitrary: fc.record({ after: minutes(1, 30), kind: fc.constant('finish' as const) }), weight: 1 },
)

const earlier: fc.Arbitrary<readonly Earlier[]> = fc
  .uniqueArray(
    fc.record({
      ahead: minutes(0, 60),
      kind: fc.constantFrom('pause' as const, 'pause' as const, 'continue' as const),
    }),
    { selector: ({ ahead }) => ahead, maxLength: 3 },
  )
  .map((each) => each.toSorted((a, b) => b.ahead - a.ahead))

export const situations: fc.Arbitrary<Situation> = fc.record({
  settings: fc.record({
    opens: maybe(minutes(480, 540)),
    limit: maybe(minutes(20, 120)),
    due: maybe(minutes(600, 700)),
    lateFor: maybe(minutes(0, 600)),
  }),
  grants: fc.tuple(grants, grants, grants),
  earlier,
  startedAt: minutes(540, 640),
  steps: fc.array(step, { maxLength: 6 }),
})

/** The narrowest scope that says something. */
function narrowest<K extends keyof Grants>({ grants: [everywhere, course, here] }: Situation, key: K): Grants[K] {
  return [here, course, everywhere].map((scope) => scope[key]).find((value) => value !== null) ?? null
}

interface Ends {
  limit: number | null
  due: number | null
  closes: number | null
}

/** What the rules say before anything is done while somebody sits. */
function endsAtStart(situation: Situation): Ends {
  const { limit, due, lateFor } = situation.settings
  const multiplier = narrowest(situation, 'multiplier') ?? 1
  const extra = narrowest(situation, 'extra') ?? 0
  const window = narrowest(situation, 'window')
  const [ownDue, ownCloses] = [narrowest(situation, 'due'), narrowest(situation, 'closes')]
  const wider = window ?? (limit === null ? 0 : Math.round(limit * 60 * (multiplier - 1)) / 60) + extra
  const common = due === null ? null : due + (lateFor ?? 0) + wider
  const shownDue = ownDue === null ? (due === null ? null : due + wider) : ownDue + (window ?? 0)
  let closes = common
  if (ownCloses !== null) closes = ownCloses + (window ?? 0)
  else if (ownDue !== null)
    closes = Math.max(lateFor === null || common === null ? -Infinity : common, ownDue + (window ?? 0))
  return {
    limit:
      limit === null || narrowest(situation, 'isUntimed') ? null : Math.round(limit * 60 * multiplier) / 60 + extra,
    due: shownDue,
    closes,
  }
}

interface Model {
  end: number | null
  due: number | null
  closes: number | null
  granted: number
  pausedAt: number | null
  /** Where a break is on. */
  breakEndsAt: number | null
  breaksLeft: number
  isFinished: boolean
}

function move(model: Model, by: number): void {
  if (model.end !== null) model.end += by
  if (model.due !== null) model.due += by
  if (model.closes !== null) model.closes += by
}

/** Where a pause that began before the start leaves a learner: what it moved, and whether it is on. */
function holdBefore({ settings, earlier: acts, startedAt }: Situation, closes: number | null) {
  let [moved, pausedAt] = [0, null as number | null]
  const goOn = (now: number) => {
    if (pausedAt !== null) moved += Math.max(0, now - Math.max(pausedAt, settings.opens ?? 0))
    pausedAt = null
  }
  for (const { ahead, kind } of acts) {
    const now = startedAt - ahead
    const isOver = closes !== null && closes + moved <= now
    if (kind === 'continue') goOn(now)
    else if (!isOver) pausedAt ??= now
  }
  const isPaused = pausedAt !== null
  goOn(startedAt)
  return { moved, isPaused }
}

/** A learner's clock, as an invigilator would keep it by hand: how much is left, moved by what is said. */
export function play(situation: Situation): Model {
  const { limit, ...dates } = endsAtStart(situation)
  const { moved, isPaused } = holdBefore(situation, dates.closes)
  const due = dates.due === null ? null : dates.due + moved
  const closes = dates.closes === null ? null : dates.closes + moved
  const ends = [limit === null ? null : situation.startedAt + limit, closes].filter((end) => end !== null)
  const end = ends.length === 0 ? null : Math.min(...ends)
  const model: Model = {
    end,
    due,
    closes,
    granted: 0,
    pausedAt: isPaused ? situation.startedAt : null,
    breakEndsAt: null,
    breaksLeft: 0,
    isFinished: false,
  }
  model.breaksLeft = narrowest(situation, 'breaks') ?? 0
  let now = situation.startedAt
  for (const each of situation.steps) {
    now += each.after
    if (model.breakEndsAt !== null && model.breakEndsAt <= now) endBreak(model, model.breakEndsAt)
    takeStep(model, each, now)
  }
  if (model.breakEndsAt !== null) endBreak(model, model.breakEndsAt)
  return model
}

/** Time went on from the moment at which the break ended, whenever that was noticed. */
function endBreak(model: Model, at: number): void {
  const taken = at - (model.pausedAt ?? at)
  move(model, taken)
  model.breaksLeft -= taken
  model.pausedAt = null
  model.breakEndsAt = null
}

function takeStep(model: Model, each: Step, now: number): void {
  const isOver = model.isFinished || (model.pausedAt === null && model.end !== null && model.end <= now)
  if (each.kind === 'grantTime') {
    const reaches = !model.isFinished && (model.pausedAt !== null || (model.end ?? 0) + each.minutes > now)
    const left = (model.end ?? Infinity) - (model.pausedAt ?? now)
    const by = each.minutes > 0 ? each.minutes : -Math.min(-each.minutes, model.granted, left - 2)
    const takes = each.minutes > 0 ? model.end !== null && reaches : !isOver && by < 0
    if (!takes) return
    move(model, by)
    model.granted += by
  } else if (each.kind === 'break') {
    if (isOver || model.pausedAt !== null || model.breaksLeft <= 0) return
    model.pausedAt = now
    model.breakEndsAt = now + model.breaksLeft
  } else if (each.kind === 'endBreak') {
    if (model.breakEndsAt !== null) endBreak(model, now)
  } else if (!isOver && each.kind === 'pause') {
    if (model.breakEndsAt !== null) endBreak(model, now)
    model.pausedAt ??= now
  } else if (!isOver && model.breakEndsAt !== null) {
    if (each.kind === 'finish') endBreak(model, now)
  } else if (!isOver && model.pausedAt !== null) {
    move(model, now - model.pausedAt)
    model.pausedAt = null
  }
  if (each.kind === 'finish' && !isOver) {
    model.end = now
    model.isFinished = true
  }
}

/** Whole and begun days after the due date. */
export const lateDaysBy = (due: number | null, at: number) =>
  due === null ? 0 : Math.max(0, Math.ceil((at - due) / 1440))
