import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { useCourseTimeZone } from '../../data/hooks.ts'
import { formatIsoDay, startOfDayOf } from '../../dates/dates.ts'
import { DateInput } from '../../forms/date-input.tsx'
import type { ListSearch } from '../../lists/use-list-search.ts'

/** Label, field and time zone in one row beside the search; on a phone below each other. */
const InOneRow = styled('div')({
  '& > div': { flexFlow: 'row wrap', alignItems: 'center', columnGap: 8 },
  '& .MuiInputBase-root': { width: 'auto' },
})

/** Only courses under way on a day. */
export function DateFilter({ search }: { search: ListSearch }) {
  const timeZone = useCourseTimeZone()
  const { date } = search.state
  return (
    <InOneRow>
      <DateInput
        label={t('groups.list.underWay')}
        type="date"
        value={date ? formatIsoDay(date, timeZone) : ''}
        onChange={(day) => search.change({ date: day ? startOfDayOf(day, timeZone) : null })}
        timeZone={timeZone}
      />
    </InOneRow>
  )
}
