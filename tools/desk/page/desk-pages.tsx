import { Route, Routes } from 'react-router-dom'
import { DeskLayout } from './desk-layout'
import { HistoryPage } from './pages/history-page'
import { OverviewPage } from './pages/overview-page'
import { PublishPage } from './pages/publish-page'
import { CorrectionPage } from './questions/correction-page'
import { QuestionsPage } from './questions/questions-page'
import { TestQuestionsPage } from './questions/test-questions-page'

/** Every page of the desk by its address. */
export function DeskPages() {
  return (
    <Routes>
      <Route element={<DeskLayout />}>
        <Route index element={<OverviewPage />} />
        <Route path="questions" element={<QuestionsPage />} />
        <Route path="questions/test" element={<TestQuestionsPage />} />
        <Route path="questions/correct" element={<CorrectionPage />} />
        <Route path="publish" element={<PublishPage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="*" element={<p role="alert">There is no such page.</p>} />
      </Route>
    </Routes>
  )
}
