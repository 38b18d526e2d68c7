import { ABOUT_US_PAGE } from './about-us-page.ts'
import { ACCESSIBILITY_PAGE } from './accessibility-page.ts'
import { ARTICLES } from './articles/articles.ts'
import { CANADA_SERVICES } from './canada-services.ts'
import { CHINA_SERVICES } from './china-services.ts'
import { claimsOn } from './claims.ts'
import { CONSULTATIONS } from './consultations.ts'
import { CONTACT_PAGE } from './contact-page.ts'
import { CREDENTIALS } from './credentials.ts'
import { LANDING_PAGE } from './landing-page.ts'
import { LIST_PAGES } from './list-pages.ts'
import { MEMBERS } from './members.ts'
import { OUR_TEAM_PAGE } from './our-team-page.ts'
import { PRIVACY_PAGE } from './privacy-page.ts'
import { QUESTIONS } from './questions.ts'
import type { Seeds } from './seed-shape.ts'
import { SERVICES_PAGE } from './services-page.ts'
import { STORIES } from './stories.ts'
import { STUDY_CANADA_SERVICES, STUDY_IN_CANADA_PAGE } from './study-in-canada.ts'
import { SUCCESS_STORIES_PAGE } from './success-stories-page.ts'
import { TERMS_PAGE } from './terms-page.ts'
import { TIPS } from './tips.ts'
import { VALUES } from './values.ts'

/** The site starts with all of this. Claims are vouched for on the day of seeding. */
export function seedsOn(today: string): Seeds {
  return {
    claim: claimsOn(today),
    page: [
      LANDING_PAGE,
      SERVICES_PAGE,
      ABOUT_US_PAGE,
      OUR_TEAM_PAGE,
      SUCCESS_STORIES_PAGE,
      CONTACT_PAGE,
      ...LIST_PAGES,
      STUDY_IN_CANADA_PAGE,
      PRIVACY_PAGE,
      TERMS_PAGE,
      ACCESSIBILITY_PAGE,
    ],
    service: [...CANADA_SERVICES, ...STUDY_CANADA_SERVICES, ...CHINA_SERVICES],
    consultation: CONSULTATIONS,
    value: VALUES,
    credential: CREDENTIALS,
    member: MEMBERS,
    story: STORIES,
    faq: QUESTIONS,
    article: ARTICLES,
    tip: TIPS,
  }
}
