// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/journal.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_journal {

using namespace storedesk;
using namespace storedesk::journal;
using namespace Qt::StringLiterals;

// Tests a job in its file. Started rows are stored on disk, and the counts of ended rows add up.
class TestJournal final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"job.sqlite"_s); }

    [[nodiscard]] static JobOutline outline()
    {
        return {.id = u"1"_s,
                .title = u"Points for everybody"_s,
                .kind = u"bulk"_s,
                .plan = {{u"operation"_s, u"patch-contact-by-email"_s}},
                .columns = {u"Email"_s, u"Points"_s}};
    }

    [[nodiscard]] static std::vector<NewRow> people(int count)
    {
        std::vector<NewRow> rows;
        for (int number = 1; number <= count; ++number) {
            const auto address = u"p%1@example.org"_s.arg(number);
            rows.push_back({.cells = {address, QString::number(number)}, .key = address});
        }
        return rows;
    }

    [[nodiscard]] static base::Result<QByteArray> requestOf(const JobRow &row)
    {
        return "PATCH " + row.key.toUtf8();
    }

    [[nodiscard]] std::unique_ptr<Journal> made(int rows)
    {
        auto journal = Journal::create(path(), outline(), m_clock);
        if (!journal || !(*journal)->append(people(rows)))
            return {};
        return std::move(*journal);
    }

    [[nodiscard]] static std::vector<qint64> numbersOf(const std::vector<JobRow> &rows)
    {
        std::vector<qint64> numbers;
        for (const auto &row : rows)
            numbers.push_back(row.number);
        return numbers;
    }

    using Numbers = std::vector<qint64>;

    std::optional<QTemporaryDir> m_folder;
    support::ManualClock m_clock;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void aJobIsReadAsItWasWritten()
    {
        made(3).reset();
        QVERIFY(!(QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther)));
        auto journal = Journal::open(path(), m_clock);
        QVERIFY(journal);
        const auto &head = (*journal)->head();
        QCOMPARE(head.outline.title, u"Points for everybody"_s);
        QCOMPARE(head.outline.columns, (QStringList{u"Email"_s, u"Points"_s}));
        QCOMPARE(head.outline.plan.value(u"operation"_s), u"patch-contact-by-email"_s);
        QCOMPARE(head.state, JobState::Planned);
        QCOMPARE(head.rows(), 3);
        QCOMPARE(head.counts[RowState::Waiting], 3);
        const auto rows = (*journal)->rows().find({}, 1, 5);
        QVERIFY(rows);
        QCOMPARE(rows->size(), 2U);
        QCOMPARE(rows->front().cells, (QStringList{u"p2@example.org"_s, u"2"_s}));
        QCOMPARE(rows->front().state, RowState::Waiting);
    }

    // A job may be deleted while another thread or window is about to read it.
    void readingADeletedJobDoesNotCreateItsFile()
    {
        made(3).reset();
        QVERIFY(QFile::remove(path()));
        QVERIFY(!Journal::open(path(), m_clock));
        QVERIFY(!Journal::openAgain(path(), m_clock));
        const auto opened = Journal::openToRun(path(), m_clock);
        QVERIFY(!opened);
        QVERIFY2(opened.error().what.contains(u"no longer exists"_s),
                 qPrintable(opened.error().what));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
    }

    // Cells that are numbers are sorted by value, others as text without regard to case.
    void rowsAreListedInAnyOrder()
    {
        auto journal = Journal::create(path(), outline(), m_clock);
        QVERIFY(journal);
        std::vector<NewRow> rows;
        for (const auto &[email, points] :
             {std::pair(u"b@example.org"_s, u"9"_s), std::pair(u"C@example.org"_s, u"10"_s),
              std::pair(u"a@example.org"_s, u"many"_s), std::pair(u"d@example.org"_s, u"10"_s)})
            rows.push_back({.cells = {email, points}, .key = email});
        QVERIFY((*journal)->append(rows));
        QVERIFY((*journal)->step(
            {.ends = {{.number = 4, .text = u"Twice."_s},
                      {.number = 2, .state = RowState::Refused, .text = u"blocked."_s}}},
            Journal::Begin::Leaving, {}));
        auto &all = (*journal)->rows();
        const auto order = [&all](const RowOrder &order, const RowFilter &filter = {}) {
            return all.numbers(filter, order).value_or(Numbers());
        };
        using By = RowOrder::By;
        QCOMPARE(order({}), (Numbers{1, 2, 3, 4}));
        QCOMPARE(order({.descending = true}), (Numbers{4, 3, 2, 1}));
        QCOMPARE(order({.by = By::Cell, .cell = 0}), (Numbers{3, 1, 2, 4}));
        QCOMPARE(order({.by = By::Cell, .cell = 1}), (Numbers{1, 2, 4, 3}));
        QCOMPARE(order({.by = By::Cell, .cell = 1, .descending = true}), (Numbers{3, 4, 2, 1}));
        QCOMPARE(order({.by = By::State}), (Numbers{1, 3, 4, 2}));
        QCOMPARE(order({.by = By::Reason}), (Numbers{1, 3, 2, 4}));
        QCOMPARE(order({.by = By::Cell, .cell = 0}, {.state = RowState::Waiting}), (Numbers{3, 1}));
        QCOMPARE(order({.by = By::Cell, .cell = 0}, {.text = u"10"_s}), (Numbers{2, 4}));
        const auto found = all.withNumbers({3, 1, 4});
        QVERIFY(found);
        QCOMPARE(numbersOf(*found), (Numbers{3, 1, 4}));
        QCOMPARE(found->front().cells, (QStringList{u"a@example.org"_s, u"many"_s}));
        QCOMPARE(found->back().state, RowState::Done);
    }

    void aJournalNamesItsServiceAccountAndKeyButNotTheSecret()
    {
        auto named = outline();
        named.owner = JobOwner::of(QUrl(u"HTTPS://API.Example.org:443/v1/"_s), u"profile-1"_s,
                                   "KeyId:VerySecret"_ba);
        QVERIFY(Journal::create(path(), named, m_clock));
        const auto journal = Journal::open(path(), m_clock);
        QVERIFY(journal);
        const auto &owner = (*journal)->head().outline.owner;
        QCOMPARE(owner.address, u"https://api.example.org/v1"_s);
        QCOMPARE(owner.account, u"profile-1"_s);
        QCOMPARE(owner.keyId, u"KeyId"_s);
        for (const auto &name : QDir(m_folder->path()).entryList(QDir::Files)) {
            QFile file(m_folder->filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("VerySecret"), qPrintable(name));
        }
    }

    void aProfileKeepsItsJobsWithANewKeyAndTheEnvironmentDoesNot()
    {
        const QUrl address(u"https://api.example.org"_s);
        const auto mine = JobOwner::of(address, u"profile-1"_s, "A:1"_ba);
        QVERIFY(mine.accepts(JobOwner::of(address, u"profile-1"_s, "B:2"_ba)));
        QVERIFY(!mine.accepts(JobOwner::of(address, u"profile-2"_s, "A:1"_ba)));
        const QUrl elsewhere(u"https://other.example.org"_s);
        QVERIFY(!mine.accepts(JobOwner::of(elsewhere, u"profile-1"_s, "A:1"_ba)));
        const auto script = JobOwner::of(address, {}, "A:1"_ba);
        QVERIFY(script.accepts(JobOwner::of(address, {}, "A:2"_ba)));
        QVERIFY(!script.accepts(JobOwner::of(address, {}, "B:1"_ba)));
        QVERIFY(!script.accepts(mine));
        const auto plain = JobOwner::of(address, {}, "no-colon-in-it"_ba);
        QVERIFY(!plain.keyId.isEmpty() && !plain.keyId.contains(u"colon"_s));
    }

    void aJobIsADraftUntilItIsMarkedComplete()
    {
        auto journal = made(3);
        QVERIFY(!journal->head().complete);
        QVERIFY(!(*Journal::open(path(), m_clock))->head().complete);
        QVERIFY(journal->complete());
        QVERIFY(journal->head().complete);
        QVERIFY((*Journal::open(path(), m_clock))->head().complete);
        QVERIFY(!journal->append(people(1)));
        QCOMPARE(journal->head().rows(), 3);
    }

    void startedRowsAreOnTheDiskWithTheirRequest()
    {
        auto journal = made(5);
        const auto begun = journal->step({.wanted = 2}, Journal::Begin::Leaving, requestOf);
        QVERIFY(begun);
        QCOMPARE(numbersOf(*begun), (Numbers{1, 2}));
        // Open the journal as another process would, or this process after a crash.
        auto other = Journal::open(path(), m_clock);
        QVERIFY(other);
        const auto leaving = (*other)->rows().leaving();
        QVERIFY(leaving);
        QCOMPARE(numbersOf(*leaving), (Numbers{1, 2}));
        QCOMPARE(leaving->front().request, "PATCH p1@example.org"_ba);
        QCOMPARE(leaving->front().sent, m_clock.now());
        QCOMPARE((*other)->head().counts[RowState::Leaving], 2);
        QCOMPARE((*other)->head().counts[RowState::Waiting], 3);
    }

    void endsAndBeginningsAreOneStep()
    {
        auto journal = made(4);
        QVERIFY(journal->step({.wanted = 2}, Journal::Begin::Leaving, requestOf));
        const auto begun =
            journal->step({.ends = {{.number = 1, .state = RowState::Done, .status = 200},
                                    {.number = 2,
                                     .state = RowState::Refused,
                                     .status = 422,
                                     .text = u"Points: too large"_s,
                                     .detail = u"2000000 is too large"_s}},
                           .wanted = 2},
                          Journal::Begin::Leaving, requestOf);
        QVERIFY(begun);
        QCOMPARE(numbersOf(*begun), (Numbers{3, 4}));
        QCOMPARE(journal->head().counts.ended(), 2);
        const auto refused = journal->rows().find({.state = RowState::Refused}, 0, 10);
        QVERIFY(refused);
        QCOMPARE(numbersOf(*refused), (Numbers{2}));
        QCOMPARE(refused->front().text, u"Points: too large"_s);
        QCOMPARE(refused->front().detail, u"2000000 is too large"_s);
        const auto reasons = journal->rows().reasons();
        QVERIFY(reasons);
        QCOMPARE(reasons->size(), 1U);
        QCOMPARE(reasons->front().rows, 1);
    }

    void unsentRowsWaitAgainAndComeFirst()
    {
        auto journal = made(4);
        QVERIFY(journal->step({.wanted = 2}, Journal::Begin::Leaving, requestOf));
        const auto begun =
            journal->step({.returns = {1}, .wanted = 2}, Journal::Begin::Leaving, requestOf);
        QVERIFY(begun);
        QCOMPARE(numbersOf(*begun), (Numbers{1, 3}));
    }

    void rowsThatCannotBeSentMakeRoomForOthers()
    {
        auto journal = made(5);
        const auto begun =
            journal->step({.wanted = 2}, Journal::Begin::Leaving,
                          [](const JobRow &row) -> base::Result<QByteArray> {
                              if (row.number <= 2)
                                  return tl::unexpected(base::Problem{.what = u"No address."_s});
                              return "x"_ba;
                          });
        QVERIFY(begun);
        QCOMPARE(numbersOf(*begun), (Numbers{3, 4}));
        QCOMPARE(journal->head().counts[RowState::NotSent], 2);
    }

    void repeatedKeysAreRefusedUnlessAllowed()
    {
        auto journal = Journal::create(path(), outline(), m_clock);
        QVERIFY(journal);
        auto rows = people(3);
        rows.push_back(rows.front());
        rows.push_back({.cells = {u""_s}, .refusal = u"There is no address."_s});
        QVERIFY((*journal)->append(
            rows, [](qint64 first) { return u"Row %1 has the same address."_s.arg(first); }));
        QCOMPARE((*journal)->head().counts[RowState::NotSent], 2);
        QCOMPARE((*journal)->head().rows(), 5);
        const auto refused = (*journal)->rows().find({.state = RowState::NotSent}, 0, 10);
        QVERIFY(refused);
        QCOMPARE(refused->front().text, u"Row 1 has the same address."_s);
        // Rows that must not be sent are never started.
        const auto begun = (*journal)->step({.wanted = 9}, Journal::Begin::Leaving, requestOf);
        QVERIFY(begun);
        QCOMPARE(numbersOf(*begun), (Numbers{1, 2, 3}));
    }

    void rowsThatWereOnlyReadWaitAgainAfterACrash()
    {
        {
            auto journal = made(3);
            QVERIFY(journal->step({.wanted = 2}, Journal::Begin::Reading, requestOf));
            QVERIFY(journal->step({.starts = {{.number = 1, .request = "r", .before = "{}"}}},
                                  Journal::Begin::Reading, requestOf));
        }
        auto journal = Journal::open(path(), m_clock);
        QVERIFY(journal);
        QVERIFY((*journal)->adoptStateOf());
        QCOMPARE((*journal)->head().counts[RowState::Waiting], 2);
        const auto leaving = (*journal)->rows().leaving();
        QVERIFY(leaving);
        QCOMPARE(numbersOf(*leaving), (Numbers{1}));
        QCOMPARE(leaving->front().before, "{}"_ba);
        const auto begun = (*journal)->step({.wanted = 3}, Journal::Begin::Leaving, requestOf);
        QVERIFY(begun);
        QCOMPARE(numbersOf(*begun), (Numbers{2, 3}));
    }

    void rowsOfOneReasonAreTriedAgainAndTheSumStays()
    {
        auto journal = made(6);
        QVERIFY(journal->step({.wanted = 6}, Journal::Begin::Leaving, requestOf));
        std::vector<RowEnd> ends;
        for (qint64 number = 1; number <= 6; ++number)
            ends.push_back({.number = number,
                            .state = number == 6 ? RowState::Unknown : RowState::Refused,
                            .code = number <= 2 ? u"E0102"_s : u"E0101"_s,
                            .text = u"missing"_s});
        QVERIFY(journal->step({.ends = ends}, Journal::Begin::Leaving, requestOf));
        auto reasons = journal->rows().reasons();
        QVERIFY(reasons);
        QCOMPARE(reasons->size(), 3U);
        QCOMPARE(reasons->front().rows, 3);
        QVERIFY(journal->again({.reason = reasons->front().id}));
        QCOMPARE(journal->head().counts[RowState::Waiting], 3);
        QCOMPARE(journal->head().counts[RowState::Refused], 2);
        QVERIFY(journal->again({.state = RowState::Refused}));
        QCOMPARE(journal->head().counts[RowState::Refused], 0);
        QCOMPARE(journal->head().counts[RowState::Unknown], 1);
        QCOMPARE(journal->head().rows(), 6);
        reasons = journal->rows().reasons();
        QVERIFY(reasons);
        QCOMPARE(reasons->size(), 1U);
    }

    void rowsAreFoundByAnyPartOfTheirText()
    {
        auto journal = made(12);
        QVERIFY(journal->step({.wanted = 2}, Journal::Begin::Leaving, requestOf));
        QVERIFY(journal->step({.ends = {{.number = 2,
                                         .state = RowState::Refused,
                                         .code = u"E0101"_s,
                                         .text = u"50% is missing"_s}}},
                              Journal::Begin::Leaving, requestOf));
        const auto found = [&journal](const RowFilter &filter) {
            const auto rows = journal->rows().find(filter, 0, 100);
            const auto count = journal->rows().count(filter);
            return rows && count == qint64(rows->size()) ? numbersOf(*rows) : Numbers{-1};
        };
        QCOMPARE(found({.text = u"P1"_s}), (Numbers{1, 10, 11, 12}));
        QCOMPARE(found({.text = u"50%"_s}), Numbers{2});
        QCOMPARE(found({.text = u"5_%"_s}), Numbers{});
        QCOMPARE(found({.text = u"\",\""_s}), Numbers{});
        QCOMPARE(found({.state = RowState::Refused, .text = u"example"_s}), Numbers{2});
        const auto second = journal->rows().find({.text = u"p1"_s}, 2, 1);
        QVERIFY(second);
        QCOMPARE(numbersOf(*second), Numbers{11});
    }

    void aServiceOfManyWordsFillsNoList()
    {
        auto journal = made(300);
        QVERIFY(journal->step({.wanted = 300}, Journal::Begin::Leaving, requestOf));
        std::vector<RowEnd> ends;
        for (qint64 number = 1; number <= 300; ++number)
            ends.push_back(
                {.number = number, .state = RowState::Refused, .text = u"No %1."_s.arg(number)});
        QVERIFY(journal->step({.ends = ends}, Journal::Begin::Leaving, requestOf));
        const auto reasons = journal->rows().reasons();
        QVERIFY(reasons);
        QVERIFY(reasons->size() <= 201);
        qint64 sum = 0;
        for (const auto &reason : *reasons)
            sum += reason.rows;
        QCOMPARE(sum, 300);
    }

    void theStateAndItsReasonAreStored()
    {
        {
            auto journal = made(1);
            QVERIFY(journal->setState(JobState::Running));
            m_clock.advance(std::chrono::minutes(1));
            QVERIFY(journal->setState(JobState::Paused,
                                      {.what = u"The key was refused."_s, .next = u"Mend it."_s}));
            // The stored time is the time of the pause.
            QCOMPARE(journal->head().moved, m_clock.now());
        }
        const auto journal = Journal::open(path(), m_clock);
        QVERIFY(journal);
        QCOMPARE((*journal)->head().state, JobState::Paused);
        QCOMPARE((*journal)->head().note.what, u"The key was refused."_s);
        QCOMPARE((*journal)->head().begun.addSecs(60), m_clock.now());
    }
};

STOREDESK_TEST(TestJournal)

} // namespace tst_journal

#include "tst_journal.moc"
