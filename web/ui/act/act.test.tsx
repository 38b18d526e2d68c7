import { AppError } from '@rahnama/contract/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { Button } from '../button/button.tsx'
import { renderIn } from '../render-in.tsx'
import { ToastProvider, useToast } from '../toast/toast.tsx'
import { Failure, useAct, useUndo } from './act.tsx'

const OUT_OF_REACH = /could not reach the server/

beforeEach(async () => {
  await loadTexts('en', 'errors')
})

/** An act whose end the test decides. */
function slow() {
  const asked: { row: string; done: (answer: string) => void; fail: (error: unknown) => void }[] = []
  const act = (row: string) => new Promise<string>((done, fail) => asked.push({ row, done, fail }))
  return { asked, act }
}

type RowsProps = { act: (row: string) => Promise<string>; after?: () => void; onAnswer?: (answer?: string) => void }

function Rows({ act, after, onAnswer }: RowsProps) {
  const removing = useAct(act, {
    describe: (error) => (error instanceof AppError && error.code === 'CONFLICT' ? 'Somebody was faster.' : undefined),
    ...(after && { after }),
  })
  const busyRow = removing.isBusy ? removing.given?.[0] : undefined
  return (
    <>
      {['a', 'b'].map((row) => (
        <Button
          key={row}
          busy={busyRow === row}
          busyLabel={`Removing ${row}`}
          onClick={() => void removing.run(row).then(onAnswer)}
        >
          {`Remove ${row}`}
        </Button>
      ))}
      <Failure>{removing.failure}</Failure>
    </>
  )
}

test('an act under way is not begun again, and the button that began it is the busy one', async () => {
  const { asked, act } = slow()
  const answers: (string | undefined)[] = []
  const screen = await renderIn('en', <Rows act={act} onAnswer={(answer) => answers.push(answer)} />)
  const button = screen.getByRole('button', { name: 'Remove a' }).element() as HTMLButtonElement
  // In one turn, before anything is drawn.
  button.click()
  button.click()
  await expect.element(screen.getByRole('status').getByText('Removing a')).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Remove b' }).click()
  expect(asked.map(({ row }) => row)).toEqual(['a'])
  asked[0]?.done('gone')
  await expect.element(screen.getByRole('status').getByText('Removing a')).not.toBeInTheDocument()
  expect(answers).toEqual([undefined, undefined, 'gone'])
  await screen.getByRole('button', { name: 'Remove b' }).click()
  expect(asked.map(({ row }) => row)).toEqual(['a', 'b'])
})

test('what went wrong is said in its place, in words of its own where it has some, until the next try', async () => {
  const { asked, act } = slow()
  const screen = await renderIn('en', <Rows act={act} />)
  await screen.getByRole('button', { name: 'Remove a' }).click()
  asked[0]?.fail(new AppError('CONFLICT'))
  await expect.element(screen.getByRole('alert').getByText('Somebody was faster.')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove a' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  asked[1]?.fail(new AppError('UNAVAILABLE'))
  await expect.element(screen.getByRole('alert').getByText(OUT_OF_REACH)).toBeVisible()
})

test.each(['done', 'fail'] as const)(
  'what follows an act follows it when it is %s, and before it ends',
  async (end) => {
    const { asked, act } = slow()
    let read = () => {}
    const after = () => new Promise<void>((resolve) => (read = resolve))
    const screen = await renderIn('en', <Rows act={act} after={after as () => void} />)
    await screen.getByRole('button', { name: 'Remove a' }).click()
    if (end === 'done') asked[0]?.done('gone')
    else asked[0]?.fail(new AppError('CONFLICT'))
    await expect.element(screen.getByRole('status').getByText('Removing a')).toBeInTheDocument()
    read()
    await expect.element(screen.getByRole('status').getByText('Removing a')).not.toBeInTheDocument()
  },
)

function Undoable({ back }: { back: (row: string) => Promise<unknown> }) {
  const toast = useToast()
  const undo = useUndo('Undo', back)
  return <Button onClick={() => toast.success({ title: 'Removed', action: undo('a') })}>Remove</Button>
}

test('the way back is offered with what was done, is gone once only, and says in a toast what went wrong', async () => {
  const asked: string[] = []
  const back = async (row: string) => {
    asked.push(row)
    throw new AppError('UNAVAILABLE')
  }
  const screen = await renderIn(
    'en',
    <ToastProvider>
      <Undoable back={back} />
    </ToastProvider>,
  )
  await screen.getByRole('button', { name: 'Remove' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('region', { name: 'Notices' }).getByText(OUT_OF_REACH)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(asked).toEqual(['a'])
})
