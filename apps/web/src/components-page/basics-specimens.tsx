import Typography from '@mui/material/Typography'
import Link from '@mui/material/Link'
import {
  Button,
  Card,
  color,
  CopyButton,
  Icon,
  Pill,
  schemes,
  StatusChip,
  tones,
  VerdictChip,
  type ColorName,
  type IconName,
  type Tone,
  type VerdictName,
} from '@isomorph/ui'
import { Group, Specimen } from './specimen.tsx'
import { DisplayText, Sample, SwatchRoom, TextGrid } from './specimens.styles.ts'

const colorNames = Object.keys(schemes.light) as ColorName[]
const verdicts: readonly VerdictName[] = ['correct', 'partial', 'incorrect', 'needsPerson', 'pending', 'unreadable']
const someIcons: readonly IconName[] = [
  'add',
  'search',
  'filter',
  'edit',
  'copy',
  'trash',
  'calendar',
  'clock',
  'people',
]
const longName = 'A problem whose name goes on and on, because somebody wrote the whole question into it and then some'

function Swatch({ name }: { name: ColorName }) {
  return (
    <SwatchRoom>
      <Sample tone={color[name]} />
      {name}
    </SwatchRoom>
  )
}

function Buttons({ isDisabled = false }: { isDisabled?: boolean }) {
  return (
    <>
      <Button variant="contained" disabled={isDisabled}>
        Save
      </Button>
      <Button variant="outlined" disabled={isDisabled} startIcon={<Icon name="copy" size={18} />}>
        Copy
      </Button>
      <Button disabled={isDisabled}>Cancel</Button>
      <Button variant="contained" color="error" disabled={isDisabled}>
        Delete
      </Button>
      <Button variant="outlined" color="error" disabled={isDisabled}>
        Remove
      </Button>
      <Button size="small" variant="outlined" disabled={isDisabled}>
        Small
      </Button>
      <Button size="small" disabled={isDisabled}>
        Small text
      </Button>
    </>
  )
}

function ColoursAndType() {
  return (
    <Group title="Colours and type">
      <Specimen title="Colours of this scheme" isInLine>
        {colorNames.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Specimen>
      <Specimen title="Type scale">
        <DisplayText>31 The braking distance</DisplayText>
        <Typography variant="h1" component="p">
          25 Title of a page
        </Typography>
        <Typography variant="h2" component="p">
          20 Title of a section
        </Typography>
        <Typography variant="body1">16 Text in problems: a car brakes from 27 m/s with 3.5 m/s².</Typography>
        <Typography variant="body2">14 Text in tables: 1,250 · 0.25 · 18/20</Typography>
        <Typography variant="caption">13 Second text: changed two days ago</Typography>
      </Specimen>
    </Group>
  )
}

function ButtonsAndLinks() {
  return (
    <Group title="Buttons and links">
      <Specimen title="Ready" isInLine>
        <Buttons />
      </Specimen>
      <Specimen title="Disabled" isInLine>
        <Buttons isDisabled />
      </Specimen>
      <Specimen title="Links and copying" isInLine>
        <Link href="/problems">A link in text</Link>
        <Button href="/problems">A button that goes somewhere</Button>
        <CopyButton text="0af7651916cd43dd" />
      </Specimen>
    </Group>
  )
}

function Chips() {
  return (
    <Group title="Chips, pills, cards">
      <Specimen title="Verdicts" isInLine>
        {verdicts.map((verdict) => (
          <VerdictChip key={verdict} verdict={verdict} {...(verdict === 'partial' ? { percent: 50 } : {})} />
        ))}
      </Specimen>
      <Specimen title="Tones" isInLine>
        {(Object.keys(tones) as Tone[]).map((tone) => (
          <StatusChip key={tone} tone={tone} label={tone} />
        ))}
      </Specimen>
      <Specimen title="Pills" isInLine>
        <Pill state="unknown">t</Pill>
        <Pill state="known">a</Pill>
        <Pill state="defined">v_0</Pill>
      </Specimen>
      <Specimen title="Icons" isInLine>
        {someIcons.map((name) => (
          <Icon key={name} name={name} title={name} />
        ))}
      </Specimen>
      <Specimen title="Cards">
        <TextGrid>
          <Card aria-label="A card">
            <Typography variant="h3">Statics</Typography>
            <Typography variant="body2">Fall 2026 · 38 people</Typography>
          </Card>
          <Card aria-label="A card with a long name">
            <Typography variant="h3">{longName}</Typography>
            <Typography variant="body2">Nobody yet</Typography>
          </Card>
        </TextGrid>
      </Specimen>
    </Group>
  )
}

/** Colours, type, buttons, chips, cards. */
export function BasicsSpecimens() {
  return (
    <>
      <ColoursAndType />
      <ButtonsAndLinks />
      <Chips />
    </>
  )
}
