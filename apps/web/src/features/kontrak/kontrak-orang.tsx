import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileSignature, Plus, Printer } from 'lucide-react'
import { addHari, hariBarat } from '@rekan/domain/waktu'
import { errorFrom } from '../../lib/api-error.ts'
import { isUrusan, may } from '../../lib/boleh.ts'
import { serverNow } from '../../lib/clock.ts'
import { fetchFile, openDownload } from '../../lib/download.ts'
import { formatTanggalAngka } from '../../lib/format.ts'
import { toast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/write.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DetailList } from '../../ui/detail-list.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { type IsianKontrak, KontrakForm } from './kontrak-form.tsx'
import { type Kontrak, kontrakDitulis, kontrakQuery } from './kontrak.queries.ts'

const KOSONG: IsianKontrak = {
  jenis: 'PKWT',
  nomor: '',
  ditandatangani: '',
  mulai: '',
  sampai: '',
  dicatat: '',
  nomor_pencatatan: '',
  catatan: '',
}

/** What is being written: another contract that begins with something, or one that is there. */
type Ditulis = { readonly kontrak: Kontrak | null; readonly awal: IsianKontrak }

type KontrakOrangProps = {
  readonly karyawanId: string
  /** Nobody writes their own */
  readonly isSendiri: boolean
}

/** A person's contracts, newest first; HR adds, extends, mends and removes them. */
export function KontrakOrang({ karyawanId, isSendiri }: KontrakOrangProps) {
  const profile = useProfil()
  const bolehUbah =
    (may(profile, 'POST /kelola/karyawan/{id}/kontrak') || isUrusan(profile, karyawanId)) && !isSendiri
  const { data, error, isFetching, refetch } = useQuery(kontrakQuery(karyawanId))
  const [ditulis, setDitulis] = useState<Ditulis>()
  if (ditulis !== undefined)
    return <KontrakForm karyawanId={karyawanId} {...ditulis} onDone={() => setDitulis(undefined)} />
  if (data === undefined)
    return error === null || isFetching ? (
      <SkeletonList count={2} lines={3} />
    ) : (
      <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
    )
  const [terakhir] = data
  return (
    <div className="space-y-3">
      {bolehUbah && (
        <div className="flex flex-wrap gap-2 *:flex-1 *:basis-36">
          {terakhir?.jenis === 'PKWT' && (
            <Button
              tone="outline"
              onClick={() => setDitulis({ kontrak: null, awal: perpanjanganFrom(terakhir) })}
            >
              Perpanjang
            </Button>
          )}
          <Button
            tone="outline"
            icon={<Plus className="size-5" />}
            onClick={() => setDitulis({ kontrak: null, awal: KOSONG })}
          >
            Kontrak Baru
          </Button>
        </div>
      )}
      {data.length === 0 && (
        <Empty icon={FileSignature} title="Belum ada kontrak" hint="Catat kontrak kerjanya di sini." />
      )}
      {data.map((kontrak) => (
        <KontrakCard
          key={kontrak.id}
          karyawanId={karyawanId}
          kontrak={kontrak}
          onUbah={bolehUbah ? () => setDitulis({ kontrak, awal: KOSONG }) : undefined}
        />
      ))}
    </div>
  )
}

type KontrakCardProps = {
  readonly karyawanId: string
  readonly kontrak: Kontrak
  readonly onUbah: (() => void) | undefined
}

function KontrakCard({ karyawanId, kontrak, onUbah }: KontrakCardProps) {
  const { jenis, nomor, ditandatangani, mulai, sampai, perpanjangan_ke, catatan, oleh } = kontrak
  const [isHapus, setHapus] = useState(false)
  const hapus = useMutation({
    mutationFn: useWrite('POST /kelola/kontrak/{id}/hapus', kontrakDitulis(karyawanId)),
  })
  const bolehCetak = may(useProfil(), 'GET /kelola/kontrak/{id}/pdf') && jenis === 'PKWT'
  const [isCetak, setCetak] = useState(false)
  async function cetak() {
    setCetak(true)
    try {
      openDownload(await fetchFile('GET /kelola/kontrak/{id}/pdf', { params: { id: kontrak.id } }))
    } catch (cause) {
      toast.error(errorFrom(cause).message, 'kontrak')
    } finally {
      setCetak(false)
    }
  }
  return (
    <section aria-label={`Kontrak ${nomor}`} className="card p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 text-base font-bold wrap-anywhere">{nomor}</h3>
        <Badge tone="neutral">
          {perpanjangan_ke === 0 ? jenis : `${jenis}, perpanjangan ke-${perpanjangan_ke}`}
        </Badge>
      </div>
      <DetailList
        layout="row"
        items={[
          {
            label: 'Berlaku',
            value: `${formatTanggalAngka(mulai)} – ${sampai === null ? 'seterusnya' : formatTanggalAngka(sampai)}`,
          },
          { label: 'Ditandatangani', value: formatTanggalAngka(ditandatangani) },
          ...(jenis === 'PKWT' ? [{ label: 'Pencatatan', value: <Pencatatan kontrak={kontrak} /> }] : []),
          ...(catatan === null ? [] : [{ label: 'Catatan', value: catatan }]),
          ...(oleh === null ? [] : [{ label: 'Dicatat oleh', value: oleh.nama }]),
        ]}
      />
      {bolehCetak && (
        <div className="mt-3">
          <Button
            tone="outline"
            icon={<Printer className="size-5" />}
            busy={isCetak}
            onClick={() => void cetak()}
          >
            Cetak PKWT
          </Button>
        </div>
      )}
      {onUbah !== undefined && (
        <div className="mt-3 flex flex-wrap gap-2 *:flex-1 *:basis-28">
          <Button tone="outline" onClick={onUbah}>
            Ubah
          </Button>
          <Button tone="danger" onClick={() => setHapus(true)}>
            Hapus
          </Button>
        </div>
      )}
      {isHapus && (
        <ConfirmDialog
          title={`Hapus kontrak ${nomor}?`}
          confirm="Hapus"
          tone="danger"
          busy={hapus.isPending}
          onCancel={() => setHapus(false)}
          onConfirm={() =>
            hapus.mutate(
              { params: { id: kontrak.id } },
              {
                onError: (cause) => toast.error(errorFrom(cause).message, 'kontrak'),
                onSettled: () => setHapus(false),
              },
            )
          }
        >
          Hanya untuk kontrak yang salah dicatat: ia tidak lagi dihitung dalam masa PKWT. Penghapusannya tetap
          ada di jejak audit.
        </ConfirmDialog>
      )}
    </section>
  )
}

function Pencatatan({ kontrak }: { readonly kontrak: Kontrak }) {
  const { dicatat, nomor_pencatatan, batas_pencatatan } = kontrak
  if (dicatat !== null)
    return [formatTanggalAngka(dicatat), nomor_pencatatan].filter((teks) => teks !== null).join(' · ')
  if (batas_pencatatan === null) return null
  const isLewat = batas_pencatatan < hariBarat(serverNow())
  return (
    <Badge tone={isLewat ? 'destructive' : 'accent'}>
      {isLewat ? 'Lewat' : 'Paling lambat'} {formatTanggalAngka(batas_pencatatan)}
    </Badge>
  )
}

/** The contract that follows another one: it begins the day after. */
function perpanjanganFrom({ nomor, sampai, perpanjangan_ke }: Kontrak): IsianKontrak {
  const pokok = perpanjangan_ke > 0 ? nomor.replace(/\/P\d+$/, '') : nomor
  return {
    ...KOSONG,
    nomor: `${pokok}/P${perpanjangan_ke + 1}`,
    mulai: sampai === null ? '' : addHari(sampai, 1),
  }
}
