import { Fragment } from 'react'
import { ChevronRight } from 'lucide-react'
import type { Lokasi } from './papan.queries.ts'
import { PosLokasi } from './pos-lokasi.tsx'
import { Terisi } from './terisi.tsx'
import { jamFrom, pukul } from './waktu.ts'

type TabelLokasiProps = {
  readonly lokasi: readonly Lokasi[]
  /** The server's moment of the answer */
  readonly saat: string
  /** The site whose posts are open */
  readonly terbuka: number | undefined
  readonly onBuka: (id: number | undefined) => void
}

/** A row a site; opened, its posts stand under it. */
export function TabelLokasi({ lokasi, saat, terbuka, onBuka }: TabelLokasiProps) {
  return (
    <table className="w-full text-sm">
      <thead className="text-left text-ink-muted">
        <tr className="border-b border-line">
          {['Lokasi', 'Jam', 'Terisi', 'Telat', 'Belum', 'Catatan'].map((judul) => (
            <th key={judul} scope="col" className="px-3 py-2 font-semibold first:pl-4">
              {judul}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lokasi.map((satu) => {
          const isTerbuka = terbuka === satu.id
          return (
            <Fragment key={satu.id}>
              <tr className="border-b border-line">
                <th scope="row" className="py-1 pr-3 pl-2 text-left font-semibold">
                  <button
                    type="button"
                    aria-expanded={isTerbuka}
                    onClick={() => onBuka(isTerbuka ? undefined : satu.id)}
                    className="flex min-h-9 w-full items-center gap-1 rounded-control text-left hover:bg-sunken"
                  >
                    <ChevronRight
                      className={`size-4 shrink-0 text-ink-muted ${isTerbuka ? 'rotate-90' : ''}`}
                    />
                    {satu.nama}
                  </button>
                </th>
                <td className="px-3 whitespace-nowrap text-ink-muted tabular-nums">
                  {jamFrom(satu, satu.zona_waktu)}
                </td>
                <td className="px-3">
                  <Terisi terisi={satu.terisi} rencana={satu.rencana} isKurang={isKurang(satu)} />
                </td>
                <td className="px-3 tabular-nums">{satu.terlambat || '–'}</td>
                <td className={`px-3 tabular-nums ${satu.belum > 0 ? 'font-semibold text-destructive' : ''}`}>
                  {satu.belum || '–'}
                </td>
                <td className={`px-3 py-1 ${isKurang(satu) ? 'text-destructive' : 'text-ink-muted'}`}>
                  {catatanFrom(satu, saat)}
                </td>
              </tr>
              {isTerbuka && (
                <tr className="border-b border-line bg-backdrop">
                  <td colSpan={6} className="px-4 py-2">
                    <PosLokasi lokasi={satu} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

/** Somebody is missing now, or a post stands empty. */
export function isKurang({ belum, kosong_sejak }: Pick<Lokasi, 'belum' | 'kosong_sejak'>): boolean {
  return belum > 0 || kosong_sejak !== null
}

/** What stands out of a site, in a few words. */
export function catatanFrom(
  { pos, belum, izin, mulai, kosong_sejak, zona_waktu }: Lokasi,
  saat: string,
): string {
  const kosong = pos.filter((satu) => satu.kosong_sejak !== null)
  const [pertama] = kosong
  if (pertama !== undefined && kosong_sejak !== null)
    return kosong.length === 1
      ? `Pos ${pertama.nama} kosong sejak ${pukul(kosong_sejak, zona_waktu)}`
      : `${kosong.length} pos kosong, sejak ${pukul(kosong_sejak, zona_waktu)}`
  if (belum > 0) return `${belum} orang belum datang`
  if (Date.parse(mulai) > Date.parse(saat)) return `mulai ${pukul(mulai, zona_waktu)}`
  return izin > 0 ? `${izin} izin tanpa pengganti` : '–'
}
