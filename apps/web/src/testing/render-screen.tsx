import { routesOf } from '../app/router.tsx'
import { featureRoutes } from '../app/routes.ts'
import { renderRoutes, type Rendered, type Surroundings } from './render.tsx'

/**
 * Renders the whole product at a path, with the frame around the screen.
 *
 * @example
 * const { findByRole } = await renderScreen('/help', { api: { 'GET /api/configuration': configuration } })
 * await findByRole('heading', { name: 'Help' })
 */
export async function renderScreen(path: string, surroundings: Surroundings = {}): Promise<Rendered> {
  return await renderRoutes(routesOf(featureRoutes), { path, ...surroundings })
}
