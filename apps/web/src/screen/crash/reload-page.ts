/** Loads the page again. No test can replace `location.reload` itself: browsers and jsdom do not let anybody redefine it. */
export function reloadPage(): void {
  window.location.reload()
}
