import { transition } from './model/payment-machine'
import { idle, type PaymentEvent, type PaymentState } from './model/payment-state'
import type { PaymentServices } from './payment-services'
import { performEffect } from './perform-effect'

/** A machine with its effects: what it is told changes its state at once, and the rest follows by itself. */
export interface PaymentRun {
  state: () => PaymentState
  send: (event: PaymentEvent) => void
  subscribe: (listener: () => void) => () => void
}

export function createPaymentRun(services: PaymentServices): PaymentRun {
  let state: PaymentState = idle
  const listeners = new Set<() => void>()
  const send = (event: PaymentEvent): void => {
    const next = transition(state, event)
    if (next.state !== state) {
      state = next.state
      for (const listener of listeners) listener()
    }
    for (const effect of next.effects) void performEffect(effect, services, send)
  }
  return {
    state: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
