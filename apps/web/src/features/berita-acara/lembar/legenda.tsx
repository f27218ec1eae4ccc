import { Fragment } from 'react'
import { TANDA } from './tanda.ts'

/** What each mark of a sheet says, in a line. */
export function Legenda() {
  return Object.values(TANDA).map(({ huruf, kata, warna }, ke) => (
    <Fragment key={huruf}>
      {ke > 0 && ' · '}
      <b className={warna}>{huruf}</b> {kata}
    </Fragment>
  ))
}
