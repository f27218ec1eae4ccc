import { useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CirclePause, LoaderCircle } from 'lucide-react'
import { formatBulan } from '@rekan/domain/bulan'
import { invalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { ProgressBar } from '../../../ui/wide/progress-bar.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { KelompokSebab } from '../kelola/kelompok-sebab.tsx'
import { GAJI } from '../slip/gaji.write.ts'
import { PROSES_DITULIS, type Proses, prosesQuery, useMulaiProses } from './proses.queries.ts'

const angka = (jumlah: number) => jumlah.toLocaleString('id-ID')
const KATA = {
  SUSUN: { jalan: 'Menyusun gaji', jadi: 'slip disusun' },
  TERBITKAN: { jalan: 'Menerbitkan slip', jadi: 'slip terbit' },
} as const

/** Above HR's month: how far everybody's pay is; how it ended, as long as the page that saw it run stays open. */
export function ProsesNotice() {
  const queryClient = useQueryClient()
  const { data: proses } = useQuery(prosesQuery)
  const isJalan = proses?.status === 'JALAN'
  // The one that this page saw run: how others ended is no news.
  const [dilihat, setDilihat] = useState<number>()
  if (isJalan && dilihat !== proses.id) setDilihat(proses.id)
  const wasJalan = useRef(false)
  const [isRincian, setRincian] = useState(false)
  useEffect(() => {
    if (wasJalan.current && !isJalan) void invalidate(queryClient, ...GAJI)
    wasJalan.current = isJalan
  }, [isJalan, queryClient])
  if (!proses || proses.id !== dilihat) return null
  const masa = formatBulan(proses)
  const { jadi, jumlah_dilewati: dilewati, jumlah_peringatan: peringatan, sebab } = proses.hasil
  const kata = KATA[proses.jenis]
  if (isJalan) return <Berjalan proses={proses} judul={`${kata.jalan} ${masa}`} />
  const isAda = dilewati + peringatan > 0
  const isSelesai = proses.status === 'SELESAI'
  return (
    <div className="mb-3">
      <Notice
        icon={isSelesai ? (isAda ? CircleAlert : CircleCheck) : CirclePause}
        tone={isSelesai && !isAda ? 'neutral' : 'accent'}
        title={`${isSelesai ? '' : 'Terhenti: '}${angka(jadi)} ${kata.jadi}, ${masa}`}
      >
        {sebab !== null && <p>{sebab}</p>}
        {!isSelesai && <p>Yang sudah jadi tetap ada. Mulai lagi untuk meneruskan sisanya.</p>}
        {isAda && (
          <>
            <p>
              {angka(dilewati)} dilewati, {angka(peringatan)} perlu diperiksa.
            </p>
            <ToolButton icon={CircleAlert} onClick={() => setRincian(true)}>
              Lihat Daftar
            </ToolButton>
          </>
        )}
      </Notice>
      {isRincian && <RincianSheet proses={proses} onClose={() => setRincian(false)} />}
    </div>
  )
}

function Berjalan({ proses, judul }: { readonly proses: Proses; readonly judul: string }) {
  const batal = useMulaiProses(useWrite('POST /kelola/payroll/proses/batal', PROSES_DITULIS), () =>
    toast.success('Dihentikan. Slip yang sudah jadi tetap ada.', 'gaji'),
  )
  return (
    <div className="mb-3">
      <Notice icon={LoaderCircle} title={judul}>
        <p role="status">
          {angka(proses.selesai)} dari {angka(proses.dari)} slip
        </p>
        <ProgressBar selesai={proses.selesai} dari={proses.dari} label="Kemajuan" />
        <p>Dimulai oleh {proses.oleh}. Halaman ini boleh ditutup.</p>
        <ToolButton icon={CirclePause} disabled={batal.isPending} onClick={() => batal.mutate({ body: {} })}>
          Hentikan
        </ToolButton>
      </Notice>
    </div>
  )
}

function RincianSheet({ proses, onClose }: { readonly proses: Proses; readonly onClose: () => void }) {
  const { dilewati, peringatan, jumlah_dilewati, jumlah_peringatan } = proses.hasil
  const lebih = jumlah_dilewati + jumlah_peringatan - dilewati.length - peringatan.length
  return (
    <SideSheet title="Yang perlu dilihat" onClose={onClose}>
      <div className="space-y-5 pb-4">
        <KelompokSebab
          judul="Perlu diperiksa"
          baris={peringatan.map(({ karyawan, pesan }) => ({ orang: karyawan, sebab: pesan }))}
        />
        <KelompokSebab
          judul="Dilewati"
          baris={dilewati.map(({ karyawan, alasan }) => ({ orang: karyawan, sebab: alasan }))}
        />
        {lebih > 0 && <p className="text-sm text-ink-muted">Dan {angka(lebih)} lainnya.</p>}
      </div>
    </SideSheet>
  )
}
