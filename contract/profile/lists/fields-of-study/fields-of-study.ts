import type { ListedGroup } from '../listed.ts'
import { healthAndLife } from './health-and-life.ts'
import { scienceAndEngineering } from './science-and-engineering.ts'
import { societyAndArts } from './society-and-arts.ts'

export const fieldsOfStudy: readonly ListedGroup[] = [...healthAndLife, ...scienceAndEngineering, ...societyAndArts]
