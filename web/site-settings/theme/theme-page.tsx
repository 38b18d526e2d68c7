import { AppError } from '@rahnama/contract/errors.ts'
import {
  BRAND_COLOURS,
  type BrandColour,
  CORNERS,
  type Corners,
  DEFAULT_THEME,
  refuseTheme,
  type Theme,
  themeValues,
} from '@rahnama/contract/theme/theme.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../api/api.ts'
import { showColours } from '../../firm/firm.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { themeQuery } from '../queries.ts'
import { ConflictNotice, Pair, SettingsFrame, SettingsGroup } from '../settings-frame.tsx'
import { ColourField, isColour } from './colour-field.tsx'
import { ContrastList } from './contrast-list.tsx'
import styles from './theme.module.css'
import { ThemePreview } from './theme-preview.tsx'

/** The owner's two colours and corners, with what becomes of them before anybody else sees it. */
export default function ThemePage() {
  return (
    <SettingsFrame page="adminTheme">
      <ThemeForm />
    </SettingsFrame>
  )
}

const isSame = (one: Theme, other: Theme) =>
  one.primary === other.primary && one.secondary === other.secondary && one.corners === other.corners

function ThemeForm() {
  const texts = useTexts('themeSettings')
  const { data } = useSuspenseQuery(themeQuery)
  const queries = useQueryClient()
  const toast = useToast()
  const [changes, setChanges] = useState<Partial<Theme>>({})
  const [hasConflict, setConflict] = useState(false)
  const draft = { ...data.value, ...changes }
  const isWritten = BRAND_COLOURS.every((which) => isColour(draft[which]))
  const refusals = isWritten ? refuseTheme(draft) : []
  // While a colour is being typed the preview stays with the one before.
  const orSaved = (which: BrandColour) => (isColour(draft[which]) ? draft : data.value)[which]
  const [primary, secondary, { corners }] = [orSaved('primary'), orSaved('secondary'), draft]
  const shown = useMemo(() => ({ primary, secondary, corners }), [primary, secondary, corners])
  const set = (change: Partial<Theme>) => setChanges((before) => ({ ...before, ...change }))

  const publish = useAct(async (value: Theme) => {
    setConflict(false)
    try {
      const saved = await call('PUT /api/site-settings/theme', { version: data.version, value })
      queries.setQueryData(themeQuery.queryKey, saved)
      setChanges({})
      showColours(themeValues(saved.value))
      toast.success({ title: texts.published })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
      await queries.invalidateQueries({ queryKey: themeQuery.queryKey })
      setConflict(true)
    }
  })
  const goBack = (value: Theme, label: string) => (
    <Button
      variant="quiet"
      onClick={() => void publish.run(value)}
      disabled={publish.isBusy || isSame(value, data.value)}
    >
      {label}
    </Button>
  )

  return (
    <div className={styles.page}>
      <div className={styles.settings}>
        <ConflictNotice isShown={hasConflict} />
        <SettingsGroup title={texts.colours} lead={texts.coloursLead}>
          <Pair>
            {BRAND_COLOURS.map((which) => (
              <ColourField
                key={which}
                label={texts[which]}
                hint={texts.hints[which]}
                value={draft[which]}
                refusal={refusals.find(({ from }) => from === which)}
                onChange={(colour) => set({ [which]: colour })}
              />
            ))}
          </Pair>
          <Segmented<Corners>
            label={texts.corners}
            segments={CORNERS.map((value) => ({ value, label: texts.cornerNames[value] }))}
            value={draft.corners}
            onValueChange={(chosen) => set({ corners: chosen })}
          />
        </SettingsGroup>
        <div className={styles.acts}>
          <Button
            variant="primary"
            busy={publish.isBusy}
            busyLabel={texts.publishing}
            disabled={!isWritten || refusals.length > 0 || isSame(draft, data.value)}
            onClick={() => void publish.run(draft)}
          >
            {texts.publish}
          </Button>
          {data.previous && goBack(data.previous, texts.previous)}
          {goBack(DEFAULT_THEME, texts.defaults)}
        </div>
        <Failure>{publish.failure}</Failure>
        <ContrastList theme={shown} />
      </div>
      <ThemePreview theme={shown} />
    </div>
  )
}
