import { Route, Routes } from 'react-router-dom'
import { paths, patterns } from '@/config/paths'
import { ArticlePage } from './articles/article-page'
import { ArticlesPage } from './articles/articles-page'
import { DeskLayout } from './desk-layout'
import { OrderPage } from './orders/order-page'
import { OrdersPage } from './orders/orders-page'
import { ReceiptPage } from './orders/receipt-page'
import { PackPage } from './packages/pack-page'
import { PackagePage } from './packages/package-page'
import { PackagesPage } from './packages/packages-page'
import { HistoryPage } from './pages/history-page'
import { OverviewPage } from './pages/overview-page'
import { PublishPage } from './pages/publish-page'
import { NewPaperPage } from './papers/new-paper-page'
import { PaperPage } from './papers/paper-page'
import { PapersPage } from './papers/papers-page'
import { BackFromTry, TryPage, TryResultsPage } from './papers/try-page'
import { CorrectionPage } from './questions/correction-page'
import { QuestionsPage } from './questions/questions-page'
import { TestQuestionsPage } from './questions/test-questions-page'
import { StudentPage } from './students/student-page'
import { StudentsPage } from './students/students-page'

/** Every page of the desk by its address. */
export function DeskPages() {
  return (
    <Routes>
      <Route element={<DeskLayout />}>
        <Route index element={<OverviewPage />} />
        <Route path="questions" element={<QuestionsPage />} />
        <Route path="questions/test" element={<TestQuestionsPage />} />
        <Route path="questions/correct" element={<CorrectionPage />} />
        <Route path="papers" element={<PapersPage />} />
        <Route path="papers/new" element={<NewPaperPage />} />
        <Route path="papers/:collection/:id" element={<PaperPage />} />
        <Route path={paths.contentMockTest} element={<BackFromTry />} />
        <Route path="students" element={<StudentsPage />} />
        <Route path="students/:uid" element={<StudentPage />} />
        <Route path="orders" element={<OrdersPage />} />
        <Route path="orders/:id" element={<OrderPage />} />
        <Route path="packages" element={<PackagesPage />} />
        <Route path="packages/new-package" element={<PackagePage />} />
        <Route path="packages/package/:id" element={<PackagePage />} />
        <Route path="packages/new-pack" element={<PackPage />} />
        <Route path="packages/pack/:id" element={<PackPage />} />
        <Route path="articles" element={<ArticlesPage />} />
        <Route path="articles/:collection" element={<ArticlePage />} />
        <Route path="articles/:collection/:id" element={<ArticlePage />} />
        <Route path="publish" element={<PublishPage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="*" element={<p role="alert">There is no such page.</p>} />
      </Route>
      {/* Without the frame, so that it prints alone. */}
      <Route path="orders/:id/receipt/:payment" element={<ReceiptPage />} />
      {/* At the addresses that the exam screen itself leads to. */}
      <Route path={patterns.mockTest} element={<TryPage />} />
      <Route path={patterns.mockTestResults} element={<TryResultsPage />} />
    </Routes>
  )
}
