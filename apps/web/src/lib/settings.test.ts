import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

describe('[VAL-20] client settings', () => {
  test('both may be absent', () => {
    expect(readSettings({})).toEqual({ serverUrl: '', appTitle: 'Rekan' })
  })

  test('a server URL is taken without its closing slash', () => {
    expect(readSettings({ VITE_SERVER_URL: 'https://api.rekan.example/' }).serverUrl).toBe(
      'https://api.rekan.example',
    )
  })

  test.each([['rekan.example'], ['/api'], ['https://'], ['javascript:alert(1)'], [5]])(
    'server URL %s is refused',
    (url) => {
      expect(() => readSettings({ VITE_SERVER_URL: url })).toThrow('VITE_SERVER_URL')
    },
  )

  test.each([[''], ['  ']])('the title "%s" is refused', (title) => {
    expect(() => readSettings({ VITE_APP_TITLE: title })).toThrow('VITE_APP_TITLE')
  })
})
