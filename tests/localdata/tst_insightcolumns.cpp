// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columns/columnstore.h"
#include "exports/exportfixture.h"
#include "exports/exportperiods.h"
#include "exports/exportregister.h"
#include "exports/exportrules.h"
#include "exports/localexports.h"
#include "insightsource/insightsource.h"
#include "localdata/localdatainventory.h"
#include "privacy/erasurerequests.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/utc.h"

#include <QDirIterator>
#include <QSignalSpy>

namespace tst_insightcolumns {

using namespace Qt::StringLiterals;
using namespace storedesk;
using insightsource::InsightSource;

static constexpr auto job = "20260601-000000-0001"_L1;
// Only appear in rows of the contact that is erased.
static const QByteArrayList marks{"ann.miller@example.org", "Millers Secret Shop"};

// Purchases of many contacts, the first two of the erased one.
static QByteArray purchases()
{
    QByteArray text = "\"id\",\"contactId\",\"email\",\"type\",\"date\",\"purchaseId\","
                      "\"totalPrice\",\"sourceName\"\n";
    for (int row = 0; text.size() < columns::smallestStored + 100'000; ++row) {
        const auto number = QByteArray::number(row);
        const bool erased = row < 2;
        const auto email = erased ? marks[0] : "p" + number + "@example.org";
        text += "\"a" + number + "\",\"" + (erased ? "ann" : "c" + number) + "\",\"" + email
            + "\",\"purchase\",\"2026-05-01T10:00:00.000Z\",\"p" + number + "\",\"10.00\",\""
            + (erased ? marks[1] : QByteArray("Shop")) + "\"\n";
    }
    return text;
}

// Columns of exports are stored beside them, and never outlive them.
class TestInsightColumns final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] workspace::Workspace &workspace() { return m_fixture->workspace(); }
    [[nodiscard]] InsightSource &source() { return workspace().insightSource(); }
    [[nodiscard]] QString folder() { return workspace().localExports().folder(); }
    [[nodiscard]] QString table() { return folder() + u"/Activities.csv"_s; }
    [[nodiscard]] QString stored() { return columns::columnPathOf(folder(), table()); }

    // Stores an export of activities as a job does.
    [[nodiscard]] bool storeExport()
    {
        auto known = exports::ExportRegister::open(folder());
        QFile file(table());
        const auto text = purchases();
        if (!known || !file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return false;
        const QDateTime asked({2026, 6, 1}, {0, 0}, base::utc);
        const exports::StoredExport kept{.job = job,
                                         .plan = {.kind = u"activities"_s, .periods = {{}}},
                                         .asked = asked,
                                         .finished = asked,
                                         .rows = 2,
                                         .bytes = text.size(),
                                         .path = table()};
        return known->intend(kept) && known->settle(job);
    }

    [[nodiscard]] qint64 answeredPurchases()
    {
        const auto *question = insights::questionNamed(u"sales"_s);
        base::Progress progress;
        const auto reply =
            source().engine()->answer({.input = source().input(), .question = question}, progress);
        return reply && reply->answer
            ? reply->answer->result[u"total"_s][u"purchases"_s].toInteger()
            : -1;
    }

    // Returns the account's files that contain one of these texts.
    [[nodiscard]] QStringList filesWith(const QByteArrayList &texts)
    {
        QStringList found;
        QDirIterator files(m_fixture->path({}), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            const auto bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            if (std::ranges::any_of(texts, [&](const auto &text) { return bytes.contains(text); }))
                found.append(file.fileName());
        }
        return found;
    }

    std::optional<support::ExportFixture> m_fixture;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(storeExport());
        m_fixture->close();
        m_fixture->open();
        QVERIFY(m_fixture->until([this] { return source().isReady(); }));
        QCOMPARE(source().files().activities, QStringList{table()});
    }
    void cleanup() { m_fixture.reset(); }

    void columnsOfAnExportAreStoredBesideIt()
    {
        QVERIFY(answeredPurchases() > 10'000);
        QVERIFY(QFile::exists(stored()));
        QCOMPARE(QFile::permissions(stored())
                     & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup),
                 QFile::Permissions());
        const auto size = QFileInfo(stored()).size() + QFileInfo(table()).size();
        QVERIFY(localdata::LocalDataInventory::walk(m_fixture->account().folder()).exports.bytes
                >= size);
    }

    void aNewExportBringsItsColumns()
    {
        m_fixture.emplace(support::AccountFixture::Options{
            .contacts = 8'000, .requestsPerMinute = 0, .speed = 100});
        const auto range = exports::rangeOf(exports::Preset::Last12Months, m_fixture->today());
        const QJsonObject filters{
            {u"fromDate"_s, range.first.startOfDay().toUTC().toString(Qt::ISODateWithMs)},
            {u"toDate"_s, range.last.endOfDay().toUTC().toString(Qt::ISODateWithMs)}};
        const auto plan = exports::planOf(u"activities"_s,
                                          {{u"delimiter"_s, u","_s},
                                           {u"dateFormat"_s, u"ISO"_s},
                                           {u"version"_s, u"v3"_s},
                                           {u"filters"_s, filters}},
                                          range.last);
        QVERIFY(plan);
        const auto kept = m_fixture->keptOf(m_fixture->begin(*plan));
        QVERIFY2(kept.bytes > columns::smallestStored, QByteArray::number(kept.bytes));
        const auto path = columns::columnPathOf(folder(), kept.path);
        const auto stamp = [&path] {
            const QFileInfo file(path);
            return file.exists() ? std::optional(std::pair(file.size(), file.metadataChangeTime()))
                                 : std::nullopt;
        };
        const auto before = stamp();
        QVERIFY(before);
        QCOMPARE(QFile::permissions(path)
                     & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup),
                 QFile::Permissions());
        QVERIFY(m_fixture->until([&] {
            return source().isReady() && source().files().activities == QStringList{kept.path};
        }));
        QVERIFY(answeredPurchases() > 100);
        // The first question did not build them again.
        QCOMPARE(stamp(), before);
        workspace().localExports().remove(kept.job);
        QVERIFY(m_fixture->until([&] { return !QFile::exists(kept.path) && !stamp(); }));
    }

    // As if the program was killed before that.
    void anExportWithoutColumnsIsComplete()
    {
        QVERIFY(!QFile::exists(stored()));
        QVERIFY(answeredPurchases() > 10'000);
        QFile half(stored());
        QVERIFY(half.resize(half.size() / 2));
        m_fixture->close();
        m_fixture->open();
        QVERIFY(m_fixture->until([this] { return source().isReady(); }));
        QVERIFY(answeredPurchases() > 10'000);
    }

    void columnsOfOtherFilesAreNotStored()
    {
        auto files = source().files();
        source().openFiles(files);
        QVERIFY(m_fixture->until([this] { return source().isReady(); }));
        QVERIFY(answeredPurchases() > 10'000);
        QVERIFY(!QFile::exists(stored()));
    }

    void columnsAreRemovedWithTheirExport()
    {
        QVERIFY(answeredPurchases() > 10'000);
        QVERIFY(QFile::exists(stored()));
        workspace().localExports().remove(job);
        QVERIFY(m_fixture->until([this] { return workspace().localExports().all().empty(); }));
        QVERIFY(!QFile::exists(stored()));
        QVERIFY(!QFile::exists(table()));
    }

    void anErasedContactLeavesNoByteInColumnsAndAnswers()
    {
        const auto before = answeredPurchases();
        QCOMPARE(filesWith(marks).size(), 2);
        QSignalSpy changed(&source(), &InsightSource::changed);
        auto &requests = workspace().erasureRequests();
        QSignalSpy certified(&requests, &privacy::ErasureRequests::certified);
        QVERIFY(m_fixture->until([&] { return requests.isReady(); }));
        const auto id =
            requests.begin(privacy::erasureListFrom(QString::fromLatin1(marks[0])), u"R-1"_s);
        QVERIFY(m_fixture->until([&] { return !certified.isEmpty() && !changed.isEmpty(); }));
        // The journal of the request is removed after the certificate has been written.
        const auto journal = m_fixture->jobManager().folder().pathOf(id);
        QVERIFY(m_fixture->until([&] { return !QFile::exists(journal); }));
        QCOMPARE(filesWith(marks), QStringList());
        QVERIFY(!QFile::exists(stored()));
        QCOMPARE(answeredPurchases(), before - 2);
        QVERIFY(QFile::exists(stored()));
        QCOMPARE(filesWith(marks), QStringList());
    }
};

STOREDESK_TEST(TestInsightColumns)

} // namespace tst_insightcolumns

#include "tst_insightcolumns.moc"
