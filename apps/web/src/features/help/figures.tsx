import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, Pill, radius, VerdictChip, type IconName } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { CellGrid, NameColumn, Remark, Second, StepNumber, ToneMark, WarningFact } from './figures.styles.ts'

const Field = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minWidth: 200,
  minHeight: 40,
  paddingBlock: 0,
  paddingInline: '12px 8px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  fontFamily: 'KaTeX_Main, "Times New Roman", serif',
  fontSize: '1.125rem',
})
const Rows = styled('div')({ display: 'grid', gap: 12 })
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' })
const Said = styled('span')({ fontSize: fontSize.small, display: 'inline-flex', gap: 6, alignItems: 'center' })

const OneLineRow = styled(Row)({ flexWrap: 'nowrap' })

const SmallRow = styled(Row)({ gap: 8, fontSize: fontSize.table })

function Keyboard() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke={color.textSecond} strokeWidth="1.8" aria-hidden>
      <path d="M3 6h18v12H3zM6.500 10h.1M10 10h.1M14 10h.1M17.500 10h.1M8 14h8" strokeLinecap="round" />
    </svg>
  )
}

function Answer({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <Row>
      <Field>
        <span>{children}</span>
        <Keyboard />
      </Field>
      <Said>{below}</Said>
    </Row>
  )
}

/** An answer that is read, and one that is not. */
export function ReadingFigure() {
  return (
    <figure>
      <Rows>
        <Answer below={<Second>read as 14.4 kN</Second>}>14.4 kN</Answer>
        <Answer
          below={
            <WarningFact>
              <Icon name="alert" size={16} /> one bracket is open
            </WarningFact>
          }
        >
          (3 + 2
        </Answer>
      </Rows>
      <figcaption>
        Under the field stands how your answer is read. The button at its end opens the keyboard on the screen.
      </figcaption>
    </figure>
  )
}

/** What can come back after submitting. */
export function VerdictsFigure() {
  const rows: readonly (readonly [ReactNode, string])[] = [
    [<VerdictChip key="c" verdict="correct" />, 'full marks'],
    [<VerdictChip key="p" verdict="partial" percent={50} />, 'some of the marks: a unit is missing, say'],
    [<VerdictChip key="i" verdict="incorrect" />, 'no marks in this attempt'],
    [<VerdictChip key="n" verdict="needsPerson" />, 'a person reads it and decides'],
    [<VerdictChip key="w" verdict="pending" />, 'it is kept and will be marked in a moment'],
  ]
  return (
    <figure>
      <Rows>
        {rows.map(([chip, meaning]) => (
          <Row key={meaning}>
            <NameColumn>{chip}</NameColumn>
            <Remark>{meaning}</Remark>
          </Row>
        ))}
      </Rows>
      <figcaption>Each verdict has an icon and a word. They appear when your instructor releases them.</figcaption>
    </figure>
  )
}

const mapStates: readonly { icon: IconName; tone: string; meaning: string }[] = [
  { icon: 'circle', tone: color.control, meaning: 'not begun' },
  { icon: 'edit', tone: color.primary, meaning: 'typed, not submitted' },
  { icon: 'check', tone: color.primary, meaning: 'submitted' },
  { icon: 'checkCircle', tone: color.successText, meaning: 'correct' },
  { icon: 'half', tone: color.warningText, meaning: 'partly correct' },
  { icon: 'xCircle', tone: color.errorText, meaning: 'incorrect' },
  { icon: 'person', tone: color.primary, meaning: 'waits for a grader' },
]

/** The marks of the map of problems. */
export function MapFigure() {
  return (
    <figure>
      <CellGrid>
        {mapStates.map(({ icon, tone, meaning }) => (
          <SmallRow key={meaning}>
            <ToneMark tone={tone}>
              <Icon name={icon} size={18} />
            </ToneMark>
            {meaning}
          </SmallRow>
        ))}
      </CellGrid>
      <figcaption>The map beside the problems shows where you stand with each of them.</figcaption>
    </figure>
  )
}

/** The looks of a variable. */
export function PillsFigure() {
  return (
    <figure>
      <Rows>
        <OneLineRow>
          <StepNumber>
            <Pill state="defined">v</Pill>
          </StepNumber>
          <span>has values: every student gets their own</span>
        </OneLineRow>
        <OneLineRow>
          <StepNumber>
            <Pill state="known">a</Pill>
          </StepNumber>
          <span>exists, but has no values yet</span>
        </OneLineRow>
        <OneLineRow>
          <StepNumber>
            <Pill state="unknown">t</Pill>
          </StepNumber>
          <span>nobody has made this variable yet</span>
        </OneLineRow>
      </Rows>
      <figcaption>Variables stand as pills in texts and in formulas alike.</figcaption>
    </figure>
  )
}

const ink = { fill: 'none', stroke: color.textSecond, strokeWidth: 1.4, strokeLinejoin: 'round' } as const
const faint = { ...ink, stroke: color.line, strokeWidth: 6, strokeLinecap: 'round' } as const
const said = { fill: color.textSecond, fontSize: 11, fontFamily: 'inherit' } as const

/** The three regions of the page on which a problem is written. */
export function EditorFigure() {
  return (
    <figure>
      <svg
        viewBox="0 0 480 190"
        width="100%"
        role="img"
        aria-label="Outline at the left, text in the middle, preview at the right"
      >
        <rect {...ink} x="1" y="1" width="478" height="188" rx="8" />
        <path {...ink} d="M120 1v188M330 1v188" stroke={color.line} />
        <text {...said} x="14" y="24">
          Variables
        </text>
        <path {...faint} d="M18 42h60M18 58h76M18 74h44" />
        <text {...said} x="14" y="106">
          Questions
        </text>
        <path {...faint} d="M18 124h72M18 140h50" />
        <text {...said} x="136" y="24">
          What students read
        </text>
        <path {...faint} d="M140 46h160M140 66h66M252 66h48M140 86h110" />
        <rect x="216" y="56" width="26" height="20" rx="6" fill={color.success} />
        <text x="224" y="71" fontSize="13" fontStyle="italic" fill="#12230d">
          v
        </text>
        <rect {...ink} x="140" y="112" width="120" height="28" rx="6" />
        <text {...said} x="150" y="130">
          question 1
        </text>
        <text {...said} x="346" y="24">
          Preview, variant 3
        </text>
        <path {...faint} d="M350 46h108M350 66h84" />
        <rect {...ink} x="350" y="88" width="92" height="28" rx="6" stroke={color.primary} />
        <text x="360" y="107" fontSize="13" fill={color.text}>
          104 m
        </text>
        <path d="m350 138 5 5 9-11" fill="none" stroke={color.successText} strokeWidth="2" />
        <text {...said} x="372" y="143">
          Correct · 100 %
        </text>
      </svg>
      <figcaption>One page: what there is, what students read, and one variant to try answers in.</figcaption>
    </figure>
  )
}
