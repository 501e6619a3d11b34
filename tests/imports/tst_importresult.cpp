// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importfixture.h"

#include "imports/importresult.h"
#include "imports/partwriter.h"
#include "imports/reportjoin.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_importresult {

using namespace storedesk;
using namespace Qt::StringLiterals;
using imports::ImportDraft;
using imports::ImportResult;
using support::ImportFixture;

// Matches the service's result for each row to a line in the source file.
class TestImportResult final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static ImportResult resultOf(ImportFixture &fixture, const QString &id)
    {
        auto journal =
            journal::Journal::open(fixture.jobManager().folder().pathOf(id), fixture.clock());
        if (!journal)
            return {};
        return imports::resultOf(**journal, fixture.jobManager().folder().filesOf(id))
            .value_or(ImportResult());
    }

    // Creates the parts of a small file, and a report on the first part.
    void makeParts(const QByteArray &file, const QByteArray &report)
    {
        m_folder.emplace();
        support::FastClock clock;
        QFile source(m_folder->filePath(u"f.csv"_s));
        QVERIFY(source.open(QIODevice::WriteOnly));
        source.write(file);
        source.close();
        ImportDraft draft(clock, {.temporary = m_folder->path()});
        draft.openFile(source.fileName());
        QTRY_COMPARE(draft.state(), ImportDraft::State::Read);
        draft.check();
        QTRY_COMPARE(draft.state(), ImportDraft::State::Checked);
        const importcheck::Conversion conversion(*draft.table(), draft.matching(), draft.settings(),
                                                 draft.history().edits());
        base::Progress progress;
        QVERIFY(imports::writeParts(*draft.table(), conversion, draft.result(), draft.settings(),
                                    m_folder->path(), progress));
        QFile written(reportPath());
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(report);
    }

    [[nodiscard]] QString reportPath() const { return m_folder->filePath(u"report.csv"_s); }

    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void refusedRowsOfManyPartsAreFoundInTheFile_data()
    {
        QTest::addColumn<practice::ErrorReport>("layout");
        QTest::newRow("lines") << practice::ErrorReport::Lines;
        QTest::newRow("copy") << practice::ErrorReport::Copy;
    }
    void refusedRowsOfManyPartsAreFoundInTheFile()
    {
        QFETCH(const practice::ErrorReport, layout);
        ImportFixture fixture(
            {.contacts = 5, .requestsPerMinute = 0, .errorReport = layout, .speed = 10});
        // Other contacts already use these addresses, and only the service knows this.
        for (const int row : {7, 150, 299})
            (void)fixture.record({.operation = ImportFixture::Id::PatchContactByEmail,
                                  .values = {u"p%1@example.com"_s.arg(row)},
                                  .body = QJsonObject{{u"_externalId"_s, u"OLD%1"_s.arg(row)}}});
        QByteArray bytes = "correo;codigo cliente;nombre\r\n";
        for (int row = 1; row <= 300; ++row)
            bytes += "p" + QByteArray::number(row) + "@example.com;N" + QByteArray::number(row)
                + (row % 10 == 0 ? ";\"Ana\r\nMaria\"\r\n" : ";Ana\r\n");
        bytes += "nadie;;Ana\r\n";
        importcheck::ImportSettings settings;
        settings.partBytes = 3'000;
        const auto draft = fixture.checked(fixture.write(u"people.csv"_s, bytes), settings);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        QVERIFY(fixture.rows(id).size() > 2);
        const auto result = resultOf(fixture, id);
        QVERIFY(result.addsUp());
        QCOMPARE(result.rows, 301);
        QCOMPARE(result.sent, 300);
        QCOMPARE(result.success, 297);
        QCOMPARE(result.errors, 3);
        QCOMPARE(result.heldBack, 1);
        QCOMPARE(result.refusedRows, 3);
        QVERIFY(result.unjoined.empty());
        QCOMPARE(result.groups.size(), 1U);
        QCOMPARE(result.groups.front().rows, 3);
        QCOMPARE(result.groups.front().column, u"_email"_s);
        QCOMPARE(result.groups.front().example, u"p7@example.com"_s);
        // Lines are counted as in the file, where every tenth row has two lines.
        QCOMPARE(result.refused[0].line, 8);
        QCOMPARE(result.refused[1].line, 151 + 14);
        QCOMPARE(result.refused[2].line, 300 + 29);
        // Fix and send the remaining rows.
        const auto rest = fixture.path(u"rest.csv"_s);
        auto journal =
            journal::Journal::open(fixture.jobManager().folder().pathOf(id), fixture.clock());
        QVERIFY(imports::writeRest(**journal, fixture.jobManager().folder().filesOf(id), rest));
        const auto again = fixture.checked(rest);
        QCOMPARE(again->result().rows, 4);
        again->setRemembered(result.memo.matching);
        again->check();
        QVERIFY(
            ImportFixture::until([&] { return again->state() == ImportDraft::State::Checked; }));
        QCOMPARE(again->result().faulty, 1);
        for (int row = 1; row <= 3; ++row)
            again->setCell(row, 1, u"OLD%1"_s.arg(row == 1 ? 7 : row == 2 ? 150 : 299));
        QVERIFY(
            ImportFixture::until([&] { return again->state() == ImportDraft::State::Checked; }));
        const auto second = fixture.launch(*again);
        QVERIFY(fixture.ends(second));
        QCOMPARE(resultOf(fixture, second).success, 3);
        QCOMPARE(fixture.contact(u"p7@example.com"_s)[u"_name"_s].toString(), u"Ana"_s);
    }

    // Rows left out deliberately are not offered again, because an older duplicate would overwrite
    // the row that was sent.
    void duplicatesThatWereDroppedStayOutOfTheRest()
    {
        ImportFixture fixture;
        const auto draft =
            fixture.checked(fixture.write(u"people.csv"_s,
                                          "correo;nombre;puntos\nana@example.com;Old;1\n"
                                          "eva@example.com;Eva;many\nnobody;Nobody;2\n"
                                          "ana@example.com;New;3\n"));
        draft->apply(
            {.action = importcheck::Action::KeepLast, .kind = importcheck::FaultKind::RepeatedKey});
        draft->apply({.action = importcheck::Action::LeaveOut,
                      .column = 2,
                      .kind = importcheck::FaultKind::NotNumber});
        QVERIFY(
            ImportFixture::until([&] { return draft->state() == ImportDraft::State::Checked; }));
        QCOMPARE(draft->result().leftOut, 2);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        const auto result = resultOf(fixture, id);
        QVERIFY(result.addsUp());
        QCOMPARE(result.rows, 4);
        QCOMPARE(result.leftOut, 2);
        QCOMPARE(result.heldBack, 1);
        QCOMPARE(result.rest(), 1);
        const auto rest = fixture.path(u"rest.csv"_s);
        auto journal =
            journal::Journal::open(fixture.jobManager().folder().pathOf(id), fixture.clock());
        QVERIFY(imports::writeRest(**journal, fixture.jobManager().folder().filesOf(id), rest));
        const auto again = fixture.checked(rest);
        QCOMPARE(again->result().rows, 1);
        QCOMPARE(again->table()->sample.front().front(), u"nobody"_s);
        QCOMPARE(fixture.contact(u"ana@example.com"_s)[u"_name"_s].toString(), u"New"_s);
    }

    void allRowsOfAnUnusableFileAreRemainingRows()
    {
        ImportFixture fixture;
        // The coupon set accepts no codes, so the service rejects the file.
        QJsonArray sets =
            fixture.record({.operation = ImportFixture::Id::ListCouponSets})[u"results"_s]
                .toArray();
        QString single;
        for (const auto &set : sets) {
            if (set[u"type"_s].toString() == u"single"_s)
                single = set[u"id"_s].toString();
        }
        QVERIFY(!single.isEmpty());
        importcheck::ImportSettings settings;
        settings.kind = importcheck::ImportKind::Coupons;
        settings.couponSetId = single;
        const auto draft = fixture.checked(fixture.write(u"c.csv"_s, "code\nA1\nA2\n"), settings);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        const auto result = resultOf(fixture, id);
        QVERIFY(result.addsUp());
        QCOMPARE(result.failed, 2);
        QVERIFY(!result.failure.isEmpty());
        QCOMPARE(result.rest(), 2);
        QCOMPARE(fixture.imports(), 0);
    }

    // The service rejects the rows with 7 points. No other row may be reported.
    void noLayoutNamesAnInnocentRow_data()
    {
        QTest::addColumn<QByteArray>("report");
        // Names of the rows that are matched. Other results must be shown as the service reported
        // them.
        QTest::addColumn<QByteArrayList>("joined");
        QTest::addColumn<int>("unjoined");
        const QByteArrayList none;
        const QByteArrayList both{"cem", "dan"};
        const auto row = [](const char *name, const QByteArray &report,
                            const QByteArrayList &joined, int unjoined) {
            QTest::newRow(name) << report << joined << unjoined;
        };
        // The part has the headings in line 1, ana in line 2, bea in lines 3 and 4, cem in line 5,
        // dan in line 6, and eva in lines 7 and 8.
        row("lines, from 1, header counted", "line,reason\n5,Bad\n6,Bad\n", none, 2);
        row("lines, from 1, below the header", "line,reason\n4,Bad\n5,Bad\n", none, 2);
        row("lines, from 0, header counted", "line,reason\n4,Bad\n5,Bad\n", none, 2);
        row("lines, from 0, below the header", "line,reason\n3,Bad\n4,Bad\n", none, 2);
        row("records, from 1, header counted", "line,reason\n4,Bad\n5,Bad\n", none, 2);
        row("records, from 1, below the header", "line,reason\n3,Bad\n4,Bad\n", none, 2);
        row("records, from 0", "row,reason\n2,Bad\n3,Bad\n", none, 2);
        row("lines in Spanish", "Línea;Motivo\n5;Malo\n6;Malo\n", none, 2);
        row("lines and a value that only the rejected rows have",
            "line,field,value,reason\n5,_points,7,Bad\n6,_points,7,Bad\n", both, 0);
        row("records and such a value",
            "line,field,value,reason\n2,_points,7,Bad\n3,_points,7,Bad\n", both, 0);
        row("lines and a value that others have, too",
            "line,field,value,reason\n5,_name,Leo,Bad\n6,_name,Leo,Bad\n", none, 2);
        row("lines and a value that nobody sent",
            "line,field,value,reason\n5,_points,9,Bad\n6,_points,9,Bad\n", none, 2);
        row("lines and an empty value", "line,field,value,reason\n5,_points,,Bad\n6,_points,,Bad\n",
            none, 2);
        row("wrong lines and keys",
            "line,_email,reason\n2,cem@example.com,Bad\n3,dan@example.com,Bad\n", both, 0);
        row("keys", "_email,error\ncem@example.com,Bad\nDAN@example.com,Bad\n", both, 0);
        row("keys, reordered", "error;Email\nBad;dan@example.com\nBad;cem@example.com\n", both, 0);
        row("keys of which one was never sent",
            "_email,error\ncem@example.com,Bad\nzoe@example.com,Bad\n", {"cem"}, 1);
        row("a key that two rows have", "_email,error\ncem@example.com,Bad\neva@example.com,Bad\n",
            {"cem"}, 1);
        row("a key that two rows have, with two faults",
            "_email,error\ncem@example.com,Bad\neva@example.com,Bad\neva@example.com,Worse\n",
            {"cem"}, 2);
        row("two faults of one row", "_email,error\ncem@example.com,Bad\ncem@example.com,Worse\n",
            {"cem"}, 0);
        row("one key on two lines",
            "line,_email,error\n5,cem@example.com,Bad\n6,cem@example.com,Bad\n", none, 2);
        row("copies",
            "_email,_name,_points,error\ncem@example.com,Leo,7,Bad\ndan@example.com,Leo,7,Bad\n",
            both, 0);
        row("copies, reordered",
            "error\t_points\t_name\t_email\nBad\t7\tLeo\tdan@example.com\nBad\t7\tLeo\tcem@example."
            "com\n",
            both, 0);
        row("copies in the wrong columns",
            "_email,_name,_points,error\nLeo,7,cem@example.com,Bad\nLeo,7,dan@example.com,Bad\n",
            none, 2);
        row("copies that differ from what was sent",
            "_email,_name,_points,error\ncem@example.com,Mia,x,Bad\ndan@example.com,Mia,x,Bad\n",
            none, 2);
        row("copies without a key", "_points,error\n7,Bad\n7,Bad\n", both, 0);
        row("copies without a key that others have, too", "_name,error\nLeo,Bad\nLeo,Bad\n", none,
            2);
        row("most rows lead nowhere",
            "_email,error\ncem@example.com,Bad\nx@example.com,Bad\ny@example.com,Bad\n", none, 3);
        row("something else", "foo,bar\nx,y\nz,w\n", none, 2);
        row("no rows", "line,reason\n", none, 0);
    }
    void noLayoutNamesAnInnocentRow()
    {
        QFETCH(const QByteArray, report);
        QFETCH(const QByteArrayList, joined);
        QFETCH(const int, unjoined);
        makeParts("_email,_name,_points\nana@example.com,Leo,1\nbea@example.com,\"Be\na\",2\n"
                  "cem@example.com,Leo,7\ndan@example.com,Leo,7\n\"eva@example.com\",\"E\nva\",3\n"
                  "eva@example.com,Leo,4\n",
                  report);
        QByteArrayList found;
        const auto join = imports::joinReport(reportPath(), m_folder->path(), 1,
                                              [&found](const imports::JoinedRow &row) {
                                                  found.append(row.cells.front().left(3));
                                                  QVERIFY(!row.reasons.front().text.isEmpty());
                                              });
        QVERIFY(join);
        QCOMPARE(found, joined);
        QCOMPARE(join->unjoined, unjoined);
        QCOMPARE(join->left.size(), static_cast<std::size_t>(unjoined));
    }

    void aPartThatIsNotWholeIsNotJoined_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("gone") << -1;
        QTest::newRow("empty") << 0;
        QTest::newRow("cut") << 60;
    }
    void aPartThatIsNotWholeIsNotJoined()
    {
        QFETCH(const int, size);
        makeParts("_email,_name\nana@example.com,Ana\nbea@example.com,Bea\n",
                  "_email,error\nana@example.com,Bad\n");
        QFile part(m_folder->filePath(u"part-1.csv"_s));
        QVERIFY(size < 0 ? part.remove() : part.resize(std::min<qint64>(size, part.size() - 20)));
        const auto join =
            imports::joinReport(reportPath(), m_folder->path(), 1,
                                [](const imports::JoinedRow &) { QFAIL("A row was joined."); });
        QVERIFY(join);
        QCOMPARE(join->unjoined, 1);
    }
};

STOREDESK_TEST(TestImportResult)

} // namespace tst_importresult

#include "tst_importresult.moc"
