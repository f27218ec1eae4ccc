import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Send, UserCheck, UserX } from 'lucide-react'
import type { Tanggal } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { formatTanggal } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { DeskPage } from '../../ui/wide/desk-page.tsx'
import { ToolButton, toolClass } from '../../ui/wide/tool-button.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { CalonDaftar } from './calon-daftar.tsx'
import {
  type AlamatKerja,
  type Calon,
  type Penggantian,
  penggantianQuery,
  useLangkah,
} from './penggantian.queries.ts'

const PUKUL = (iso: string) => iso.slice(11, 16)

/** Who stands in for somebody: candidates with what speaks for and against them, asked or put there. */
export function PenggantianPage(alamat: AlamatKerja) {
  const query = useQuery(penggantianQuery(alamat))
  return (
    <DeskPage
      title="Cari pengganti"
      actions={
        <Link to="/kelola" className={toolClass()}>
          Hari ini
        </Link>
      }
    >
      {query.data !== undefined ? (
        <Isi alamat={alamat} isi={query.data} />
      ) : query.isError ? (
        <LoadError
          message={errorFrom(query.error).message}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonList count={5} />
      )}
    </DeskPage>
  )
}

function Isi({ alamat, isi }: { readonly alamat: AlamatKerja; readonly isi: Penggantian }) {
  const mayWrite = may(useProfil(), 'POST /karyawan/{id}/penggantian/tawarkan')
  const langkah = useLangkah(alamat)
  const [dipilih, setDipilih] = useState<ReadonlySet<number>>(new Set())
  const [alasan, setAlasan] = useState('Tidak datang')
  const [ditugaskan, setDitugaskan] = useState<Calon | null>(null)
  const isBebas = isi.pengganti === null && isi.hadir_sejak === null
  const isAlasan = alasan.trim() !== ''
  return (
    <div className="space-y-4">
      <Keadaan isi={isi} tanggal={alamat.tanggal} />
      {mayWrite && isBebas && (
        <div className="flex flex-wrap items-end gap-2">
          <label className="block min-w-60 flex-1 text-sm font-semibold">
            Alasan
            <input
              value={alasan}
              maxLength={200}
              onChange={(event) => setAlasan(event.target.value)}
              className="mt-1 block min-h-11 w-full rounded-control border border-field bg-surface px-3 text-base font-normal desk:min-h-9 desk:text-sm"
            />
          </label>
          <ToolButton
            icon={Send}
            isMain
            disabled={dipilih.size === 0 || !isAlasan || langkah.isPending}
            onClick={() =>
              langkah.mutate(
                { apa: 'tawarkan', calon: [...dipilih], alasan },
                { onSuccess: () => setDipilih(new Set()) },
              )
            }
          >
            {dipilih.size === 0 ? 'Pilih calon untuk ditawari' : `Tawarkan ke ${dipilih.size} orang`}
          </ToolButton>
        </div>
      )}
      {mayWrite && (isi.pengganti?.sejak === null || isi.ditawarkan_sejak !== null) && (
        <ToolButton
          icon={UserX}
          disabled={langkah.isPending}
          onClick={() => langkah.mutate({ apa: 'lepas' })}
        >
          {isi.pengganti === null ? 'Tutup tawaran' : 'Lepas pengganti'}
        </ToolButton>
      )}
      {isBebas &&
        (isi.calon.length === 0 ? (
          <Empty
            icon={UserCheck}
            title="Tidak ada yang bebas"
            hint="Semua orang yang dapat Anda lihat bekerja atau cuti pada jam itu."
          />
        ) : (
          <CalonDaftar
            calon={isi.calon}
            dipilih={mayWrite ? dipilih : null}
            onPilih={(id, isDipilih) => {
              const baru = new Set(dipilih)
              if (isDipilih) baru.add(id)
              else baru.delete(id)
              setDipilih(baru)
            }}
            onTugaskan={setDitugaskan}
          />
        ))}
      {ditugaskan !== null && (
        <ConfirmDialog
          title={`Tugaskan ${ditugaskan.nama}?`}
          confirm="Tugaskan"
          busy={langkah.isPending}
          onCancel={() => setDitugaskan(null)}
          onConfirm={() =>
            langkah.mutate(
              { apa: 'tugaskan', calon: ditugaskan.id, alasan },
              { onSettled: () => setDitugaskan(null) },
            )
          }
        >
          <p>
            {`${ditugaskan.nama} langsung diberi tahu dan dapat check in di ${isi.kerja.kantor.nama} mulai sekarang. Selama ia belum check in, presensi ${isi.orang.nama} tetap berlaku bila datang.`}
          </p>
          {ditugaskan.peringatan.map((kalimat) => (
            <p key={kalimat} className="mt-2 font-semibold">
              {kalimat}
            </p>
          ))}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Whose work it is, when and where, and how it stands. */
function Keadaan({ isi, tanggal }: { readonly isi: Penggantian; readonly tanggal: Tanggal }) {
  const { orang, kerja, pengganti, hadir_sejak, ditawarkan_sejak } = isi
  return (
    <section className="card p-4">
      <h2 className="text-lg font-bold">{orang.nama}</h2>
      <p className="text-ink-muted">
        {`${formatTanggal(tanggal)}, ${PUKUL(kerja.mulai)}–${PUKUL(kerja.selesai)} di ${kerja.kantor.nama}${kerja.pos === null ? '' : `, ${kerja.pos.nama}`}`}
      </p>
      <p role="status" className="mt-2 font-semibold">
        {hadir_sejak !== null
          ? `Sudah check in pukul ${PUKUL(hadir_sejak)}.`
          : pengganti !== null
            ? pengganti.sejak === null
              ? `Digantikan ${pengganti.nama}, belum check in.`
              : `Digantikan ${pengganti.nama} sejak pukul ${PUKUL(pengganti.sejak)}.`
            : ditawarkan_sejak !== null
              ? `Ditawarkan sejak pukul ${PUKUL(ditawarkan_sejak)}, ${isi.calon.filter(({ tawaran }) => tawaran === 'menunggu').length} orang belum menjawab.`
              : 'Belum ada pengganti.'}
      </p>
    </section>
  )
}
