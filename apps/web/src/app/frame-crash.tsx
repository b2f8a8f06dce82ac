import { styled } from '@mui/material/styles'
import { useRouteError } from 'react-router'
import { CrashScreen } from '../screen/crash/crash-screen.tsx'

const Main = styled('main')({ minHeight: '100vh', display: 'flex', flexDirection: 'column' })

/** In place of everything, where the frame around the screens broke. */
export function FrameCrash() {
  return (
    <Main>
      <CrashScreen error={useRouteError()} />
    </Main>
  )
}
