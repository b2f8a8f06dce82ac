import { styled } from '@mui/material/styles'
import { t, type PlainKey } from '@isomorph/messages'
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

const force = '14.4 kN'

/** An answer that is read, and one that is not. */
export function ReadingFigure() {
  return (
    <figure>
      <Rows>
        <Answer below={<Second>{t('help.figure.readAs', { answer: force })}</Second>}>{force}</Answer>
        <Answer
          below={
            <WarningFact>
              <Icon name="alert" size={16} /> {t('help.figure.openBracket')}
            </WarningFact>
          }
        >
          (3 + 2
        </Answer>
      </Rows>
      <figcaption>{t('help.figure.reading')}</figcaption>
    </figure>
  )
}

/** What can come back after submitting. */
export function VerdictsFigure() {
  const rows: readonly (readonly [ReactNode, string])[] = [
    [<VerdictChip key="c" verdict="correct" />, t('help.figure.verdict.correct')],
    [<VerdictChip key="p" verdict="partial" percent={50} />, t('help.figure.verdict.partial')],
    [<VerdictChip key="i" verdict="incorrect" />, t('help.figure.verdict.incorrect')],
    [<VerdictChip key="n" verdict="needsPerson" />, t('help.figure.verdict.needsPerson')],
    [<VerdictChip key="w" verdict="pending" />, t('help.figure.verdict.pending')],
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
      <figcaption>{t('help.figure.verdicts')}</figcaption>
    </figure>
  )
}

const mapStates: readonly { icon: IconName; tone: string; meaning: PlainKey }[] = [
  { icon: 'circle', tone: color.control, meaning: 'help.figure.map.empty' },
  { icon: 'edit', tone: color.primary, meaning: 'help.figure.map.typed' },
  { icon: 'check', tone: color.primary, meaning: 'help.figure.map.submitted' },
  { icon: 'checkCircle', tone: color.successText, meaning: 'help.figure.map.correct' },
  { icon: 'half', tone: color.warningText, meaning: 'help.figure.map.partial' },
  { icon: 'xCircle', tone: color.errorText, meaning: 'help.figure.map.incorrect' },
  { icon: 'person', tone: color.primary, meaning: 'help.figure.map.waiting' },
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
            {t(meaning)}
          </SmallRow>
        ))}
      </CellGrid>
      <figcaption>{t('help.figure.map')}</figcaption>
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
            <Pill state="defined">{'v'}</Pill>
          </StepNumber>
          <span>{t('help.figure.pill.defined')}</span>
        </OneLineRow>
        <OneLineRow>
          <StepNumber>
            <Pill state="known">{'a'}</Pill>
          </StepNumber>
          <span>{t('help.figure.pill.known')}</span>
        </OneLineRow>
        <OneLineRow>
          <StepNumber>
            <Pill state="unknown">{'t'}</Pill>
          </StepNumber>
          <span>{t('help.figure.pill.unknown')}</span>
        </OneLineRow>
      </Rows>
      <figcaption>{t('help.figure.pills')}</figcaption>
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
      <svg viewBox="0 0 480 190" width="100%" role="img" aria-label={t('help.figure.editor.label')}>
        <rect {...ink} x="1" y="1" width="478" height="188" rx="8" />
        <path {...ink} d="M120 1v188M330 1v188" stroke={color.line} />
        <text {...said} x="14" y="24">
          {t('help.figure.editor.variables')}
        </text>
        <path {...faint} d="M18 42h60M18 58h76M18 74h44" />
        <text {...said} x="14" y="106">
          {t('help.figure.editor.questions')}
        </text>
        <path {...faint} d="M18 124h72M18 140h50" />
        <text {...said} x="136" y="24">
          {t('help.figure.editor.text')}
        </text>
        <path {...faint} d="M140 46h160M140 66h66M252 66h48M140 86h110" />
        <rect x="216" y="56" width="26" height="20" rx="6" fill={color.success} />
        <text x="224" y="71" fontSize="13" fontStyle="italic" fill="#12230d">
          {'v'}
        </text>
        <rect {...ink} x="140" y="112" width="120" height="28" rx="6" />
        <text {...said} x="150" y="130">
          {t('help.figure.editor.question')}
        </text>
        <text {...said} x="346" y="24">
          {t('help.figure.editor.preview')}
        </text>
        <path {...faint} d="M350 46h108M350 66h84" />
        <rect {...ink} x="350" y="88" width="92" height="28" rx="6" stroke={color.primary} />
        <text x="360" y="107" fontSize="13" fill={color.text}>
          {'104 m'}
        </text>
        <path d="m350 138 5 5 9-11" fill="none" stroke={color.successText} strokeWidth="2" />
        <text {...said} x="372" y="143">
          {t('help.figure.editor.correct')}
        </text>
      </svg>
      <figcaption>{t('help.figure.editor')}</figcaption>
    </figure>
  )
}
