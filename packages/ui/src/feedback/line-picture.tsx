import { color } from '../theme/tokens.ts'

const ink = {
  fill: 'none',
  stroke: color.textSecond,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const accent = { ...ink, stroke: color.primary, strokeWidth: 2 } as const

/** Pictures in the line style of the product: curves, axes and sheets, with one stroke in the primary colour. */
const pictures = {
  problems: (
    <>
      <path {...ink} d="M30 96V22M24 90h118M28 28l2-6 2 6M136 88l6 2-6 2" />
      <path {...accent} d="M34 84c16-2 20-52 38-52s14 42 30 42 18-26 30-34" />
      <path {...ink} d="M72 90v-4M102 90v-4M30 60h-4" strokeDasharray="0" />
      <circle cx="72" cy="32" r="3.4" fill={color.surface} stroke={color.primary} strokeWidth="2" />
    </>
  ),
  assessments: (
    <>
      <path {...ink} d="M52 18h52l16 16v70H52zM104 18v16h16" />
      <path {...ink} d="M64 48h6M64 66h6M64 84h6M80 48h28M80 66h22M80 84h26" />
      <path {...accent} d="m60 48 5 5 9-11M60 66l5 5 9-11" />
    </>
  ),
  courses: (
    <>
      <path {...ink} d="M80 34c-12-9-28-11-46-9v68c18-2 34 0 46 9 12-9 28-11 46-9V25c-18-2-34 0-46 9ZM80 34v68" />
      <path {...ink} d="M46 42c8 0 15 1 22 4M46 58c8 0 15 1 22 4" />
      <path {...accent} d="M94 78c4-18 8-30 20-34M92 62h26" />
    </>
  ),
  people: (
    <>
      <circle {...ink} cx="58" cy="46" r="14" />
      <path {...ink} d="M30 98c3-22 14-32 28-32s25 10 28 32" />
      <circle {...accent} cx="108" cy="50" r="12" />
      <path {...accent} d="M96 72c4-2 8-3 12-3 13 0 21 9 23 29" />
    </>
  ),
  search: (
    <>
      <path {...ink} d="M28 40h40M28 58h28M28 76h34M28 94h64" />
      <circle {...accent} cx="98" cy="54" r="24" />
      <path {...accent} d="m115 72 20 22" />
      <path {...ink} d="M88 54h20" />
    </>
  ),
  done: (
    <>
      <path {...ink} d="M34 100V24M28 94h108" />
      <path {...ink} d="M34 80c20 0 26-12 40-12s22-22 50-26" strokeDasharray="1 6" />
      <circle {...ink} cx="92" cy="54" r="26" fill={color.surface} />
      <path {...accent} d="m80 55 9 9 16-19" />
    </>
  ),
  lost: (
    <>
      <path {...ink} d="M24 92h116M80 92V22" />
      <path {...accent} d="M28 86c24 0 40-8 46-58M86 28c6 50 22 58 46 58" />
      <path {...ink} d="M80 22v70" strokeDasharray="2 7" />
    </>
  ),
  pause: (
    <>
      <circle {...ink} cx="80" cy="60" r="40" />
      <path {...ink} d="M80 26v5M80 89v5M46 60h5M109 60h5" />
      <path {...accent} d="M80 38v22l15 10" />
    </>
  ),
}

export type PictureName = keyof typeof pictures

export interface LinePictureProps {
  readonly name: PictureName
  readonly width?: number
}

/** A picture for an empty page; it says nothing that the text beside it does not. */
export function LinePicture({ name, width = 168 }: LinePictureProps) {
  return (
    <svg viewBox="0 0 160 120" width={width} height={width * 0.75} aria-hidden style={{ maxWidth: '100%' }}>
      {pictures[name]}
    </svg>
  )
}
