// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/servicethread.h"
#include "support/manualclock.h"
#include "support/testclass.h"

#include "support/warnings.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

namespace tst_servicethread {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using namespace storedesk::practice;
using enum catalogue::OperationId;

// The wall clock changes only when it is advanced, but work takes time: each reading of the ticks
// adds ten milliseconds, so that a step ends before all work is done.
class BusyClock final : public base::Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return m_day.now(); }
    [[nodiscard]] Duration ticks() const override { return 10ms * ++m_looks; }
    [[nodiscard]] Duration ticksWithSleep() const override { return ticks(); }
    [[nodiscard]] std::unique_ptr<Timer> timer(std::function<void()> ring) override
    {
        return m_day.timer(std::move(ring));
    }
    void advance(Duration by) { m_day.advance(by); }

private:
    support::ManualClock m_day;
    mutable std::atomic<int> m_looks = 0;
};

class TestServiceThread final : public QObject
{
    Q_OBJECT

    static constexpr int contacts = 2'500;

    QTemporaryDir m_folder;
    BusyClock m_clock;
    int m_store = 0;

    [[nodiscard]] QString dataFile() const
    {
        return m_folder.filePath(u"store%1.sqlite"_s.arg(m_store));
    }

    std::unique_ptr<Backend> backend()
    {
        ++m_store;
        auto opened = Backend::open({.dataFile = dataFile(), .contacts = contacts}, m_clock);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().why));
        return std::move(*opened);
    }

    static PracticeRequest request(catalogue::OperationId id, const QStringList &values = {},
                                   const QJsonObject &body = {})
    {
        return {.operation = &catalogue::operation(id),
                .values = values,
                .body = QJsonDocument(body).toJson(QJsonDocument::Compact),
                .base = QUrl(u"http://127.0.0.1:8080"_s)};
    }

    static QJsonObject asked(Handler &handler, const PracticeRequest &request)
    {
        return QJsonDocument::fromJson(handler.answer(request).body).object();
    }

    static QString exported(Handler &handler)
    {
        return asked(handler,
                     request(CreateExport, {},
                             {{u"exportType"_s, u"contacts"_s},
                              {u"delimiter"_s, u","_s},
                              {u"dateFormat"_s, u"ISO"_s}}))[u"id"_s]
            .toString();
    }

    QString imported(Handler &handler)
    {
        QFile file(m_folder.filePath(u"incoming"_s));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write("_email\n");
        for (int row = 0; row < contacts; ++row)
            file.write("w" + QByteArray::number(row) + "@example.org\n");
        file.close();
        auto create = request(CreateImport);
        create.form = {{u"type"_s, u"contacts"_s},
                       {u"delimiter"_s, u","_s},
                       {u"overrideExisting"_s, u"true"_s},
                       {u"updateOnlyEmptyFields"_s, u"false"_s}};
        create.upload =
            Upload{.fileName = u"people.csv"_s, .path = file.fileName(), .size = file.size()};
        return asked(handler, create)[u"id"_s].toString();
    }

    [[nodiscard]] qsizetype filesThere(const QString &pattern) const
    {
        return QDir(dataFile() + u".files"_s).entryList({pattern}).size();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void oneQuestionDoesOnlyAPartOfTheWork()
    {
        const auto store = backend();
        const auto id = exported(*store);
        m_clock.advance(1h);
        const auto first = asked(*store, request(GetExport, {id}));
        QCOMPARE(first[u"status"_s], u"inProgress"_s);
        QVERIFY(first[u"progress"_s].toInt() > 0);
        QVERIFY(first[u"progress"_s].toInt() < contacts);
        while (store->work())
            ;
        QCOMPARE(asked(*store, request(GetExport, {id}))[u"status"_s], u"finished"_s);
    }

    void exportsAreWrittenWithoutPolling()
    {
        ServiceThread worker(backend());
        const auto before = filesThere(u"*.zip"_s);
        const auto id = exported(worker);
        m_clock.advance(1h);
        QTRY_COMPARE(filesThere(u"*.zip"_s), before + 1);
        const auto body = asked(worker, request(GetExport, {id}));
        QCOMPARE(body[u"status"_s], u"finished"_s);
        QCOMPARE(body[u"progress"_s], body[u"total"_s]);
    }

    void importsAreProcessedWithoutPolling()
    {
        ServiceThread worker(backend());
        const auto id = imported(worker);
        QCOMPARE(filesThere(u"*.upload"_s), 1);
        m_clock.advance(1h);
        QTRY_COMPARE(filesThere(u"*.upload"_s), 0);
        const auto body = asked(worker, request(GetImport, {id}));
        QCOMPARE(body[u"status"_s], u"finished"_s);
        QCOMPARE(body[u"success"_s], contacts);
    }

    // The next job also starts without a request, and an idle worker wakes up again.
    void itContinuesWithTheNext()
    {
        ServiceThread worker(backend());
        const auto before = filesThere(u"*.zip"_s);
        for (int round = 1; round <= 2; ++round) {
            exported(worker);
            exported(worker);
            QTRY_VERIFY((m_clock.advance(10s), filesThere(u"*.zip"_s) == before + 2 * round));
        }
    }

    void itEndsWhileWorkIsUnderWay()
    {
        auto worker = std::make_unique<ServiceThread>(backend());
        const auto before = filesThere(u"*.zip"_s);
        exported(*worker);
        m_clock.advance(1h);
        worker.reset();
        QVERIFY(filesThere(u"*.zip"_s) <= before + 1);
        QCOMPARE(filesThere(u"*.part"_s), 0);
    }
};

STOREDESK_TEST(TestServiceThread)

} // namespace tst_servicethread

#include "tst_servicethread.moc"
