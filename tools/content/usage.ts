/** A command that cannot be understood; the message is one sentence, and the process ends with code 2. */
export class UsageError extends Error {}

export const usage = `npm run content -- <command>

  check FILE…                     validates documents with the app's own schemas; writes nothing, needs no backend
  import FILE…                    the same, then writes them: new ones whole, into existing ones the fields of the file
  preview FILE                    puts the tests or the questions of a file on the local backend (npm start), as mock
                                  tests called preview-…, and says where the app shows them
  daily                           draws the daily quiz of each day that has none, ten questions out of what is published and
                                  free: of the next 14 days, today included
  correct TEST QUESTION           corrects the key of a question that students have answered: their results say so
  index                           makes the index of questions anew, which own tests are drawn from; import and correct keep
                                  it right, an edit in the console needs this
  presets                         the exams that a test may be compared with (its field preset), and their patterns
  collections                     root collections with their counts, and which one holds the quizzes; fails when everybody
                                  can list what a paid document holds, and says how to mend it
  counts                          counts what is published, for the figures of the landing and about pages: writes
                                  src/config/published-counts.json, or the file that --out names
  export COLLECTION/ID            writes a stored document into a file, and tells what the format has no words for: as JSON,
                                  which import reads, or the questions of a test or a quiz as Moodle XML or Aiken
  users                           active users, 100 at most
  users --email TEXT              the user with this e-mail, active or not
  users --phone TEXT              the users with this phone number, as it is stored
  users deactivate UID|EMAIL      switches a user off: the record is marked, the account cannot sign in any more
  users activate UID|EMAIL        switches a user on again
  users erase UID|EMAIL           deletes a user's account and all that belongs to it, as the user can; tells what stays
  messages                        the 100 newest messages of the contact form, the newest first
  reports                         questions that students have reported, the last one first, with reasons and texts
  answer-report TEST QUESTION     says what became of the reports of a question, as reports names test and question

A FILE is JSON (documents by id, or a list of documents), CSV (a flat collection, names of fields in the first line), or
a folder of them. Its collection is its name (quizzes.json, test_series/<id>/tests.json) or what --collection says.
A TEST is its document (mock_tests/ID, test_series/ID/tests/ID, quizzes/ID) or its key in attempts (mock/ID,
series/PACKAGE/TEST, quiz/ID); a QUESTION is its id, or its number as #12. A published question is changed in no other way.
A test or a quiz may name a file of questions that lies beside it, "questionsFrom": "paper.xlsx" (docs/authors.md);
check and preview also take such a file itself.

  --collection PATH   check, import: the collection of all files
  --strict            check, import: warnings count as errors
  --replace           import: an existing document becomes exactly what the file says
  --dry-run           import: compares with what is there, writes nothing
  --format NAME       export: json, moodle-xml or aiken
  --out FILE          counts, export: the file that is written
  --from DAY          daily: the first day, such as 2026-11-22
  --days N            daily: how many days, 366 at most
  --key B             correct: the key is another; --key A,C where several options are right, --key 3.5 or 3.5~3.6 for
                      a number (--key=-3 for one below nought)
  --also B            correct: this answer is right too
  --full-marks        correct: everybody gets full marks
  --drop              correct: the question does not count
  --reason TEXT       correct: why, in 300 characters at most; students read it
  --all               users: also inactive ones, and more than 100
  --test KEY          reports: of one test alone
  --status STATE      answer-report: corrected or no-change
  --answer TEXT       answer-report: what the students read beside it
  --project ID        a real project instead of the local backend; GOOGLE_APPLICATION_CREDENTIALS is the key of a
                      service account, as JSON or as the path of its file
  --port N            preview: the port of the app
  --yes               asks nothing`
