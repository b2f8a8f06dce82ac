import { createIsomorphTheme, IsomorphThemeProvider } from '@isomorph/ui'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { store } from '../data/store.ts'
import { loadAreas, allAreas } from '@isomorph/messages'
import { writeUiTexts } from '../app/frame-texts.ts'
import { ModalRegistry } from '../app/modal-registry.tsx'
import { RouterLink } from '../screen/router-link.tsx'
import { ComponentsPage } from './components-page.tsx'

const theme = createIsomorphTheme({ linkComponent: RouterLink })
const router = createMemoryRouter([{ path: '*', Component: ComponentsPage }])

const root = document.querySelector<HTMLElement>('#root')
if (root) {
  writeUiTexts()
  await loadAreas(allAreas)
  createRoot(root).render(
    <Provider store={store}>
      <IsomorphThemeProvider theme={theme} linkComponent={RouterLink}>
        <ModalRegistry>
          <RouterProvider router={router} />
        </ModalRegistry>
      </IsomorphThemeProvider>
    </Provider>,
  )
}
