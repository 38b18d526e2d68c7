import { darkStyles, renderMail, type StoredMailContent } from '../mail/mail.ts'

/**
 * The mail as a frame without scripts shows it under our own content policy: it allows no style elements, so what a
 * dark screen changes is written where it applies. Links open beside the page.
 */
export function drawForScreen(content: StoredMailContent, theme: 'light' | 'dark') {
  const { text, html } = renderMail(content)
  const plain = html.replace(/<style>[\s\S]*?<\/style>/, '').replaceAll('<a ', '<a target="_blank" rel="noopener" ')
  return { subject: content.subject, text, html: theme === 'dark' ? darken(plain, darkStyles(content.theme)) : plain }
}

function darken(html: string, styles: ReturnType<typeof darkStyles>): string {
  return html.replace(/class="([^"]+)"([^>]*?)style="([^"]*)"/g, (_, names: string, between: string, style: string) => {
    const dark = names.split(' ').flatMap((name) => styles[name] ?? [])
    return `class="${names}"${between}style="${[style, ...dark].join(';')}"`
  })
}
