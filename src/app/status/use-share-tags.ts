import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { siteUrl } from '@/config/site'
import { type HeadTags, shareTags, tagParts } from './share-tags'

/** The tag that a page renders itself, which goes before ours. */
const ownTag = (key: string) => {
  const { element, attribute } = tagParts(key)
  return document.head.querySelector(`${element}[${attribute}="${key}"]:not([data-share])`)
}

function writeTag(key: string, value: string) {
  const { element, attribute, content } = tagParts(key)
  const tag = document.head.querySelector(`[data-share="${key}"]`) ?? document.createElement(element)
  // Only what differs is written: the observer below hears of every change.
  if (tag.getAttribute(content) === value && tag.isConnected) return
  tag.setAttribute(attribute, key)
  tag.setAttribute(content, value)
  tag.setAttribute('data-share', key)
  if (!tag.isConnected) document.head.append(tag)
}

/** What the page says of itself now; nothing at all where search engines are to stay away. */
function tagsNow(path: string): HeadTags {
  if (document.head.querySelector('meta[name="robots"][content="noindex"]')) return {}
  const description = ownTag('description')?.getAttribute('content') ?? null
  return shareTags({ title: document.title, description, path }, siteUrl)
}

function syncTags(path: string) {
  const tags = tagsNow(path)
  for (const tag of document.head.querySelectorAll('[data-share]')) {
    const key = tag.getAttribute('data-share') ?? ''
    if (!Object.keys(tags).includes(key) || ownTag(key)) tag.remove()
  }
  for (const [key, value] of Object.entries(tags)) if (!ownTag(key)) writeTag(key, value)
}

/**
 * Keeps canonical address, Open Graph and Twitter tags of the head in step with the title and description that the page
 * renders (docs/decisions/027). Prerendered pages bring them along; those are taken over, not doubled.
 */
export function useShareTags() {
  const { pathname } = useLocation()
  useEffect(() => {
    syncTags(pathname)
    const observer = new MutationObserver(() => syncTags(pathname))
    observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true })
    return () => observer.disconnect()
  }, [pathname])
}
