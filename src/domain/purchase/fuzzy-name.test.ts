import { describe, expect, it } from 'vitest'
import { meansSameProduct } from './fuzzy-name'

describe('another spelling of the same pack', () => {
  it.each([
    // Case, punctuation, filler words.
    ['indian polity notes', 'Indian Polity Notes'],
    ['Indian Polity - Notes (PDF)', 'Indian Polity Notes'],
    ['Polity Study Material', 'Indian Polity Notes'],
    ['The Complete Quantitative Aptitude Pack', 'Quantitative Aptitude Notes'],
    // Misspelt words: 0.8 of each, 0.7 of the whole.
    ['Quantitive Aptitude Notes', 'Quantitative Aptitude Notes'],
    ['Indian Politty Notes', 'Indian Polity Notes'],
    // Another order of words.
    ['Aptitude, Quantitative', 'Quantitative Aptitude Notes'],
    // One name within the other.
    ['Quantitative Aptitude Practice', 'Quantitative Aptitude Notes'],
    ['Aptitude', 'Quantitative Aptitude Notes'],
    ['Environment', 'Environment and Ecology'],
    // Two of three words shared.
    ['World Modern History Timeline', 'Modern World History Timelines'],
    // Two words of one group on both sides.
    ['Maths and Arithmetic', 'Quantitative Aptitude Notes'],
    ['Constitution & Governance', 'Polity and Parliament'],
    // The same qualifiers, written differently.
    ['APPSC Polity Group 2', 'APPSC Polity Group II'],
  ])('%s is %s', (listed, displayName) => {
    expect(meansSameProduct(listed, displayName)).toBe(true)
    expect(meansSameProduct(displayName, listed)).toBe(true)
  })
})

describe('near-misses that are other packs', () => {
  it.each([
    // Alike letter by letter, but another subject.
    ['Indian History Notes', 'Indian Polity Notes'],
    ['Indian Economy Notes', 'Indian Polity Notes'],
    ['Physics Notes', 'Physical Education Notes'],
    // Only filler words in common, or nothing but them.
    ['Notes', 'Indian Polity Notes'],
    ['General Study Material', 'Indian Polity Notes'],
    ['', 'Indian Polity Notes'],
    ['---', 'Indian Polity Notes'],
    // Exactly half of the words.
    ['Reasoning Aptitude Notes', 'Quantitative Aptitude Notes'],
    ['Ancient Indian History', 'Modern Indian History'],
    ['General Science Notes', 'Science and Technology Notes'],
    // One word that only begins a word of the other name, or shares its subject with it.
    ['Quant', 'Quantitative Aptitude Notes'],
    ['Aptitudes', 'Quantitative Aptitude Notes'],
    ['Indian History Notes', 'Modern History'],
    // A single word, and a number that only one of them has.
    ['Polity', 'APPSC Polity Group II'],
    // Numbers, parts, stages, states, languages.
    ['APPSC Polity Group I', 'APPSC Polity Group II'],
    ['Polity Notes Part 1', 'Polity Notes Part 2'],
    ['Polity Notes 2025', 'Polity Notes 2026'],
    ['APPSC Polity Mains', 'APPSC Polity Prelims'],
    ['AP State History', 'TS State History'],
    ['Indian Polity Notes in Telugu', 'Indian Polity Notes in English'],
    ['IBPS PO Aptitude', 'IBPS SO Aptitude'],
    // One keyword of the group is not enough, and a second subject is another pack.
    ['Constitution', 'Indian Polity Notes'],
    ['Maths and Arithmetic for Railways', 'Quantitative Aptitude for Clerks'],
  ])('%s is not %s', (listed, displayName) => {
    expect(meansSameProduct(listed, displayName)).toBe(false)
    expect(meansSameProduct(displayName, listed)).toBe(false)
  })
})
