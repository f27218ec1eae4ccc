import { toast } from '../lib/toast.ts'
import { Button } from './button.tsx'
import { FloatingLink } from './floating-link.tsx'

export function ScreenToasts() {
  return (
    <main className="space-y-3 p-4">
      <Button onClick={() => toast.success('Berhasil mengubah data diri.', 'a')}>Berhasil</Button>
      <Button tone="outline" onClick={() => toast.info('Tidak ada perubahan data yang dilakukan.', 'b')}>
        Kabar
      </Button>
      <Button tone="danger" onClick={() => toast.error('Email atau kata sandi salah.', 'c')}>
        Gagal
      </Button>
      <Button tone="plain" onClick={() => toast.loading('Sedang melakukan proses autentikasi...', 'd')}>
        Berjalan
      </Button>
      <FloatingLink label="Ajukan" link={{ to: '/' }} />
    </main>
  )
}
