import { color } from '@isomorph/ui'
import { Picture } from './sign-in.styles.ts'

const width = 520
const height = 300

/** One family of curves: the same formula with different numbers. */
function curve(amplitude: number, phase: number): string {
  const points = Array.from({ length: 53 }, (_, step) => {
    const x = step / 52
    const y = Math.sin(x * 7 + phase) * Math.exp(-1.6 * x) * amplitude
    return `${(20 + x * (width - 40)).toFixed(1)},${(height / 2 - y).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

const family = [40, 65, 90, 115, 140]

export function CurvesPicture() {
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path
        d={`M20 ${height / 2}H${width - 20}M20 20V${height - 20}`}
        stroke={color.line}
        strokeWidth="1.500"
        fill="none"
      />
      {family.map((amplitude, position) => (
        <path
          key={amplitude}
          d={curve(amplitude, 0.4)}
          fill="none"
          stroke={position === 3 ? color.primary : color.control}
          strokeOpacity={position === 3 ? 1 : 0.35}
          strokeWidth={position === 3 ? 2.5 : 1.5}
          strokeLinecap="round"
        />
      ))}
    </Picture>
  )
}
