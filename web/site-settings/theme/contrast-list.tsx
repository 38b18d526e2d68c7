import { formats } from '@rahnama/contract/locale/locale.ts'
import { checkTheme, SCHEMES, type Theme } from '@rahnama/contract/theme/theme.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import styles from './theme.module.css'

/** Every pair the colours come to stand in, with what it reaches and what it must. */
export function ContrastList({ theme }: { theme: Theme }) {
  const texts = useTexts('themeSettings')
  const { number } = formats(useLanguage().language)
  const ratio = (of: number) => number(Math.floor(of * 10) / 10)
  const checked = checkTheme(theme)
  const failing = checked.filter((pair) => pair.ratio < pair.least).length
  return (
    <Disclosure look="line" summary={texts.checked(number(checked.length), failing, number(failing))}>
      {SCHEMES.map((scheme) => (
        <table key={scheme} className={styles.pairs}>
          <caption>{texts.schemes[scheme]}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.pair}</th>
              <th scope="col">{texts.reached}</th>
              <th scope="col">{texts.least}</th>
            </tr>
          </thead>
          <tbody>
            {checked
              .filter((pair) => pair.scheme === scheme)
              .map(({ front, ground, frontColour, groundColour, ratio: reached, least }) => (
                <tr key={`${front} ${ground}`}>
                  <th scope="row">
                    <span
                      className={styles.sample}
                      style={{ '--front': frontColour, '--ground': groundColour }}
                      aria-hidden
                    >
                      {texts.letters}
                    </span>
                    {texts.on(texts.roles[front] ?? front, texts.roles[ground] ?? ground)}
                  </th>
                  <td>{reached < least ? <Badge tone="danger">{ratio(reached)}</Badge> : ratio(reached)}</td>
                  <td>{ratio(least)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </Disclosure>
  )
}
