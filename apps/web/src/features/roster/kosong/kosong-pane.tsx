import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { seninFrom } from '@rekan/domain/roster/peringatan'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatHari } from '../../../lib/format-hari.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { RecordPane } from '../../../ui/wide/record-pane.tsx'
import { toolClass } from '../../../ui/wide/tool-button.tsx'
import { type AlamatKosong, type KosongDanBebas, type OrangBebas, bebasQuery } from './kosong.queries.ts'

type KosongPaneProps = { readonly alamat: AlamatKosong; readonly onClose: () => void }

/** Who could be put at a post that lacks people, best first, with what speaks for and against each. */
export function KosongPane({ alamat, onClose }: KosongPaneProps) {
  const { data, error, isFetching, refetch } = useQuery(bebasQuery(alamat))
  return (
    <RecordPane
      title={data?.kosong.pos.nama ?? 'Orang yang bebas'}
      subtitle={
        data && `${formatHari(alamat.tanggal)} · ${data.kosong.shift.nama} · ${data.kosong.kantor.nama}`
      }
      onClose={onClose}
    >
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={5} />
        )
      ) : (
        <Isi data={data} />
      )}
    </RecordPane>
  )
}

function Isi({ data: { kosong, orang } }: { readonly data: KosongDanBebas }) {
  return (
    <div className="space-y-4">
      <p className="text-sm">
        Terisi {kosong.terisi} dari {kosong.butuh}.
      </p>
      <Link
        to="/kelola/jadwal"
        search={{ lokasi: kosong.kantor.id, mulai: seninFrom(kosong.tanggal) }}
        className={toolClass(true)}
      >
        Buka roster
      </Link>
      {orang.length === 0 ? (
        <Empty
          icon={UsersRound}
          title="Tidak ada yang bebas"
          hint="Semua orang yang dapat Anda lihat bekerja, cuti, atau izin pada jam itu."
        />
      ) : (
        <ul aria-label="Orang yang bebas" className="divide-y divide-line">
          {orang.map((satu) => (
            <Orang key={satu.id} orang={satu} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Orang({ orang }: { readonly orang: OrangBebas }) {
  const { nama, kode, kantor, cadangan, di_sini, istirahat, sertifikat_kurang, peringatan } = orang
  return (
    <li className="space-y-1 py-3 text-sm">
      <p className="font-semibold">
        {nama} {cadangan && <Badge tone="success">Cadangan</Badge>}
      </p>
      <p className="text-ink-muted">
        {kode} · {di_sini ? 'Ditempatkan di lokasi ini' : kantor}
      </p>
      <p>
        {istirahat === null
          ? 'Tidak ada kerja lain di sekitar hari itu.'
          : `Jeda ${formatDurasi(istirahat)} dengan kerja terdekat.`}
      </p>
      {sertifikat_kurang.length > 0 && (
        <p className="font-semibold text-destructive">Belum punya {sertifikat_kurang.join(', ')}</p>
      )}
      {peringatan.map((kalimat) => (
        <p key={kalimat} className="text-accent-strong">
          {kalimat}
        </p>
      ))}
    </li>
  )
}
