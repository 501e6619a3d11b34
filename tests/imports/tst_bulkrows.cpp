// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/bulkrows.h"

#include "jobs/bulkmatching.h"
#include "jobs/bulktable.h"
#include "support/bookfile.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_bulkrows {

using namespace storedesk;
using namespace Qt::StringLiterals;
using imports::ImportDraft;

// Tests the rows of bulk jobs, which the import engine checks and repairs.
class TestBulkRows final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString write(const QByteArray &bytes, const QString &name = u"rows.csv"_s)
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("No room for a test file.");
        return file.fileName();
    }

    // Opens the file for the job and for the check, with columns matched by name.
    void check(const QString &path, catalogue::OperationId operation)
    {
        base::Progress progress;
        auto table = jobs::BulkTable::open(path, {}, m_folder->path(), progress);
        QVERIFY(table);
        m_table = std::move(*table);
        const jobs::BulkPlan plan{.operation = operation};
        m_plan = jobs::planWith(plan, jobs::proposedChoices(plan, m_table.columns));
        m_draft.emplace(m_clock, ImportDraft::Places{.temporary = m_folder->path()});
        importcheck::ImportSettings settings;
        settings.fixed = imports::fixedColumnsOf(m_plan, m_table.columns.size());
        settings.phonePrefix = u"34"_s;
        m_draft->setSettings(settings);
        m_draft->openFile(path);
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Read);
        m_draft->check();
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QTRY_VERIFY(!m_draft->looksAtPhones());
    }

    // Returns the rows as they are stored in the job.
    [[nodiscard]] std::vector<journal::JobRow> stored()
    {
        const auto path = m_folder->filePath(u"journal-%1.sqlite"_s.arg(++m_journals));
        auto journal = journal::Journal::create(
            path, {.id = u"1"_s, .plan = m_plan.toJson(), .columns = m_table.columns}, m_clock);
        if (!journal)
            return {};
        base::Progress progress;
        const auto loaded = m_table.load(jobs::RowMaker(m_plan), **journal, progress,
                                         imports::preparationOf(*m_draft));
        return loaded
            ? (*journal)->rows().find({}, 0, 1'000).value_or(std::vector<journal::JobRow>())
            : std::vector<journal::JobRow>();
    }

    support::ManualClock m_clock;
    std::optional<QTemporaryDir> m_folder;
    std::optional<ImportDraft> m_draft;
    jobs::BulkTable m_table;
    jobs::BulkPlan m_plan;
    int m_journals = 0;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void cleanup()
    {
        m_draft.reset();
        m_table = {};
        m_folder.reset();
    }

    // Both readers give the rows the same numbers, whatever lines are between them. Only the check
    // finds this fault: a job would send the garbled text.
    void faultsBelongToTheirRows_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray head = "email,points,name\n";
        QTest::newRow("plain") << head + "g1@x.org,1,Ana\nb1@x.org,1,JosÃ©\ng2@x.org,2,Ana\n";
        QTest::newRow("blank lines")
            << head + "\n\ng1@x.org,1,Ana\n\nb1@x.org,1,JosÃ©\n\ng2@x.org,2,Ana\n\n";
        QTest::newRow("line ends in cells")
            << head + "g1@x.org,1,\"Ana\nRuiz\"\nb1@x.org,1,\"JosÃ©\n\n\"\ng2@x.org,2,\"a\r\nb\"\n";
        QTest::newRow("a title") << "List of 2026\n\n" + head
                + "g1@x.org,1,Ana\nb1@x.org,1,JosÃ©\ng2@x.org,2,Eva\n";
        QTest::newRow("remarks") << "# made by hand\n" + head
                + "g1@x.org,1,Ana\n# not a row\nb1@x.org,1,JosÃ©\ng2@x.org,2,Eva\n"
                  "g3@x.org,3,Eva\ng4@x.org,4,Eva\n";
        QTest::newRow("cut off") << head + "b1@x.org,1,JosÃ©\ng1@x.org,1,Ana";
        QTest::newRow("returns") << QByteArray(
            "email,name\rg1@x.org,Ana\rb1@x.org,JosÃ©\rg2@x.org,Eva\r");
    }
    void faultsBelongToTheirRows()
    {
        QFETCH(const QByteArray, bytes);
        check(write(bytes), catalogue::OperationId::PatchContactByEmail);
        const auto rows = stored();
        QVERIFY(rows.size() >= 2);
        for (const auto &row : rows) {
            const bool isBad = row.cells.value(0).startsWith(u'b');
            QVERIFY2(isBad == (row.state == journal::RowState::NotSent),
                     qPrintable(row.cells.join(u'|') + row.text));
        }
    }

    void cellsAreStoredAsRepaired()
    {
        check(write("email;birthdate;mobile phone;name\n"
                    "a@x.org;31/01/1990;651 234 567;  Ana   Ruiz\n"
                    "b@x.org;25/12/1991;0034651234568;JosÃ©\n"),
              catalogue::OperationId::PatchContactByEmail);
        QCOMPARE(m_draft->result().good, 0);
        const auto groups = m_draft->result().groups;
        for (const auto &group : groups)
            m_draft->apply(group.repairs.front());
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QCOMPARE(m_draft->result().good, 2);
        const auto rows = stored();
        QCOMPARE(rows.size(), 2U);
        QCOMPARE(rows[0].cells,
                 QStringList(
                     {u"a@x.org"_s, u"1990-01-31T00:00:00Z"_s, u"+34651234567"_s, u"Ana Ruiz"_s}));
        QCOMPARE(
            rows[1].cells,
            QStringList({u"b@x.org"_s, u"1991-12-25T00:00:00Z"_s, u"+34651234568"_s, u"José"_s}));
    }

    // Rows that the user left out are not part of the job.
    void rowsThatWereLeftOutAreNotStored()
    {
        check(write("email,points\na@x.org,1\nb@x.org,many\nc@x.org,3\n"),
              catalogue::OperationId::PatchContactByEmail);
        m_draft->apply({.action = importcheck::Action::LeaveOut,
                        .column = 1,
                        .kind = importcheck::FaultKind::NotNumber});
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        const auto rows = stored();
        QCOMPARE(rows.size(), 2U);
        QCOMPARE(rows[1].cells.front(), u"c@x.org"_s);
    }

    void theKeyIsChecked()
    {
        check(write("email\na@x.org\nb@@x.org\n c@x.org\nnobody\n"),
              catalogue::OperationId::DeleteContactByEmail);
        QCOMPARE(m_draft->result().faulty, 3);
        // A row without a key would not refer to any record.
        for (const auto &group : m_draft->result().groups) {
            for (const auto &repair : group.repairs)
                QVERIFY(repair.action != importcheck::Action::EmptyCell);
        }
        const auto groups = m_draft->result().groups;
        for (const auto &group : groups)
            m_draft->apply(group.repairs.front());
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QCOMPARE(m_draft->result().faulty, 0);
        const auto rows = stored();
        QCOMPARE(rows.size(), 3U);
        QCOMPARE(rows[1].key, u"b@x.org"_s);
    }

    void aSheetIsCheckedLikeAFile()
    {
        const auto row = [](const QByteArray &one, const QByteArray &other) {
            return "<row><c t=\"str\"><v>" + one + "</v></c><c t=\"str\"><v>" + other
                + "</v></c></row>";
        };
        const support::Xlsx book{
            .sheets = {
                {"Club", row("email", "name") + row("a@x.org", "Ana") + row("b@x.org", "JosÃ©")}}};
        check(write(book.file(), u"rows.xlsx"_s), catalogue::OperationId::PatchContactByEmail);
        const auto rows = stored();
        QCOMPARE(rows.size(), 2U);
        QCOMPARE(rows[0].state, journal::RowState::Waiting);
        QCOMPARE(rows[1].state, journal::RowState::NotSent);
    }
};

STOREDESK_TEST(TestBulkRows)

} // namespace tst_bulkrows

#include "tst_bulkrows.moc"
