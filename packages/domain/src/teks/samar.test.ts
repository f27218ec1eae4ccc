import { describe, expect, it } from 'vitest'
import { maskEmail, maskNomor } from './samar.ts'

describe('hidden', () => {
  it.each([
    ['9379098675970', '•••••••••5970'],
    ['123456', '•••456'],
    ['1', '•'],
    ['', ''],
  ])('number %j', (nilai, hasil) => expect(maskNomor(nilai)).toBe(hasil))
  it.each([
    ['siti@rekan.example', 's•••@rekan.example'],
    ['s@rekan.example', 's•••@rekan.example'],
    ['siti', 's•••@'],
  ])('address %j', (nilai, hasil) => expect(maskEmail(nilai)).toBe(hasil))
})
