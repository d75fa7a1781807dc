/** A command that cannot be parsed; the message is one sentence, and the process ends with code 2. */
export class UsageError extends Error {}

export const usage = `npm run content -- <command>

  check FILE…                     validates documents with the app's own schemas; writes nothing, needs no backend
  import FILE…                    validates and writes documents: new ones whole, existing ones field by field
  publish [FILE…]                 brings new content onto the site in one go: checks and imports the files, rebuilds
                                  catalogues and index, draws daily quizzes, builds and verifies the site, and prints
                                  the command that deploys it; without a file it does the rest
  preview FILE                    puts the tests or questions of a file on the local backend (npm start) as mock tests
                                  named preview-…, and prints where the app shows them
  daily                           draws the daily quiz (ten free, published questions) for each of the next 14 days that
                                  has none, including today
  correct TEST QUESTION           corrects the key of a question that students have answered; their results show it
  rank TEST                       ranks the students of a live test that is over, or of first attempts at another test, and
                                  lists sheets with impossible times; an interrupted command goes on where it stopped
  items TEST                      lists how the questions of a test did: correct, discrimination, median time, answers; keys
                                  that may be wrong come first
  index                           rebuilds the catalogues, which lists show, and the index of questions, which practice
                                  tests use; import and correct update them, but an edit in the console needs this
  presets                         lists the exams that a test can be compared with (its field preset), and their patterns
  collections                     lists root collections with their counts, and which one holds the quizzes; fails when
                                  everybody can list the contents of a paid document, and says how to fix it
  counts                          counts what is published, for the figures of the landing and about pages: writes
                                  src/config/published-counts.json, or the file of --out
  export COLLECTION/ID            writes a stored document to a file, and lists what the format cannot express: JSON, which
                                  import reads, or the questions of a test or a quiz as Moodle XML or Aiken
  users                           lists up to 100 active users
  users --email TEXT              finds the user with this e-mail, active or not
  users --phone TEXT              finds the users with this phone number, as it is stored
  users --find TEXT               finds users by a part of the name, the e-mail or the phone number
  users show UID|EMAIL            shows a user with purchases and orders
  users export UID|EMAIL          writes all data of a user to the file of --out, as JSON
  users deactivate UID|EMAIL      deactivates a user: marks the record and disables the account's sign-in
  users activate UID|EMAIL        activates a user again
  users erase UID|EMAIL           deletes a user's account and data, as the user can; lists what is kept
  orders [ORDER]                  lists orders, newest first, or shows one; --attention lists those that need somebody
  refund ORDER                    refunds an order through the payment provider and ends the access that it gave; a repeated
                                  command refunds nothing more
  settle-refund ORDER             takes a failed refund off the list of those that need somebody: the academy paid it back in
                                  another way, such as a bank transfer
  grant PRODUCT UID|EMAIL         gives a user a product without a payment
  take-back PRODUCT UID|EMAIL     takes back a product that was given without a payment; a paid one is refunded instead
  sales                           sums up payments and refunds by month and product, in INR
  messages                        lists the 100 newest messages of the contact form, newest first
  reports                         lists questions that students have reported, newest first, with reasons and texts
  answer-report TEST QUESTION     answers the reports of a question; reports names the test and the question
  upload FILE… --pack ID          uploads PDFs and films of a pack, and prints the paths that resources name
  upload FILE… --to FOLDER        uploads files to public/, members/ (films), images/ or Carousel/
  overview                        says what is published, what needs somebody, and what waits for the next publication
  history [ENTRY]                 lists who changed what, newest first; with an entry, each document before and after
  undo ENTRY                      gives the documents of an entry their state before it, for 30 days

A FILE is JSON (documents by id, or a list of documents), CSV (a flat collection, field names in the first line), or a
folder of them. Its collection is its name (quizzes.json, test_series/<id>/tests.json) or the value of --collection.
A TEST is its document (mock_tests/ID, test_series/ID/tests/ID, quizzes/ID) or its key in attempts (mock/ID,
series/PACKAGE/TEST, quiz/ID, live/ID); a QUESTION is its id, or its number as #12. Change a published question only with correct.
A test or a quiz can name a file of questions beside it, "questionsFrom": "paper.xlsx" (docs/authors.md); check and
preview also read such a file directly.

  --collection PATH   check, import, publish: the collection of all files
  --strict            check, import, publish: treats warnings as errors
  --skip              check, import, publish, preview: leaves out questions that cannot be read, and takes the others
  --say NAME=CHOICE   check, import, publish, preview: answers a question about a question file; repeat it for more
  --key-file FILE     check, import, publish, preview: the file with the answers of a Word paper; without it, a file
                      beside paper.docx is used that is called paper-key.docx or paper answers.docx
  --replace           import, publish: makes an existing document exactly what the file says
  --dry-run           import, publish: compares with the stored documents, writes and builds nothing
  --format NAME       export: json, moodle-xml or aiken
  --out FILE          counts, export, users export, sales: the file to write; sales writes CSV
  --from DAY          daily, orders: the first day, such as 2026-11-22; sales: the first month, such as 2026-01
  --to DAY            orders: the last day; sales: the last month
  --days N            daily, publish: the number of days, at most 366; 0 lets publish draw none
  --key B             correct: replaces the key; --key A,C for several options, --key 3.5 or 3.5~3.6 for a number
                      (--key=-3 for a negative one)
  --also B            correct: accepts this answer too
  --full-marks        correct: gives everybody full marks
  --drop              correct: drops the question
  --reason TEXT       correct, refund, settle-refund, grant, take-back: the reason, at most 300 characters; students read that of
                      correct, grant and take-back
  --leave-out UID     rank: does not rank this student, now and later; repeat it for more, and say none to rank all
  --unnamed UID       rank: does not show this student's name, now and later; repeat it for more, and say none to show all
  --find TEXT         users, orders: a part of the student's name, e-mail or phone number; orders: or of a product or an id, or an amount
  --state STATE       orders: unpaid, failed, confirming, paid, refunded or disputed
  --attention         orders: only those that need somebody
  --payment ID        refund, settle-refund: which payment of an order that was paid more than once
  --all               users: includes inactive users, and more than 100
  --test KEY          reports: of one test only
  --status STATE      answer-report: corrected or no-change
  --answer TEXT       answer-report: a text that students read with it
  --project ID        a real project instead of the local backend; GOOGLE_APPLICATION_CREDENTIALS is the key of a
                      service account, as JSON or as the path of its file; refund also needs PAYMENT_KEY_ID and
                      PAYMENT_KEY_SECRET
  --pack ID           upload: the pack whose buyers open the files
  --to FOLDER         upload: public/, members/, images/ (or a folder below them), Carousel/
  --port N            preview: the port of the app
  --yes               does not ask for confirmation`
