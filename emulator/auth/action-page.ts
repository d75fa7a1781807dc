/** The small page behind an e-mailed link: what it says, and the form for a new password. */

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

const STYLE = `
  :root { color-scheme: dark; font-family: Inter, system-ui, sans-serif; background: #0B0F17; color: #F3F5F9 }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 16px; box-sizing: border-box }
  main { width: 100%; max-width: 400px; box-sizing: border-box; padding: 32px; background: #121826; border: 1px solid #263043; border-radius: 16px }
  h1 { margin: 0 0 8px; font: 600 24px/1.3 Poppins, Inter, system-ui, sans-serif }
  p { margin: 0 0 16px; line-height: 1.5; color: #A7B0C0; overflow-wrap: anywhere }
  p[role=alert] { color: #F87171 }
  label { display: block; margin-bottom: 8px }
  input, button { width: 100%; min-height: 44px; box-sizing: border-box; border-radius: 12px; font: inherit }
  input { padding: 0 12px; margin-bottom: 16px; background: #0B0F17; color: inherit; border: 1px solid #A7B0C0 }
  button { border: 0; background: #FFB800; color: #1A1300; font-weight: 600; cursor: pointer }
  :focus-visible { outline: 2px solid #FFD466; outline-offset: 2px }`

/** A whole page; `body` is HTML. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>
`
}

/** Says how it ended. */
export function messagePage(title: string, text: string): string {
  return page(title, `<p>${escapeHtml(text)}</p>`)
}

/** Asks for the new password of `email`; posts `newPassword` to its own address. `problem` is what was wrong before. */
export function passwordPage(email: string, problem?: string): string {
  return page(
    'Choose a new password',
    `<p>for ${escapeHtml(email)}</p>
${problem ? `<p role="alert" id="problem">${escapeHtml(problem)}</p>` : ''}
<form method="post">
<input name="email" autocomplete="username" value="${escapeHtml(email)}" hidden readonly>
<label for="password">New password</label>
<input id="password" name="newPassword" type="password" autocomplete="new-password" required autofocus${problem ? ' aria-describedby="problem" aria-invalid="true"' : ''}>
<button>Save password</button>
</form>`,
  )
}
