import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type Bulan, addBulan, formatBulan } from '@rekan/domain/bulan'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { errorFrom } from '../../../lib/api-error.ts'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ExportMenu } from '../../../ui/wide/export-menu.tsx'
import { type SelisihGaji, daftarSelisihQuery, fetchSelisihFile } from './gaji.queries.ts'
import { BARIS, SEL, Tabel } from './tabel.tsx'

/** Whose pay differs from the month before, by how much, and each cause with its amount. */
export function DaftarSelisih({ bulan }: { readonly bulan: Bulan }) {
  const { data, error, isFetching, refetch } = useQuery(daftarSelisihQuery(bulan))
  if (data === undefined)
    return error !== null && !isFetching ? (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList count={6} />
    )
  const dahulu = formatBulan(addBulan(bulan, -1))
  const kini = formatBulan(bulan)
  if (data.orang.length === 0)
    return (
      <Empty
        icon={CircleCheck}
        title={`Gaji ${kini} sama dengan ${dahulu}`}
        hint={`${data.tetap.toLocaleString('id-ID')} orang tanpa selisih.`}
      />
    )
  return (
    <div className="space-y-3">
      <p className="text-sm text-ink-muted tabular-nums">
        {formatRupiah(data.lama)} menjadi {formatRupiah(data.baru)}
        {data.lama > 0 && ` (${formatPersen(data)})`} · {data.tetap.toLocaleString('id-ID')} orang tetap
      </p>
      <Tabel
        judul={`Gaji bersih dibanding ${dahulu}`}
        jumlah={data.orang.length}
        kolom={['Karyawan', dahulu, kini, 'Selisih', 'Sebab']}
        rata={new Set([dahulu, kini, 'Selisih'])}
        tindakan={<ExportMenu fetchFile={async (format) => fetchSelisihFile(bulan, format)} />}
      >
        {data.orang.map(({ karyawan, lama, baru, selisih, sebab }) => (
          <tr key={karyawan.id} className={`${BARIS} align-top`}>
            <th scope="row" className={`${SEL} text-left font-semibold`}>
              {karyawan.nama}
            </th>
            {[lama, baru].map((jumlah, ke) => (
              <td
                key={ke === 0 ? dahulu : kini}
                className={`${SEL} text-right whitespace-nowrap tabular-nums`}
              >
                {jumlah === null ? '–' : formatRupiah(jumlah)}
              </td>
            ))}
            <td className={`${SEL} text-right font-semibold whitespace-nowrap tabular-nums`}>
              {formatTanda(selisih)}
            </td>
            <td className={`${SEL} min-w-64 desk:min-w-0`}>
              <ul>
                {sebab.filter((satu) => !isIuran(satu)).map(drawSebab)}
                <Iuran semua={sebab.filter(isIuran)} />
              </ul>
            </td>
          </tr>
        ))}
      </Tabel>
    </div>
  )
}

type Sebab = SelisihGaji['orang'][number]['sebab'][number]

function drawSebab({ nama, keterangan, jumlah }: Sebab) {
  return (
    <li key={nama + jumlah}>
      {nama} <span className="tabular-nums">{formatTanda(jumlah)}</span>
      {keterangan !== null && <span className="text-ink-muted"> · {keterangan}</span>}
    </li>
  )
}

/** Contributions follow from the wage, a line for each programme: one line with their sum, which opens. */
function Iuran({ semua }: { readonly semua: readonly Sebab[] }) {
  const [satu] = semua
  if (satu === undefined) return null
  if (semua.length === 1) return drawSebab(satu)
  return (
    <li>
      <details>
        <summary className="cursor-pointer">
          Iuran BPJS{' '}
          <span className="tabular-nums">
            {formatTanda(semua.reduce((jumlah, { jumlah: n }) => jumlah + n, 0))}
          </span>
          <span className="text-ink-muted"> · {semua.length} baris</span>
        </summary>
        <ul className="pl-4">{semua.map(drawSebab)}</ul>
      </details>
    </li>
  )
}

function isIuran({ nama }: Sebab): boolean {
  return /^(iuran )?(bpjs|jht|jp|jkk|jkm|jkp|jaminan)\b/i.test(nama)
}

/** `+Rp1.164.500`, `−Rp472.000`. */
function formatTanda(jumlah: number): string {
  return `${jumlah < 0 ? '−' : '+'}${formatRupiah(Math.abs(jumlah))}`
}

/** `+2,4%`, `−0,1%`: with the minus sign of the amounts beside it. */
function formatPersen({ lama, baru }: SelisihGaji): string {
  const persen = (Math.abs(baru - lama) / lama).toLocaleString('id-ID', {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  return `${baru < lama ? '−' : '+'}${persen}`
}
