import type { Product } from '@/domain/purchase/product'
import type { Buyer, CheckoutOrder, CheckoutPayment } from '../payment'

export const product: Product = {
  productId: 'resource_indian_polity',
  name: 'Indian Polity Notes',
  price: 199,
}

export const buyer: Buyer = { userId: 'ravi', email: 'ravi@demo.test', name: 'Ravi Kumar' }

export const order: CheckoutOrder = { orderId: 'order_1', product, buyer }

export const payment: CheckoutPayment = {
  userId: 'ravi',
  productId: 'resource_indian_polity',
  orderId: 'order_1',
  paymentId: 'pay_1',
  signature: 'signed',
}
