import { formats } from '@rahnama/contract/locale/locale.ts'
import type { MediaItem } from '@rahnama/contract/media/media.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { DescribeForm } from './describe-form.tsx'
import styles from './media.module.css'
import { MediaActs } from './media-acts.tsx'
import { mediaQuery } from './queries.ts'
import { UsedIn } from './used-in.tsx'

/** One image or file: what it shows, what it says, where it is used, its sizes, and what can be done with it. */
export function MediaDetail({ id }: { id: string }) {
  const errors = useTexts('errors')
  const { data: item, error } = useQuery(mediaQuery(id))
  if (error && !item) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!item) return <SkeletonList rows={6} />
  return (
    <div className={styles.detail}>
      {item.picture && <Picture picture={item.picture} sizes="(min-width: 40rem) 36rem, 100vw" isFirst />}
      <Condition item={item} />
      <DescribeForm key={item.version} item={item} />
      <MediaFacts item={item} />
      <UsedIn uses={item.usedIn} />
      <Variants item={item} />
      <MediaActs item={item} />
    </div>
  )
}

function Condition({ item }: { item: MediaItem }) {
  const texts = useTexts('media')
  const { state, fault } = item.replacement ?? item
  if (state === 'waiting') return <Alert tone="info">{item.replacement ? texts.replacing : texts.preparing}</Alert>
  if (state !== 'refused' || !fault) return null
  return (
    <Alert tone="danger" title={item.replacement ? texts.notReplaced : texts.faults[fault].short}>
      {texts.faults[fault].why}
    </Alert>
  )
}

function MediaFacts({ item }: { item: MediaItem }) {
  const texts = useTexts('media').facts
  const { number, fileSize } = formats(useLanguage().language)
  return (
    <Facts>
      <Fact name={texts.type}>
        <bdi dir="ltr">{item.type.toUpperCase()}</bdi>
      </Fact>
      <Fact name={texts.uploaded}>{fileSize(item.size)}</Fact>
      {item.width !== null && item.height !== null && (
        <Fact name={texts.pixels}>
          <bdi dir="ltr">
            {number(item.width)} × {number(item.height)}
          </bdi>
        </Fact>
      )}
      {item.kind === 'file' && (
        <Fact name={texts.link}>
          <code dir="ltr">{item.link}</code>
        </Fact>
      )}
      <Fact name={texts.added}>
        <Moment at={item.addedAt} />
        {item.addedBy && (
          <>
            {' · '}
            <bdi>{item.addedBy}</bdi>
          </>
        )}
      </Fact>
    </Facts>
  )
}

function Variants({ item }: { item: MediaItem }) {
  const texts = useTexts('media')
  const { number, fileSize } = formats(useLanguage().language)
  const offered = item.variants.filter(({ width, src }) => width !== null && src !== null)
  if (offered.length === 0) return null
  return (
    <Disclosure summary={texts.variants}>
      <table className={styles.variants}>
        <thead>
          <tr>
            <th scope="col">{texts.variantColumns.format}</th>
            <th scope="col">{texts.variantColumns.pixels}</th>
            <th scope="col">{texts.variantColumns.size}</th>
          </tr>
        </thead>
        <tbody>
          {offered.map(({ format, width, height, size, src }) => (
            <tr key={src}>
              <td>
                <bdi dir="ltr">{format.toUpperCase()}</bdi>
              </td>
              <td>
                <bdi dir="ltr">
                  {number(width ?? 0)} × {number(height ?? 0)}
                </bdi>
              </td>
              <td>{fileSize(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
