import { Download } from 'lucide-react'
import { type KelompokPesan, formatBaris } from '@rekan/domain/lembar/kelompok'
import { ToolButton } from './tool-button.tsx'

type PesanLembarProps = {
  /** What is said of a sheet, each sentence once with its rows */
  readonly kelompok: readonly KelompokPesan[]
  /** Of so many places; the sentences may be the first of more */
  readonly jumlah: number
  /** Has the same workbook saved with these sentences beside its rows */
  readonly onUnduh?: (() => void) | undefined
  readonly disabled?: boolean
}

/** So many rows of a sentence are written out. */
const DISEBUT = 40

/** What is said of the cells of a sheet, by what it is and with the rows that it is said of. */
export function PesanLembar({ kelompok, jumlah, onUnduh, disabled }: PesanLembarProps) {
  if (kelompok.length === 0) return null
  const disebut = kelompok.reduce((banyak, { baris }) => banyak + baris.length, 0)
  const { lembar } = kelompok[0] ?? {}
  return (
    <>
      {lembar != null && <p>Lembar {lembar}:</p>}
      <ul className="max-h-96 space-y-1.5 overflow-y-auto">
        {kelompok.map(({ kolom, pesan, baris }) => (
          <li key={`${kolom}${pesan}${baris[0]}`}>
            <b>
              Baris {formatBaris(baris.slice(0, DISEBUT))}
              {baris.length > DISEBUT && ` dan ${(baris.length - DISEBUT).toLocaleString('id-ID')} lagi`}
              {kolom !== null && `, ${kolom}`}
            </b>
            : {pesan}
          </li>
        ))}
      </ul>
      {jumlah > disebut && <p>Hanya {disebut.toLocaleString('id-ID')} yang pertama yang disebut.</p>}
      {onUnduh !== undefined && (
        <ToolButton icon={Download} disabled={disabled ?? false} onClick={onUnduh}>
          Unduh berkas bertanda
        </ToolButton>
      )}
    </>
  )
}
