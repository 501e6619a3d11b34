// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importbench.h"

#include "imports/importresult.h"
#include "imports/partwriter.h"
#include "imports/reportjoin.h"
#include "support/warnings.h"

using namespace storedesk;
using namespace Qt::StringLiterals;
using imports::ImportDraft;
using imports::ImportResult;
using imports::ReportLayout;
using support::ImportBench;

// What the service said of each row, joined to the lines of the file it came from.
class tst_ImportResult final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static ImportResult resultOf(ImportBench &bench, const QString &id)
    {
        auto journal = journal::Journal::open(bench.board().folder().pathOf(id), bench.clock());
        if (!journal)
            return {};
        return imports::resultOf(**journal, bench.board().folder().filesOf(id))
            .value_or(ImportResult());
    }

    // The parts of a small file, and a report about the first.
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
        const imports::Conversion conversion(*draft.table(), draft.matching(), draft.settings(),
                                             draft.history().edits());
        table::Progress progress;
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
        ImportBench bench(
            {.contacts = 5, .requestsPerMinute = 0, .errorReport = layout, .speed = 10});
        // Somebody else has these addresses: only the service knows.
        for (const int row : {7, 150, 299})
            (void)bench.record({.operation = ImportBench::Id::PatchContactByEmail,
                                .values = {u"p%1@example.com"_s.arg(row)},
                                .body = QJsonObject{{u"_externalId"_s, u"OLD%1"_s.arg(row)}}});
        QByteArray bytes = "correo;codigo cliente;nombre\r\n";
        for (int row = 1; row <= 300; ++row)
            bytes += "p" + QByteArray::number(row) + "@example.com;N" + QByteArray::number(row)
                + (row % 10 == 0 ? ";\"Ana\r\nMaria\"\r\n" : ";Ana\r\n");
        bytes += "nadie;;Ana\r\n";
        imports::ImportSettings settings;
        settings.partBytes = 3'000;
        const auto draft = bench.checked(bench.write(u"people.csv"_s, bytes), settings);
        const auto id = bench.launch(*draft);
        QVERIFY(bench.ends(id));
        QVERIFY(bench.rows(id).size() > 2);
        const auto result = resultOf(bench, id);
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
        // Physical lines: each tenth row has two.
        QCOMPARE(result.refused[0].line, 8);
        QCOMPARE(result.refused[1].line, 151 + 14);
        QCOMPARE(result.refused[2].line, 300 + 29);
        // The rest is fixed and sent.
        const auto rest = bench.path(u"rest.csv"_s);
        auto journal = journal::Journal::open(bench.board().folder().pathOf(id), bench.clock());
        QVERIFY(imports::writeRest(**journal, bench.board().folder().filesOf(id), rest));
        const auto again = bench.checked(rest);
        QCOMPARE(again->result().rows, 4);
        again->setRemembered(result.memo.matching);
        again->check();
        QVERIFY(ImportBench::until([&] { return again->state() == ImportDraft::State::Checked; }));
        QCOMPARE(again->result().toFix, 1);
        for (int row = 1; row <= 3; ++row)
            again->setCell(row, 1, u"OLD%1"_s.arg(row == 1 ? 7 : row == 2 ? 150 : 299));
        QVERIFY(ImportBench::until([&] { return again->state() == ImportDraft::State::Checked; }));
        const auto second = bench.launch(*again);
        QVERIFY(bench.ends(second));
        QCOMPARE(resultOf(bench, second).success, 3);
        QCOMPARE(bench.contact(u"p7@example.com"_s)[u"_name"_s].toString(), u"Ana"_s);
    }

    void aFileThatTheServiceCannotUseIsTheRestAsAWhole()
    {
        ImportBench bench;
        // The set takes no codes, so that the service refuses the file.
        QJsonArray sets =
            bench.record({.operation = ImportBench::Id::ListCouponSets})[u"results"_s].toArray();
        QString single;
        for (const auto &set : sets) {
            if (set[u"type"_s].toString() == u"single"_s)
                single = set[u"id"_s].toString();
        }
        QVERIFY(!single.isEmpty());
        imports::ImportSettings settings;
        settings.kind = imports::Kind::Coupons;
        settings.couponSetId = single;
        const auto draft = bench.checked(bench.write(u"c.csv"_s, "code\nA1\nA2\n"), settings);
        const auto id = bench.launch(*draft);
        QVERIFY(bench.ends(id));
        const auto result = resultOf(bench, id);
        QVERIFY(result.addsUp());
        QCOMPARE(result.failed, 2);
        QVERIFY(!result.failure.isEmpty());
        QCOMPARE(result.rest(), 2);
        QCOMPARE(bench.imports(), 0);
    }

    void anyLayoutIsJoinedOrKept_data()
    {
        QTest::addColumn<QByteArray>("report");
        QTest::addColumn<ReportLayout>("layout");
        QTest::addColumn<QList<int>>("lines"); // of the file
        QTest::addColumn<int>("unjoined");
        QTest::newRow("lines") << QByteArray("line,field,value,reason\n3,_points,x,Bad\n")
                               << ReportLayout::Lines << QList{3} << 0;
        QTest::newRow("línea") << QByteArray("Línea;Motivo\n2;Malo\n4;Malo\n")
                               << ReportLayout::Lines << QList{2, 4} << 0;
        QTest::newRow("copy") << QByteArray("_email,_name,_points,error\nb@example.com,Pau,2,Bad\n")
                              << ReportLayout::Copy << QList{3} << 0;
        QTest::newRow("copy, other order")
            << QByteArray("error\t_points\t_email\t_name\nBad\t3\tc@example.com\tMia\n")
            << ReportLayout::Copy << QList{4} << 0;
        QTest::newRow("keys") << QByteArray("_email;error message\nC@example.com;Bad\n")
                              << ReportLayout::Keys << QList{4} << 0;
        QTest::newRow("strange") << QByteArray("foo,bar\nx,y\nz,w\n") << ReportLayout::Unknown
                                 << QList<int>() << 2;
        QTest::newRow("lines that lead nowhere") << QByteArray("line,reason\n77,Bad\n78,Bad\n")
                                                 << ReportLayout::Unknown << QList<int>() << 2;
    }
    void anyLayoutIsJoinedOrKept()
    {
        QFETCH(const QByteArray, report);
        QFETCH(const ReportLayout, layout);
        QFETCH(const QList<int>, lines);
        QFETCH(const int, unjoined);
        makeParts("_email,_name,_points\na@example.com,Ana,1\nb@example.com,Pau,2\n"
                  "c@example.com,Mia,3\n",
                  report);
        QList<int> found;
        const auto join = imports::joinReport(reportPath(), m_folder->path(), 1,
                                              imports::keysOf(imports::Kind::Contacts),
                                              [&found](const imports::JoinedRow &row) {
                                                  found.append(static_cast<int>(row.place.line));
                                                  QVERIFY(!row.reasons.front().text.isEmpty());
                                              });
        QVERIFY(join);
        QCOMPARE(join->layout, layout);
        QCOMPARE(found, lines);
        QCOMPARE(join->unjoined, unjoined);
    }
};

STOREDESK_TEST(tst_ImportResult)
#include "tst_importresult.moc"
