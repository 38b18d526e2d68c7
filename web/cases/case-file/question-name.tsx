import { isFormName, useToldForm } from '../../told-answers/told-answers.tsx'

type QuestionNameProps = { form: string; path: string }

/** What the client was asked, in the words of their form. */
export function QuestionName({ form, path }: QuestionNameProps) {
  return isFormName(form) ? <Named form={form} path={path} /> : path
}

function Named({ form, path }: { form: Parameters<typeof useToldForm>[0]; path: string }) {
  return useToldForm(form).labelOf(path)
}
