import { useState } from 'react'
import * as z from 'zod/mini'
import { wajib } from '@rekan/domain/aturan'
import { text } from '../lib/form-schema.ts'
import { Button } from './button.tsx'
import { DetailList } from './detail-list.tsx'
import { Sheet } from './sheet.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Form } from './form.tsx'
import { TextArea } from './text-area.tsx'
import { useForm } from './use-form.ts'

const ITEMS = [
  { label: 'Status', value: <StatusBadge status="menunggu" /> },
  { label: 'Mulai', value: '17:00:00' },
  { label: 'Selesai', value: '20:00:00' },
  { label: 'Durasi', value: '3 jam 0 menit' },
  { label: 'Koordinator', value: 'Rizky Pratama' },
  { label: 'Keterangan', value: '' },
]

export function ScreenSheet() {
  const [isOpen, setOpen] = useState(true)
  return (
    <main className="p-4">
      <Button onClick={() => setOpen(true)}>Buka rincian</Button>
      {isOpen && (
        <Sheet title="Lembur Karyawan" onClose={() => setOpen(false)}>
          <DetailList items={ITEMS} />
        </Sheet>
      )}
    </main>
  )
}

export function ScreenSheetWithAction() {
  const [isOpen, setOpen] = useState(true)
  return (
    <main className="p-4">
      <Button tone="danger" onClick={() => setOpen(true)}>
        Tolak
      </Button>
      {isOpen && (
        <Sheet
          title="Tolak permintaan?"
          onClose={() => setOpen(false)}
          footer={
            <Button tone="destructive" onClick={() => setOpen(false)}>
              Tolak
            </Button>
          }
        >
          <TextArea label="Catatan" hint="Dibaca oleh yang mengajukan." />
        </Sheet>
      )}
    </main>
  )
}

export function ScreenLongSheet() {
  const [isOpen, setOpen] = useState(true)
  return (
    <main className="p-4">
      <Button onClick={() => setOpen(true)}>Buka daftar</Button>
      {isOpen && (
        <Sheet title="Hari kerja" onClose={() => setOpen(false)} footer={<Button>Simpan</Button>}>
          <ol className="space-y-4">
            {Array.from({ length: 40 }, (_, i) => (
              <li key={i}>Hari ke-{i + 1}</li>
            ))}
          </ol>
        </Sheet>
      )}
    </main>
  )
}

export function ScreenSheetForm() {
  const [isOpen, setOpen] = useState(true)
  return (
    <main className="p-4">
      <Button onClick={() => setOpen(true)}>Tambah kantor</Button>
      {isOpen && <KantorSheet onClose={() => setOpen(false)} />}
    </main>
  )
}

const kantor = z.object({ alamat: text(wajib('Alamat harus diisi.')) })

function KantorSheet({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({
    schema: kantor,
    defaultValues: { alamat: '' },
    submit: (values) => Promise.resolve(values),
    onSuccess: onClose,
  })
  return (
    <Sheet title="Kantor baru" flush isUnsaved={form.isUnsaved} onClose={onClose}>
      <Form form={form} submit="Simpan">
        <TextArea label="Alamat" required {...form.field('alamat')} />
      </Form>
    </Sheet>
  )
}
