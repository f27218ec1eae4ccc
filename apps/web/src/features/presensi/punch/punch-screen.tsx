import { Suspense, useEffect } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { Column } from '../../../ui/column.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import { PunchAntara } from './antara.tsx'
import { useJalanPintas } from './jalan-pintas.ts'

/**
 * Where am I, seen from my office? The screen before the selfie. Who comes by the button at home passes it unless something
 * is to be decided: outside, no position, several places, or an early end.
 */
export function PunchScreen({ jenis }: { readonly jenis: Jenis }) {
  const { presensi, office } = useProfil()
  const jalan = useJalanPintas(jenis)
  const navigate = useNavigate()
  // Once: a screen that is made anew while the guard still asks would begin the way again.
  useEffect(() => {
    if (jalan === 'terbuka') void navigate({ to: JENIS[jenis].selfie, replace: true })
  }, [jalan, jenis, navigate])
  if (presensi === null || office === null) return null
  if (jalan !== 'tertutup') return <PageHeader title={JENIS[jenis].label} back={{ to: '/home' }} />
  return (
    <Column>
      <PageHeader title={JENIS[jenis].label} back={{ to: '/home' }} />
      <Suspense fallback={<main className="flex-1" aria-busy="true" />}>
        <PunchAntara jenis={jenis} />
      </Suspense>
    </Column>
  )
}
