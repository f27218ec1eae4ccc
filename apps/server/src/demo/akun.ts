export const DEMO_PASSWORD = 'RekanDemo2026'

/**
 * The accounts by which the demo is tried, each one of the invented people. Everybody else signs in with the address
 * in the data.
 */
export const DEMO_ACCOUNTS: Readonly<Record<string, { readonly email: string; readonly kantor?: string }>> = {
  // Siti and her coordinator sit at the head office, Rizky coordinates Bandung from there.
  KBN0031: { email: 'karyawan@rekan.example', kantor: 'JKT01' },
  KBN0001: { email: 'koordinator@rekan.example', kantor: 'JKT01' },
  KBN0009: { email: 'hrd@rekan.example' },
  KBN0042: { email: 'wita@rekan.example' },
  KBN0056: { email: 'wit@rekan.example' },
  KBN0016: { email: 'malam@rekan.example' },
  KBN0060: { email: 'kosong@rekan.example' },
}

export const DEMO_ADMIN = { email: 'admin@rekan.example', nama: 'Administrator Rekan' }
/** Works nights, 19:00-07:00. */
export const KODE_MALAM = 'KBN0016'
/** Has nothing: no placement, and nothing that follows from one. */
export const KODE_KOSONG = 'KBN0060'
