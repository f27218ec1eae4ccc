import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { formatSaat } from '../../../lib/format-hari.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { toast } from '../../../lib/toast.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import {
  type MasaSimpan,
  type Penahanan,
  masaSimpanQuery,
  penahananQuery,
  useEndPenahanan,
} from './masa-simpan.queries.ts'
import { PenahananSheet } from './penahanan-sheet.tsx'

/** What of photos and positions goes when, and what is held. */
export function MasaSimpanPage() {
  const { data, error, isFetching, refetch } = useQuery(masaSimpanQuery)
  const profile = useProfil()
  const [isBaru, setBaru] = useState(false)
  return (
    <div className="max-w-3xl space-y-3">
      {may(profile, 'POST /penahanan') && (
        <div className="flex *:w-auto">
          <Button icon={<ShieldAlert className="size-5" />} onClick={() => setBaru(true)}>
            Tahan Data
          </Button>
        </div>
      )}
      {data !== undefined ? (
        <Isi data={data} />
      ) : error !== null && !isFetching ? (
        <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} />
      )}
      <DaftarPenahanan />
      {isBaru && <PenahananSheet onClose={() => setBaru(false)} />}
    </div>
  )
}

/** What is held, whether or not what goes could be counted. */
function DaftarPenahanan() {
  const [cari, setCari] = useState('')
  const query = useInfiniteQuery(penahananQuery(cari))
  return (
    <section className="space-y-3">
      <SectionTitle>Penahanan</SectionTitle>
      <SearchField label="Cari nama, perkara, atau alasan" value={cari} onSearch={setCari} />
      <InfiniteList
        query={query}
        keyOf={({ id }) => id}
        pending={<SkeletonList count={3} />}
        empty={
          <Empty
            icon={ShieldAlert}
            title={cari === '' ? 'Tidak ada data yang ditahan' : 'Tidak ada penahanan yang cocok'}
          />
        }
        end="Tidak ada penahanan selanjutnya."
        nextError="Gagal memuat penahanan selanjutnya."
      >
        {(ditahan) => <PenahananCard penahanan={ditahan} />}
      </InfiniteList>
    </section>
  )
}

function Isi({ data }: { readonly data: MasaSimpan }) {
  const { simpan_foto_bulan: bulan, disimpan_sejak: sejak, rencana } = data
  return (
    <div className="space-y-6">
      <p>
        Foto dan koordinat presensi disimpan {bulan} bulan. Yang sebelum {formatTanggal(sejak)} dihapus pada
        malam hari, kecuali yang masih diperlukan.
      </p>
      <section className="space-y-3">
        <SectionTitle>Akan dihapus</SectionTitle>
        {rencana.length === 0 ? (
          <p className="text-ink-muted">Tidak ada yang dihapus dalam tiga bulan ke depan.</p>
        ) : (
          <table aria-label="Akan dihapus" className="w-full card text-sm">
            <thead>
              <tr className="text-left">
                {['Bulan presensi', 'Foto', 'Ditahan', 'Habis pada'].map((judul, i) => (
                  <th key={judul} scope="col" className={`p-3 ${i === 1 || i === 2 ? 'text-right' : ''}`}>
                    {judul}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rencana.map((ditahan) => (
                <tr key={ditahan.bulan} className="border-t border-line tabular-nums">
                  <td className="p-3">{namaBulan(ditahan.bulan)}</td>
                  <td className="p-3 text-right">{ditahan.foto}</td>
                  <td className="p-3 text-right">{ditahan.ditahan}</td>
                  <td className="p-3">{formatTanggal(ditahan.habis_pada)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  )
}

function PenahananCard({ penahanan }: { readonly penahanan: Penahanan }) {
  const { id, perkara, alasan, karyawan, oleh, pada, dicabut_pada, dicabut_oleh } = penahanan
  const end = useEndPenahanan()
  const mayEnd = may(useProfil(), 'POST /penahanan')
  const nama = karyawan.map((satu) => satu.nama).join(', ')
  const cabut = () =>
    end.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success('Penahanan dicabut.', 'penahanan'),
        onError: (error) => toast.error(errorFrom(error).message, 'penahanan'),
      },
    )
  return (
    <article aria-label={perkara ?? nama} className="card space-y-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 font-bold wrap-anywhere">{perkara ?? nama}</h3>
        {dicabut_pada !== null && <Badge tone="neutral">Dicabut</Badge>}
      </div>
      {perkara !== null && <p className="wrap-anywhere">{nama}</p>}
      <p className="wrap-anywhere">“{alasan}”</p>
      <p className="text-sm text-ink-muted">
        {`Ditahan ${oleh}, ${formatSaat(Date.parse(pada), 'WIB')}`}
        {dicabut_pada !== null &&
          `. Dicabut ${dicabut_oleh ?? ''}, ${formatSaat(Date.parse(dicabut_pada), 'WIB')}`}
      </p>
      {dicabut_pada === null && mayEnd && (
        <Button tone="outline" busy={end.isPending} onClick={cabut}>
          Cabut
        </Button>
      )}
    </article>
  )
}

/** `YYYY-MM` in words. */
function namaBulan(teks: string): string {
  const [tahun = 0, bulan = 1] = teks.split('-').map(Number)
  return formatBulan({ tahun, bulan })
}
