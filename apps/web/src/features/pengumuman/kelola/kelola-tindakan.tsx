import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { EyeOff, ImageOff, Send, Trash2 } from 'lucide-react'
import { serverNow } from '../../../lib/clock.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { type Tindakan, useTindakan } from './kelola.queries.ts'
import { formatWib } from './kolom.tsx'
import type { Naskah } from './naskah.ts'

type TindakanProps = {
  readonly naskah: Naskah
  /** Whether the form holds what the server does not have yet */
  readonly isUnsaved: boolean
  /** What is left of it; nothing once it is deleted */
  readonly onDone: (naskah: Naskah) => void
}

/** What else can be done with an announcement, each asked about before it is done. */
export function TindakanNaskah({ naskah, isUnsaved, onDone }: TindakanProps) {
  const [ditanya, setDitanya] = useState<Exclude<Tindakan, 'restore'>>()
  const navigate = useNavigate()
  const { mutate, isPending } = useTindakan(
    () => void navigate({ to: '/kelola/pengumuman', search: (search) => search }),
    onDone,
  )
  const tanya = ditanya && pertanyaan(ditanya, naskah)
  const isTerbit = naskah.status === 'TERBIT'
  return (
    <div className="mt-4 flex flex-wrap gap-2 *:flex-1 *:basis-36">
      {isTerbit ? (
        <Button tone="outline" icon={<EyeOff className="size-5" />} onClick={() => setDitanya('withdraw')}>
          {naskah.keadaan === 'TERJADWAL' ? 'Batalkan Jadwal' : 'Tarik'}
        </Button>
      ) : (
        <>
          <Button
            icon={<Send className="size-5" />}
            onClick={() =>
              isUnsaved
                ? toast.info('Simpan dulu perubahan Anda, lalu terbitkan.', 'form')
                : setDitanya('publish')
            }
          >
            {isNanti(naskah) ? 'Jadwalkan' : 'Terbitkan'}
          </Button>
          <Button tone="danger" icon={<Trash2 className="size-5" />} onClick={() => setDitanya('delete')}>
            Hapus Draft
          </Button>
        </>
      )}
      {naskah.image !== null && (
        <Button
          tone="danger"
          icon={<ImageOff className="size-5" />}
          onClick={() => setDitanya('lampiran/delete')}
        >
          Hapus Gambar
        </Button>
      )}
      {tanya !== undefined && ditanya !== undefined && (
        <ConfirmDialog
          title={tanya.judul}
          confirm={tanya.ya}
          tone={ditanya === 'publish' ? 'primary' : 'danger'}
          busy={isPending}
          onConfirm={() =>
            mutate(
              { naskah, tindakan: ditanya },
              {
                onSuccess: ({ naskah: baru }) => baru !== null && onDone(baru),
                onSettled: () => setDitanya(undefined),
              },
            )
          }
          onCancel={() => setDitanya(undefined)}
        >
          {tanya.isi}
        </ConfirmDialog>
      )}
    </div>
  )
}

function isNanti({ siaran: { mulai } }: Naskah): boolean {
  return mulai !== null && mulai > serverNow()
}

function pertanyaan(tindakan: Exclude<Tindakan, 'restore'>, naskah: Naskah) {
  const { penerima, keadaan, siaran } = naskah
  switch (tindakan) {
    case 'publish':
      return isNanti(naskah)
        ? {
            judul: 'Jadwalkan pengumuman?',
            isi: `${penerima} akun dapat membacanya dan diberi tahu mulai ${formatWib(siaran.mulai ?? 0)}.`,
            ya: 'Jadwalkan',
          }
        : {
            judul: 'Terbitkan pengumuman?',
            isi: `${penerima} ${isKaryawanSaja(siaran) ? 'karyawan' : 'akun'} diberi tahu sekarang juga. Perubahan sesudahnya tidak diberitahukan lagi.`,
            ya: 'Terbitkan',
          }
    case 'withdraw':
      return keadaan === 'TERJADWAL'
        ? {
            judul: 'Batalkan jadwal?',
            isi: `Pengumuman tidak tayang dan ${penerima} akun tidak diberi tahu. Naskahnya tetap ada.`,
            ya: 'Batalkan Jadwal',
          }
        : {
            judul: 'Tarik pengumuman?',
            isi: `Karyawan tidak dapat membacanya lagi dan pemberitahuannya dihapus. Bila diterbitkan lagi, ${penerima} karyawan diberi tahu lagi.`,
            ya: 'Tarik',
          }
    case 'delete':
      return {
        judul: 'Hapus draft?',
        isi: 'Draft beserta gambarnya dihapus dan tidak dapat dikembalikan.',
        ya: 'Hapus',
      }
    case 'lampiran/delete':
      return { judul: 'Hapus gambar?', isi: 'Gambar pengumuman dihapus.', ya: 'Hapus' }
  }
}

function isKaryawanSaja({ role }: Naskah['siaran']): boolean {
  return role.length === 1 && role[0] === 'karyawan'
}
