import type { ProblemStatistics, VariantStatistics } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color } from '@isomorph/ui'
import { decimals } from '../../numbers/estimates.ts'
import { Caption, Drawing, Figure } from './statistics.styles.ts'

/** Pictures say nothing that the tables beside them do not: screen readers pass over them. */
const frame = { width: 420, height: 240, left: 40, right: 410, top: 10, bottom: 200 } as const

function placeX(share: number): number {
  return frame.left + share * (frame.right - frame.left)
}

function placeY(share: number): number {
  return frame.bottom - share * (frame.bottom - frame.top)
}

const ticks = [0, 0.25, 0.5, 0.75, 1] as const

function Axes({ x, y, yOf }: { readonly x: string; readonly y: string; readonly yOf: (tick: number) => string }) {
  return (
    <g fill={color.textSecond} stroke="none">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={frame.left} x2={frame.right} y1={placeY(tick)} y2={placeY(tick)} stroke={color.line} />
          <text x={frame.left - 6} y={placeY(tick) + 4} textAnchor="end">
            {yOf(tick)}
          </text>
          <text x={placeX(tick)} y={frame.bottom + 16} textAnchor="middle">
            {tick * 100}
          </text>
        </g>
      ))}
      <text x={(frame.left + frame.right) / 2} y={frame.bottom + 34} textAnchor="middle">
        {x}
      </text>
      <text x={frame.left} y={frame.top - 1} textAnchor="start">
        {y}
      </text>
    </g>
  )
}

/** Each problem by how much was earned and how well it correlates with the other problems. */
export function DifficultyByDiscrimination({ problems }: { readonly problems: readonly ProblemStatistics[] }) {
  const shown = problems.filter(({ difficulty, discrimination }) => difficulty && discrimination)
  if (shown.length === 0) return null
  return (
    <Figure>
      <Drawing viewBox={`0 0 ${frame.width} ${frame.height}`} width={frame.width} aria-hidden>
        <Axes
          x={t('statistics.picture.earned')}
          y={t('statistics.fact.discrimination')}
          yOf={(tick) => decimals(tick * 2 - 1, 1)}
        />
        {shown.map(({ itemKey, position, difficulty, discrimination }) => (
          <g key={itemKey}>
            <circle
              cx={placeX(difficulty?.value ?? 0)}
              cy={placeY(((discrimination?.value ?? 0) + 1) / 2)}
              r={10}
              fill={color.primarySoft}
              stroke={color.primary}
            />
            <text
              x={placeX(difficulty?.value ?? 0)}
              y={placeY(((discrimination?.value ?? 0) + 1) / 2) + 4}
              textAnchor="middle"
              fill={color.text}
            >
              {position}
            </text>
          </g>
        ))}
      </Drawing>
      <Caption>{t('statistics.picture.problems')}</Caption>
    </Figure>
  )
}

/** What was earned in each fifth of the learners; one without learners has no bar. */
export function FifthsPicture({ fifths }: { readonly fifths: NonNullable<ProblemStatistics['fifths']> }) {
  return (
    <Drawing viewBox="0 0 110 34" width={110} aria-hidden>
      {fifths.map(
        ({ mean }, index) =>
          mean !== null && (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- the five fifths never move
              key={index}
              x={index * 22 + 2}
              y={32 - mean * 30}
              width={18}
              height={mean * 30 + 1}
              rx={1.5}
              fill={color.primary}
            />
          ),
      )}
    </Drawing>
  )
}

const room = 24

interface VariantDotProps {
  readonly variant: VariantStatistics
  readonly index: number
  /** Where a difference stands, from left to right. */
  readonly at: (value: number) => number
}

function VariantDot({ variant: { n, difference }, index, at }: VariantDotProps) {
  const middle = index * room + 13
  return (
    <g stroke={color.primary}>
      <text x={4} y={index * room + 17} fill={color.textSecond} stroke="none">
        {t('statistics.variant.number', { number: String(index + 1) })}
      </text>
      <line x1={at(difference?.low ?? 0)} x2={at(difference?.high ?? 0)} y1={middle} y2={middle} strokeWidth={2} />
      <circle
        cx={at(difference?.shrunk ?? 0)}
        cy={middle}
        r={Math.min(9, 3 + Math.sqrt(n) / 2)}
        fill={color.primary}
        stroke="none"
      />
    </g>
  )
}

/** Left of the longest line there is room for the names of variants. */
const middleOfDots = 255

/** Each variant's difference from learners with the same total: dot as likely, line as the 95 % interval of what was measured. */
export function VariantDots({ variants }: { readonly variants: readonly VariantStatistics[] }) {
  const shown = variants.filter(({ difference }) => difference !== null).slice(0, 30)
  if (shown.length === 0) return null
  const most = Math.max(
    0.1,
    ...shown.flatMap(({ difference }) => [Math.abs(difference?.low ?? 0), Math.abs(difference?.high ?? 0)]),
  )
  const at = (value: number) => middleOfDots + (value / most) * 155
  const height = shown.length * room + 24
  return (
    <Figure>
      <Drawing viewBox={`0 0 420 ${height}`} width={420} aria-hidden>
        <line
          x1={middleOfDots}
          x2={middleOfDots}
          y1={0}
          y2={height - 22}
          stroke={color.control}
          strokeDasharray="3 3"
        />
        {shown.map((variant, index) => (
          <VariantDot key={variant.problemInstanceId} variant={variant} index={index} at={at} />
        ))}
        <text x={middleOfDots} y={height - 6} textAnchor="middle" fill={color.textSecond}>
          {t('statistics.picture.axis')}
        </text>
      </Drawing>
      <Caption>{t('statistics.picture.variants')}</Caption>
    </Figure>
  )
}
