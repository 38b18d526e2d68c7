import styles from './select-box.module.css'

type SelectBoxProps = { label: string; isChecked: boolean; onChange: () => void }

/** The box is small, as dense rows need it; its whole cell is the target and lies over the row's link. */
export function SelectBox({ label, isChecked, onChange }: SelectBoxProps) {
  return (
    <label className={styles.cell}>
      <input type="checkbox" className={styles.box} aria-label={label} checked={isChecked} onChange={onChange} />
    </label>
  )
}
