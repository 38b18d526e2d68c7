import type { BlockViewOf, MemberView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useWrittenIn } from '../written-in.tsx'
import styles from './people.module.css'
import { Section } from './section.tsx'

export function People({ title, lead, note, people }: BlockViewOf<'people'>) {
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.slug} person={person} />
        ))}
      </ul>
      {note && <p className={styles.remark}>{note}</p>}
    </Section>
  )
}

function Person({ person }: { person: MemberView }) {
  const texts = useTexts('site').content.people
  const writtenIn = useWrittenIn()
  const { slug, name, position, bio, specialties, email, linkedin, language, photo, spoken, licence } = person
  return (
    <li className={styles.person} id={slug} {...writtenIn(language)}>
      <div>
        {photo ? (
          <Picture picture={photo} sizes="10rem" className={styles.photo} />
        ) : (
          <Avatar seed={slug} size="large" />
        )}
      </div>
      <div className={styles.words}>
        <h3>
          {name} {person.isSample && <Badge>{texts.sample}</Badge>}
        </h3>
        <p className={styles.position}>{position}</p>
        {(spoken || licence) && (
          <dl className={styles.facts}>
            {spoken && (
              <div>
                <dt>{texts.languages}</dt>
                <dd>{spoken}</dd>
              </div>
            )}
            {licence && (
              <div>
                <dt>{texts.licence}</dt>
                <dd>
                  <bdi dir="ltr">{licence.number}</bdi>{' '}
                  <a href={licence.register} rel="noreferrer">
                    {texts.verify}
                  </a>
                </dd>
              </div>
            )}
          </dl>
        )}
        <p>{bio}</p>
        <h4 className={styles.heading}>{texts.specialties}</h4>
        <ul className={styles.specialties}>
          {specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </ul>
        <p className={styles.links}>
          <a href={`mailto:${email}`} className={styles.link}>
            <Icon name="mail" size="small" />
            <VisuallyHidden>{texts.writeTo(name)} </VisuallyHidden>
            <span dir="ltr">{email}</span>
          </a>
          <a href={linkedin} className={styles.link} rel="noreferrer">
            <Icon name="external" size="small" />
            <VisuallyHidden>{texts.onNetwork(name)} </VisuallyHidden>
            <span lang="en">LinkedIn</span>
          </a>
        </p>
      </div>
    </li>
  )
}
