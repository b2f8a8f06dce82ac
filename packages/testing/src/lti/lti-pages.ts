const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${body}</html>`
}

/** Every way to launch: each person, each link. */
export function coursePage(people: readonly string[], links: readonly string[]): string {
  const items = people.flatMap((person) =>
    links.map((link) => `<li><a href="/frame?as=${person}&link=${link}">${person} opens ${link}</a></li>`),
  )
  return page(
    'LMS of this machine',
    `<h1>LMS of this machine</h1>
<ul>${items.join('')}</ul>
<h2>Register a tool</h2>
<form action="/register-tool"><label>Registration address of the tool
<input name="address" type="url" required size="60"></label> <button>Register</button></form>`,
  )
}

/** Keeps values for the tool in the frame, and answers its messages (LTI postMessage storage). */
const storageScript = `
const values = new Map()
addEventListener('message', ({ data, source, origin }) => {
  const { subject, message_id, key, value } = data ?? {}
  const answer = (more) => source.postMessage({ subject: subject + '.response', message_id, ...more }, origin)
  if (subject === 'lti.capabilities')
    answer({ supported_messages: [{ subject: 'lti.put_data' }, { subject: 'lti.get_data' }] })
  if (subject === 'lti.put_data') { values.set(origin + key, value); answer({ key, value }) }
  if (subject === 'lti.get_data') answer({ key, value: values.get(origin + key) ?? null })
})`

/** A page of a course with the tool in a frame. */
export function framePage(query: string, hasStorage: boolean): string {
  const script = hasStorage ? `<script>${storageScript}</script>` : ''
  return page(
    'Course at the LMS',
    `<h1>Course at the LMS</h1>${script}
<iframe title="Tool" name="tool" src="/start?${escapeHtml(query)}" allow="clipboard-write"
  style="width:100%;height:80vh;border:1px solid"></iframe>`,
  )
}

/** Opens the registration address of a tool in a frame, which is closed when the tool says so. */
export function registrationPage(address: string): string {
  return page(
    'Register a tool',
    `<h1>Register a tool</h1>
<iframe title="Registration" src="${escapeHtml(address)}" style="width:100%;height:70vh;border:1px solid"></iframe>
<p role="status"></p>
<script>
addEventListener('message', ({ data }) => {
  if (data?.subject !== 'org.imsglobal.lti.close') return
  document.querySelector('iframe').remove()
  document.querySelector('p').innerHTML = 'The tool is registered. <a href="/">Open the course</a>'
})
</script>`,
  )
}

/** Posts the token to the tool, as a browser does by itself. */
export function formPostPage(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return page(
    'Opening the tool',
    `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}</form>
<script>document.forms[0].submit()</script>`,
  )
}
