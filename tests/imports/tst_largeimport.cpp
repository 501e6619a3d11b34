// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importfixture.h"

#include "imports/importresult.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

namespace tst_largeimport {

using namespace storedesk;
using namespace Qt::StringLiterals;
using support::ImportFixture;

// A file above the service's size limit is sent in parts but has a single result.
class TestLargeImport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // The normal test run uses a smaller limit per part, and the full run the service's limit.
    void aFileBeyondTheLimitBecomesPartsAndOneReport()
    {
        static constexpr qint64 megabyte = 1'000'000;
        const qint64 size = support::testSize(4, 180) * megabyte;
        ImportFixture fixture({.contacts = 5, .requestsPerMinute = 0, .speed = 1000});
        QFile file(fixture.path(u"large.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("_email,_externalId,_name,_surname\n");
        const QByteArray wide(600, 'x');
        // Lines whose address already belongs to another contact.
        QList<qint64> taken;
        qint64 rows = 0;
        qint64 line = 2;
        while (file.pos() < size) {
            ++rows;
            const bool clashes = rows % 997 == 0;
            // This row spans two lines.
            const bool broken = rows % 10 == 0;
            const auto number = QByteArray::number(rows);
            file.write("l" + number + "@example.com,N" + number + ',' + wide + ','
                       + (broken ? "\"Ruiz\nSanz\"" : "Ruiz") + '\n');
            if (clashes) {
                taken.append(line);
                (void)fixture.record(
                    {.operation = ImportFixture::Id::PatchContactByEmail,
                     .values = {u"l%1@example.com"_s.arg(rows)},
                     .body = QJsonObject{{u"_externalId"_s, u"OLD%1"_s.arg(rows)}}});
            }
            line += broken ? 2 : 1;
        }
        file.close();
        importcheck::ImportSettings settings;
        if (size < 100 * megabyte)
            settings.partBytes = megabyte;
        const auto draft = fixture.checked(file.fileName(), settings);
        QCOMPARE(draft->result().good, rows);
        const auto id = fixture.launch(*draft);
        QVERIFY(!id.isEmpty());
        QVERIFY(QTest::qWaitFor(
            [&] {
                const auto *job = fixture.jobManager().find(id);
                return job && job->head.state == journal::JobState::Done
                    && !fixture.jobManager().runOf(id);
            },
            1'200'000));
        const auto parts = fixture.rows(id);
        QVERIFY(parts.size() >= 4);
        const auto files = fixture.jobManager().folder().filesOf(id);
        for (const auto &part : parts)
            QVERIFY(QFileInfo(files + u'/' + part.cells.front()).size()
                    < std::min(settings.partBytes, 50 * megabyte));
        auto journal =
            journal::Journal::open(fixture.jobManager().folder().pathOf(id), fixture.clock());
        const auto result = imports::resultOf(**journal, files);
        QVERIFY(result);
        QVERIFY(result->addsUp());
        QCOMPARE(result->sent, rows);
        QCOMPARE(result->errors, taken.size());
        QVERIFY(result->unjoined.empty());
        QCOMPARE(result->groups.size(), 1U);
        QList<qint64> lines;
        for (const auto &row : result->refused)
            lines.append(row.line);
        QCOMPARE(lines, taken);
    }
};

STOREDESK_TEST(TestLargeImport)

} // namespace tst_largeimport

#include "tst_largeimport.moc"
