import type { ReactNode } from 'react'
import { Handshake } from 'lucide-react'
import { formatDurasi } from '@rekan/domain/teks/durasi'
import { serverNow } from '../../../lib/clock.ts'
import { formatHari, formatSaat } from '../../../lib/format-hari.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { DetailList } from '../../../ui/detail-list.tsx'
import { JejakPengajuan } from '../../../ui/jejak-pengajuan.tsx'
import { isAgreementNeeded } from './kesediaan.ts'
import type { Lembur } from './lembur.api.ts'
import { StatusLembur } from './status-lembur.tsx'
import { type Tanda, tandaMasuk, tandaPulang } from './tanda.ts'

/** One overtime: its person, the punches of that day, the hours asked for, and the decision. */
export function LemburRincian({ lembur }: { readonly lembur: Lembur }) {
  const { karyawan, presensi, status, zona, keterangan, koordinator } = lembur
  return (
    <div className="space-y-4 pb-4">
      <div className="flex items-center gap-3">
        <Avatar name={karyawan.nama} url={karyawan.avatarUrl} className="size-14" />
        <div className="min-w-0 flex-1">
          <p className="text-base font-bold">{karyawan.nama}</p>
          <p className="text-sm text-ink-muted">
            {karyawan.kode} · {karyawan.jenis}
          </p>
          <p className="text-sm text-ink-muted">Bergabung {formatHari(karyawan.tanggalMasuk)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <StatusLembur status={status} />
        <Badge tone="neutral">{zona}</Badge>
      </div>
      {isAgreementNeeded(lembur) && (
        <p className="flex gap-2 text-sm font-medium text-accent">
          <Handshake className="size-5 shrink-0" />
          {lembur.diajukanOleh.nama} mengajukan lembur ini untuk Anda. Lembur hanya berlaku bila Anda
          bersedia.
        </p>
      )}
      <Bagian title="Presensi">
        <DetailList
          layout="row"
          items={[
            { label: 'Check in', value: <Jam tanda={tandaMasuk(presensi)} /> },
            { label: 'Check out', value: <Jam tanda={tandaPulang(presensi)} /> },
            { label: 'Durasi kerja', value: formatDurasi(presensi.durasi) },
          ]}
        />
      </Bagian>
      <Bagian title="Lembur">
        <DetailList
          layout="row"
          items={[
            { label: 'Tanggal', value: formatTanggal(lembur.tanggal) },
            { label: 'Dibuat', value: formatSaat(lembur.diajukanPada, zona) },
            { label: 'Mulai', value: lembur.mulai },
            {
              label: lembur.selesai < lembur.mulai ? 'Selesai esok' : 'Selesai',
              value: lembur.selesai,
            },
            { label: 'Durasi', value: formatDurasi(lembur.durasi) },
            { label: 'Koordinator', value: koordinator.nama },
          ]}
        />
        <p className="mt-3 text-sm text-ink-muted">Keterangan</p>
        <p className="wrap-anywhere whitespace-pre-line">{keterangan}</p>
      </Bagian>
      <Bagian title="Keputusan">
        <JejakPengajuan nasib={lembur} now={serverNow()} zona={zona} />
      </Bagian>
    </div>
  )
}

function Bagian({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line pt-3">
      <h3 className="mb-2 text-base font-bold">{title}</h3>
      {children}
    </section>
  )
}

function Jam({ tanda: { jam, isMerah, kata } }: { readonly tanda: Tanda }) {
  return (
    <>
      {kata !== '' && <span className="mr-2 text-sm font-normal text-ink-muted">{kata}</span>}
      <span className={isMerah ? 'font-bold text-destructive' : ''}>{jam}</span>
    </>
  )
}
