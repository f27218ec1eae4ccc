import { type KeyboardEvent, useState } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type Bulan, akhirBulan, awalBulan, formatBulan } from '@rekan/domain/bulan'
import { type Tanggal, addHari, hariKe, namaHari } from '@rekan/domain/waktu'
import { formatTanggal } from '../../../lib/format.ts'
import { TONES } from '../../../ui/badge.tsx'
import type { HariRekap } from './rekap.api.ts'
import { tandaHari } from './tanda-hari.ts'

type KalenderRekapProps = {
  readonly bulan: Bulan
  readonly hari: readonly HariRekap[]
  readonly hariIni: Tanggal
  /** To all there is of a day */
  readonly linkTo: (tanggal: Tanggal) => LinkProps
}

/** Days that an arrow key goes on by. */
const LANGKAH: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The month as a calendar whose days show how they went; one stop of the Tab key, inside it the arrows. */
export function KalenderRekap({ bulan, hari, hariIni, linkTo }: KalenderRekapProps) {
  const perTanggal = new Map(hari.map((satu) => [satu.tanggal, satu]))
  const terakhir = hari.findLast(({ catatan }) => catatan !== null)?.tanggal
  const [dipilih, setDipilih] = useState(terakhir)
  const fokus = dipilih !== undefined && perTanggal.get(dipilih)?.catatan ? dipilih : terakhir
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const langkah = LANGKAH[event.key]
    if (langkah === undefined || fokus === undefined) return
    event.preventDefault()
    const tujuan = `[data-tanggal="${addHari(fokus, langkah)}"]`
    event.currentTarget.querySelector<HTMLElement>(tujuan)?.focus()
  }
  const minggu = mingguDalam(bulan)
  return (
    <section aria-label="Kalender" className="card px-1 py-3 max-[22rem]:-mx-4">
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its days are pressed
        role="grid"
        aria-label={formatBulan(bulan)}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {minggu[1]?.map((tanggal) => (
              <th key={tanggal} scope="col" className="h-8 p-0 text-xs font-semibold text-ink-muted">
                <span aria-hidden="true">{namaHari(tanggal).slice(0, 1)}</span>
                <span className="sr-only">{namaHari(tanggal)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {minggu.map((tujuh) => (
            <tr key={tujuh[0]}>
              {tujuh.map((tanggal) => (
                <td key={tanggal} className="p-0 text-center">
                  {tanggal >= awalBulan(bulan) && tanggal <= akhirBulan(bulan) && (
                    <Hari
                      tanggal={tanggal}
                      hari={perTanggal.get(tanggal)}
                      isHariIni={tanggal === hariIni}
                      isFokus={tanggal === fokus}
                      onFocus={() => setDipilih(tanggal)}
                      link={linkTo(tanggal)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HariProps = {
  readonly tanggal: Tanggal
  /** Undefined without a placement */
  readonly hari: HariRekap | undefined
  readonly isHariIni: boolean
  readonly isFokus: boolean
  readonly onFocus: () => void
  readonly link: LinkProps
}

function Hari({ tanggal, hari, isHariIni, isFokus, onFocus, link }: HariProps) {
  const angka = Number(tanggal.slice(8))
  if (hari === undefined) return <Ubin angka={angka} kelas="text-ink-muted" />
  const { huruf, kata, tone } = tandaHari(hari)
  const isNanti = hari.status === 'BELUM_PRESENSI'
  const tenang = isNanti || hari.status === 'LIBUR'
  const ubin = (
    <Ubin
      angka={angka}
      huruf={huruf}
      kelas={`${tenang ? 'text-ink-muted' : TONES[tone]} ${isNanti ? 'border border-dashed border-field' : ''} ${isHariIni ? 'font-bold underline underline-offset-4' : ''}`}
    />
  )
  const nama = `${formatTanggal(tanggal)}: ${isNanti && hari.catatan === null ? 'hari kerja' : kata}`
  const isiTanggal = (
    <>
      <span aria-hidden="true">{ubin}</span>
      <span className="sr-only">{isHariIni && hari.catatan !== null ? `Hari ini, ${nama}` : nama}</span>
    </>
  )
  if (hari.catatan === null) return isiTanggal
  return (
    <Link
      {...link}
      aria-current={isHariIni ? 'date' : undefined}
      data-tanggal={tanggal}
      tabIndex={isFokus ? 0 : -1}
      onFocus={onFocus}
      className="relative block w-full rounded-control"
    >
      {isiTanggal}
    </Link>
  )
}

type UbinProps = { readonly angka: number; readonly huruf?: string; readonly kelas: string }

function Ubin({ angka, huruf = '', kelas }: UbinProps) {
  return (
    <span className="block p-0.5">
      <span className={`block min-h-11 content-center rounded-control text-sm ${kelas}`}>
        {angka}
        {huruf !== '' && <span className="block text-xs font-bold">{huruf}</span>}
      </span>
    </span>
  )
}

/** The weeks that a month touches, from Monday to Sunday. */
function mingguDalam(bulan: Bulan): Tanggal[][] {
  const awal = awalBulan(bulan)
  const senin = addHari(awal, 1 - hariKe(awal))
  const minggu: Tanggal[][] = []
  for (let hari = senin; hari <= akhirBulan(bulan); hari = addHari(hari, 7))
    minggu.push([0, 1, 2, 3, 4, 5, 6].map((ke) => addHari(hari, ke)))
  return minggu
}
